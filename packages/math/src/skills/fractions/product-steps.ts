import type { Prose, Step } from '../../types.ts';
import { gcd } from '../kit/arithmetic.ts';
import { divisorText, fractionOf, mixedText, over, type TwoTerms, termText, topHeavy } from '../kit/fraction-text.ts';
import { steps } from '../kit/work.ts';
import { isMixed, isWhole } from './pools.ts';

type Line = readonly [string, string];

/** A fraction as it is written by hand: a fraction over 1 is only its numerator. */
const plain = (x: readonly [number, number]): string => (x[1] === 1 ? String(x[0]) : over(...x));
const bracketed = (x: readonly [number, number]): string => (x[1] === 1 ? String(x[0]) : `(${over(...x)})`);

/** The lines from a product of two fractions to its simplest form. */
function multiplyLines(x: readonly [number, number], y: readonly [number, number]): Line[] {
  if (x[1] === 1 && y[1] === 1) return [[String(x[0] * y[0]), 'Multiply.']];
  const raw = over(x[0] * y[0], x[1] * y[1]);
  const tidy = mixedText(fractionOf(x[0] * y[0], x[1] * y[1]));
  const written: Line[] = [
    x[1] === 1 || y[1] === 1
      ? [
          `(${x[0]} × ${y[0]})/${x[1] * y[1]}`,
          'The whole number says how often the parts are taken. The size of the parts stays.',
        ]
      : [`(${x[0]} × ${y[0]})/(${x[1]} × ${y[1]})`, 'Numerator times numerator, denominator times denominator.'],
    [raw, 'Multiply.'],
  ];
  return raw === tidy ? written : [...written, [tidy, 'Write it in the simplest way.']];
}

/** Worked solution of a product. */
export function productSteps({ a, b }: TwoTerms): Step[] {
  const start: Line = [
    `${termText(a)} × ${termText(b)}`,
    isWhole(a) || isWhole(b)
      ? 'The whole number says how often the other number is taken.'
      : isMixed(a) || isMixed(b)
        ? 'Write each mixed number as one fraction first.'
        : 'A part of a part: multiply to find it.',
  ];
  const [x, y] = [topHeavy(a), topHeavy(b)];
  const rewritten: Line[] =
    isMixed(a) || isMixed(b) ? [[`${plain(x)} × ${plain(y)}`, 'Write each mixed number as one fraction.']] : [];
  return steps(start, ...rewritten, ...multiplyLines(x, y));
}

/** Hints for a product; the last one shows everything except the multiplication. */
export function productHints({ a, b }: TwoTerms): Prose[] {
  const [x, y] = [topHeavy(a), topHeavy(b)];
  if (isMixed(a) || isMixed(b)) {
    return [
      'Round each number to a whole number first. About how large must the answer be?',
      'Write each mixed number as one fraction. How many parts are in the wholes?',
      `So work out \`${plain(x)} × ${plain(y)}\`.`,
      x[1] === 1 || y[1] === 1
        ? `The size of the parts stays \`1/${x[1] * y[1]}\`.`
        : `The denominator of the answer is \`${x[1]} × ${y[1]}\`, before you simplify.`,
    ];
  }
  if (isWhole(a) || isWhole(b)) {
    const [whole, part] = isWhole(a) ? [a, b] : [b, a];
    return [
      part[1] === 1
        ? `Picture \`${termText(part)}\` again and again, side by side. How often?`
        : `How many parts of size \`1/${part[2]}\` are in one \`${termText(part)}\`?`,
      `Take ${part[1]} such ${part[1] === 1 ? 'part' : 'parts'} ${whole[0]} times. The size of the parts does not change.`,
      `Work out \`${part[1]} × ${whole[0]}\` and keep the denominator ${part[2]}.`,
    ];
  }
  return [
    `Read × as "of": take \`${termText(a)}\` of \`${termText(b)}\`. Is that more or less than \`${termText(b)}\`?`,
    'Think of a square cut into rows for one fraction and columns for the other. How many small pieces are there?',
    `The square has \`${a[2]} × ${b[2]}\` small pieces, and \`${a[1]} × ${b[1]}\` of them count.`,
  ];
}

/** Worked solution of a quotient. */
export function quotientSteps({ a, b }: TwoTerms): Step[] {
  const [x, y] = [topHeavy(a), topHeavy(b)];
  const start: Line = [
    `${termText(a)} ÷ ${divisorText(b)}`,
    isMixed(a) || isMixed(b)
      ? 'Write each mixed number as one fraction first.'
      : 'Think: what times the second number gives the first?',
  ];
  const rewritten: Line[] =
    isMixed(a) || isMixed(b) ? [[`${plain(x)} ÷ ${bracketed(y)}`, 'Wholes become parts of the same size.']] : [];
  const flip: Line = [
    `${plain(x)} × ${plain([y[1], y[0]])}`,
    `Dividing by \`${plain(y)}\` is the same as multiplying by \`${plain([y[1], y[0]])}\`.`,
  ];
  return steps(start, ...rewritten, flip, ...multiplyLines(x, [y[1], y[0]]));
}

/** Hints for a quotient; the last one shows the multiplication that remains. */
export function quotientHints({ a, b }: TwoTerms): Prose[] {
  const [x, y] = [topHeavy(a), topHeavy(b)];
  const last = `Dividing by a number is multiplying by its reciprocal: \`${plain(x)} × ${plain([y[1], y[0]])}\`.`;
  if (isWhole(a) && b[1] === 1 && b[0] === 0) {
    return [
      `How many pieces of size \`${termText(b)}\` fit into ${a[0]}?`,
      `How many pieces of size \`${termText(b)}\` fit into 1?`,
      `There are ${b[2]} in each whole, and you have ${a[0]} ${a[0] === 1 ? 'whole' : 'wholes'}.`,
    ];
  }
  if (isWhole(b)) {
    return [
      `Share \`${termText(a)}\` equally among ${b[0]}. Is one share more or less than \`${termText(a)}\`?`,
      `Sharing among ${b[0]} means taking \`1/${b[0]}\` of it.`,
      last,
    ];
  }
  const common = gcd(x[1], y[1]) === x[1] && x[1] === y[1];
  return [
    `How many times does \`${termText(b)}\` fit into \`${termText(a)}\`? Is that more or less than once?`,
    common
      ? `Both count parts of size \`1/${x[1]}\`. How many times does a group of ${y[0]} go into ${x[0]}?`
      : isMixed(a) || isMixed(b)
        ? `As single fractions the numbers are \`${over(...x)}\` and \`${over(...y)}\`.`
        : 'You can give both fractions the same denominator, or multiply by the reciprocal of the second.',
    last,
  ];
}
