import { choiceAnswer, pickAnswer } from '../kit/answers.ts';
import { firstNames } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Shares = {
  readonly food: string;
  readonly shares: 2 | 4;
  readonly ask: 'name' | 'larger' | 'whole';
  readonly name: string;
};

const foods = [
  'pizza',
  'sandwich',
  'pancake',
  'cake',
  'quesadilla',
  'waffle',
  'pie',
  'cracker',
  'flatbread',
  'melon',
] as const;

const draws =
  (ask: Shares['ask']): Draw<Shares> =>
  (rng) => ({ food: rng.pick(foods), shares: rng.pick([2, 4] as const), ask, name: rng.pick(firstNames) });

const askShares = ({ food, shares, ask, name }: Shares): string => {
  if (ask === 'name') return `${name} cuts a ${food} into ${shares} equal shares. What is one share called?`;
  if (ask === 'whole')
    return `${name} cuts a ${food} into ${shares === 2 ? 'halves' : 'fourths'}. How many shares make the whole ${food}?`;
  return `${name} may have a half of a ${food} or a fourth of a ${food} of the same size. Which share is larger?`;
};

/** Grade 1: two or four equal shares, what they are called, and that more shares are smaller ones. */
export const halvesAndFourths = skill<Shares>({
  code: 'fractions.halves-and-fourths',
  name: 'Halves and fourths',
  canDo: 'I can name halves and fourths and say which are larger.',
  grade: 1,
  standards: ['1.G.A.3'],
  prerequisites: [],
  cases: {
    name: { label: 'what one share is called', draw: draws('name') },
    larger: { label: 'which share is larger', draw: draws('larger') },
    whole: { label: 'how many shares make the whole', draw: draws('whole') },
  },
  pose: (p) => ({
    prompt: askShares(p),
    ...(p.ask === 'name'
      ? {
          picture: {
            kind: 'fraction-circles' as const,
            circles: [{ parts: p.shares, shaded: 1 }],
            alt: `A circle cut into ${p.shares} equal parts, one of them shaded.`,
          },
        }
      : {}),
    answer:
      p.ask === 'whole'
        ? pickAnswer(p.shares, 1, 2, 3, 4)
        : choiceAnswer(
            p.ask === 'larger' || p.shares === 2 ? 'half' : 'fourth',
            p.ask === 'larger'
              ? [
                  ['half', 'A half'],
                  ['fourth', 'A fourth'],
                  ['same', 'They are the same.'],
                ]
              : [
                  ['half', 'A half'],
                  ['third', 'A third'],
                  ['fourth', 'A fourth (or quarter)'],
                ],
          ),
  }),
  solve: (p) => {
    if (p.ask === 'whole') return steps([String(p.shares), `${p.shares} equal shares, put together, are the whole.`]);
    if (p.ask === 'larger') return steps(['1/2 > 1/4', 'The more shares you cut, the smaller is each of them.']);
    return steps([
      `1/${p.shares}`,
      `${p.shares} equal shares: each is a ${p.shares === 2 ? 'half' : 'fourth, or quarter'}.`,
    ]);
  },
  hints: () => [
    'Fold a sheet of paper. How many equal parts do you see?',
    'Fold it once more. Are the parts larger or smaller now?',
  ],
  confirms: (p, key) => {
    if (p.ask === 'whole') return Number(key) / p.shares === 1;
    const size = { half: 1 / 2, third: 1 / 3, fourth: 1 / 4, same: 0 }[key];
    return p.ask === 'larger' ? size === Math.max(1 / 2, 1 / 4) : size === 1 / p.shares;
  },
  mistakes: {
    'fractions.larger-denominator-larger': (p) =>
      p.ask === 'larger' ? wrote('fourth', ['4 > 2', 'Four is more than two, so a fourth is more.']) : undefined,
    'fractions.a-share-is-a-share': (p) =>
      p.ask === 'larger' ? wrote('same', ['1 = 1', 'Each is one share.']) : undefined,
  },
});
