import type { Level, Rng } from '../../types.ts';
import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { groupsIn, lettersOf, matchedLines, poseMatched } from '../kit/grouped.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps } from '../kit/work.ts';

/** Fractions `tops`/`bottoms`; `names` are others, the partner of each at `right`, and two that tempt. */
type Match = {
  readonly tops: readonly number[];
  readonly bottoms: readonly number[];
  readonly names: readonly string[];
  readonly right: readonly number[];
  readonly adds: number;
  readonly copies: number;
};

const sizeOf = (name: string): number => {
  const [top = 0, bottom = 1] = name.split('/').map(Number);
  return top / bottom;
};
const cardsOf = ({ tops, bottoms }: Match): readonly string[] => tops.map((top, at) => `${top}/${bottoms[at]}`);

const matchedOf = (p: Match) => ({ cards: cardsOf(p), names: p.names, right: p.right });

/** For the first fraction there is one to which the same was added twice, and one in which the numerator stayed. */
function drawMatch(rng: Rng, level: Level, beyond: boolean): Match {
  const bottoms = rng.shuffle(byLevel(level, [2, 3, 4], [2, 3, 4, 5, 6], [3, 4, 5, 6, 8])).slice(0, 3);
  const tops = bottoms.map((bottom) =>
    rng.pick(
      range(beyond ? bottom + 1 : 1, beyond ? 2 * bottom - 1 : bottom - 1).filter((top) => gcd(top, bottom) === 1),
    ),
  );
  const times = bottoms.map(() => rng.int(2, byLevel(level, 3, 4, 6)));
  const partners = bottoms.map((bottom, at) => `${(tops[at] ?? 1) * (times[at] ?? 2)}/${bottom * (times[at] ?? 2)}`);
  const [top = 1] = tops;
  const [bottom = 2] = bottoms;
  const larger = bottom * (times[0] ?? 2);
  const added = `${top + larger - bottom}/${larger}`;
  const copied = `${top}/${larger}`;
  const names = rng.shuffle([...partners, added, copied]);
  return {
    ...{ tops, bottoms, names },
    right: partners.map((partner) => names.indexOf(partner)),
    adds: names.indexOf(added),
    copies: names.indexOf(copied),
  };
}

/** All names are different, and each fraction has one partner. */
const isSound = (p: Match): boolean =>
  new Set([...p.names, ...cardsOf(p)]).size === p.names.length + p.tops.length &&
  cardsOf(p).every((card) => p.names.filter((name) => sizeOf(name) === sizeOf(card)).length === 1);

const EASY: Match = {
  ...{ tops: [1, 2, 3], bottoms: [2, 3, 4] },
  ...{ names: ['2/4', '4/6', '6/8', '3/4', '1/4'], right: [0, 1, 2], adds: 3, copies: 4 },
};

/** Grades 3 and 4: fractions that are the same number. */
export const matchEqual = skill<Match>({
  code: 'fractions.match-equal',
  name: 'Match equal fractions',
  canDo: 'I can find the fractions that are the same number.',
  grade: 4,
  standards: ['3.NF.A.3b', '4.NF.A.1'],
  prerequisites: ['fractions.equivalent'],
  cases: casesOf({ 'below-one': 'below 1', 'beyond-one': 'beyond 1' }, (rng, level, id) =>
    drawUntil(() => drawMatch(rng, level, id === 'beyond-one'), isSound, EASY),
  ),
  pose: (p) => poseMatched('Match each fraction with an equal one. Some are left over.', matchedOf(p)),
  solve: (p) =>
    steps(...matchedLines(matchedOf(p), () => 'Numerator and denominator are multiplied by the same number.')),
  hints: () => [
    'By which number was the denominator multiplied?',
    'The numerator has to be multiplied by the same number. Nothing is added.',
  ],
  confirms: (p, key) => {
    const found = groupsIn(key).map((group) => (p.names[group] ?? '0/1').split('/').map(Number));
    return found.every(([top = 0, bottom = 1], at) => top * (p.bottoms[at] ?? 0) === bottom * (p.tops[at] ?? 0));
  },
  mistakes: {},
  // There is a card for these ideas beside the first fraction only.
  inOnePlace: {
    'fractions.equivalent-adds': (p) => [lettersOf(p.right.with(0, p.adds))],
    'fractions.copies-other-number': (p) => [lettersOf(p.right.with(0, p.copies))],
  },
});
