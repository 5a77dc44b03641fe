import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { skillsInArabic } from './arabic/skills.ts';
import { commonCore } from './common-core.ts';
import { separates } from './examine.ts';
import { generateProblem } from './generate.ts';
import { listed } from './misconceptions/listed.ts';
import { writtenWorkMisconceptions } from './misconceptions/written-work.ts';
import { findMisconception, findSkill, misconceptions, skills } from './registry.ts';
import { createRng } from './rng.ts';
import { skillCodes } from './skills/skill-codes.ts';
import { skillsInSpanish } from './spanish/skills.ts';
import type { Skill } from './types.ts';

const FIRST_ALGEBRA = 9;
const GRADES = [0, 1, 2, 3, 4, 5, 6, 7, 8, FIRST_ALGEBRA];
const LEVELS = [1, 2, 3] as const;

const root = join(import.meta.dirname, '../../..');

/** Codes that occur more than once. */
const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Skills in an order in which they can be taught; without those on a cycle or after one. */
function teachable(all: readonly Skill[]): Set<string> {
  const taught = new Set<string>();
  for (let before = -1; taught.size > before; ) {
    before = taught.size;
    for (const { code, prerequisites } of all) if (prerequisites.every((one) => taught.has(one))) taught.add(code);
  }
  return taught;
}

