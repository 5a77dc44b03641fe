import { describe, expect, it } from 'vitest';
import type { AnswerSpec } from '../types.ts';
import { checkAnswer } from './index.ts';
import type { CheckOptions } from './types.ts';

const number = (key: string, more: Partial<AnswerSpec> = {}): AnswerSpec => ({ kind: 'number', key, ...more });
const mark = (spec: AnswerSpec, response: string, options?: CheckOptions): string => {
  const outcome = checkAnswer(spec, response, options);
  return outcome.verdict === 'wrong' ? outcome.code : outcome.verdict;
};

describe('numbers', () => {
  it.each([
    ['3/4', '3/4', 'right'],
    ['3/4', '0.75', 'right'],
    ['3/4', '.75', 'right'],
    ['3/4', '\\frac34', 'right'],
    ['3/4', '¾', 'right'],
    ['3/4', '75%', 'right'],
    ['3/4', 'x = 3/4', 'right'],
    ['7/3', '2 1/3', 'right'],
    ['7/3', '2⅓', 'right'],
    ['7/3', '2\\frac13', 'right'],
    ['1/3', '0.\\overline{3}', 'right'],
    ['1/3', '0.(3)', 'right'],
    ['1234567', '1,234,567', 'right'],
    ['12500', '12 500', 'right'],
    ['3.5', '3,5', 'right'],
    ['60%', '60', 'right'],
    ['7 R 2', '7 r 2', 'right'],
    ['3:2', '6:4', 'right'],
    ['-5', '−5', 'right'],
    ['sqrt(8)', '2√2', 'right'],
    ['-5', '5', 'sign'],
    ['3/4', '4/3', 'reciprocal'],
    ['3.5', '35', 'power-of-ten'],
    ['1/3', '0.33', 'rounded'],
    ['1/3', '0.333333333333333', 'rounded'],
    ['2/3', '0.67', 'rounded'],
    ['7', '8', 'value'],
    ['7', 'x + 1 = 8', 'kind'],
    ['7', '{7, 8}', 'kind'],
    ['3:2', '2:3', 'order'],
    ['7', '7 +', 'invalid'],
    ['7', '', 'invalid'],
    ['7', '1/0', 'value'],
  ])('key %s: marks %o %s', (key, response, expected) => {
    expect(mark(number(key), response)).toBe(expected);
  });

  it('says which form is missing', () => {
    expect(checkAnswer(number('3/4', { forms: ['lowest-terms'] }), '6/8')).toEqual({
      verdict: 'wrong',
      code: 'form',
      sameValue: true,
      message: 'That is the right value. Write it in lowest terms.',
    });
  });

  it.each([
    ['mixed', '7/3', '7/3', 'form'],
    ['mixed', '7/3', '2 1/3', 'right'],
    ['improper', '7/3', '2 1/3', 'form'],
    ['improper', '7/3', '7/3', 'right'],
    ['decimal', '0.09', '9%', 'form'],
    ['decimal', '0.09', '.09', 'right'],
    ['fraction', '1/2', '50%', 'form'],
    ['integer', '1', '100%', 'form'],
    ['percent', '0.09', '9%', 'right'],
    ['decimal', '3/4', '3/4', 'form'],
    ['fraction', '3/4', '0.75', 'form'],
    ['percent', '60%', '60', 'percent-missing'],
    ['percent', '60%', '0.6', 'percent-missing'],
    ['percent', '60%', '60 %', 'right'],
    ['decimal-places:2', '3.10', '3.1', 'form'],
    ['decimal-places:2', '3.1', '3.10', 'right'],
    ['significant-figures:3', '1200', '1200', 'right'],
    ['significant-figures:3', '0.05', '0.05', 'form'],
    ['lowest-terms', '5/2', '5/2', 'right'],
    ['lowest-terms', '5/2', '2 2/4', 'form'],
  ] as const)('form %s, key %s: marks %o %s', (form, key, response, expected) => {
    expect(mark(number(key, { forms: [form] }), response)).toBe(expected);
  });

  it('accepts what is within the tolerance', () => {
    expect(mark(number('3.14', { tolerance: 0.01 }), '3.15')).toBe('right');
    expect(mark(number('3.14', { tolerance: 0.01 }), '3.16')).toBe('value');
  });

  it('reads the decimal comma in a class that uses it', () => {
    expect(mark(number('1234.5'), '1.234,5', { locale: 'comma' })).toBe('right');
    expect(mark(number('1500'), '1.500', { locale: 'comma' })).toBe('right');
    expect(mark(number('0.5'), '0.5', { locale: 'comma' })).toBe('right');
  });
});

