import { checkAnswer, difficultyOf, findSkill, generateProblem, holdsCase } from '@lemma/math';
import { partOf } from '@lemma/math/part-of';
import type { PlanBlock, PlanBlockKind, PlanRequest } from '@lemma/school/plan';
import { planSchema, readCaseFile } from '@lemma/school/plan';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { standards } from '../standards/standards.ts';
import { wrongAnswers } from './exit-ticket-rows.ts';
import { expectLesson } from './expect-lesson.ts';
import { expectProse } from './expect-prose.ts';
import { faultsSaid } from './faults-said.ts';
import { answerText, problemOfItem } from './items.ts';
import { type CasePair, lessonCasesOf } from './lesson-cases.ts';
import { setOf } from './lesson-set.ts';
import { contextOf, makePlan, tellBlocks } from './make-plan.ts';
import { isFar, isInScope } from './scope.ts';

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

const NAMED = /(?<!\p{L})(?:Problems? (?<first>\d+)(?: (?:to|and) (?<last>\d+))?)/gu;

/** Every part of a plan speaks of the problems that the sheet has, and they cover the standard within its numbers. */
function expectOneSet(code: string, blocks: readonly PlanBlock[]): void {
  const set = setOf(blocks);
  const all = [...set.core, ...(set.claim ? [set.claim] : []), ...set.later];
  const said = blocks.flatMap(({ rows }) =>
    rows.flatMap(({ title, text, parts, student = [] }) => [
      title,
      text,
      ...[...parts, ...student].map((each) => each.text),
    ]),
  );
  for (const text of said)
    for (const { groups } of text.matchAll(NAMED))
      expect(Number(groups?.last ?? groups?.first), text).toBeLessThanOrEqual(all.length);
  const items = new Set(
    [...all, ...set.tickets, ...set.cards].map(({ item }) => `${item.skill} ${item.case} ${item.seed}`),
  );
  for (const { kind, rows } of blocks)
    if (kind === 'misconceptions' || kind === 'look-fors')
      for (const { item, title } of rows)
        if (item) expect(items.has(`${item.skill} ${item.case} ${item.seed}`), title).toBe(true);
  const cases = new Set([...all, ...set.tickets].map(({ item }) => `${item.skill} ${item.case}`));
  // A case whose numbers the standard does not reach, such as sums past 100, belongs to another one.
  const reaches = ({ skill, chosen }: CasePair): boolean =>
    ([1, 2, 3] as const).some((level) =>
      [1, 2, 3, 4, 5, 6].some((seed) => isInScope(code, generateProblem(skill, level, seed, chosen.id))),
    );
  const pairs = lessonCasesOf(code)?.pairs ?? [];
  const missing = pairs
    .filter(reaches)
    .map(({ skill, chosen }) => `${skill.code} ${chosen.id}`)
    .filter((each) => !cases.has(each));
  // Only the headings over whole domains have more cases than fit.
  if (pairs.length <= 30) expect(missing, code).toEqual([]);
  for (const { problem, name } of [...all, ...set.tickets, ...set.cards])
    expect(problem && isInScope(code, problem) && holdsCase(problem), `${code} ${name}`).toBe(true);
}

/** One of so many standards with skills; the soak takes all. */
const covered = partOf(
  160,
  standards.filter(({ code }) => coverOf(code).kind !== 'none'),
  ({ code }) => code,
);

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
  expect(answerText({ answer: { kind: 'quantity', key: '4 boxes', units: ['boxes'] } }, '45')).toBe('`45` boxes');
  expect(answerText(quantity, '138 m')).toBe('`138` m');
  const part = { answer: { kind: 'quantity' as const, key: '7/10 mile', units: ['mile', 'miles'] } };
  expect(answerText(part, '7')).toBe('`7` miles');
  expect(answerText(part, '7/20')).toBe('`7/20` mile');
  // A root of the key is no unit.
  const root = { answer: { kind: 'quantity' as const, key: '2sqrt(10) in', units: ['in'] } };
  expect(answerText(root, '8')).toBe('`8` in');
  expect(answerText({ answer: { kind: 'number', key: '4' } }, '45')).toBe('`45`');
});