describe('the registry', () => {
  it('covers kindergarten, every grade from 1 to 8 and Algebra 1 with at least 90 skills', () => {
    expect(skills.length).toBeGreaterThanOrEqual(90);
    expect([...new Set(skills.map(({ grade }) => grade))]).toEqual(GRADES);
    for (const grade of GRADES)
      expect(skills.filter((skill) => skill.grade === grade).length).toBeGreaterThanOrEqual(5);
  });

  it('asks for a choice in all problems of a skill or in none', () => {
    for (const skill of skills) {
      const kinds = skill.cases.flatMap(({ id }) =>
        LEVELS.map((level) => skill.pose(skill.draw(createRng(level), level, id)).answer.kind === 'choice'),
      );
      expect(new Set(kinds).size, skill.code).toBe(1);
    }
  });

  it('tells stories in at least 30 skills', () => {
    expect(skills.filter(({ wordProblem }) => wordProblem === true).length).toBeGreaterThanOrEqual(30);
  });

  it('knows at least 120 misconceptions, each described and each with a source', () => {
    expect(misconceptions.length).toBeGreaterThanOrEqual(120);
    for (const { id, name, idea, why, move, feedback, sources } of misconceptions) {
      expect(sources.length, id).toBeGreaterThan(0);
      for (const text of [name, idea, why, move, feedback]) expect(text.trim().length, id).toBeGreaterThan(5);
    }
  });

  it('takes nearly all misconceptions from dated publications', () => {
    const dated = misconceptions.filter(({ sources }) => sources.some((source) => /(?:19|20)\d\d/.test(source)));
    expect(dated.length / misconceptions.length).toBeGreaterThan(0.98);
  });

  it('gives every skill and every misconception a code of its own, under its domain', () => {
    expect(repeated(skills.map(({ code }) => code))).toEqual([]);
    expect(repeated(misconceptions.map(({ id }) => id))).toEqual([]);
    for (const { code, domain } of skills) expect(code).toMatch(new RegExp(`^${domain}\\.[a-z0-9]+(?:-[a-z0-9]+)*$`));
    for (const skill of skills) expect(repeated(skill.cases.map(({ id }) => id)), skill.code).toEqual([]);
    for (const skill of skills) expect(repeated(skill.misconceptions.map(({ id }) => id)), skill.code).toEqual([]);
  });

  it('gives each skill a name of its own in all languages', () => {
    expect(repeated(skills.map(({ name }) => name))).toEqual([]);
    expect(repeated(Object.values(skillsInSpanish))).toEqual([]);
    expect(repeated(Object.values(skillsInArabic))).toEqual([]);
  });

  it('finds what it lists, and nothing else', () => {
    for (const skill of skills) expect(findSkill(skill.code)).toBe(skill);
    for (const idea of misconceptions) expect(findMisconception(idea.id)).toBe(idea);
    expect([findSkill('constructor'), findMisconception('__proto__')]).toEqual([undefined, undefined]);
  });

  it('names prerequisites that exist, are met by the next grade at the latest, and form no cycle', () => {
    const broken = skills.flatMap(({ code, grade, prerequisites }) =>
      prerequisites
        // A skill may have a case with negative numbers before the grade that computes with them.
        .filter((one) => (findSkill(one)?.grade ?? Number.POSITIVE_INFINITY) > grade + 1)
        .map((one) => `${code} <- ${one}`),
    );
    expect(broken).toEqual([]);
    const taught = teachable(skills);
    expect(skills.map(({ code }) => code).filter((code) => !taught.has(code))).toEqual([]);
  });

  it('has words for every misconception that a skill carries out, and a skill or a kind of written answer for every misconception', () => {
    const carried = skills.flatMap((skill) => skill.misconceptions.map(({ id }) => id));
    expect(carried.filter((id) => findMisconception(id) === undefined)).toEqual([]);
    const used = new Set([...carried, ...listed(writtenWorkMisconceptions).map(({ id }) => id)]);
    expect(misconceptions.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  it('names standards of the Common Core, at least one per skill', () => {
    const known = new Set(
      Object.entries(commonCore).flatMap(([cluster, numbers]) => numbers.map((number) => `${cluster}.${number}`)),
    );
    expect(skills.filter(({ standards }) => standards.length === 0).map(({ code }) => code)).toEqual([]);
    expect(skills.flatMap(({ standards }) => standards.filter((code) => !known.has(code)))).toEqual([]);
  });

  it('lists the skills of the catalogue, each once', () => {
    expect(skills.map(({ code }) => code).toSorted()).toEqual([...skillCodes].toSorted());
  });

  it('describes wrong work as it describes solutions: what is done, and not who does it', () => {
    const told = skills.flatMap((skill) =>
      skill.cases.flatMap(({ id }) =>
        ([1, 2, 3] as const).flatMap((level) => {
          const { params } = generateProblem(skill, level, 1, id);
          return skill.misconceptions.flatMap((rule) => rule.work(params)?.steps ?? []);
        }),
      ),
    );
    expect(told.length).toBeGreaterThan(1000);
    expect([
      ...new Set(told.map(({ why }) => why).filter((why) => /\b(?:I|my)\b/.test(why.replace(/`[^`]*`/g, '')))),
    ]).toEqual([]);
  });

  it.each(skills.map((skill) => [skill.code, skill] as const))('%s has a case for exit tickets', (_, skill) => {
    const seeds = Array.from({ length: 60 }, (_none, index) => index + 1);
    const found = skill.cases.some(({ id }) =>
      ([2, 1, 3] as const).some((level) => seeds.some((seed) => separates(skill, level, seed, id))),
    );
    expect(found).toBe(true);
  });
});

describe('the command line', () => {
  const run = promisify(execFile);
  const math = (...args: string[]) => run(process.execPath, [join(root, 'packages/math/src/cli.ts'), ...args]);
  /** Gives lines to a command and returns its answers. */
  async function answers(command: string, ...lines: unknown[]): Promise<unknown[]> {
    const started = math(command);
    started.child.stdin?.end(lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
    const { stdout } = await started;
    return stdout
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
  }

  it('shows its commands', async () => {
    const { stdout } = await math('--help');
    for (const name of ['check', 'skills', 'generate', 'diagnose']) expect(stdout).toContain(`  ${name} `);
    await expect(math('nothing')).rejects.toMatchObject({ code: 2 });
  });

  it('lists every skill', async () => {
    const { stdout } = await math('skills');
    expect(stdout.trim().split('\n')).toHaveLength(skills.length);
  });

  it('makes the same problems for the same seed', async () => {
    const args = ['generate', '--skill', 'fractions.add-unlike', '--level', '2', '--seed', '7', '--count', '3'];
    const [one, other] = await Promise.all([math(...args), math(...args)]);
    expect(one.stdout.trim().split('\n')).toHaveLength(3);
    expect(one.stdout).toBe(other.stdout);
    await expect(math('generate', '--skill', 'no.such')).rejects.toMatchObject({ code: 2 });
  });

  it('marks answers and continues after a line that is not JSON', async () => {
    const lines = [
      { student: '1/2', teacher: '0.5' },
      'not JSON',
      { student: 'x+1', teacher: 'x+2', test: 'AlgEquiv' },
    ];
    expect(await answers('check', ...lines)).toMatchObject([
      { verdict: 'right' },
      { verdict: 'invalid' },
      { verdict: 'wrong' },
    ]);
  });

  it('names misconceptions for typed questions and for items of our own', async () => {
    const item = { skill: 'whole-numbers.subtract-two-digit', level: 1, seed: 3, answer: '99999' };
    expect(await answers('diagnose', { question: '2/3 + 1/4', correct: '11/12', answer: '3/7' }, item)).toMatchObject([
      { known: true, explanations: [{ misconceptions: [{ id: 'fractions.add-across' }] }] },
      { known: false, explanations: [] },
    ]);
  });
});