describe('quantities', () => {
  const length: AnswerSpec = { kind: 'quantity', key: '12 cm', units: ['cm', 'centimeters'] };
  it.each([
    ['12 cm', 'right'],
    ['12cm', 'right'],
    ['12 centimeters', 'right'],
    ['120 mm', 'right'],
    ['12', 'right'],
    ['12 m', 'unit-wrong'],
    ['12 kg', 'unit-wrong'],
    ['13 cm', 'value'],
    ['-12 cm', 'sign'],
  ])('marks %o %s', (response, expected) => {
    expect(mark(length, response)).toBe(expected);
  });

  it.each([
    ['12 cm^2', '12 square cm', 'right'],
    ['12 cm^2', '12 sq. cm', 'right'],
    ['5 m^3', '5 cubic metres', 'right'],
    ['60 km/h', '60 km per hour', 'right'],
    ['12 square meters', '12 m²', 'right'],
    ['12 square cm', '12 cm', 'unit-power'],
    ['12 in^2', '12 in', 'unit-power'],
    ['12 in^2', '12 in^3', 'unit-power'],
    ['12 in', '12 square inches', 'unit-power'],
    ['12 in^2', '12 cm', 'unit-wrong'],
    ['12 mi/h', '12 mi', 'unit-wrong'],
    ['12 in^2', '13 in', 'value'],
  ])('reads units in words: %s, %s', (key, response, expected) => {
    expect(mark({ kind: 'quantity', key }, response)).toBe(expected);
  });
  it('accepts the unit that the task names if the key is a plain number', () => {
    const area: AnswerSpec = { kind: 'quantity', key: '30', units: ['square units'] };
    expect(mark(area, '30 square units')).toBe('right');
    expect(mark(area, '30')).toBe('right');
    expect(mark(area, '31 square units')).toBe('value');
  });
  it('costs no try to write a printed unit without its power', () => {
    expect(checkAnswer({ kind: 'quantity', key: '24 in^2', units: ['in^2', 'square inches'] }, '24 in')).toEqual({
      ...{ verdict: 'wrong', code: 'unit-power', sameValue: true },
      message: 'The number is right. Look at the unit: is it for a length, an area or a volume?',
    });
  });
  it('requires a unit if the task asks for one', () => {
    expect(mark({ ...length, unitPolicy: 'required' }, '12')).toBe('unit-missing');
  });

  it.each([
    ['$4.50', '4.50', 'right'],
    ['$4.50', '$4.5', 'right'],
    ['$4.50', '450¢', 'right'],
    ['3 h 20 min', '200 min', 'right'],
    ['3 h 20 min', '3 h 20 min', 'right'],
    ['24 cm^2', '24 cm²', 'right'],
    ['24 cm^2', '24 cm', 'unit-power'],
  ])('key %s: marks %o %s', (key, response, expected) => {
    expect(mark({ kind: 'quantity', key }, response)).toBe(expected);
  });

  it('accepts units that are counted things', () => {
    expect(mark({ kind: 'quantity', key: '5 apples', units: ['apples', 'apple'] }, '5 apples')).toBe('right');
  });
});

describe('other kinds', () => {
  it.each([
    ['expression', '2x + 3', '3 + 2x', 'right'],
    ['expression', '2x + 3', '-2x - 3', 'sign'],
    ['expression', '2x + 3', '2y + 3', 'variable'],
    ['expression', '2x + 3', '2x + 4', 'value'],
    ['list', '1, 2, 3', '1,2,3', 'right'],
    ['list', '1, 2, 3', '3, 2, 1', 'order'],
    ['list', '1, 2, 3', '1, 2', 'incomplete-list'],
    ['set', '{2, -3}', '-3, 2', 'right'],
    ['set', '{2, -3}', 'x = 2 or x = -3', 'right'],
    ['set', '{2, -3}', '2', 'incomplete-list'],
    ['set', '{2, -3}', '2, -3, 4', 'extra-in-list'],
    ['point', '(2, 3)', '(2,3)', 'right'],
    ['point', '(2, 3)', '(3, 2)', 'order'],
    ['point', '(2, 3)', '2, 3', 'right'],
    ['equation', 'y = 2x + 1', '2x - y = -1', 'right'],
    ['inequality', 'x > 3', '3 < x', 'right'],
    ['inequality', 'x > 3', 'x >= 3', 'boundary'],
    ['inequality', 'x > 3', 'x < 3', 'direction'],
    ['inequality', 'x > 3', 'y > 3', 'variable'],
    ['interval', '[1, 2)', '[1,2)', 'right'],
    ['interval', '[1, 2)', '(1,2)', 'boundary'],
  ] as const)('%s %s: marks %o %s', (kind, key, response, expected) => {
    expect(mark({ kind, key }, response)).toBe(expected);
  });

  it('accepts x = 4 and 4 for an equation to solve', () => {
    const solve: AnswerSpec = { kind: 'equation', key: 'x = 4', variable: 'x' };
    expect(mark(solve, '4')).toBe('right');
    expect(mark(solve, 'x = 4')).toBe('right');
    expect(mark(solve, 'y = 4')).toBe('variable');
    expect(mark({ kind: 'number', key: '4', variable: 'x' }, 'y = 4')).toBe('variable');
  });

  it('compares choices by id', () => {
    const choice: AnswerSpec = {
      kind: 'choice',
      key: 'b',
      options: [
        { id: 'a', label: '1' },
        { id: 'b', label: '2' },
      ],
    };
    expect(mark(choice, 'b')).toBe('right');
    expect(mark(choice, 'a')).toBe('value');
    expect(mark(choice, 'c')).toBe('invalid');
  });
});
