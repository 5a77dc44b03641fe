import { decimalText, scaledText } from '../kit/fraction-text.ts';
import type { Mistakes } from '../kit/skill.ts';
import { wrote } from '../kit/work.ts';
import { exact, partOf, placesOf, type TwoDecimals, unitsAt, unitsOf, wholeOf } from './decimal-numbers.ts';

type Rule = Mistakes<TwoDecimals>;
type PlusMinus = '+' | '-';

/** 0.8 + 0.4 = 0.12: the parts before and after the point are added as separate whole numbers. */
export const addsPartsSeparately: Rule = {
  'decimals.adds-parts-separately': ({ a, b }) => {
    const [x, y] = [partOf(a), partOf(b)];
    if (x === '' || y === '') return undefined;
    const [whole, part] = [wholeOf(a) + wholeOf(b), Number(x) + Number(y)];
    // A leading zero stays: .05 + .03 is written .08, not .8.
    const written = x.length === y.length ? String(part).padStart(x.length, '0') : String(part);
    return wrote(
      `${whole}.${written}`,
      [`${wholeOf(a)} + ${wholeOf(b)} = ${whole}`, 'Add what stands before the point.'],
      [`${Number(x)} + ${Number(y)} = ${part}`, 'Add what stands after the decimal point.'],
      [`${whole}.${written}`, 'Put the point between.'],
    );
  },
};

/** 4.2 + 0.35 = 0.77: the last digits are aligned, and the point is placed as in the longer number. */
export const alignsRight = (sign: PlusMinus): Rule => ({
  'decimals.aligns-right': ({ a, b }) => {
    if (placesOf(a) === placesOf(b)) return undefined;
    const [x, y] = [unitsOf(a), unitsOf(b)];
    const units = sign === '+' ? x + y : x - y;
    if (units < 0) return undefined;
    const found = scaledText(units, Math.max(placesOf(a), placesOf(b)));
    return wrote(
      found,
      [`${x} ${sign} ${y} = ${units}`, 'Write the numbers so that their last digits stand under each other.'],
      [found, 'Bring the point down.'],
    );
  },
});

/** 0.3 + 0.4 = 0.07: the decimal places are added up, as in multiplication. */
export const addCountsPlaces: Rule = {
  'decimals.adds-and-counts-places': ({ a, b }) => {
    if (placesOf(a) === 0 || placesOf(b) === 0) return undefined;
    const places = placesOf(a) + placesOf(b);
    const units = unitsOf(a) + unitsOf(b);
    const found = scaledText(units, places);
    return wrote(
      found,
      [`${unitsOf(a)} + ${unitsOf(b)} = ${units}`, 'Add without the points.'],
      [found, `There are ${places} decimal places in all, so point off ${places}.`],
    );
  },
};

/** 60 - 1.35 = 59.35: digits with nothing above them are copied down. */
export const copiesExtraDigits: Rule = {
  'decimals.copies-extra-digits': ({ a, b }) => {
    const [above, below] = [placesOf(a), placesOf(b)];
    if (below <= above) return undefined;
    const cut = Number(b) === 0 ? b : b.slice(0, b.length - (below - above)).replace(/\.$/, '');
    const extra = b.slice(b.length - (below - above));
    const left = exact(a).sub(exact(cut));
    if (left.s < 0n) return undefined;
    const found = above === 0 ? `${decimalText(left)}.${extra}` : `${decimalText(left, above)}${extra}`;
    return wrote(
      found,
      [`${a} - ${cut} = ${decimalText(left)}`, 'Subtract the columns that have two digits.'],
      [found, `Nothing stands above ${extra}, so bring it down.`],
    );
  },
};

/** 5.2 - 3.7 = 2.5: in each column the smaller digit is taken from the larger. */
export const smallerDigitFromLarger: Rule = {
  'decimals.smaller-from-larger': ({ a, b }) => {
    const places = Math.max(placesOf(a), placesOf(b));
    const [x, y] = [String(unitsAt(a, places)), String(unitsAt(b, places))];
    const length = Math.max(x.length, y.length, places + 1);
    const [above, below] = [x.padStart(length, '0'), y.padStart(length, '0')];
    const digits = [...above].map((digit, i) => Math.abs(Number(digit) - Number(below[i])));
    if (![...above].some((digit, i) => i > 0 && Number(digit) < Number(below[i]))) return undefined;
    const found = scaledText(Number(digits.join('')), places);
    return wrote(found, [found, 'In each column subtract the smaller digit from the larger one.']);
  },
};
