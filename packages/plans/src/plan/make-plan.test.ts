import { checkAnswer, findSkill } from '@lemma/math';
import type { PlanBlockKind, PlanRequest } from '@lemma/school/plan';
import { planSchema } from '@lemma/school/plan';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { standards } from '../standards/standards.ts';
import { answerText, problemOfItem } from './items.ts';
import { makePlan } from './make-plan.ts';
import { minutesOf } from './minutes.ts';
import { answersOfMisconceptions, tickets } from './problem-blocks.ts';
import { weightOf } from './weight.ts';

const request = (standard: string, over: Partial<PlanRequest> = {}): PlanRequest => ({
  standard,
  minutes: 45,
  model: 'explore',
  needs: [],
  ...over,
});
const planOf = (standard: string, seed = 7, over: Partial<PlanRequest> = {}) => {
  const plan = makePlan(request(standard, over), seed);
  if (!plan) throw new Error(`no plan for ${standard}`);
  return plan;
};
const rowsOf = (standard: string, kind: PlanBlockKind, seed?: number) =>
  planOf(standard, seed).blocks.find((block) => block.kind === kind)?.rows ?? [];

/** One of so many standards with skills; the soak takes all. */
const ONE_OF = Number(process.env.LEMMA_ONE_STANDARD_OF ?? 20);
const covered = standards
  .filter(({ code }) => coverOf(code).kind !== 'none')
  .filter((_, index) => index % ONE_OF === 0);

describe('cover', () => {
  it('says what stands behind a code', () => {
    expect(coverOf('5.NF.A.1').kind).toBe('full');
    expect(coverOf('5.NF.A').skills.length).toBeGreaterThan(coverOf('5.NF.A.1').skills.length);
    expect(coverOf('3.NF.A.2a').kind).toBe('near');
    expect(coverOf('G-C.A.1').kind).toBe('none');
    expect(makePlan(request('G-C.A.1'), 1)).toBeUndefined();
    expect(makePlan(request('9.XX.A.1'), 1)).toBeUndefined();
  });
});

it('gives a wrong number the unit of the key, which would tell them apart', () => {
  const quantity = { answer: { kind: 'quantity', key: '48°', units: ['°', 'degrees'] } } as const;
  expect(answerText(quantity, '138')).toBe('`138°`');
  expect(answerText({ answer: { kind: 'quantity', key: '4 boxes', units: ['boxes'] } }, '45')).toBe('`45 boxes`');
  expect(answerText(quantity, '138 m')).toBe('`138 m`');
  expect(answerText({ answer: { kind: 'number', key: '4' } }, '45')).toBe('`45`');
});

