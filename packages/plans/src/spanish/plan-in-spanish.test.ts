import { IS_SOAK } from '@lemma/math/part-of';
import type { PlanRequest, PlanRow } from '@lemma/school/plan';
import { describe, expect, it } from 'vitest';
import { makePlan } from '../plan/make-plan.ts';
import { sheetPages } from '../sheet/sheet-pages.ts';
import { standards } from '../standards/standards.ts';
import { planInSpanish } from './plan-in-spanish.ts';

const requestFor = (standard: string): PlanRequest => ({ standard, minutes: 45, model: 'explore', needs: [] });

/** Words that English has and Spanish has not. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|of|is|are|was|they|their|it|its|this|that|with|from|for|in|on|by|to|how|many|more|which|what|who|not|there|an|or|each|way|write|draw)(?!\p{L})/iu;

const textsOf = ({ title, text, parts, student = [], item }: PlanRow): string[] => [
  title,
  text,
  ...parts.flatMap((part) => [part.label, part.text]),
  ...student.map((asked) => asked.text),
  ...(item ? [item.prompt, ...(item.options ?? []).map(({ label }) => label)] : []),
];
const mathIn = (text: string): string => String(text.match(/`[^`]+`/g)?.sort());
const shape = ({ id, minutes, use, idea, parts, student = [], item }: PlanRow) =>
  JSON.stringify({
    id,
    minutes,
    use,
    idea,
    parts: parts.length,
    room: student.map(({ room }) => room),
    item: item?.seed,
  });

/** One plan in a usual run, those of all standards in the soak. */
const codes = IS_SOAK
  ? standards.filter(({ kind }) => kind === 'standard' || kind === 'part').map(({ code }) => code)
  : ['K.OA.A.2'];

describe.each(codes)('the plan for %s', (code) => {
  const plan = makePlan(requestFor(code), 7);
  it('is the same plan in Spanish: its structure, its mathematics, and no English', () => {
    if (plan === undefined) return;
    const unsaid: string[] = [];
    const said = planInSpanish(plan, (text) => unsaid.push(text));
    expect(unsaid).toEqual([]);
    const [rows, others] = [plan, said ?? plan].map(({ blocks }) => blocks.flatMap((block) => block.rows));
    expect(others?.map(shape)).toEqual(rows?.map(shape));
    const texts = [rows, others].map((each) => (each ?? []).flatMap(textsOf));
    expect(texts[1]?.map(mathIn)).toEqual(texts[0]?.map(mathIn));
    expect(texts[1]?.filter((text) => ENGLISH.test(text.replaceAll(/`[^`]*`|MP\.\d/g, '')))).toEqual([]);
    const pages = [sheetPages(plan.blocks), sheetPages(said?.blocks ?? [], 'es')];
    expect(pages[1]?.map(({ kind, parts }) => [kind, parts.length])).toEqual(
      pages[0]?.map(({ kind, parts }) => [kind, parts.length]),
    );
  });
});

it('leaves what a person wrote, and is no plan where a text of its own has no Spanish', () => {
  const plan = makePlan(requestFor('K.OA.A.2'), 7);
  const goal = plan?.blocks.find(({ kind }) => kind === 'goal');
  if (plan === undefined || goal === undefined) throw new Error('no plan');
  const written = goal.rows.map((row) => ({ ...row, text: 'Words of my own.' }));
  const withRows = (edited: boolean) => ({
    ...plan,
    blocks: plan.blocks.map((block) => (block === goal ? { ...goal, edited, rows: written } : block)),
  });
  expect(planInSpanish(withRows(true))?.blocks.find(({ kind }) => kind === 'goal')?.rows[0]?.text).toBe(
    'Words of my own.',
  );
  expect(planInSpanish(withRows(false))).toBeUndefined();
});
