import { verify } from '@lemma/math';
import type { PlanBlock, PlanRequest } from '@lemma/school/plan';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { makePlan } from '../plan/make-plan.ts';
import { standards } from '../standards/standards.ts';
import { checkBlocks } from './check-blocks.ts';

const request = (standard: string): PlanRequest => ({ standard, minutes: 50, model: 'direct', needs: [] });

const codes = standards.map(({ code }) => code).filter((code) => coverOf(code).kind === 'full' && /\d$/.test(code));

const MOST_TEXTS = 200;
/** Sentences such as a plan, a teacher or a model writes, from the worked solutions of generated problems. */
function makeTexts(): string[] {
  const found = new Set<string>();
  for (const seed of [1, 2, 3]) {
    for (const code of codes) {
      // Here, and not after a seed: a plan for every standard takes more than a minute.
      if (found.size === MOST_TEXTS) return [...found];
      const items = makePlan(request(code), seed)?.blocks.flatMap(({ rows }) => rows.flatMap(({ item }) => item ?? []));
      for (const { math, key, solution } of items ?? []) {
        const line = solution.find(({ line: each }) => /^[\d\s./+×÷()-]+ = -?[\d./]+$/.test(each))?.line;
        const claim = line ?? (math !== undefined && /^[\d\s./+×÷()-]+$/.test(math) ? `${math} = ${key}` : undefined);
        if (claim !== undefined && verify(`\`${claim}\``).right === 1 && found.size < MOST_TEXTS) found.add(claim);
      }
    }
  }
  return [...found];
}
const texts = makeTexts();
const frames = [
  (claim: string) => `Write \`${claim}\` on the board and ask for a second way.`,
  (claim: string) => `Together they find that ${claim}, and say it in a sentence.`,
  (claim: string) =>
    `So $${claim.replaceAll('×', '\\times').replaceAll('÷', '\\div')}$ is where the class should arrive.`,
  (claim: string) => `The worked line reads:\n${claim}\nThen go on to the next problem.`,
];
const framed = (claim: string, index: number): string => (frames[index % frames.length] ?? String)(claim);
/** A claim with its last number changed, like a slip or an error of a model. */
const spoilt = (claim: string, index: number): string =>
  claim.replace(/\d+(?=[^\d]*$)/, (digits) => String(Number(digits) + 1 + (index % 3)));

const block = (text: string): Pick<PlanBlock, 'id' | 'rows'> => ({
  id: 'b',
  rows: [{ id: 'r', title: '', text, parts: [] }],
});

describe('the verification pass', () => {
  it('finds each of 200 planted errors, and calls none of the 200 right texts wrong', () => {
    expect(texts).toHaveLength(200);
    const missed = texts
      .map((claim, index) => framed(spoilt(claim, index), index))
      .filter((text) => checkBlocks([block(text)]).faults.length === 0);
    const accused = texts.map(framed).filter((text) => checkBlocks([block(text)]).faults.length > 0);
    expect({ missed, accused }).toEqual({ missed: [], accused: [] });
  });
  it('finds a planted key in each problem of a plan', () => {
    const blocks = makePlan(request('5.NBT.B.7'), 3)?.blocks.filter(({ kind }) => kind === 'problems') ?? [];
    const items = blocks.flatMap(({ rows }) => rows);
    for (const row of items) {
      if (!row.item) continue;
      for (const edited of [true, false]) {
        const wrong = { ...row, item: { ...row.item, key: '123456', edited } };
        expect(checkBlocks([{ id: 'b', rows: [wrong] }]).faults, row.item.math ?? row.item.prompt).not.toEqual([]);
      }
    }
  });
  it('marks what it cannot vouch for', () => {
    const rows = makePlan(request('5.NF.A.1'), 3)?.blocks.find(({ kind }) => kind === 'problems')?.rows;
    const row = rows?.find(({ item }) => item?.skill === 'fractions.add-unlike');
    if (!row?.item) throw new Error('no item');
    const { math: _, ...words } = row.item;
    const story = { ...row, item: { ...words, prompt: 'How many are there?', key: '4', edited: true } };
    expect(checkBlocks([{ id: 'b', rows: [story] }]).faults[0]?.reason).toBe('not verified');
    const changed = { ...row, item: { ...row.item, math: '1/2 + 1/4', key: '3/4', edited: true } };
    expect(checkBlocks([{ id: 'b', rows: [changed] }]).faults).toEqual([]);
    const slipped = { ...row, item: { ...row.item, math: '1/2 + 1/4', key: '2/6', edited: true } };
    expect(checkBlocks([{ id: 'b', rows: [slipped] }]).faults[0]?.reason).toBe('it comes to 3/4');
  });
  it('does not take something correct for a mistake', () => {
    const row = makePlan(request('5.NF.A.1'), 3)?.blocks.find(({ kind }) => kind === 'misconceptions')?.rows[0];
    if (!row?.item) throw new Error('no item');
    const part = { label: 'They write', text: `\`${row.item.key}\``, kind: 'mistake' as const };
    expect(checkBlocks([{ id: 'b', rows: [{ ...row, parts: [part] }] }]).faults[0]?.reason).toContain('it is the key');
    const free = {
      id: 'r',
      title: '',
      text: '',
      parts: [{ label: '', text: '`2 + 2 = 4`', kind: 'mistake' as const }],
    };
    expect(checkBlocks([{ id: 'b', rows: [free] }]).faults).toHaveLength(1);
  });
  it.each([
    ['a sentence', 'Hand out the paper and ask for a second way.', { checked: 0, unread: 1 }],
    [
      'a sentence that is wrong',
      'To divide fractions, I divide the first number by the second.',
      { checked: 0, unread: 1 },
    ],
    ['an equation', '`2 + 2 = 4`', { checked: 1, unread: 0 }],
    ['nothing', '', { checked: 0, unread: 0 }],
  ])('counts %s that nobody has checked apart from what was', (_, text, found) => {
    expect(checkBlocks([block(text)])).toMatchObject({ ...found, right: found.checked, faults: [] });
  });
  it('counts what somebody believes as unread, beside an answer that is checked', () => {
    const row = makePlan(request('5.NF.A.1'), 3)?.blocks.find(({ kind }) => kind === 'misconceptions')?.rows[0];
    if (!row) throw new Error('no idea');
    const { checked, unread = 0 } = checkBlocks([{ id: 'b', rows: [row] }]);
    expect(checked).toBeGreaterThan(0);
    expect(unread).toBeGreaterThan(0);
  });
});
