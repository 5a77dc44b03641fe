import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberInWords } from '../number-names.ts';
import { toLatex } from '../render/index.ts';
import { taskInSpanish } from '../spanish/tasks.ts';
import type { AnswerSpec } from '../types.ts';
import { checkAnswer, parse, readAnswer } from './index.ts';

type Case = readonly [spec: AnswerSpec, right: readonly string[], notRight: readonly string[]];

const number = (key: string, more: Partial<AnswerSpec> = {}): AnswerSpec => ({ kind: 'number', key, ...more });
const amount = (key: string, ...units: readonly string[]): AnswerSpec => ({ kind: 'quantity', key, units });
const of = (kind: AnswerSpec['kind'], key: string, more: Partial<AnswerSpec> = {}): AnswerSpec => ({
  kind,
  key,
  ...more,
});

/** Answers in the ways in which children and editors write them, written for this test. */
const CASES: readonly Case[] = [
  [
    number('7'),
    ['seven', 'Seven.', '=7', '7.', '+7', 'its 7', "it's 7", 'the answer is 7', 'I got 7', '7.0', 'x = 7', '7 = x'],
    ['-7', '17', 'six'],
  ],
  [
    number('-9'),
    ['negative 9', 'minus nine', '−9', '–9', '9 below zero', '(-9)', '-9.'],
    ['9', 'nine', '9 above zero'],
  ],
  [
    number('23'),
    ['twenty-three', 'twenty three', 'about 23', '≈ 23', '23 in all', '23 altogether'],
    ['twenty', '32', 'thirty-two'],
  ],
  [
    number('1204'),
    ['1,204', '1 204', 'one thousand two hundred four', 'one thousand two hundred and four'],
    ['1.204', '124'],
  ],
  [
    number('3/2'),
    [
      '1 and 1/2',
      '1 1/2',
      'one and a half',
      '1½',
      '1\\frac12',
      '1(1)/(2)',
      '(3)/(2)',
      'three halves',
      '3 halves',
      '1.5',
      '3 over 2',
      '1 & 1/2',
    ],
    ['1/2', '2/3', 'half'],
  ],
  [
    number('1/2'),
    ['half', 'a half', 'one half', '½', '.5', '50%', '50 percent', '\\frac{1}{2}', 'one over two'],
    ['2', 'two', '1 and 1/2'],
  ],
  [
    number('3/4'),
    ['three fourths', 'three quarters', '3 quarters', 'three-fourths', '.75', '0.75', '\\frac34'],
    ['three', '4/3', 'a quarter'],
  ],
  [
    number('0.05'),
    ['five hundredths', '.05', 'zero point zero five', 'point zero five', '5/100', '0.05.'],
    ['0.5', 'five tenths', '.005'],
  ],
  [
    number('32000'),
    [
      '3.2 x 10^4',
      '3.2 × 10^4',
      '3.2*10^4',
      '3.2\\times10^4',
      '3.2·10⁴',
      '3.2e4',
      '3.2 times 10 to the 4th',
      '3.2 times 10 to the power of 4',
      '32 thousand',
      'thirty-two thousand',
    ],
    ['3.2 x 10^3', '3.2 x 104'],
  ],
  [
    number('1/6', { forms: [] }),
    ['0.1(6)', '0.1\\overline{6}', '.1\\overline6', '1/6', 'one sixth'],
    ['0.16', '0.(16)', '0.166...', '6'],
  ],
  [
    number('0.(3)'),
    ['0.333...', '.33…', '0.\\overline{3}', '.3 repeating', '1/3', '0.3 recurring'],
    ['0.33', '.3', '0.3535...'],
  ],
  [number('0.(45)'), ['0.4545...', '.45 repeating', '0.454545…', '0.(45)', '5/11'], ['0.45', '0.4(5)']],
  [
    number('5sqrt(2)'),
    ['5√2', '5\\sqrt2', '5sqrt2', '5 root 2', '5 times the square root of 2', '5*sqrt(2)', '5 square root of 2'],
    ['5*2', '√10'],
  ],
  [number('2'), ['root(3)(8)', '\\sqrt[3]{8}', 'cube root of 8', '∛8'], ['root(2)(8)']],
  [number('9900'), ['100!/98!', '99*100'], ['100!/99!']],
  [number('15/8'), ['3/4 ÷ 2/5', '(3/4) ÷ (2/5)', '(3)/(4) -: (2)/(5)', '\\frac34\\div\\frac25'], ['3/40']],
  [number('undefined'), ['undefined', 'Undefined.', 'does not exist', 'DNE', "doesn't exist"], ['0', 'zero']],
  [number('90'), ['90°', '90^{\\circ}', '90\\degree', '90^@'], ['90%', '9°']],
  [
    number('8', { units: ['laps', 'lap'] }),
    ['8', '8 laps', '8 lap', '8laps', 'eight laps', '8 LAPS', '8 laps in all', 'it is 8 laps'],
    ['9 laps', '8 km', '8 minutes'],
  ],
  [
    number('6', { units: ['adult tickets', 'adult ticket'] }),
    ['6 adult tickets', '6 tickets', 'six'],
    ['5 adult tickets', '6 hours'],
  ],
  [
    number('14', { units: ['children', 'child'] }),
    ['14 kids', '14 children', '14 students', '14'],
    ['14 kilograms', '41 kids'],
  ],
  [number('24', { units: ['dots', 'dot'] }), ['24 dots', '24dots', '24 dot', 'twenty-four dots'], ['42 dots', '24 cm']],
  [number('14'), ['14 times', 'fourteen times'], ['41 times']],
  [amount('6%', '%', 'percent'), ['6%', '6', '6 percent', '0.06', 'six percent'], ['60', '0.6', '$6', '6 cm']],
  [
    of('quantity', '67%', { units: ['%', 'percent'], unitPolicy: 'required' }),
    ['67%', '67 percent'],
    ['67', '0.67', '67/100', '0.67%'],
  ],
  [
    number('20', { units: ['km', 'kilometers', 'kilometer'] }),
    ['20 km', '20km', '20 kilometers', '20 KM', '20,000 m', '20000 meters'],
    ['20 miles', '20 m', '20 hours'],
  ],
  [
    number('-6', { units: ['°C'] }),
    [
      '-6 °C',
      '−6°C',
      '-6 C',
      '-6 degrees',
      '-6 degrees Celsius',
      '-6º',
      '-6^{\\circ}C',
      'negative 6 degrees',
      '6 below zero',
    ],
    ['-6 °F', '6 °C', '-6 m'],
  ],
  [amount('-5 °C', '°C'), ['23 °F', '-5', '-5 degrees c'], ['-5 °F', '5']],
  [
    amount('5 cm^2', 'cm^2'),
    [
      '5 cm2',
      '5 cm²',
      '5 sq cm',
      '5 sq. cm',
      '5 square centimeters',
      '5square centimeters',
      '5sq cm',
      '5sqcm',
      '5 centimeters squared',
      '5cm^2',
      '5\\text{ cm}^2',
      '5\\operatorname{cm}^2',
      'A = 5 cm^2',
      'area = 5 cm²',
      '5',
    ],
    ['5 cm', '5 m2', '5 cm3'],
  ],
  [
    amount('12 in', 'in'),
    ['12"', '12 in.', '12 inches', '1 ft', "1'", '12”', 'twelve inches', '12 inches long', "12''", '12'],
    ["12'", '12 cm', '21"'],
  ],
  [amount('63 in', 'in'), ['5\' 3"', '5 ft 3 in', '5 feet 3 inches', '5 feet and 3 inches'], ['5\' 4"', '5 feet']],
  [
    amount('60 in^3', 'in^3'),
    ['60 cu in', '60cu in', '60 cubic inches', '60cubic inches', '60 in3', '60 inches cubed', 'V = 60 in^3'],
    ['60 in^2', '60 ft^3'],
  ],
  [
    amount('55 mi/h', 'mi/h'),
    ['55 mph', '55 miles per hour', '55 miles an hour', '55 MPH', '55 mi/hr', '55'],
    ['55 km/h', '55 miles'],
  ],
  [
    amount('$12.50', '$', 'dollars'),
    [
      '12.50',
      '$12.50',
      '12.5 dollars',
      '12 dollars and 50 cents',
      '12 dollars 50 cents',
      '12.50$',
      '12.5 bucks',
      '$12.50 dollars',
      '1250 cents',
      '\\$12.50',
    ],
    ['$1250', '12.05', '-$12.50'],
  ],
  [amount('-$4', '$'), ['a loss of $4', '$-4', '-4 dollars', 'lost 4 dollars', '(-4)'], ['$4', 'a gain of $4']],
  [
    amount('200 min', 'min'),
    ['3 h 20 min', '3 hours and 20 minutes', '3 hrs 20 mins', '200 minutes', '3 1/3 hours'],
    ['3 h', '200 h'],
  ],
  [amount('5 kWh', 'kWh'), ['5 kWh', '5000 Wh', '0.005 MWh', '5'], ['5 kW', '5 MWh']],
  [
    amount('50°', '°', 'degrees'),
    ['50', '50°', '50 deg', '50 degrees', '∠ABC = 50°', 'm∠ABC = 50', '50^\\circ', 'fifty degrees'],
    ['50%', '130°', '50 cm'],
  ],
  [
    of('quantity', '300 cm', { units: ['cm'], unitPolicy: 'exact' }),
    ['300', '300 cm', '300 centimeters'],
    ['3 m', '3', '300 m'],
  ],
  [
    of('set', '{-3, 3}'),
    [
      '±3',
      '3, -3',
      '3 and -3',
      '3 or -3',
      'x = 3 or x = -3',
      '+-3',
      '{3,-3}',
      '\\pm3',
      'x = ±3',
      '\\left\\{-3,3\\right\\}',
      '3 -3',
      'negative three and three',
    ],
    ['3', '{3}', '±9'],
  ],
  [
    of('set', '{}'),
    ['∅', 'no solution', 'No solutions', '{}', '\\emptyset', '\\varnothing', 'there is no solution', 'nosolution'],
    ['0', '{0}', 'all real numbers'],
  ],
  [
    of('list', '1, 2, 5, 10'),
    ['1,2,5,10', '1, 2, 5, and 10', '1 2 5 10', 'one, two, five, ten'],
    ['1, 2, 5', '10, 5, 2, 1'],
  ],
  [
    of('point', '(3, -2)'),
    ['3,-2', 'x = 3, y = -2', 'x=3 y=-2', 'P(3, -2)', '\\left(3,-2\\right)', '(3, −2)', 'the point is (3,-2)'],
    ['(-2, 3)', '(3, 2)'],
  ],
  [
    of('interval', '(3, 5]'),
    ['3<x<=5', '3 < x ≤ 5', '(3,5]', '\\left(3,5\\right\\rbrack', 'x ∈ (3, 5]', 'x > 3 and x <= 5'],
    ['3<=x<=5', '[3, 5)', '3<x<5'],
  ],
  [
    of('inequality', 'x > 4'),
    ['4 < x', 'x is greater than 4', 'x is more than 4', '(4, ∞)', '(4, oo)', 'X > 4', 'x\\gt4'],
    ['x => 4', 'x < 4', '[4, ∞)', 'x = 4'],
  ],
  [
    of('inequality', 'n ≥ 18'),
    [
      'n => 18',
      'n >= 18',
      'n is at least 18',
      'n is greater than or equal to 18',
      'n is no less than 18',
      'N ≥ 18',
      '18 ≤ n',
      '[18, ∞)',
    ],
    ['n > 18', 'n is at most 18'],
  ],
  [
    of('equation', 'x = 3', { variable: 'x' }),
    ['x => 3', 'x is 3', 'x equals three', '3', '3 = x', 'X = 3', '{3}', 'x = 3.0'],
    ['y = 3', 'x = -3', 'three quarters'],
  ],
  [
    of('equation', '0x = 0', { variable: 'x' }),
    ['all real numbers', 'infinitely many solutions', 'ℝ', '\\mathbb{R}', 'any number', 'x can be anything', '(-∞, ∞)'],
    ['no solution', '0'],
  ],
  [
    of('equation', 'y = 2x + 1'),
    ['f(x) = 2x + 1', 'Y = 2X + 1', 'y is 2x + 1', 'y=2*x+1', 'the equation is y = 2x + 1'],
    ['y = 2x', 'x = 2y + 1'],
  ],
  [
    of('expression', '2x + 5'),
    ['2 x + 5', '2X + 5', 'two x plus five', '5 + 2*x', '2 times x plus 5'],
    ['2x - 5', '7x'],
  ],
  [of('expression', 'x^5'), ['x to the fifth', 'x to the 5th power', 'x⁵', 'x^(5)', 'x**5'], ['5x', 'x^4']],
  [of('expression', '1/sin(x)'), ['cosec x', 'cosec(x)', 'csc(x)', '\\csc x'], ['sin(x)', 'sec x']],
  [
    number('3:45 pm'),
    ['3:45', '3:45pm', 'quarter to 4', '15:45', '3.45 pm', '3:45 in the afternoon'],
    ['3:45 am', '4:15', 'quarter past 4'],
  ],
  [
    number('12:05'),
    ['12:05 pm', 'five past twelve', '5 after 12', 'twelve oh five', '12 : 05'],
    ['12:50', '5 to 12', '1:00'],
  ],
  [
    number('75', { units: ['cents', 'cent', '¢'] }),
    ['75', '75¢', '75 cents', '$0.75', '0.75 dollars'],
    ['$75', '75 dollars', '0.75¢'],
  ],
  [
    number('7', { units: ['apples', 'apple'] }),
    ['7 apples', '7 appels', 'seven aples', '7!!'],
    ['7 oranges', '6 appels', '7 grapes'],
  ],
  [number('90'), ['90 degrees', '90 deg', '90 deg.'], ['90 hours', '9 degrees']],
  [number('6 R 2'), ['6, 2 left over', '6 with 2 left over', '6 and 2 leftover', '6; 2 remaining'], ['6, 3 left over']],
  [number('25π'), ['25 x pi', '25 X π', '25xπ', '25 × pi'], ['25x', '25']],
  [of('list', '0.4, 0.45, 0.5'), ['0.4 < 0.45 < 0.5', '.4 .45 .5'], ['0.5 > 0.45 > 0.4', '.4 .5 .45']],
  [of('expression', 'x^2 + 6x + 9'), ['x2 + 6x + 9', '9 + 6x + x2'], ['x2 + 9', '2x + 6x + 9']],
  [of('expression', '2x + 4'), ['x2 + 4'], ['x^2 + 4']],
  [of('point', '(1, 2)'), ['(1,2)', '1, 2'], ['[1, 2]', '{1, 2}', '(2, 1)']],
  [of('set', '{1, 2}'), ['1, 2', '{2, 1}', 'x = 1 or x = 2'], ['(1, 2)', '[1, 2]']],
  [of('equation', 'f(x) = 2x'), ['y = 2x', 'f(x) = x + x'], ['g(x) = 2x', 'f(x) = 3x']],
  [
    of('expression', 'Tuesday'),
    ['tuesday', 'Tuesday.', "it's Tuesday", 'on tuesday'],
    ['Thursday', 'Tuesdays and Fridays'],
  ],
  [of('expression', 'yes'), ['Yes!', 'yep', 'yeah', 'Yes, it is'], ['no', 'sometimes', 'yes or no']],
  [
    of('expression', 'triangle'),
    ['a triangle', 'Triangle', 'a triangel', 'trianggle'],
    ['rectangle', 'angle', 'triangula'],
  ],
  [of('expression', '∠ABC'), ['∠ABC', '∠CBA', 'angle ABC', 'ABC'], ['∠ACB', '∠ABD']],
  [of('expression', 'scalene'), ['a scalene triangle', 'Scalene.', 'it is scalene'], ['isosceles triangle', 'scale']],
  [
    of('expression', 'perpendicular'),
    ['they are perpendicular', 'perpendicular lines', 'the lines are perpendicular'],
    ['parallel lines', 'they are not perpendicular'],
  ],
  [of('expression', 'no'), ['n', 'No!', 'nope'], ['y', 'yes']],
  [
    of('equation', 'x = 4 or x = -1', { variable: 'x' }),
    ['4 and -1', '\\left\\{-1,4\\right\\}', 'x=-1; x=4', 'x_1=4, x_2=-1', '-1 & 4'],
    ['4 and 1', '\\left\\{1,4\\right\\}', '4'],
  ],
  [of('equation', 'no solution'), ['{}', 'ø', 'it has no solution', 'none'], ['all numbers', '0']],
  [
    of('equation', 'infinitely many solutions'),
    ['infinite', 'true for all x', 'an infinite number of solutions', 'it has infinitely many solutions'],
    ['no solution', 'x = 1'],
  ],
  [
    of('inequality', 'n ≥ 12'),
    ['12 or more', 'at least 12', 'n is 12 or more', '≥ 12'],
    ['12 or less', 'more than 12', 'at most 12'],
  ],
  [of('point', '(3, -2)'), ['y = -2, x = 3', '(x, y) = (3, -2)'], ['y = 3, x = -2', '(x, y) = (-2, 3)']],
  [amount('1 h 20 min'), ['1h20', '1h 20m', '1 hr 20 min'], ['1h2', '1.2 h']],
  [number('8:20'), ['8:20', 'twenty past eight', 'eight twenty', '8:20 am'], ['twenty to eight', 'eight thirty']],
  [number('6π'), ['6Pi', '6 PI', '6pi'], ['6p']],
  [number('6 R 2'), ['6, remainder 2', '6 remainder 2'], ['2, remainder 6']],
  [number('<'), ['<', 'less than', 'is less than', '3/8 < 1/2', '\\lt'], ['>', '=', 'more than']],
];

