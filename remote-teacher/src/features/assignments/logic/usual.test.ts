import { OWN_SKILL } from '@lemma/school/question';
import { buildItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import { afterChange, differencesOf, firstUsual, usualOf, withUsual } from './usual.ts';

const usual = firstUsual();
const mastery = { rule: 'streak', streak: 3, most: 10 } as const;
const item = (over: Parameters<typeof buildItem>[0] = {}) => ({ ...withUsual(buildItem(), usual), ...over });
const own = { prompt: 'How much?', kind: 'number' as const, key: '1', accepts: [], hints: [], solution: [] };

it('begins with the teacher’s rule of mastery', () => {
  expect(firstUsual(mastery)).toMatchObject({ mastery, variants: true });
});

it('names the parts in which a question differs', () => {
  expect(differencesOf(item(), usual)).toEqual([]);
  expect(differencesOf(item({ points: 5, hintCost: 0.1, mastery }), usual)).toEqual(['points', 'hints', 'numbers']);
});

it('does not ask for practice or other numbers where the numbers are fixed', () => {
  const fixed = item({ variants: false, seed: 7, case: 'mixed' });
  const written = item({ skill: OWN_SKILL, variants: false, own });
  for (const one of [fixed, written]) {
    expect(differencesOf(one, { ...usual, mastery })).toEqual([]);
    expect(withUsual(one, { ...usual, mastery, points: 4 })).toEqual({ ...one, points: 4 });
  }
});

it('a change for all leaves what differs on one question, and only that part of it', () => {
  const items = [item({ id: 'a' }), item({ id: 'b', points: 5 })];
  const after = { ...usual, points: 2, tries: 1 };
  expect(afterChange(items, usual, after)).toEqual([
    item({ id: 'a', points: 2, tries: 1 }),
    item({ id: 'b', points: 5, tries: 1 }),
  ]);
});

it('a change for all takes away practice and the cost of hints', () => {
  const before = { ...usual, hintCost: 0.1, mastery };
  const [after] = afterChange([withUsual(item(), before)], before, usual);
  expect(after).toEqual(item());
});

it('reads what a saved draft has in common, part by part', () => {
  const items = [item({ points: 2, tries: 1 }), item({ points: 2 }), item({ points: 3, tries: 1 })];
  expect(usualOf(items, usual)).toMatchObject({ points: 2, tries: 1, hints: 'free' });
  expect(usualOf(items, usual)).not.toHaveProperty('mastery');
});

it('takes what was given where two values are equally common, and without questions', () => {
  expect(usualOf([item(), item({ points: 9 })], usual)).toMatchObject({ points: 1 });
  expect(usualOf([], usual)).toBe(usual);
});
