import { describe, expect, it } from 'vitest';
import { ask, drawnOf, said, tasksOf } from '../ask-demo.ts';

/** The set that a text makes of the one above. */
async function changedBy(first: string, text: string) {
  const { memo: before } = await ask(first);
  if (before?.slots === undefined) throw new Error(`nothing was made of ${first}`);
  const made = await ask(text, before);
  return { before, memo: made.memo ?? before, all: said(made.parts) };
}
const skillsIn = (memo: Awaited<ReturnType<typeof changedBy>>['memo']): string[] => [
  ...new Set(memo.slots?.map(({ skill }) => skill)),
];

describe('the set above once more', () => {
  it.each([
    ['10 problems adding two digit numbers with regrouping', 'now the same but subtraction', 'subtract-two-digit', 10],
    ['5 problems on multiplying decimals', 'what about dividing', 'divide', 5],
    ['3 problems on finding the volume of a rectangular prism', 'ok now with fractional sides', 'fraction', 3],
  ])('%s, then “%s”', async (first, text, skill, count) => {
    const { memo } = await changedBy(first, text);
    expect(skillsIn(memo).join()).toContain(skill);
    expect(memo.slots).toHaveLength(count);
  });
  it('on another topic says nothing that was said of the first by its name', async () => {
    const { all } = await changedBy('6 problems adding two digit numbers', 'now the same but subtraction');
    expect(all).not.toContain('adding two digit');
  });
  it('is no other topic where only “one” points to it', async () => {
    const { before, memo } = await changedBy('4 problems on systems by substitution', 'one with no solution');
    expect(skillsIn(memo)).toEqual(skillsIn(before));
  });
});

describe('what is said anew takes the place of what was said', () => {
  it('of the place that is rounded to', async () => {
    const { memo } = await changedBy('5 problems rounding to the nearest hundred', 'do the same thing for nearest ten');
    for (const task of tasksOf(memo)) expect(task).toContain('nearest ten');
  });
  it('of the answers', async () => {
    const { memo } = await changedBy(
      '3 problems adding fractions where the answer is more than 1',
      "3 where it's less than one",
    );
    expect(memo.slots).toHaveLength(3);
    for (const { key } of drawnOf(memo)) expect(key).not.toMatch(/\d \d+\/\d/);
  });
});

describe('so many of the problems, and no others', () => {
  it.each([
    ['one should have a negative slope', 1],
    ['half of them easier', 3],
    ['make two of them harder', 2],
  ])('%s', async (text, most) => {
    const { before, memo } = await changedBy('5 problems on finding the slope through two points', text);
    const [was, is] = [tasksOf(before), tasksOf(memo)];
    expect(is).toHaveLength(5);
    expect(is.slice(0, 5 - most)).toEqual(was.slice(0, 5 - most));
  });
  it.each([
    ['less questions, only 4', 4],
    ['take off the last two', 4],
    ['and 2 tougher ones for my high group', 8],
    ['change the numbers', 6],
  ])('%s', async (text, count) => {
    const { memo } = await changedBy('6 problems on two-step equations', text);
    expect(memo.slots).toHaveLength(count);
  });
  it('gives the answer to one, and its steps', async () => {
    const first = '4 problems on multiplying decimals';
    expect((await changedBy(first, "what's the answer to #2")).all).not.toContain('3. Multiply');
    expect((await changedBy(first, 'how do you do number 2')).all).toContain('2. Multiply');
  });
});

it('no number is lost where the students of a list are meant: “make them 4 problems”', async () => {
  const { memo: before } = await ask('which students need help with fractions');
  const { memo, parts } = await ask('make them 4 problems', before);
  expect(memo?.slots?.length === 4 || said(parts).includes('“4')).toBe(true);
});

describe('a title', () => {
  it('stands above the problems, asks for nothing else, and stays', async () => {
    const { all, memo } = await changedBy(
      '6 problems on two-step equations. Title it "Warm-Up #3"',
      'take off the last two',
    );
    expect(all).toContain('"text":"Warm-Up #3"');
    expect(memo.slots).toHaveLength(4);
  });
});

it('of a lesson a number alone is its minutes', async () => {
  const { memo: before } = await ask('Plan a 50-minute lesson on comparing decimals');
  expect(said((await ask('can you cut it to 35', before)).parts)).toContain('35-minute lesson');
});

it('a form names those skills that the set has problems of', async () => {
  const { memo, parts } = await ask('4 word problems on the Pythagorean theorem');
  const shown = /"skills":\[([^\]]*)\]/.exec(said(parts))?.[1] ?? '';
  expect(
    shown
      .split(',')
      .map((each) => each.replaceAll('"', ''))
      .toSorted(),
  ).toEqual([...new Set(memo?.slots?.map(({ skill }) => skill))].toSorted());
});
