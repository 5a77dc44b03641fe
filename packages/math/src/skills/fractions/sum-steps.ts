import type Fraction from 'fraction.js';
import type { MathText, Prose, Step } from '../../types.ts';
import { gcd, lcm } from '../kit/arithmetic.ts';
import { mixedText, over, type Term, type TwoTerms, termText } from '../kit/fraction-text.ts';
import { steps } from '../kit/work.ts';
import { resultOf } from './binary-skill.ts';
import { isWhole } from './pools.ts';

type PlusMinus = '+' | '-';
type Line = readonly [MathText, Prose];

const nameOf = (sign: PlusMinus): string => (sign === '+' ? 'Add' : 'Subtract');

/** The last lines: the result, then the result in lowest terms or as a mixed number if that is different. */
function closing(raw: MathText, why: Prose, value: Fraction): Line[] {
  const tidy = mixedText(value);
  if (raw === tidy) return [[raw, why]];
  return [
    [raw, why],
    [tidy, tidy.includes(' ') ? 'Write it as a mixed number in lowest terms.' : 'Write it in the simplest way.'],
  ];
}

/** Both terms with their least common denominator. */
export function overCommon({ a, b }: TwoTerms): TwoTerms {
  const bottom = lcm(a[2], b[2]);
  return { a: [a[0], (a[1] * bottom) / a[2], bottom], b: [b[0], (b[1] * bottom) / b[2], bottom] };
}

function simpleLines(params: TwoTerms, sign: PlusMinus): Line[] {
  const { a, b } = params;
  const common = overCommon(params);
  const bottom = common.a[2];
  const top = sign === '+' ? common.a[1] + common.b[1] : common.a[1] - common.b[1];
  const written: Line[] =
    a[2] === b[2]
      ? [[`${termText(a)} ${sign} ${termText(b)}`, `Both fractions count parts of the same size: 1 out of ${bottom}.`]]
      : [
          [
            `${termText(a)} ${sign} ${termText(b)}`,
            `The parts have different sizes. Parts of size \`1/${bottom}\` fit both.`,
          ],
          [
            `${termText(common.a)} ${sign} ${termText(common.b)}`,
            `Rename each fraction with the denominator ${bottom}.`,
          ],
        ];
  written.push([
    `(${common.a[1]} ${sign} ${common.b[1]})/${bottom}`,
    `${nameOf(sign)} the numerators. The size of the parts stays the same.`,
  ]);
  return [...written, ...closing(over(top, bottom), 'Count the parts.', resultOf(params, sign))];
}

function mixedLines(params: TwoTerms, sign: PlusMinus): Line[] {
  const common = overCommon(params);
  const bottom = common.a[2];
  const written: Line[] = [
    [`${termText(params.a)} ${sign} ${termText(params.b)}`, 'Work with the wholes and the fractions in turn.'],
  ];
  if (params.a[2] !== params.b[2] && !isWhole(params.a) && !isWhole(params.b)) {
    written.push([
      `${termText(common.a)} ${sign} ${termText(common.b)}`,
      `Rename the fractions with the denominator ${bottom}.`,
    ]);
  }
  let { a } = common;
  const { b } = common;
  if (sign === '-' && a[1] < b[1]) {
    a = [a[0] - 1, a[1] + bottom, bottom];
    written.push([
      `${termText(a)} - ${termText(b)}`,
      `There are too few parts to take \`${over(b[1], bottom)}\` from. Open one whole: it is \`${over(bottom, bottom)}\`.`,
    ]);
  }
  const whole = sign === '+' ? a[0] + b[0] : a[0] - b[0];
  const top = sign === '+' ? a[1] + b[1] : a[1] - b[1];
  const wholes = b[0] === 0 ? String(a[0]) : a[0] === 0 ? String(b[0]) : `(${a[0]} ${sign} ${b[0]})`;
  const parts = `${over(a[1], bottom)} ${sign} ${over(b[1], bottom)}`;
  written.push(
    a[0] === 0 && b[0] === 0
      ? [`(${a[1]} ${sign} ${b[1]})/${bottom}`, `${nameOf(sign)} the numerators.`]
      : [`${wholes} + (${parts})`, `${nameOf(sign)} the wholes, then the fractions.`],
  );
  const raw: Term = [whole, top, bottom];
  if (whole > 0 && top >= bottom) {
    written.push([`${whole} + ${over(top, bottom)}`, 'The fraction holds at least one whole.']);
    return [...written, [mixedText(resultOf(params, sign)), 'Move the whole over and write what is left.']];
  }
  return [...written, ...closing(termText(raw), 'Put the two together.', resultOf(params, sign))];
}

/** Worked solution of a sum or difference of fractions or mixed numbers. */
export const sumSteps = (params: TwoTerms, sign: PlusMinus): Step[] =>
  steps(...(params.a[0] === 0 && params.b[0] === 0 ? simpleLines(params, sign) : mixedLines(params, sign)));

/** Hints for a sum or difference, from comparing the denominators to the second-to-last step. */
export function sumHints(params: TwoTerms, sign: PlusMinus): Prose[] {
  const { a, b } = params;
  const common = overCommon(params);
  const bottom = common.a[2];
  const operation = sign === '+' ? 'add' : 'subtract';
  if (a[2] === b[2] && a[0] === 0 && b[0] === 0) {
    return [
      'Look at the two denominators. Do both fractions count parts of the same size?',
      `The parts are all of size \`1/${bottom}\`. How many are there, and how many do you ${operation}?`,
      `Work out \`${a[1]} ${sign} ${b[1]}\` and keep the denominator ${bottom}.`,
    ];
  }
  const hints = ['Look at the denominators. Do both fractions count parts of the same size?'];
  if (isWhole(a) || isWhole(b)) hints[0] = 'Which of the two numbers has no fraction part yet?';
  else if (a[2] !== b[2])
    hints.push(
      gcd(a[2], b[2]) === Math.min(a[2], b[2])
        ? `${Math.max(a[2], b[2])} is a multiple of ${Math.min(a[2], b[2])}. Only one fraction needs a new name.`
        : `Find a number that is a multiple of both ${a[2]} and ${b[2]}.`,
      `Rename them with the denominator ${bottom}: \`${termText(common.a)}\` and \`${termText(common.b)}\`.`,
    );
  if (sign === '-' && common.a[1] < common.b[1]) {
    hints.push(
      `There are too few parts to take \`${over(common.b[1], bottom)}\` away. Open one whole: \`${common.a[0]} = ${termText([common.a[0] - 1, bottom, bottom])}\`.`,
      `So work out \`${termText([common.a[0] - 1, common.a[1] + bottom, bottom])} - ${termText(common.b)}\`.`,
    );
  } else if (a[0] > 0 || b[0] > 0) {
    hints.push(`${nameOf(sign)} the wholes, then the fractions. Does the fraction part need tidying at the end?`);
  } else {
    hints.push(`Now ${operation} the numerators and keep the denominator ${bottom}.`);
  }
  return hints.slice(0, 4);
}
