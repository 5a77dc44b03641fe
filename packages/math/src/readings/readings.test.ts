import { expect, it } from 'vitest';
import { misconceptions, skills } from '../registry.ts';
import type { Params, Skill } from '../types.ts';
import { fingerprintOf, fingerprints } from './fingerprints.ts';
import { chosenProblems, fixedProblems } from './fixed-problems.ts';
import { signedReadings, signedText, toRead } from './signed.ts';

const problems = fixedProblems();
const read = signedReadings();
const now = fingerprints(problems);

it('has problems in which each idea of a skill has an answer, unless only typed questions show it', () => {
  const silent = skills.flatMap((skill) => {
    const shows = (given: readonly Params[], { work }: Skill['misconceptions'][number]) =>
      given.some((params) => work(params) !== undefined);
    const missing = skill.misconceptions.filter((rule) => !shows(problems.get(skill.code) ?? [], rule));
    const drawn = missing.length === 0 ? [] : chosenProblems(skill);
    return missing.filter((rule) => shows(drawn, rule)).map(({ id }) => `${skill.code}: ${id}`);
  });
  expect(silent).toEqual([]);
});

it('has read every idea as it is now: `npm run readings` prints what has to be read, and signs it', () => {
  const open = [...now].flatMap(([id, own]) => {
    const why = toRead(own, read.get(id));
    return why === undefined ? [] : [`${id}: ${why}`];
  });
  expect(open).toEqual([]);
  expect([...read.keys()].filter((id) => !now.has(id))).toEqual([]);
});

it('notices other words, and another rule', () => {
  const [idea] = misconceptions;
  if (idea === undefined) throw new Error('no misconceptions');
  const signed = read.get(idea.id);
  expect(toRead(fingerprintOf({ ...idea, idea: 'Something else.' }, problems), signed)).toBe(
    'changed since it was read: its words',
  );
  const skill = skills.find(({ misconceptions: rules }) => rules.some(({ id }) => id === idea.id));
  const fewer = new Map([...problems, [skill?.code ?? '', []]]);
  expect(toRead(fingerprintOf(idea, fewer), signed)).toBe('changed since it was read: its answers');
  expect(toRead({ words: '', answers: '' }, undefined)).toBe('never read');
});

it('writes what it reads', () => {
  expect(signedText(read).trim().split('\n')).toHaveLength(misconceptions.length);
});
