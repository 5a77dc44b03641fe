import type { Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { groupsIn, lettersOf, matchedLines, poseMatched } from '../kit/grouped.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps } from '../kit/work.ts';

/** `a(x + b)`, `b(x + a)` and a sum of like terms; `names` are expressions, the equal one of each at `right`. */
type Match = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly minus: boolean;
  readonly names: readonly string[];
  readonly right: readonly number[];
  readonly first: number;
  readonly added: number;
};

const sign = (minus: boolean): string => (minus ? '-' : '+');
const cardsOf = ({ a, b, c, minus }: Pick<Match, 'a' | 'b' | 'c' | 'minus'>): readonly string[] => [
  `${a}(x ${sign(minus)} ${b})`,
  `${b}(x ${sign(minus)} ${a})`,
  `${a}x + ${c}x`,
];

const matchedOf = (p: Match) => ({ cards: cardsOf(p), names: p.names, right: p.right });

function drawMatch(rng: Rng, most: number, minus: boolean): Match {
  const a = rng.int(2, most - 1);
  const b = rng.int(a + 1, most + 1);
  const c = rng.pick([2, 3, 4, 5, 6, 7].filter((n) => n !== b && n + a !== b));
  const partners = [`${a}x ${sign(minus)} ${a * b}`, `${b}x ${sign(minus)} ${a * b}`, `${a + c}x`];
  // Only the first term is multiplied; the number in front is added to the one inside.
  const first = `${a}x ${sign(minus)} ${b}`;
  const inside = minus ? a - b : a + b;
  const added = `${a + 1}x ${sign(inside < 0)} ${Math.abs(inside)}`;
  const names = rng.shuffle([...partners, first, added]);
  return {
    ...{ a, b, c, minus, names },
    right: partners.map((partner) => names.indexOf(partner)),
    first: names.indexOf(first),
    added: names.indexOf(added),
  };
}

/** Grade 6: expressions that have the same value for every number. */
export const matchEquivalent = skill<Match>({
  code: 'expressions.match-equivalent',
  name: 'Match equivalent expressions',
  canDo: 'I can find the expressions that are equal for every number.',
  grade: 6,
  standards: ['6.EE.A.4', '6.EE.A.3'],
  prerequisites: ['expressions.equivalent'],
  cases: casesOf({ plus: 'sums in parentheses', minus: 'differences in parentheses' }, (rng, level, id) =>
    drawMatch(rng, byLevel(level, 4, 6, 9), id === 'minus'),
  ),
  pose: (p) => poseMatched('Match each expression with an equivalent one. Some are left over.', matchedOf(p)),
  solve: (p) =>
    steps(
      ...matchedLines(matchedOf(p), (card) =>
        card === 2 ? 'Combine like terms.' : 'The number in front multiplies both terms.',
      ),
    ),
  hints: () => [
    'Put the same number in place of `x` in two expressions. Equivalent ones come to the same.',
    'The number in front of parentheses multiplies everything in them.',
  ],
  confirms: (p, key) =>
    groupsIn(key).every((group, at) =>
      [2, 7, -3].every((x) => evaluateText(cardsOf(p)[at] ?? '', { x }) === evaluateText(p.names[group] ?? '', { x })),
    ),
  mistakes: {},
  // There is a card for these ideas beside the first expression only.
  inOnePlace: {
    'expressions.distribute-first-only': (p) => [lettersOf(p.right.with(0, p.first))],
    'expressions.distribute-by-adding': (p) => [lettersOf(p.right.with(0, p.added))],
  },
});
