import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerKinds } from '../answer-kinds.ts';
import { costOf } from '../cost-of.ts';
import { checkAnswer, equivalent, isFactored, isSimplified, parse, sameSystem } from './index.ts';

const many = (part: string, times: number): string => part.repeat(times);

/** Far more than any of these inputs takes, in milliseconds of processor time. */
const SOON = 2000;

const HOSTILE: readonly string[] = [
  '9^9^9^9',
  '(1+1/9)^999999',
  '(x+1)^5000',
  '(a+b+c+d)^80',
  many('(x+1)', 80),
  `${many('1/(1+', 55)}x${many(')', 55)}`,
  `${many('sqrt(', 50)}x${many(')', 50)}`,
  `${many('-', 200)}x`,
  many('x^', 50),
  '100000!',
  'x±1±2±3±4±5±6±7±8±9',
  '(x+y)^30 = z and x^7 = y^9',
  '((a+b)^3=c or a=1) and ((b+c)^3=a or b=1) and ((c+a)^3=b or c=1)',
  'x^59 + 3x^58 - 1 = 0',
  'sin(1/x) = 0',
  '(x-1)(x-2)(x-3)(x-4)(x-5)(x-6)(x-7)(x-8)(x-9)(x-10)(x-11)(x-12) = 0.0001',
  `${many('9', 50)}^${many('9', 50)}`,
  `{${Array.from({ length: 60 }, (_, i) => `sqrt(${i})`).join(',')}}`,
  many('\\frac', 100),
  many('|', 90),
  'x^67108858 = 1',
];

describe('hostile input', () => {
  it.each(HOSTILE)('answers soon: %s', (text) => {
    const cost = costOf(() => {
      for (const other of [text, 'x = 1', 'x + y = 2 and x - y = sqrt(3)']) {
        equivalent(text, other);
        equivalent(other, text);
      }
      for (const kind of ['number', 'expression', 'equation', 'set', 'quantity'] as const) {
        checkAnswer({ kind, key: '1', forms: ['factored', 'simplified'] }, text);
      }
    });
    expect(cost).toBeLessThan(SOON);
  });

  it.each(['constructor', '__proto__', 'hasOwnProperty', 'valueOf(1)', 'toString'])('reads %s as letters', (text) => {
    expect(checkAnswer({ kind: 'expression', key: 'x' }, text).verdict).not.toBe('right');
  });

  it('recognizes a power that a test modulo a prime cannot tell from 1', () => {
    expect(equivalent('x^67108858', '1')).not.toBe('yes');
    expect(equivalent(`x^${67108858n * 67108836n}`, '1')).not.toBe('yes');
  });

  it.each([
    [many('x', 501), 'too-long'],
    [many('x+', 200), 'too-long'],
    [`${many('(', 61)}x${many(')', 61)}`, 'too-deep'],
    [many('9', 51), 'number-too-long'],
    ['', 'empty'],
    ['2 +', 'unfinished'],
    ['(2', 'bracket'],
    ['2)', 'bracket'],
    ['2 3', 'unexpected'],
    ['x # y', 'character'],
    ['\\foo', 'word'],
  ])('says why %o cannot be read', (text, code) => {
    expect(parse(text)).toMatchObject({ ok: false, code });
  });

  const pieces = [
    'x',
    'y',
    '2',
    '7',
    '0',
    '.',
    ',',
    '+',
    '-',
    '*',
    '/',
    '^',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '|',
    '=',
    '<',
    '≥',
    ' ',
    '\\frac',
    '\\sqrt',
    '\\left',
    'sin',
    'log',
    '_',
    '%',
    '!',
    '±',
    '√',
    '½',
    '²',
    'or',
    ' and ',
    '∪',
    '$',
    ':',
    ' R ',
    '?',
    'cm',
    '°',
  ];
  const scribble = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));

  it('never throws, and every position lies inside the text', () => {
    fc.assert(
      fc.property(scribble, (text) => {
        const read = parse(text, { units: text.length % 2 === 0 });
        if (read.ok) return;
        expect(read.at).toBeGreaterThanOrEqual(0);
        expect(read.at + read.length).toBeLessThanOrEqual(text.length);
        expect(read.message).toMatch(/\.$|\?$/);
      }),
      { numRuns: 2000 },
    );
  });

  it('marks any random text against any key', () => {
    const kinds = answerKinds.filter((kind) => kind !== 'choice');
    fc.assert(
      fc.property(scribble, scribble, fc.constantFrom(...kinds), (response, key, kind) => {
        const outcome = checkAnswer({ kind, key, forms: ['lowest-terms'], tolerance: 0.1 }, response);
        expect(['right', 'wrong', 'invalid', 'unknown']).toContain(outcome.verdict);
      }),
      { numRuns: 1500 },
    );
  });

  it('judges the form of any random text', () => {
    fc.assert(
      fc.property(scribble, scribble, (text, other) => {
        const [tree, second] = [parse(text), parse(other)];
        if (!tree.ok || !second.ok) return;
        expect([isFactored(tree.tree), isSimplified(tree.tree), sameSystem(tree.tree, second.tree)]).toHaveLength(3);
      }),
      { numRuns: 800 },
    );
  });
});
