import { describe, expect, it } from 'vitest';
import { ask, tasksOf } from '../ask-demo.ts';
import { hardnessOf } from '../sheet/hardness.ts';
import type { Memo } from '../wish/wish.ts';

const set = async (text: string): Promise<Memo> => {
  const { memo } = await ask(text);
  if (memo?.slots === undefined) throw new Error(`nothing was made of ${text}`);
  return memo;
};
const slotsOf = (memo: Memo | undefined) => (memo?.slots ?? []).map((slot) => JSON.stringify(slot));

describe('a change leaves everything else as it was', () => {
  it.each([
    ['make the last two harder', [6, 7]],
    ['replace number 3', [2]],
    ['numbers 1 through 4 harder', [0, 1, 2, 3]],
    ['make the first one easier', [0]],
  ])('%s', async (text, places) => {
    const before = await set('8 problems on subtracting integers');
    const { memo } = await ask(text, before);
    const [was, is] = [slotsOf(before), slotsOf(memo)];
    expect(is).toHaveLength(8);
    for (const at of was.keys()) {
      if (!places.includes(at)) expect(is[at]).toBe(was[at]);
    }
    expect(is).not.toEqual(was);
  });

  it('harder is harder by measure', async () => {
    const before = await set('8 problems on subtracting integers');
    const { memo } = await ask('make the last two harder', before);
    for (const at of [6, 7]) {
      const [was, is] = [before, memo].map((each) => each?.slots?.[at] && hardnessOf(each.slots[at]));
      if (slotsOf(before)[at] !== slotsOf(memo)[at]) expect(is ?? 0).toBeGreaterThan(was ?? 0);
    }
  });

  it('more are added behind those that are there, fewer are taken by their number', async () => {
    const before = await set('4 problems on comparing decimals');
    const { memo } = await ask('2 more', before);
    expect(slotsOf(memo).slice(0, 4)).toEqual(slotsOf(before));
    expect(slotsOf(memo)).toHaveLength(6);
    expect(slotsOf((await ask('remove number 2', before)).memo)).toEqual(slotsOf(before).toSpliced(1, 1));
  });

  it('a story about something else has the numbers that it had', async () => {
    const before = await set('4 word problems about pumpkins, adding and subtracting within 100');
    const { memo } = await ask('same ones but about dogs', before);
    const numbers = (each: Memo | undefined) => tasksOf(each).map((task) => task.match(/\d+/g));
    expect(numbers(memo)).toEqual(numbers(before));
    for (const task of tasksOf(memo)) expect(task).toContain('dog');
  });
});

describe('a change of which a word is left over is not made', () => {
  it.each([
    'make the last two about pumpkins',
    'now with a penguin on each',
    'the second one is too wordy',
    'harder but with a flat donation',
  ])('%s', async (text) => {
    const before = await set('4 problems on comparing decimals');
    const made = await ask(text, before);
    expect(made.memo?.slots).toEqual(before.slots);
    expect(JSON.stringify(made.parts)).toContain('stays as it is');
  });

  it('offers the part that can be done as a sentence that does it', async () => {
    const before = await set('4 problems on subtracting integers');
    const made = await ask('can you make number 2 easier with a flat donation', before);
    expect(made.press).toBe('make number 2 easier');
    const { memo } = await ask(made.press ?? '', before);
    expect(slotsOf(memo).toSpliced(1, 1)).toEqual(slotsOf(before).toSpliced(1, 1));
  });
});

describe('what refers to the answer above', () => {
  it('an exit ticket on that is on its topic', async () => {
    const before = await set('4 problems on comparing decimals');
    const { memo } = await ask('exit ticket on that, 3 questions', before);
    expect(memo?.slots).toHaveLength(3);
    expect(new Set(memo?.slots?.map(({ skill }) => skill))).toEqual(new Set(before.slots?.map(({ skill }) => skill)));
  });

  it('problems on a misconception show it', async () => {
    const { memo: before } = await ask('she put 52 - 37 = 25 what is she doing wrong');
    const { memo } = await ask('give me 3 problems on that', before);
    // Only where a digit is larger below is there something to take the other way round.
    for (const task of tasksOf(memo)) {
      const [one = 0, other = 0] = (task.match(/\d+/g) ?? []).map(Number);
      expect(one % 10).toBeLessThan(other % 10);
    }
  });
});