describe('a plan', () => {
  it.each(covered.map(({ code }) => code))('for %s is whole, checked, and fits its length', (code) => {
    const plan = planOf(code);
    expect(plan.check.faults).toEqual([]);
    expect(plan.check.checked).toBeGreaterThan(10);
    const rows = (kind: PlanBlockKind) => plan.blocks.find((block) => block.kind === kind)?.rows ?? [];
    expect(rows('misconceptions').length).toBeGreaterThanOrEqual(3);
    expect(rows('look-fors').length).toBeGreaterThanOrEqual(3);
    expect(rows('terms').length).toBeGreaterThanOrEqual(3);
    const tiers = rows('tiers').flatMap(({ title, item }) =>
      item ? [{ title, asked: `${item.prompt}|${item.math}`, item }] : [],
    );
    expect(tiers.map(({ title }) => title)).toContain('At grade level');
    // Each tier is another problem, with friendlier numbers than the one above it.
    expect(new Set(tiers.map(({ asked }) => asked)).size).toBe(tiers.length);
    const weights = tiers.map(({ item }) => weightOf(item));
    expect(weights).toEqual(weights.toSorted((one, other) => one - other));
    expect(new Set(weights).size).toBe(weights.length);
    // The text must not refer to a tier that does not exist.
    if (!tiers.some(({ title }) => title.startsWith('Above')))
      expect(JSON.stringify(plan.blocks)).not.toMatch(/\bstretch(?!es of)/i);
    // "An answer of its own" may be said only if the wrong answers really differ.
    const wrong = rows('exit-ticket').map(({ parts }) =>
      parts.filter((part) => part.kind === 'mistake').map(({ text }) => text),
    );
    const sorting = rows('exit-ticket').find(({ id }) => id === 'idea')?.text ?? '';
    if (wrong.some((texts) => new Set(texts).size < texts.length))
      expect(sorting).not.toContain('each with an answer of its own');
    expect(rows('phases').reduce((sum, { minutes = 0 }) => sum + minutes, 0)).toBe(45);
    expect(rows('exit-ticket').filter(({ item }) => item).length).toBeGreaterThan(0);
    const whole = { id: 'p', ownerId: 't', version: 1, createdAt: 1, updatedAt: 1, request: request(code), ...plan };
    expect(planSchema.safeParse(whole).success).toBe(true);
  });
  it('is the same for the same seed and another for another', () => {
    expect(planOf('6.RP.A.3b', 4)).toEqual(planOf('6.RP.A.3b', 4));
    expect(planOf('6.RP.A.3b', 5).blocks).not.toEqual(planOf('6.RP.A.3b', 4).blocks);
  });
  it('covers every structural case of its skill, each problem with its case', () => {
    const rows = rowsOf('5.NF.A.1', 'problems');
    const cases = findSkill('fractions.add-unlike')?.cases.map(({ label }) => label) ?? [];
    expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(cases));
  });
  it('puts what the class shows first, with the count, and chooses the skill by it', () => {
    const seen = [{ id: 'fractions.tops-only', students: 6, answers: 9 }];
    const plan = makePlan(request('5.NF.A.1'), 3, seen);
    const [first] = plan?.blocks.find(({ kind }) => kind === 'misconceptions')?.rows ?? [];
    expect(first).toMatchObject({ idea: 'fractions.tops-only', seen: { students: 6, answers: 9 } });
  });
  it('keeps one scenario over its tiers', () => {
    const [below, at, above] = rowsOf('6.RP.A.2', 'tiers').map(({ item }) => item);
    expect(below?.case).toBe(at?.case);
    expect(above?.case).toBe(at?.case);
    const stories = [below, at, above].map((item) => item && problemOfItem(item)?.params.story);
    expect(new Set(stories).size).toBe(1);
  });
  it('differs for another standard: no misconception, prerequisite or look-for of one is in the other', () => {
    const texts = (code: string) =>
      (['misconceptions', 'look-fors', 'goal'] as const).flatMap((kind) =>
        rowsOf(code, kind).flatMap(({ title, text, parts }) => [title, text, ...parts.map((part) => part.text)]),
      );
    const other = new Set(texts('8.EE.C.7b'));
    const shared = texts('5.NF.A.1').filter((text) => text !== '' && other.has(text));
    expect(shared).toEqual(['Asks the right question first', 'Big idea', 'Students will be able to']);
  });
});

describe('an exit ticket', () => {
  it.each(['fractions.add-unlike', 'equations.two-step', 'integers.subtract', 'percent.find-whole'])(
    'of %s tells each of its ideas from the key',
    (code) => {
      const skill = findSkill(code);
      if (!skill) throw new Error(code);
      for (const seed of [1, 2, 3]) {
        for (const { problem, answers } of tickets(skill, seed)) {
          expect(answersOfMisconceptions(skill, problem)).toEqual(answers);
          for (const { answer } of answers) expect(checkAnswer(problem.answer, answer).verdict).toBe('wrong');
        }
      }
    },
  );
  it('lets every idea of a skill show', () => {
    const skill = findSkill('fractions.add-unlike');
    const told = skill && new Set(tickets(skill, 5).flatMap(({ answers }) => answers.map(({ id }) => id)));
    expect(told?.size).toBe(skill?.misconceptions.length);
  });
});

describe('minutes', () => {
  const lengths = Array.from({ length: 76 }, (_, index) => index + 15);
  it.each(['explore', 'direct'] as const)('of a lesson (%s) add up, with ten for the talk at least', (model) => {
    for (const total of lengths) {
      const minutes = minutesOf(total, model);
      expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(total);
      expect(minutes[2], String(total)).toBeGreaterThanOrEqual(10);
      for (const each of minutes) expect(each, String(total)).toBeGreaterThanOrEqual(1);
    }
  });
});
