import type { Touch } from '@lemma/math';
import { type OwnQuestion, type OwnTouchKind, ownTouchKinds } from '@lemma/school/question';

type Kind = OwnQuestion['kind'];

const kindsFor: Readonly<Record<OwnTouchKind, readonly Kind[]>> = {
  'number-line': ['number'],
  plane: ['point'],
  several: ['list', 'set'],
  order: ['list'],
  groups: ['list'],
};

/** The ways in which an answer of this kind can be placed. */
export const fittingTouch = (kind: Kind): readonly OwnTouchKind[] =>
  ownTouchKinds.filter((as) => kindsFor[as].includes(kind));

/** More tick marks than these have numbers at every fifth only, or at whole numbers where they are fractions. */
const CROWDED = 20;
const FIFTH = 5;

/** A number line whose numbers have room; below one, its marks are fractions. */
export function lineOf(from: number, to: number, step: number): Touch {
  const parts = Math.round(1 / step);
  const isFraction = step < 1 && Math.abs(parts * step - 1) < 1e-9;
  return {
    ...{ as: 'number-line', from, to, step },
    ...((to - from) / step > CROWDED && { labelEvery: isFraction ? parts : FIFTH }),
    ...(isFraction && { denominator: parts }),
  };
}

/** A grid that extends equally far in every direction. */
export const planeOf = (size: number): Touch => ({
  as: 'plane',
  x: { from: -size, to: size, step: 1 },
  y: { from: -size, to: size, step: 1 },
});

/** What is offered first. */
export const firstTouch: Readonly<Record<OwnTouchKind, Touch>> = {
  'number-line': lineOf(0, 10, 1),
  plane: planeOf(10),
  several: { as: 'several', cards: [] },
  order: { as: 'order', cards: [] },
  groups: { as: 'groups', cards: [], groups: [] },
};

const filled = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter((line) => line !== '');

/** Without the empty lines that exist while somebody types. */
export function tidyTouch(touch: Touch): Touch {
  if (touch.as === 'groups') return { ...touch, cards: filled(touch.cards), groups: filled(touch.groups) };
  return touch.as === 'several' || touch.as === 'order' ? { ...touch, cards: filled(touch.cards) } : touch;
}