describe('a plan', () => {
  it.each(covered.map(({ code }) => code))('for %s is whole, checked, and fits its length', (code) => {
    const plan = planOf(code);
    expect(plan.check.faults).toEqual([]);
    // Where answers are chosen in words, there is less to calculate.
    expect(plan.check.checked).toBeGreaterThanOrEqual(8);
    const rows = (kind: PlanBlockKind) => plan.blocks.find((block) => block.kind === kind)?.rows ?? [];
    // The skills of a few standards have fewer ideas that a problem lets show.
    expect(rows('misconceptions').length).toBeGreaterThanOrEqual(['1.G.A.2', 'F-IF.C.7e'].includes(code) ? 2 : 3);
    expect(rows('look-fors').length).toBeGreaterThanOrEqual(3);
    // A word that no problem, task or sentence of the lesson has is no help.
    const kinds = ['standard', 'goal', 'problems', 'exit-ticket', 'phases'] as const;
    const met = JSON.stringify(kinds.map(rows)).toLowerCase();
    for (const { title } of rows('terms')) expect(met, `${code}: ${title}`).toContain(title);
    const tiers = rows('tiers').flatMap(({ title, item }) =>
      item ? [{ title, asked: JSON.stringify([item.prompt, item.math, item.picture, item.options]), item }] : [],
    );
    // One card would leave nothing to choose.
    if (tiers.length > 0) expect(tiers.map(({ title }) => title)).toContain('As in the lesson');
    expect(tiers.length).not.toBe(1);
    // Each card is another problem, easier as the engine measures it than the one after it.
    expect(new Set(tiers.map(({ asked }) => asked)).size).toBe(tiers.length);
    const measured = tiers.flatMap(({ item }) => {
      const problem = problemOfItem(item);
      return problem ? [difficultyOf(problem)] : [];
    });
    expect(measured).toEqual(measured.toSorted((one, other) => one - other));
    expectOneSet(code, plan.blocks);
    expectLesson(code, plan.blocks);
    expectProse(code, request(code), plan.blocks);
    expect(Object.values(faultsSaid(request(code), plan.blocks, plan.title)).flat()).toEqual([]);
    expect(rows('phases').reduce((sum, { minutes = 0 }) => sum + minutes, 0)).toBe(45);
    expect(rows('exit-ticket').filter(({ item }) => item).length).toBeGreaterThan(0);
    const whole = { id: 'p', ownerId: 't', version: 1, createdAt: 1, updatedAt: 1, request: request(code), ...plan };
    expect(planSchema.safeParse(whole).success).toBe(true);
  });
  it.each([
    ['7.G.A.2', { minutes: 50, needs: ['time'] }],
    ['8.EE.A.3', { model: 'direct', needs: ['time'] }],
    ['K.NBT.A.1', { model: 'direct', needs: ['reading'] }],
    ['3.NBT.A.1', { minutes: 30, model: 'direct' }],
    ['5.G.A.2', { minutes: 30, model: 'direct', needs: ['reading'] }],
    ['7.RP.A.2a', { minutes: 30, needs: ['time'] }],
    ['6.SP.B.5b', { needs: ['time'] }],
    ['8.F.A.1', { minutes: 50 }],
    ['7.NS.A.2c', { minutes: 30 }],
    ['3.NF.A.2', { minutes: 60, needs: ['language'] }],
    ['1.OA.A.1', { needs: ['time', 'reading'] }],
    ['3.OA.C.7', {}],
    ['5.OA.B.3', {}],
    ['1.G.A', { needs: ['language'] }],
    ['2.MD.A.3', { needs: ['language'] }],
    ['3.OA.C', {}],
    ['6.EE.A.2c', {}],
    ['8.EE.B.6', { needs: ['language'] }],
  ] satisfies [string, Partial<PlanRequest>][])('for %s says nothing wrong of its own parts', (code, over) => {
    expect(Object.values(faultsSaid(request(code, over), planOf(code, 77, over).blocks)).flat()).toEqual([]);
  });
  it('is the same for the same seed and another for another', () => {
    expect(planOf('6.RP.A.3b', 4)).toEqual(planOf('6.RP.A.3b', 4));
    expect(planOf('6.RP.A.3b', 5).blocks).not.toEqual(planOf('6.RP.A.3b', 4).blocks);
  });
  it('covers every structural case of its skill, each problem with its case', () => {
    const rows = rowsOf('5.NF.A.1', 'problems');
    const { name = '', cases = [] } = findSkill('fractions.add-unlike') ?? {};
    expect(rows.map(({ title }) => title)).toEqual(
      expect.arrayContaining(cases.map(({ label }) => `${name}: ${label}`)),
    );
  });
  it('puts what the class shows first, with the count, and chooses the skill by it', () => {
    const seen = [{ id: 'fractions.tops-only', students: 6, answers: 9 }];
    const plan = makePlan(request('5.NF.A.1'), 3, seen);
    const [first] = plan?.blocks.find(({ kind }) => kind === 'misconceptions')?.rows ?? [];
    expect(first).toMatchObject({ idea: 'fractions.tops-only', seen: { students: 6, answers: 9 } });
  });
  it('keeps one scenario over its tiers', () => {
    const cards = rowsOf('6.RP.A.2', 'tiers').flatMap(({ item }) => item ?? []);
    expect(cards.length).toBeGreaterThan(1);
    expect(new Set(cards.map((item) => item.case)).size).toBe(1);
    expect(new Set(cards.map((item) => problemOfItem(item)?.params.story)).size).toBe(1);
  });
  it('lets a number that is changed in one place change in all', () => {
    const context = contextOf(request('5.NF.A.1'), []);
    const { blocks } = planOf('5.NF.A.1');
    if (!context) throw new Error('no context');
    const { hard } = setOf(blocks);
    const changed = blocks.map((block) =>
      block.kind !== 'problems'
        ? block
        : {
            ...block,
            edited: true,
            rows: block.rows.map((each) =>
              each.item && each.id === hard?.row.id
                ? { ...each, item: { ...each.item, math: '7 1/6 - 2 3/4', key: '4 5/12', solution: [], edited: true } }
                : each,
            ),
          },
    );
    const told = tellBlocks(context, changed);
    for (const kind of ['look-fors', 'misconceptions'] as const) {
      const text = JSON.stringify(told.find((block) => block.kind === kind));
      expect(text).toContain('7 1/6 - 2 3/4');
      expect(text).not.toContain(hard?.item.math);
    }
    expect(JSON.stringify(told.find(({ kind }) => kind === 'phases'))).toContain('4 5/12');
    const stored = changed.map((block) => (block.kind === 'phases' ? { ...block, locked: true } : block));
    expect(tellBlocks(context, stored).find(({ kind }) => kind === 'phases')?.rows).toEqual(
      blocks.find(({ kind }) => kind === 'phases')?.rows,
    );
  });
  it('quotes the official wording once, with its notice, where a school has it', () => {
    const items = [{ humanCodingScheme: 'CCSS.Math.Content.5.NF.A.1', fullStatement: 'Wording of the publisher.' }];
    const file = { CFDocument: { title: 'Invented standards', creator: 'A publisher' }, CFItems: items };
    const read = readCaseFile(JSON.stringify(file), () => true);
    if (!read.ok) throw new Error('not read');
    const official = { text: read.official.wordings['5.NF.A.1'] ?? '', notice: read.official.notice };
    expect(JSON.stringify(planOf('5.NF.A.1').blocks)).toContain('not the official wording');
    const plan = makePlan(request('5.NF.A.1'), 7, [], official);
    const text = JSON.stringify(plan?.blocks);
    expect(text.split(official.text)).toHaveLength(2);
    expect(text).toContain(official.notice);
    expect(text).not.toContain('Our own');
  });
  it.each(['K.CC.B.5', '2.NBT.A.2', '1.NBT.A.1'])('goes as far in %s as the numbers of the standard do', (code) => {
    const { core, later, tickets } = setOf(planOf(code).blocks);
    expect([...core, ...later, ...tickets].some(({ problem }) => problem && isFar(code, problem))).toBe(true);
  });
  it('leaves no time for what a short lesson has no time for', () => {
    const said = (minutes: number) => JSON.stringify(planOf('A-REI.C.6', 7, { minutes }).blocks);
    expect(said(60)).not.toContain('With a partner: ');
    expect(said(30)).toContain('With a partner: ');
  });
  it('takes the sense of a word from its own cluster, and an equation for no amount', () => {
    expect(rowsOf('A-REI.B.3', 'terms').find(({ title }) => title === 'solution')?.text).toMatch(/^a value/);
    expect(JSON.stringify(rowsOf('6.EE.C.9', 'phases'))).not.toContain('with its unit');
    expect(JSON.stringify(rowsOf('3.MD.A.2', 'phases'))).toContain('with its unit');
  });
  it('names what students solve, not what the teacher has shown', () => {
    const said = planOf('4.NF.B.4b', 7, { model: 'direct', minutes: 60, needs: ['time'] }).blocks.flatMap(
      ({ rows }) => rows,
    );
    expect(JSON.stringify(said.find(({ id }) => id === 'time'))).not.toContain('Problem 1');
    expect(JSON.stringify(said.find(({ id }) => id === 'phase-again'))).not.toContain('which of them');
  });
  it('is no lesson on data where there are none', () => {
    expect(JSON.stringify(planOf('6.SP.B.5b').blocks)).not.toMatch(/display|bare numbers|each number stands for/);
  });
  it.each(['5.NF.A.1', '2.NBT.B.5', '7.RP.A.3', '1.OA.A.1'])(
    'asks %s for its hardest case on the ticket, and has met it before',
    (code) => {
      const { core, tickets } = setOf(planOf(code).blocks);
      const [ticket] = tickets;
      expect(core.map(({ item }) => `${item.skill} ${item.case}`)).toContain(
        `${ticket?.item.skill} ${ticket?.item.case}`,
      );
    },
  );
});

