import { describe, expect, it } from 'vitest';
import { examineSkill } from '../../examine.ts';
import { SEEDS } from '../kit/seeds.ts';
import { faultyWords } from '../whole-numbers/faulty-words.ts';
import { measurementSkills } from './index.ts';

const ruleOf = (code: string, idea: string) => {
  const rule = measurementSkills
    .find((skill) => skill.code === `measurement.${code}`)
    ?.misconceptions.find(({ id }) => id === idea);
  if (rule === undefined) throw new Error(`${code} has no rule ${idea}`);
  return rule;
};

describe('every measurement skill', () => {
  it.each(measurementSkills.map((skill) => [skill.code, skill] as const))(
    `%s is sound over ${SEEDS} seeds per level`,
    (_, skill) => {
      expect(examineSkill(skill, SEEDS)).toEqual([]);
    },
  );

  it.each(measurementSkills.map((skill) => [skill.code, skill] as const))(
    '%s has true lines and hints that do not show the answer',
    (_, skill) => {
      expect(faultyWords(skill, 40)).toEqual([]);
    },
  );
});

describe('what children write', () => {
  it.each([
    ['tell-time', 'measurement.clock-hands-swapped', { hour: 4, minute: 10 }, '2:20'],
    ['tell-time', 'measurement.clock-nearest-hour', { hour: 3, minute: 50 }, '4:50'],
    ['tell-time', 'measurement.clock-nearest-hour', { hour: 12, minute: 45 }, '1:45'],
    ['tell-time', 'measurement.clock-minute-face-value', { hour: 3, minute: 20 }, '3:04'],
    ['elapsed-time', 'measurement.hundred-minutes', { event: 'The film', from: 8 * 60 + 40, length: 95 }, '175 min'],
    [
      'elapsed-time',
      'measurement.time-smaller-from-larger',
      { event: 'The film', from: 8 * 60 + 40, length: 95 },
      '145 min',
    ],
    ['later-time', 'measurement.hundred-minutes', { event: 'The film', from: 9 * 60 + 45, length: 40 }, '9:85'],
    ['later-time', 'measurement.new-hour-forgotten', { event: 'The film', from: 9 * 60 + 45, length: 40 }, '9:25'],
    [
      'count-coins',
      'measurement.coins-counted-not-valued',
      { name: 'Ana', quarters: 1, dimes: 2, nickels: 3, pennies: 4 },
      '10 cents',
    ],
    [
      'count-coins',
      'measurement.larger-coin-worth-more',
      { name: 'Ana', quarters: 0, dimes: 2, nickels: 3, pennies: 0 },
      '40 cents',
    ],
    [
      'make-change',
      'whole-numbers.smaller-from-larger',
      { name: 'Ana', item: 'kite', paid: 50, price: 37, unit: '$' },
      '$27',
    ],
    ['ruler-length', 'measurement.ruler-end-number', { item: 'key', from: 3, to: 11 }, '11 cm'],
    ['ruler-length', 'measurement.ruler-counts-marks', { item: 'key', from: 3, to: 11 }, '9 cm'],
    [
      'convert-length',
      'measurement.everything-in-tens',
      { form: 'mixed', big: 'ft', small: 'in', factor: 12, n: 3, extra: 4 },
      '34 in',
    ],
    [
      'convert-length',
      'measurement.units-ignored',
      { form: 'mixed', big: 'ft', small: 'in', factor: 12, n: 3, extra: 4 },
      '7 in',
    ],
    [
      'convert-time',
      'measurement.hundred-minutes',
      { form: 'to-small', big: 'h', small: 'min', factor: 60, n: 2, extra: 0 },
      '200 min',
    ],
    ['perimeter', 'measurement.perimeter-two-sides', { length: 7, width: 4, unit: 'cm' }, '11 cm'],
    ['perimeter', 'measurement.area-perimeter-confused', { length: 7, width: 4, unit: 'cm' }, '28 cm'],
    [
      'area-of-two-rectangles',
      'measurement.corner-counted-twice',
      { wide: 6, high: 5, low: 2, thick: 3, unit: 'm' },
      '27 m^2',
    ],
    [
      'area-of-two-rectangles',
      'measurement.area-of-the-box',
      { wide: 6, high: 5, low: 2, thick: 3, unit: 'm' },
      '30 m^2',
    ],
  ])('%s: %s', (code, idea, params, answer) => {
    expect(ruleOf(code, idea).work(params)?.answer).toBe(answer);
  });

  it('gives no answer if the misconception does not apply', () => {
    expect(ruleOf('tell-time', 'measurement.clock-nearest-hour').work({ hour: 3, minute: 10 })).toBeUndefined();
    expect(
      ruleOf('convert-time', 'measurement.hundred-minutes').work({
        form: 'to-small',
        big: 'week',
        small: 'day',
        factor: 7,
        n: 2,
        extra: 0,
      }),
    ).toBeUndefined();
  });
});

describe('typed conversions', () => {
  const skill = measurementSkills.find(({ code }) => code === 'measurement.convert-length');

  it.each([
    ['3 m to cm', '300 cm'],
    ['How many feet are 36 inches?', '3 ft'],
    ['2 km = ? m', '2000 m'],
    ['How many centimeters are 2 meters and 15 centimeters?', '215 cm'],
  ])('reads %s', (typed, key) => {
    const params = skill?.read?.(typed);
    expect(params && skill?.pose(params).answer.key).toBe(key);
  });

  it.each([
    'How many centimeters are 2 meters and 15 inches?',
    '3 m to kg',
    '5 inches to feet',
    'constructor to m',
    '',
  ])('leaves %o to others', (typed) => {
    expect(skill?.read?.(typed)).toBeUndefined();
  });
});
