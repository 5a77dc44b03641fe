import { expect, it } from 'vitest';
import { answer } from './answer.ts';
import { demoSchool } from './demo-school.ts';
import { openForm } from './press.ts';

const now = Date.UTC(2026, 10, 20);
const ask = (text: string) =>
  answer({ text, classId: 'demo-1', seed: 3, turnId: 't', school: demoSchool(now), now, before: undefined });
const offersIn = (made: Awaited<ReturnType<typeof ask>>): readonly string[] =>
  made.parts.flatMap((part) => (part.kind === 'try' ? part.says : []));
const readingOf = (made: Awaited<ReturnType<typeof ask>>): string =>
  made.parts.flatMap((part) => (part.kind === 'text' && part.form ? [part.text] : [])).join();

it.each([
  [
    'Exit ticket on slope from two points, 4 questions, only positive slopes, nothing with fractions in the answer. Algebra 1.',
    /Find the slope through two points.*· 4 problems/,
  ],
  ['I am out Thursday. Need a sub plan for my 7th graders on unit rates, keep it simple', /Find a unit.*substitute/],
  ['who should be in my tier 2 group for place value', /class: groups|Who needs help with place value\?/],
])('shows its reading, and offers what else may be meant, each read as just that: %s', async (text, likely) => {
  const made = await ask(text);
  expect(openForm(made)).toBeDefined();
  expect(made.memo?.slots).toBeUndefined();
  const offers = offersIn(made);
  expect(offers.length).toBeLessThanOrEqual(3);
  expect([readingOf(made), ...offers].some((each) => likely.test(each))).toBe(true);
  for (const offer of offers) expect((await ask(offer)).understood).toBe(true);
});

it('says what it has no data for', async () => {
  const { parts } = await ask('What did my kids get on the state test last spring?');
  expect(JSON.stringify(parts)).toContain('no scores of state or district tests');
});

it('names a number that does not hold, and no condition that does', async () => {
  const five = await ask('Give me five warm-ups, one for each day next week, on multiplication facts');
  expect(openForm(five)?.unused).toContain('five warm-ups (1 made)');
  const most = await ask('who needs help with place value? max 6 kids');
  expect(most.parts.flatMap((part) => (part.kind === 'list' ? part.rows : [])).length).toBeLessThanOrEqual(6);
});
