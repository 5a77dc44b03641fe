import type { Wanted } from './draft.ts';
import type { Noun } from './noun.ts';
import type { Cast } from './worlds.ts';

/*
 * One calculation in the forms in which skills take it: as an expression, and as the parameters of the skills whose
 * problems are stories.
 */

type Of = { readonly one: string; readonly many: string };
const castOf = ({ hero, friend }: Cast, { one, many }: Of) => ({ name: hero, other: friend, one, many });

/** a + b: something comes to what is there. */
export const add = (cast: Cast, a: number, b: number, of: Noun): Wanted[] => [
  `${a} + ${b}`,
  { skill: 'whole-numbers.add-subtract-with-blocks', params: { a, b, sign: 1 } },
  { skill: 'whole-numbers.add-subtract-stories', params: { ...castOf(cast, of), form: 'join', first: a, second: b } },
  {
    skill: 'whole-numbers.large-number-stories',
    params: { form: 'total', place: 'the club', one: of.one, many: of.many, a, b },
  },
];

/** a - b: some of it goes. */
export const takeAway = (cast: Cast, a: number, b: number, of: Noun): Wanted[] => [
  `${a} - ${b}`,
  { skill: 'whole-numbers.add-subtract-with-blocks', params: { a, b, sign: -1 } },
  {
    skill: 'whole-numbers.add-subtract-stories',
    params: { ...castOf(cast, of), form: 'separate', first: a, second: b },
  },
  {
    skill: 'whole-numbers.large-number-stories',
    params: { form: 'difference', place: 'the club', one: of.one, many: of.many, a, b },
  },
];

/** a - b: how many more than the other. */
export const moreThan = (cast: Cast, a: number, b: number, of: Noun): Wanted[] => [
  {
    skill: 'whole-numbers.compare-stories',
    params: { ...castOf(cast, of), form: 'difference', known: a, relation: b },
  },
  `${a} - ${b}`,
  {
    skill: 'whole-numbers.large-number-stories',
    params: { form: 'difference', place: 'the club', one: of.one, many: of.many, a, b },
  },
];

/** How many are still needed to get from a to b. */
export const upTo = (cast: Cast, a: number, b: number, of: Noun): Wanted[] => [
  `${a} + ? = ${b}`,
  {
    skill: 'whole-numbers.add-subtract-stories',
    params: { ...castOf(cast, of), form: 'change-unknown', first: a, second: b },
  },
  `${b} - ${a}`,
];

type Packing = { readonly holder: Noun; readonly held: Noun; readonly at: 'in' | 'on' };
const packed = ({ holder, held, at }: Packing) => ({
  ...{ holderOne: holder.one, holderMany: holder.many, heldOne: held.one, heldMany: held.many, at },
});

/** Groups of the same size: how many in all. */
export const groupsOf = (groups: number, each: number, of: Packing): Wanted[] => [
  `${groups} × ${each}`,
  { skill: 'whole-numbers.equal-groups-stories', params: { ...packed(of), form: 'multiply', groups, each } },
  { skill: 'whole-numbers.arrays', params: { a: groups, b: each } },
];

/** Shared equally: how many for each. */
export const shareOut = (total: number, groups: number, of: Packing): Wanted[] => [
  `${total} ÷ ${groups}`,
  {
    skill: 'whole-numbers.equal-groups-stories',
    params: { ...packed(of), form: 'share', groups, each: total / groups },
  },
];

/** Put into groups: how many groups. */
export const howManyGroups = (total: number, each: number, of: Packing): Wanted[] => [
  `${total} ÷ ${each}`,
  { skill: 'whole-numbers.equal-groups-stories', params: { ...packed(of), form: 'group', groups: total / each, each } },
];
