import type { SkillCode } from '../skills/skill-codes.ts';
import type { Asked, TouchRule } from './touch-of.ts';
import type { Touch } from './types.ts';

/** Placing on the line that the question shows. */
const onItsLine = ({ picture }: Asked): Touch | undefined => {
  if (picture?.kind !== 'number-line') return undefined;
  const { from, to, step, labelEvery, denominator } = picture;
  const unit = denominator ?? (Number.isInteger(step) ? undefined : Math.round(1 / step));
  return {
    as: 'number-line',
    ...{ from, to, step },
    ...(labelEvery !== undefined && { labelEvery }),
    ...(unit !== undefined && { denominator: unit }),
  };
};

/** The numbers in a question. */
const numbersOf = ({ prompt, math = '' }: Asked): number[] =>
  [...`${math} ${prompt}`.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

/** The most marks on each side of zero that a finger can tell apart on the narrowest phone. */
const FARTHEST = 15;

/** A line that extends equally far on both sides of zero, for numbers near it. */
const aroundZero: TouchRule = (asked) =>
  numbersOf(asked).every((number) => Math.abs(number) <= FARTHEST)
    ? { as: 'number-line', from: -FARTHEST, to: FARTHEST, step: 1, labelEvery: 5 }
    : undefined;

/** The numbers of a list, as cards. */
const asCards: TouchRule = ({ math = '' }) => {
  const cards = math.split(', ');
  return cards.length > 1 && new Set(cards).size === cards.length ? { as: 'order', cards } : undefined;
};

/** How far a line for a ray extends on both sides of zero. */
const RAY_END = 20;

/** The ray of an inequality in the letter that the question names; the student chooses its direction and endpoint. */
const rayFor = ({ prompt }: Asked): Touch | undefined => {
  const [, variable] =
    /[Ss]olve for `([a-z])`|Let `([a-z])` be/.exec(prompt)?.filter((part) => part !== undefined) ?? [];
  if (variable === undefined) return undefined;
  return { as: 'ray', variable, from: -RAY_END, to: RAY_END, step: 1, labelEvery: 5 };
};

/** A ray for numbers that stay on the line, whatever operation is done with two of them. */
const smallRay: TouchRule = (asked) => {
  const numbers = numbersOf(asked).map(Math.abs);
  const sum = numbers.reduce((all, number) => all + number, 0);
  const product = numbers.reduce((all, number) => all * number, 1);
  // A line in the question is only for reading.
  return Math.max(sum, product) <= RAY_END && !(asked.math === undefined && asked.picture) ? rayFor(asked) : undefined;
};

/** A plane that extends equally far in every direction; the question's own plane if it has one. */
const onPlane =
  (size?: number): TouchRule =>
  ({ picture }) => {
    if (size !== undefined)
      return { as: 'plane', x: { from: -size, to: size, step: 1 }, y: { from: -size, to: size, step: 1 } };
    if (picture?.kind !== 'coordinate-plane') return undefined;
    const { x, y } = picture;
    return {
      as: 'plane',
      x: { from: x.from, to: x.to, step: x.step },
      y: { from: y.from, to: y.to, step: y.step },
    };
  };

/** How the answers of skills are placed. A rule gets the question, and never the key. */
export const touchRules: { readonly [code in SkillCode]?: TouchRule } = {
  'fractions.place-on-line': onItsLine,
  'geometry.plot-point': onPlane(),
  'geometry.reflect-point': onPlane(),
  'geometry.rotate-point': onPlane(),
  // Translations may lead outside the picture's own plane.
  'geometry.translate-point': onPlane(12),
  'geometry.fourth-corner': onPlane(),
  'integers.opposite': aroundZero,
  'equations.two-step-inequality': rayFor,
  'equations.one-step-inequality': smallRay,
  'equations.write-inequality': smallRay,
  'integers.order': asCards,
  'fractions.order': asCards,
  'decimals.order': asCards,
};
