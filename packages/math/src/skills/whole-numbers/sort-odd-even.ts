import type { Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Grouped, groupsIn, lettersOf, poseGrouped } from '../kit/grouped.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Numbers = { readonly numbers: readonly number[] };

const ODD = 1;
const EVEN = 0;
const parity = (n: number): number => (n % 2 === 0 ? EVEN : ODD);
const firstDigit = (n: number): number => Number(String(n).charAt(0));
const grouped = ({ numbers }: Numbers): Grouped => ({
  cards: numbers.map((n) => `\`${n}\``),
  groups: ['even', 'odd'],
  right: numbers.map(parity),
});

/** Different numbers, of which as many are odd as even. */
function drawNumbers(rng: Rng, low: number, high: number, pairs: number): readonly number[] {
  const span = Math.floor((high - low) / 2);
  const picked = (odd: number) =>
    rng.shuffle(Array.from({ length: span }, (_each, index) => low + 2 * index + odd)).slice(0, pairs);
  return rng.shuffle([...picked(EVEN), ...picked(ODD)]);
}

/** Grade 2: odd and even numbers, apart. */
export const sortOddEven = skill<Numbers>({
  code: 'whole-numbers.sort-odd-even',
  name: 'Sort odd and even numbers',
  canDo: 'I can put odd and even numbers in groups.',
  grade: 2,
  standards: ['2.OA.C.3'],
  prerequisites: ['whole-numbers.odd-or-even'],
  cases: casesOf({ four: 'four numbers', six: 'six numbers' }, (rng, level, id) => ({
    numbers: drawNumbers(rng, byLevel(level, 2, 10, 20), byLevel(level, 20, 50, 98), id === 'four' ? 2 : 3),
  })),
  pose: (p) => poseGrouped('Sort the numbers.', grouped(p)),
  solve: ({ numbers }) =>
    steps(
      [numbers.filter((n) => parity(n) === EVEN).join(', '), 'These make pairs, with none left over: even.'],
      [lettersOf(numbers.map(parity)), 'All others are odd.'],
    ),
  hints: () => [
    'Make pairs of ones. Is one left without a partner?',
    'Tens make pairs by themselves. Look at the ones.',
  ],
  confirms: ({ numbers }, key) => {
    const pairs = (n: number) => Array.from({ length: n }).reduce<number>((left) => 1 - left, 0);
    return groupsIn(key).join() === numbers.map(pairs).join();
  },
  mistakes: {
    'whole-numbers.parity-by-first-digit': ({ numbers }) =>
      wrote(lettersOf(numbers.map((n) => parity(firstDigit(n)))), [
        numbers.map(firstDigit).join(', '),
        'Look at the first digit.',
      ]),
    'whole-numbers.odd-and-even-swapped': ({ numbers }) =>
      wrote(lettersOf(numbers.map((n) => 1 - parity(n))), [
        numbers.filter((n) => parity(n) === EVEN).join(', '),
        'Nothing is left over: call that odd.',
      ]),
  },
});
