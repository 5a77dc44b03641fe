import { DAY } from '@lemma/school/time';
import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import type { EasinessOf } from './knowledge.ts';
import { summariseStudent } from './student.ts';

const curriculum = { prerequisitesOf: () => [], skills: [] };
const START = Date.UTC(2026, 8, 7);

function answered(skill: string, marks: string, from = START): Answer[] {
  return [...marks].map((letter, index) => {
    const at = from + index * 60_000;
    const mark = letter === 'r' ? 'right' : 'wrong';
    return {
      ...{ assignmentId: 'a', itemId: `${skill} ${at}`, skill, at, took: 20_000, mark, tries: 1, hints: 0, lastAt: at },
      ...{ solved: letter === 'r', wrongStreak: letter === 'r' ? 0 : 1, response: '5', chances: [], shown: [] },
    };
  });
}

/** The rates of a night: all skills so easy. */
const fitted = (fittedAt: number, mean: number): EasinessOf =>
  Object.assign(() => ({ mean, variance: 0.05 }), { fittedAt });
const [first, second] = [fitted(1, 1.8), fitted(2, -2)];

const work = [...answered('one', 'rrrrr'), ...answered('two', 'rrwrr')];
const before = summariseStudent(work, curriculum, { easinessOf: first });

it('leaves what was found of a skill as it was, whatever the next night learns, until there is work on the skill', () => {
  const more = [...work, ...answered('two', 'w', START + DAY)];
  const unstored = summariseStudent(more, curriculum, { easinessOf: second });
  expect(unstored.skills.one?.level).not.toBe(before.skills.one?.level);
  const after = summariseStudent(more, curriculum, { easinessOf: second, settled: before.settled });
  expect(after.skills.one).toEqual(before.skills.one);
  expect(after.gained.filter(({ skill }) => skill === 'one')).toEqual(
    before.gained.filter(({ skill }) => skill === 'one'),
  );
  expect(after.skills.two).toEqual(unstored.skills.two);
  // Nor does it move in the nights after that.
  const later = summariseStudent(more, curriculum, { easinessOf: fitted(3, -2), settled: after.settled });
  expect(later.skills).toEqual(after.skills);
});

it('finds a skill anew where an answer to it is graded otherwise, or gone', () => {
  for (const changed of [
    work.map((one, index) => (index === 1 ? { ...one, mark: 'wrong' as const } : one)),
    work.filter((_, index) => index !== 1),
  ]) {
    const anew = summariseStudent(changed, curriculum, { easinessOf: second });
    const after = summariseStudent(changed, curriculum, { easinessOf: second, settled: before.settled });
    expect(after.skills.one).toEqual(anew.skills.one);
    expect(after.skills.two).toEqual(before.skills.two);
  }
});

it('ends in the same whatever order work arrives in between two nights', () => {
  const [one, two] = [answered('one', 'rrrrr'), answered('two', 'rrwrr', START - DAY)];
  const known = (all: readonly Answer[], settled = {}) =>
    summariseStudent(all, curriculum, { easinessOf: first, settled });
  const late = known([...one, ...two], known(one).settled);
  expect(late).toEqual(known([...one, ...two]));
});

it('still has what was found where old answers to the skill are summed up', () => {
  const many = answered('one', 'wwwwwwwwrrrrrrrrrrrrrr');
  const stored = summariseStudent(many, curriculum, { easinessOf: first }).settled;
  const newest = many.slice(-12);
  const after = summariseStudent(newest, curriculum, { easinessOf: second, settled: stored });
  expect(after.skills.one).toMatchObject({ level: stored.one?.level, estimate: stored.one?.estimate, answers: 12 });
});
