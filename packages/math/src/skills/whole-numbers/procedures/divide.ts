import type { MathText, MisconceptionId, MistakenWork, Prose, Step } from '../../../types.ts';
import { digitsOf } from '../../kit/whole.ts';
import { steps, wrote } from '../../kit/work.ts';

type Line = readonly [MathText, Prose];
type Turn = { readonly into: number; readonly digit: number; readonly left: number };

/** The steps of long division, left to right, without leading zeros of the quotient. */
function turnsOf(dividend: number, divisor: number): Turn[] {
  const turns: Turn[] = [];
  let left = 0;
  for (const next of digitsOf(dividend).reverse()) {
    const into = left * 10 + next;
    const digit = Math.floor(into / divisor);
    left = into % divisor;
    if (turns.length > 0 || digit > 0) turns.push({ into, digit, left });
  }
  return turns;
}

const closing = (dividend: number, divisor: number): Line => {
  const [quotient, rest] = [Math.floor(dividend / divisor), dividend % divisor];
  return rest === 0
    ? [`${dividend} ÷ ${divisor} = ${quotient}`, 'Read the digits of the quotient.']
    : [`${divisor} × ${quotient} + ${rest} = ${dividend}`, `So the quotient is ${quotient} and ${rest} is left over.`];
};

/** Long division as taught: true equations, ending with the quotient, or with quotient and remainder. */
export function divisionSteps(dividend: number, divisor: number): Step[] {
  const lines = turnsOf(dividend, divisor).map(({ into, digit, left }): Line => {
    const taken = digit * divisor;
    return digit === 0
      ? [`${into} - 0 = ${left}`, `${divisor} does not fit into ${into}: write 0 in the quotient.`]
      : [
          `${into} - ${digit} × ${divisor} = ${left}`,
          `Into ${into}, ${divisor} fits ${digit === 1 ? 'once' : `${digit} times`}: take away ${taken}.`,
        ];
  });
  return steps(...lines, closing(dividend, divisor));
}

const quotientText = (
  dividend: number,
  divisor: number,
  answer: number,
  why: Prose = 'Read the digits of the quotient.',
): Line => [`${dividend} ÷ ${divisor} = ${answer}`, why];

const turnLines = (turns: readonly Turn[], divisor: number): Line[] =>
  turns.map(({ into, digit }) => [
    `${into} ÷ ${divisor}`,
    `Into ${into}, ${divisor} fits ${digit === 1 ? 'once' : `${digit} times`}.`,
  ]);

/** Omits the zero of the quotient if the divisor does not fit after a digit has been brought down. */
function omitsZeros(dividend: number, divisor: number): MistakenWork | undefined {
  const turns = turnsOf(dividend, divisor);
  const nonZero = turns.filter(({ digit }) => digit > 0);
  if (nonZero.length === turns.length || nonZero.length === 0) return undefined;
  const answer = Number(nonZero.map(({ digit }) => digit).join(''));
  return wrote(answer, ...turnLines(nonZero, divisor), quotientText(dividend, divisor, answer));
}

/** The right digits in reverse order. */
function reversed(dividend: number, divisor: number): MistakenWork | undefined {
  const turns = turnsOf(dividend, divisor);
  const answer = Number(
    turns
      .map(({ digit }) => digit)
      .reverse()
      .join(''),
  );
  if (turns.length < 2 || new Set(turns.map(({ digit }) => digit)).size === 1) return undefined;
  return wrote(
    answer,
    ...turnLines(turns, divisor),
    quotientText(dividend, divisor, answer, 'Write the digits from right to left.'),
  );
}

/** In each column the larger digit is divided by the smaller one, and remainders are forgotten. */
function smallerIntoLarger(dividend: number, divisor: number): MistakenWork | undefined {
  if (dividend < 10) return undefined;
  const digits = digitsOf(dividend).reverse();
  if (digits.every((digit) => digit >= divisor && digit % divisor === 0)) return undefined;
  const written = digits.map((digit) =>
    digit === 0 ? 0 : Math.floor(Math.max(digit, divisor) / Math.min(digit, divisor)),
  );
  const answer = Number(written.join(''));
  const lines = digits.map(
    (digit, i): Line => [
      digit === 0 ? `0 ÷ ${divisor} = 0` : `${Math.max(digit, divisor)} ÷ ${Math.min(digit, divisor)}`,
      `Write ${written[i] ?? 0}.`,
    ],
  );
  return wrote(answer, ...lines, quotientText(dividend, divisor, answer));
}

/** Each digit is divided on its own; its remainder is dropped instead of carried to the next. */
function dropsColumnLeftovers(dividend: number, divisor: number): MistakenWork | undefined {
  if (dividend < 10) return undefined;
  const digits = digitsOf(dividend).reverse();
  if (digits.slice(0, -1).every((digit) => digit % divisor === 0) || (digits[0] ?? 0) < divisor) return undefined;
  const answer = Number(digits.map((digit) => Math.floor(digit / divisor)).join(''));
  return wrote(
    answer,
    ...digits.map(
      (digit): Line => [
        `${digit} ÷ ${divisor}`,
        `Write ${Math.floor(digit / divisor)}${digit % divisor === 0 ? '' : ' and forget what is left'}.`,
      ],
    ),
    quotientText(dividend, divisor, answer),
  );
}

/**
 * Subtracts too few groups in the last step, so that the remainder is at least the divisor. Returns [quotient,
 * remainder].
 */
export function stopsEarly(dividend: number, divisor: number): readonly [number, number] | undefined {
  const quotient = Math.floor(dividend / divisor);
  return quotient < 2 ? undefined : [quotient - 1, (dividend % divisor) + divisor];
}

type DivisionProcedures = {
  readonly [id in MisconceptionId]?: (dividend: number, divisor: number) => MistakenWork | undefined;
};

/** Published error patterns of long division, by the misconception that holds them. */
export const divisionProcedures = {
  'whole-numbers.quotient-zero-omitted': omitsZeros,
  'whole-numbers.quotient-reversed': reversed,
} as const satisfies DivisionProcedures;

/** Those that meet each digit with the divisor, which has to be a digit itself. */
export const digitByDigitProcedures = {
  'whole-numbers.smaller-into-larger': smallerIntoLarger,
  'whole-numbers.column-leftovers-dropped': dropsColumnLeftovers,
} as const satisfies DivisionProcedures;
