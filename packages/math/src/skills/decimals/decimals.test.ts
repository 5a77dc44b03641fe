import { describe, expect, it } from 'vitest';
import { decimalMisconceptions } from '../../misconceptions/decimals.ts';
import { fractionMisconceptions } from '../../misconceptions/fractions.ts';
import { listed } from '../../misconceptions/listed.ts';
import { numberInWords } from '../../number-names.ts';
import { examineCalculations } from '../kit/examine-calculations.ts';
import { asDecimal, exact, padded, placesOf, placeWords, unitsAt } from './decimal-numbers.ts';
import { decimalSkills } from './index.ts';

const { mistaken } = examineCalculations({
  skills: decimalSkills,
  ideas: listed(decimalMisconceptions),
  alsoKnown: listed(fractionMisconceptions),
});

describe('numbers', () => {
  it('preserves trailing zeros and counts in units of a place', () => {
    expect(placesOf('3.40')).toBe(2);
    expect(unitsAt('3.4', 3)).toBe(3400);
    expect(padded('3.4', 2)).toBe('3.40');
    expect(padded('3.456', 2)).toBe('3.456');
  });
  it('rounds only decimals that do not end', () => {
    expect(asDecimal(exact('2').div(3))).toBe('0.667');
    expect(asDecimal(exact('1').div(8))).toBe('0.125');
  });
  it('says places in words', () => {
    expect(placeWords(42, 3)).toBe('forty-two thousandths');
    expect(placeWords(1, 1)).toBe('one tenth');
    expect(numberInWords(312)).toBe('three hundred twelve');
    expect(numberInWords(60)).toBe('sixty');
  });
});

describe('answers of students with a misconception', () => {
  it.each([
    ['decimals.compare', '0.4 ? 0.25', 'decimals.longer-is-larger', '<'],
    ['decimals.compare', '0.08 ? 0.6', 'decimals.longer-is-larger', '>'],
    ['decimals.compare', '0.08 ? 0.6', 'decimals.part-as-whole-number', '>'],
    ['decimals.compare', '0.03 ? 0.7', 'decimals.part-as-whole-number', '<'],
    ['decimals.compare', '0.3 ? 0.47', 'decimals.shorter-is-larger', '>'],
    ['decimals.compare', '0.4 ? 0.05', 'decimals.zero-makes-small', '>'],
    ['decimals.compare', '0.4 ? 0.25', 'decimals.zero-makes-small', '<'],
    ['decimals.compare', '0.6 ? 0.73', 'decimals.reciprocal-thinking', '>'],
    ['decimals.compare', '4.4502 ? 4.45', 'decimals.compares-two-places', '='],
    ['decimals.add', '0.7 + 0.6', 'decimals.adds-parts-separately', '0.13'],
    ['decimals.add', '5.8 + 3.4', 'decimals.adds-parts-separately', '8.12'],
    ['decimals.add', '5.1 + 0.46', 'decimals.aligns-right', '0.97'],
    ['decimals.add', '.3 + .5', 'decimals.adds-and-counts-places', '0.08'],
    ['decimals.subtract', '40 - 2.75', 'decimals.copies-extra-digits', '38.75'],
    ['decimals.subtract', '31.7 - 4.23', 'decimals.copies-extra-digits', '27.53'],
    ['decimals.subtract', '5.2 - 3.7', 'decimals.smaller-from-larger', '2.5'],
    ['decimals.times-power', '2.8 × 10', 'decimals.appends-zeros', '2.80'],
    ['decimals.times-power', '2.8 × 10', 'decimals.multiplies-both-sides', '20.80'],
    ['decimals.divide-power', '40.6 ÷ 10', 'decimals.divides-whole-part-only', '4.6'],
    ['decimals.multiply', '0.3 × 0.2', 'decimals.multiply-aligns-point', '0.6'],
    ['decimals.multiply', '4.6 × 3', 'decimals.counts-places-from-left', '1.38'],
    ['decimals.multiply', '31.2 × .3', 'decimals.counts-places-from-left', '93.6'],
    ['decimals.multiply', '1.4 × 2.3', 'decimals.multiplies-parts-separately', '2.12'],
    ['decimals.divide-by-whole', '3.46 ÷ 3', 'decimals.appends-remainder', '1.151'],
    ['decimals.divide-by-decimal', '7.25 ÷ .6', 'decimals.appends-remainder', '12.05'],
    ['decimals.divide-by-whole', '8.4 ÷ 4', 'decimals.ignores-point', '21'],
    ['decimals.divide-by-whole', '6.03 ÷ 3', 'decimals.skips-zero-in-quotient', '2.1'],
    ['decimals.divide-by-decimal', '0.8 ÷ 0.2', 'decimals.ignores-divisor-point', '0.4'],
    ['decimals.divide-wholes', '9 ÷ 4', 'decimals.remainder-as-decimal', '2.1'],
    ['decimals.from-fraction', '2/5', 'decimals.bar-as-point', '2.5'],
    ['decimals.from-fraction', '1/4', 'decimals.denominator-as-decimal', '0.4'],
    ['decimals.from-fraction', '2/10', 'decimals.adds-top-and-bottom', '1.2'],
    ['decimals.from-fraction', '7/100', 'decimals.ignores-place-name', '0.7'],
    ['decimals.to-fraction', '0.35', 'decimals.point-as-bar', '3/5'],
    ['decimals.to-fraction', '0.35', 'decimals.everything-over-ten', '35/10'],
    ['decimals.round', 'Round 3.46 to the nearest whole number', 'decimals.rounds-in-a-chain', '4'],
    ['decimals.round', 'Round 3.87 to the nearest tenth', 'decimals.rounds-by-cutting', '3.8'],
    ['decimals.dollars-and-cents', '3 dollars and 5 cents', 'decimals.money-point-as-separator', '3.5'],
  ])('%s: %s by %s gives %s', (code, text, id, answer) => {
    expect(mistaken(code, text, id)).toBe(answer);
  });
  it('gives no answer if the misconception does not apply', () => {
    expect(mistaken('decimals.add', '0.7 + 0.6', 'decimals.aligns-right')).toBeUndefined();
    expect(mistaken('decimals.divide-by-whole', '8.4 ÷ 4', 'decimals.appends-remainder')).toBeUndefined();
  });
});