const sentencesOf = (code: string): Map<string, number> => {
  const found = new Map<string, number>();
  for (const { rows } of planOf(code).blocks)
    for (const { title, text, parts, student = [] } of rows)
      for (const said of [title, text, ...[...parts, ...student].map((each) => each.text)].flatMap((each) =>
        each.split(/(?<=[.!?:;])\s+/),
      )) {
        const plain = said.replaceAll(/`[^`]*`|\d+/g, '#').trim();
        found.set(plain, plain.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length);
      }
  return found;
};

it('says of a student what is done, or what is thought', () => {
  const said = [5, 6, 7, 8].map((seed) => JSON.stringify(planOf('5.NBT.A.3b', seed)));
  expect(said.join()).toMatch(/A student who (?:thinks|takes|reads|compares)/);
  expect(said.join()).not.toMatch(/A student who (?:longer|shorter|only a zero)/);
});

it('shares at most a quarter of its prose with a plan of another kind of standard', () => {
  const all = ['5.NF.A.1', '3.NF.A.1', '1.OA.A.1', '6.SP.B.4', '8.G.B.7'].map(sentencesOf);
  for (const one of all)
    for (const other of all) {
      if (one === other) continue;
      const words = [...one.values()].reduce((sum, each) => sum + each, 0);
      const shared = [...one].reduce((sum, [text, count]) => sum + (other.has(text) ? count : 0), 0);
      expect(shared / words).toBeLessThan(0.25);
    }
});

describe('an exit ticket', () => {
  it('names together the ideas that give one answer', () => {
    const skill = findSkill('whole-numbers.add-two-digit');
    const problem = skill && setOf(planOf('2.NBT.B.5').blocks).core[0]?.problem;
    if (!skill || !problem) throw new Error('no problem');
    const wrong = wrongAnswers(skill, problem);
    for (const [index, { answer }] of wrong.entries()) {
      expect(checkAnswer(problem.answer, answer).verdict).toBe('wrong');
      expect(wrong.findIndex((each) => each.answer === answer)).toBe(index);
    }
  });
});