const rightCases = CASES.flatMap(([spec, right]) => right.map((typed) => [spec, typed] as const));
const otherCases = CASES.flatMap(([spec, , others]) => others.map((typed) => [spec, typed] as const));

describe('an answer as it was meant', () => {
  it.each(rightCases.map(([spec, typed]) => [spec.key, typed, spec] as const))(
    '%s: accepts %s',
    (_key, typed, spec) => {
      expect(checkAnswer(spec, typed)).toEqual({ verdict: 'right' });
    },
  );

  it.each(otherCases.map(([spec, typed]) => [spec.key, typed, spec] as const))(
    '%s: does not accept %s',
    (_key, typed, spec) => {
      expect(checkAnswer(spec, typed).verdict).not.toBe('right');
    },
  );

  it.each(['', '   ', 'idk', "I don't know", 'asdf', 'lol', 'ask mom', '?', '!!', 'um', 'eight kittens'])(
    'spends no try on %o and says what to write',
    (typed) => {
      for (const spec of [
        number('8'),
        amount('8 cm', 'cm'),
        of('set', '{8}'),
        number('8', { units: ['laps', 'lap'] }),
      ]) {
        const outcome = checkAnswer(spec, typed);
        expect(outcome.verdict === 'invalid' && outcome.message.length > 10, `${spec.kind} ${typed}`).toBe(true);
      }
    },
  );

  it.each([
    ['I do not know', /^We cannot read a sentence here\. Write a number.* get a hint\.$/],
    ['Find the area of the triangle', /^We cannot read a sentence here\./],
    ['24 cm and 3', /^The last number has no unit/],
    ['3 ft 4', /^The last number has no unit/],
    ['24 m 4', /^The last number has no unit/],
    ['24 cm 3', /^We cannot tell what the last number belongs to\..* leave out the space/],
    ['24cm 2', /^We cannot tell what the last number belongs to\./],
    ['5 ft 3.', /^We cannot tell what the last number belongs to\./],
    ['24 m 3', /^We cannot tell what the last number belongs to\./],
  ])('says of %o what to do, at no cost, in both languages', (typed, said) => {
    const outcome = checkAnswer(amount('24 cm', 'cm'), typed);
    const message = outcome.verdict === 'invalid' ? outcome.message : '';
    expect(message).toMatch(said);
    expect(taskInSpanish(message)).toBeDefined();
  });

  it('points at the number that stands apart, and reads it where the unit that is asked for has that power', () => {
    expect(checkAnswer(amount('24 cm', 'cm'), '24 cm 3')).toMatchObject({ at: 6, length: 1 });
    for (const typed of ['24 cm 3', '24 cm3', '24 cm^3'])
      expect(checkAnswer(amount('24 cm^3', 'cm^3'), typed)).toEqual({ verdict: 'right' });
    expect(checkAnswer(amount('24 cm', 'cm'), '24 cm3')).toMatchObject({ verdict: 'wrong', code: 'unit-power' });
  });

  it.each(['3 + 4 + 5 = 12 cm', '3+4+5=12', '3 cm + 4 cm + 5 cm = 12 cm'])(
    'reads the written-out sum %o to its end',
    (typed) => {
      expect(checkAnswer(amount('12 cm', 'cm'), typed).verdict).toBe('right');
    },
  );

  it.each(CASES.map(([spec, right]) => [spec.key, spec, right] as const))(
    '%s: is also read with the full stop of a sentence',
    (_key, spec, right) => {
      for (const typed of right.filter((one) => /[^.…\s]$/.test(one)))
        expect(checkAnswer(spec, `${typed}.`), `${typed}.`).toEqual({ verdict: 'right' });
    },
  );

  it.each(['idk', 'lol', 'nope'])('spends no try on %o if its letters occur in the answer', (typed) => {
    for (const spec of [of('inequality', 'k > 9'), of('expression', 'o + 2'), of('equation', 'm = 3n')])
      expect(checkAnswer(spec, typed).verdict, spec.key).toBe('invalid');
  });

  it.each(['😀', '8 👍', '8😀'])('shows the whole sign of %o if it cannot be read', (typed) => {
    const outcome = checkAnswer(number('8'), typed);
    expect(outcome).toMatchObject({ verdict: 'invalid', code: 'character' });
    expect(JSON.stringify(outcome)).not.toMatch(/\\ud[89a-f]/);
  });

  it('has its own sentence for another unit', () => {
    expect(checkAnswer(number('8', { units: ['laps', 'lap'] }), '8 km')).toMatchObject({
      verdict: 'wrong',
      code: 'unit-wrong',
    });
    const conversion = of('quantity', '300 cm', { units: ['cm'], unitPolicy: 'exact' });
    expect(checkAnswer(conversion, '3 m')).toMatchObject({ code: 'unit-wrong', sameValue: true });
  });

  it('asks for the exact value if dots say "and so on"', () => {
    expect(checkAnswer(number('1/3'), '0.333...')).toMatchObject({
      verdict: 'wrong',
      code: 'rounded',
      sameValue: true,
    });
  });

  it('never reads a word as a product of letters', () => {
    for (const word of ['two', 'half', 'twelve', 'none']) {
      const read = readAnswer({ kind: 'number' }, word);
      expect(read.ok && /[a-z]/.test(toLatex(read.tree).replaceAll('\\frac', ''))).toBe(false);
    }
  });

  it('reads every number in words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.boolean(), (n, minus) => {
        const spec = number(String(minus ? -n : n));
        expect(checkAnswer(spec, `${minus ? 'negative ' : ''}${numberInWords(n)}`).verdict).toBe('right');
        expect(checkAnswer(number(String(n + 1)), numberInWords(n)).verdict).toBe('wrong');
      }),
      { numRuns: 500 },
    );
  });

  it('reads the numbers that the notation field writes', () => {
    const fraction = fc.tuple(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 2, max: 99 }),
      fc.integer({ min: 1, max: 20 }),
    );
    fc.assert(
      fc.property(fraction, ([top, bottom, whole]) => {
        const spec = number(`${whole} ${top}/${bottom}`);
        const read = parse(spec.key);
        const latex = read.ok ? toLatex(read.tree) : '';
        for (const typed of [latex, `${whole}(${top})/(${bottom})`, `${whole} and ${top}/${bottom}`])
          expect(checkAnswer(spec, typed).verdict, typed).toBe('right');
      }),
      { numRuns: 200 },
    );
  });
});
