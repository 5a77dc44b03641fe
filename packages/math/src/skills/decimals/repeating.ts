import { choiceAnswer } from '../kit/answers.ts';
import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A fraction in lowest terms. */
type Division = { readonly top: number; readonly bottom: number };

/** The denominator divided by all its factors 2 and 5. */
const beyondTen = (bottom: number): number =>
  bottom % 2 === 0 ? beyondTen(bottom / 2) : bottom % 5 === 0 ? beyondTen(bottom / 5) : bottom;
const ends = ({ bottom }: Division): boolean => beyondTen(bottom) === 1;

/**
 * The digits of long division until a remainder occurs again: those before the repeating part, and the repeating part.
 */
function digitsOf({ top, bottom }: Division): { readonly first: string; readonly again: string } {
  const seen = new Map<number, number>();
  let digits = '';
  let left = top % bottom;
  while (left !== 0 && !seen.has(left)) {
    seen.set(left, digits.length);
    digits += String(Math.floor((left * 10) / bottom));
    left = (left * 10) % bottom;
  }
  const start = left === 0 ? digits.length : (seen.get(left) ?? 0);
  return { first: digits.slice(0, start), again: digits.slice(start) };
}
const decimalOf = (p: Division): string => {
  const { first, again } = digitsOf(p);
  return again === '' ? `0.${first}` : `0.${first}${again}${again}${again}…`;
};
const cut = (p: Division): string => {
  const { first, again } = digitsOf(p);
  return `0.${`${first}${again}${again}`.slice(0, Math.max(2, first.length + again.length))}`;
};

const pool = (ending: boolean) =>
  fromPool((level) =>
    range(2, byLevel(level, 12, 18, 40))
      .filter(
        (bottom) =>
          ends({ top: 1, bottom }) === ending &&
          (ending || digitsOf({ top: 1, bottom }).again.length <= byLevel(level, 1, 2, 6)),
      )
      .flatMap((bottom) =>
        range(1, bottom - 1)
          .filter((top) => gcd(top, bottom) === 1)
          .map((top): Division => ({ top, bottom })),
      ),
  );

/** Grade 7: long division ends, or its remainders repeat. */
export const repeatingDecimals = skill<Division>({
  code: 'decimals.repeating',
  name: 'Write a fraction as a decimal that ends or repeats',
  canDo: 'I can tell by long division whether a decimal ends or repeats.',
  grade: 7,
  standards: ['7.NS.A.2d', '8.NS.A.1'],
  prerequisites: ['decimals.from-fraction'],
  cases: {
    ends: { label: 'the decimal ends', draw: pool(true) },
    repeats: { label: 'the decimal repeats', draw: pool(false) },
  },
  pose: (p) => ({
    prompt: 'Divide. Which decimal is equal to this fraction, exactly?',
    math: `${p.top}/${p.bottom}`,
    answer: choiceAnswer('exact', [
      ...(
        [
          ['exact', decimalOf(p)],
          ['denominator', `0.${p.bottom}`],
          ['both', `${p.top}.${p.bottom}`],
          ...(ends(p)
            ? ([['repeated', `0.${digitsOf(p).first}${digitsOf(p).first}${digitsOf(p).first}…`]] as const)
            : ([['cut', cut(p)]] as const)),
        ] as const
      )
        .toSorted(([, x], [, y]) => x.localeCompare(y))
        .map(([id, text]) => [id, text] as const),
    ]),
  }),
  solve: (p) =>
    steps(
      [`${p.top} ÷ ${p.bottom}`, 'A fraction is a division. Divide the top by the bottom.'],
      [
        decimalOf(p),
        ends(p)
          ? 'The remainder becomes 0, so the decimal ends.'
          : `A remainder comes again, so the digits ${digitsOf(p).again} repeat for ever.`,
      ],
    ),
  hints: () => [
    'Do the long division and write down each remainder.',
    'When a remainder comes again, what happens to the digits?',
  ],
  confirms: (p, key) => {
    const { first, again } = digitsOf(p);
    // The value as a sum: the digits before the repeating part, and a geometric series.
    const series = again === '' ? 0 : Number(again) / (10 ** again.length - 1) / 10 ** first.length;
    return key === 'exact' && Math.abs(Number(`0.${first}0`) + series - p.top / p.bottom) < 1e-9;
  },
  mistakes: {
    'decimals.denominator-as-decimal': (p) =>
      wrote('denominator', [`0.${p.bottom}`, 'Write the bottom after the decimal point.']),
    'decimals.bar-as-point': (p) => wrote('both', [`${p.top}.${p.bottom}`, 'Write a point for the bar.']),
    'decimals.repeat-cut-off': (p) => (ends(p) ? undefined : wrote('cut', [cut(p), 'Stop after some digits.'])),
    'decimals.every-decimal-repeats': (p) =>
      ends(p) ? wrote('repeated', [`${decimalOf(p)}...`, 'Let the digits go on.']) : undefined,
  },
});
