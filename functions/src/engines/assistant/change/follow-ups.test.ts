import { describe, expect, it } from 'vitest';
import { ask, said, tasksOf } from '../ask-demo.ts';
import type { Memo } from '../wish/wish.ts';

/** What is said last in a conversation. */
async function last(turns: readonly string[]) {
  let memo: Memo | undefined;
  let made = await ask(turns[0] ?? '');
  memo = made.memo;
  for (const text of turns.slice(1)) {
    made = await ask(text, memo);
    memo = made.memo ?? memo;
  }
  return { all: said(made.parts), memo };
}

describe('a text after an answer', () => {
  it.each([
    [['1 3/4 + 2 5/6', 'as a decimal, 3 places'], '4.583'],
    [['solve 2x + 3y = 12 and x - y = 1', 'show it by elimination'], 'elimination'],
    [['15% more than 64', 'make it a shopping problem'], '$73.60'],
    [['check: y = 3x - 2, when x = -1, y = 3 - 2 = 1', 'write a short comment for her paper'], 'To write on the paper'],
    [['a student says 6 x 0.5 = 30', 'what would be a good next problem for him'], 'Answer:'],
    [['note to parents about bringing in 100 things', 'shorter. and say no food'], 'No food.'],
    [['what is the median of 3, 9, 4, 12, 20', 'what if the 9 was a 1'], 'median 4'],
    [['what is 35% of 80', 'and 45%?'], '36'],
    [['factor x^2 + 7x + 12', 'now x^2 - 9x + 20'], '(x - 5)(x - 4)'],
    [['solve x^2 + 4x + 1 = 0', 'as decimals to the nearest tenth'], 'x ≈ -3.7'],
    [['Write a letter home about decimals', 'and mention that the quiz is on the 12th'], 'The quiz is on the 12th.]'],
  ])('%j', async (turns, holds) => {
    expect((await last(turns)).all).toContain(holds);
  });

  it.each([
    [['3/8 as a decimal', 'give me 4 like that'], 4, /decimal/],
    [['a student says 1/3 + 1/4 = 2/7', 'two more like it so i can see if she has it'], 2, /^fractions\.add/],
  ])('makes problems like what stands above: %j', async (turns, count, skill) => {
    const { memo } = await last(turns);
    expect(memo?.slots).toHaveLength(count);
    for (const slot of memo?.slots ?? []) expect(slot.skill).toMatch(skill);
  });

  it('says what the problems do not keep to, and no form says it of them later', async () => {
    const turns = ['4 word problems on divide by a one-digit number, with remainders', 'make them about soccer'];
    expect((await last(turns.slice(0, 1))).all).toContain('I did not use: “with remainders”');
    expect((await last(turns)).all).not.toContain('with remainders');
  });

  it('asks for problems on each standard that was listed', async () => {
    const { memo } = await last(['What are the 3 weakest standards?', 'make 2 questions for each']);
    expect(tasksOf(memo)).toHaveLength(6);
  });

  it('makes something for those who have it already on the topic above', async () => {
    const { all } = await last([
      '5 problems on comparing decimals',
      'what do I do with the 3 kids that already get it',
    ]);
    expect(all).toContain('have it already');
  });

  it('makes the piece above for another grade', async () => {
    const { all } = await last([
      'Venn diagram activity for sorting shapes, 2nd grade',
      'can you do it for 5th with quadrilaterals',
    ]);
    expect(all).toContain('four right angles');
  });

  it('is no wish for groups because it says “put them in”', async () => {
    const { all } = await last(['4 problems on adding decimals', 'put them in spanish']);
    expect(all).toContain('Suma');
  });
});

describe('what is said of work', () => {
  it.each([
    ['check: y = 3x - 2, when x = -1, y = 3 - 2 = 1', '-5'],
    ['student wrote 6 x 0.5 = 30, why', '6 × 5 = 30'],
  ])('%s', async (text, holds) => {
    expect(said((await ask(text)).parts)).toContain(holds);
  });

  it('takes bounded time, however long a row of equal signs is', async () => {
    const start = process.threadCpuUsage();
    await ask('1 = 1 '.repeat(333));
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(5000);
  });
});
