import type { AssignmentItem } from '@lemma/school/assignment';
import { type ItemShare, shareOfItems } from '@lemma/school/people';
import { buildItem } from '@lemma/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemsOfChild } from './items-of-child.ts';

const skills = ['fractions.add-unlike', 'integers.add', 'percent.discount-tax-tip'];
const item = fc.record({
  skill: fc.constantFrom(...skills),
  level: fc.constantFrom(1, 2, 3) as fc.Arbitrary<1 | 2 | 3>,
  isWhole: fc.constantFrom(false, false, false, true),
});
const items = fc.array(item, { minLength: 1, maxLength: 30 }).map((all) =>
  all.map(({ skill, level, isWhole }, index): AssignmentItem => {
    const story = isWhole ? { story: 'Once' } : {};
    return buildItem({ id: `q${index}`, skill, level, ...story });
  }),
);
const fewer = fc.constantFrom<ItemShare>('three-quarters', 'half');
const of = (all: readonly AssignmentItem[], fewerItems: ItemShare, id = 'ana', seed = 7) =>
  itemsOfChild({ items: [...all], seed }, { id, access: { fewerItems } });
const skillsOf = (all: readonly AssignmentItem[]) => new Set(all.map(({ skill }) => skill));

it('leaves the part that is asked for, every skill, the order and what is a whole', () => {
  fc.assert(
    fc.property(items, fewer, fc.uuid(), (all, share, id) => {
      const own = of(all, share, id);
      expect(own).toEqual(all.filter((one) => own.includes(one)));
      expect(skillsOf(own)).toEqual(skillsOf(all));
      const [parts, whole] = [all.filter(({ story }) => !story), all.filter(({ story }) => story)];
      expect(own).toEqual(expect.arrayContaining(whole));
      const count = Math.max(Math.ceil(parts.length * shareOfItems(share)), skillsOf(parts).size);
      expect(own.length - whole.length).toBe(count);
      expect(of(all, share, id)).toEqual(own);
    }),
  );
});

const many = (skill: string, count: number, level: 1 | 2 | 3 = 1) =>
  Array.from({ length: count }, (_, index) => buildItem({ id: `${skill}-${level}-${index}`, skill, level }));

it('takes of each skill, and of easy and hard questions, the same part', () => {
  const [add = '', integers = ''] = skills;
  const all = [...many(add, 6, 1), ...many(add, 6, 3), ...many(integers, 4)];
  const own = of(all, 'half');
  expect(own.map(({ skill, level }) => `${skill} ${level}`).toSorted()).toEqual(
    [...Array(3).fill(`${add} 1`), ...Array(3).fill(`${add} 3`), ...Array(2).fill(`${integers} 1`)].toSorted(),
  );
});

it('leaves no question out for every child', () => {
  const all = many(skills[0] ?? '', 5);
  const children = Array.from({ length: 60 }, (_, index) => of(all, 'half', `child-${index}`));
  const counts = all.map((one) => children.filter((own) => own.includes(one)).length);
  // Three of five: 36 of 60 on average.
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect(Math.max(...counts)).toBeLessThan(52);
});

it('leaves practice until mastery as it is, and all questions to who has no profile', () => {
  const practice = buildItem({ mastery: { rule: 'streak', streak: 3, most: 8 } });
  expect(of([practice, practice, practice, practice], 'half')).toHaveLength(4);
  const all = many(skills[0] ?? '', 4);
  expect(itemsOfChild({ items: all, seed: 7 }, { id: 'ana' })).toEqual(all);
  expect(of(all, 'all')).toEqual(all);
});
