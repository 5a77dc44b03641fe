import { scaledText } from '../kit/fraction-text.ts';
import type { Mistakes } from '../kit/skill.ts';
import { wrote } from '../kit/work.ts';
import { asDecimal, exact, partOf, placesOf, type TwoDecimals, unitsOf, wholeOf } from './decimal-numbers.ts';

type Rule = Mistakes<TwoDecimals>;

/** 0.4 × 0.2 = 0.8: the point comes straight down, as in adding. */
export const alignsPoint: Rule = {
  'decimals.multiply-aligns-point': ({ a, b }) => {
    if (placesOf(a) === 0 || placesOf(b) === 0) return undefined;
    const places = Math.max(placesOf(a), placesOf(b));
    const units = unitsOf(a) * unitsOf(b);
    const found = scaledText(units, places);
    return wrote(
      found,
      [`${unitsOf(a)} × ${unitsOf(b)} = ${units}`, 'Multiply as with whole numbers.'],
      [found, 'Bring the point straight down.'],
    );
  },
};

/** 6.7 × 3 = 2.01: the decimal places are counted from the left of the product. */
export const countsFromLeft: Rule = {
  'decimals.counts-places-from-left': ({ a, b }) => {
    const places = placesOf(a) + placesOf(b);
    const units = String(unitsOf(a) * unitsOf(b));
    if (places === 0 || places >= units.length) return undefined;
    const found = `${units.slice(0, places)}.${units.slice(places)}`;
    if (exact(found).equals(exact(a).mul(exact(b)))) return undefined;
    return wrote(
      found,
      [`${unitsOf(a)} × ${unitsOf(b)} = ${units}`, 'Multiply without the points.'],
      [
        found,
        `There ${places === 1 ? 'is 1 decimal place' : `are ${places} decimal places`}. Count ${places} from the left.`,
      ],
    );
  },
};

/** 1.2 × 1.3 = 1.6: the parts before and after the point are multiplied separately. */
export const multipliesSides: Rule = {
  'decimals.multiplies-parts-separately': ({ a, b }) => {
    const [x, y] = [partOf(a), partOf(b)];
    if (x === '' || y === '') return undefined;
    const [whole, part] = [wholeOf(a) * wholeOf(b), Number(x) * Number(y)];
    return wrote(
      `${whole}.${part}`,
      [`${wholeOf(a)} × ${wholeOf(b)} = ${whole}`, 'Multiply what stands before the point.'],
      [`${Number(x)} × ${Number(y)} = ${part}`, 'Multiply what stands after the decimal point.'],
      [`${whole}.${part}`, 'Put the point between.'],
    );
  },
};

/** 7.5 ÷ 4 = 1.83: the remainder is appended as further digits. */
export const appendsRemainder: Rule = {
  'decimals.appends-remainder': ({ a, b }) => {
    const scale = placesOf(b);
    const divisor = unitsOf(b);
    const places = Math.max(0, placesOf(a) - scale);
    const units = unitsOf(a) * 10 ** Math.max(0, scale - placesOf(a));
    const [quotient, left] = [Math.floor(units / divisor), units % divisor];
    if (placesOf(a) === 0 || left === 0) return undefined;
    const shown = scaledText(quotient, places);
    const found = places === 0 ? `${shown}.${left}` : `${shown}${left}`;
    return wrote(
      found,
      [`${a} ÷ ${b}`, `Divide: ${shown}, with ${left} left over.`],
      [found, 'Write what is left over behind it.'],
    );
  },
};

/** 7 ÷ 4 = 1.3: the remainder is written after the point. */
export const remainderAsDecimal: Rule = {
  'decimals.remainder-as-decimal': ({ a, b }) => {
    if (placesOf(a) > 0 || placesOf(b) > 0 || Number(a) % Number(b) === 0) return undefined;
    const [quotient, left] = [Math.floor(Number(a) / Number(b)), Number(a) % Number(b)];
    return wrote(
      `${quotient}.${left}`,
      [`${a} ÷ ${b}`, `It goes ${quotient} times, ${left} left over.`],
      [`${quotient}.${left}`, 'Write what is left over after the decimal point.'],
    );
  },
};

/** 7.5 ÷ 3 = 25: the point is left out. */
export const ignoresPoint: Rule = {
  'decimals.ignores-point': ({ a, b }) => {
    if (placesOf(a) === 0 || placesOf(b) > 0) return undefined;
    const value = exact(String(unitsOf(a))).div(exact(b));
    return wrote(asDecimal(value), [`${unitsOf(a)} ÷ ${b}`, 'Divide as with whole numbers.']);
  },
};

/** 6.03 ÷ 3 = 2.1: a zero in the quotient is not written. */
export const skipsZero: Rule = {
  'decimals.skips-zero-in-quotient': ({ a, b }) => {
    if (placesOf(b) > 0 || !/^\d+(\.\d+)?$/.test(a)) return undefined;
    const value = exact(a).div(exact(b));
    const written = asDecimal(value, 6);
    const [whole = '', part = ''] = written.split('.');
    const shorter = part.replace(/^0+(?=[1-9])/, '');
    return shorter === part || whole === '0'
      ? undefined
      : wrote(
          `${whole}.${shorter}`,
          [`${a} ÷ ${b}`, 'Where it does not go, write nothing and take the next digit.'],
          [`${whole}.${shorter}`, 'Write the digits after the decimal point.'],
        );
  },
};

/** 0.6 ÷ 0.2 = 0.3: the point of the divisor is left out, or moved in the divisor only. */
export const ignoresDivisorPoint: Rule = {
  'decimals.ignores-divisor-point': ({ a, b }) => {
    if (placesOf(b) === 0) return undefined;
    const divisor = String(unitsOf(b));
    return wrote(asDecimal(exact(a).div(exact(divisor)), 6), [
      `${a} ÷ ${divisor}`,
      'Divide as if the second number had no point.',
    ]);
  },
};

/** 0.4 ÷ 8 as 8 ÷ 0.4: the larger number goes first. */
export const divideLargerFirst: Rule = {
  'fractions.larger-by-smaller': ({ a, b }) =>
    Number(a) >= Number(b) || Number(a) === 0
      ? undefined
      : wrote(asDecimal(exact(b).div(exact(a))), [
          `${b} ÷ ${a}`,
          'You always divide the larger number by the smaller one.',
        ]),
};
