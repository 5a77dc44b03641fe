import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { ask, asked, drawnOf, said, tasksOf } from '../ask-demo.ts';

describe('several changes in one sentence', () => {
  it('are made one after the other, and what is only shown is shown of the last', async () => {
    const first = await ask('exit ticket on adding fractions with unlike denominators, 4 questions');
    const { memo, parts } = await ask('make #3 harder and give me the key', first.memo);
    const [before, after] = [tasksOf(first.memo), tasksOf(memo)];
    expect(after.map((task, at) => task === before[at])).toEqual([true, true, false, true]);
    expect(said(parts)).toContain('Answer key');
  });
  it('leave all as it is where one of them is not read', async () => {
    const first = await ask('exit ticket on adding fractions with unlike denominators, 4 questions');
    const { memo } = await ask('remove number 1 and make it sing', first.memo);
    expect(tasksOf(memo)).toEqual(tasksOf(first.memo));
  });
});

describe('one problem of a set', () => {
  it('gets choices that say what they show', async () => {
    const first = await ask('exit ticket on adding fractions with unlike denominators, 3 questions');
    const { memo } = await ask(
      'Swap Q2 for a MC with distractors from the usual errors, say which error for each',
      first.memo,
    );
    expect(drawnOf(memo)[1]?.key).toContain('What the others show');
  });
  it('is worked out in the way that is named, and no other one', async () => {
    const first = await ask('warm-up on solving systems by substitution, 2 problems');
    const words = said((await ask('solve the second one by elimination', first.memo)).parts);
    expect(words).toContain('2. ');
    expect(words).toContain('elimination');
    expect(words).not.toContain('1. `');
  });
});

describe('what stands above', () => {
  it.each([
    ['what will they get wrong most', 'I read: usual mistakes · Add decimals'],
    ['but what about the top group', 'I read: for early finishers · Add decimals'],
  ])('is the topic of %o', async (text, words) => {
    const first = await ask('Plan a 45-minute lesson on adding decimals');
    expect(said((await ask(text, first.memo)).parts)).toContain(words);
  });
  it('a letter has the same example in the other language', async () => {
    const first = await ask('Write a letter home about multiplying by a two-digit number in Spanish');
    const again = await answer(asked('May I have the English version too?', { before: first.memo, seed: 77 }));
    const words = said(again.parts);
    const [, example] = /Por ejemplo: (`\d+ × \d+`)/.exec(said(first.parts)) ?? [];
    expect(example).toBeDefined();
    expect(words.split(example ?? '')).toHaveLength(3);
  });
  it('a letter leaves out what is not to be said', async () => {
    const first = await ask('letter home about adding decimals, he missed a lot of class, keep it friendly');
    expect(said(first.parts)).toContain('missed a lot');
    expect(said((await ask("shorter, and don't mention the absences", first.memo)).parts)).not.toContain(
      'missed a lot',
    );
  });
});
