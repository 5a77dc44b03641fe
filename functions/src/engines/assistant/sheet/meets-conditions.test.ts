import { describe, expect, it } from 'vitest';
import { demoSchool } from '../demo-school.ts';
import { formIn, pressed } from '../press.ts';
import { conditionsIn, withoutConditions } from '../read/conditions-in.ts';
import { drawSlot } from './draw-slot.ts';
import { brokenConditions } from './meets-conditions.ts';

const NOW = Date.UTC(2026, 10, 20);
const ask = (text: string, seed = 5) =>
  pressed({ text, classId: undefined, seed, turnId: 't', school: demoSchool(NOW), now: NOW });
const rulesOf = (text: string) => conditionsIn(text).map(({ rule }) => rule);

describe('what problems are asked to keep to', () => {
  it.each([
    ['two-step equations, answers whole numbers', ['whole-answers']],
    ['with integer solutions', ['whole-answers']],
    ['no decimals please', ['no-decimals']],
    ['without negatives or fractions', ['no-negatives']],
    ['order of operations, no exponents', ['no-exponents']],
    ['long division without remainders', ['no-remainders', 'operation']],
    ['fractions with denominators up to 12', ['denominators']],
    ['multiplication facts 6, 7 and 8', ['factors', 'operation']],
    ['one with a picture', ['picture']],
    ['rounding to the nearest tenth', ['place']],
    ['comparing four-digit numbers', ['digits']],
    ['two-digit by one-digit multiplication', ['operation']],
    ['5 problems on adding decimals', ['operation']],
    ['5 problems on adding and subtracting decimals', []],
    ['4 problems with a tape diagram', ['picture']],
    ['multiplication facts, 10 problems', ['operation']],
  ])('%o: %o', (text, rules) => expect(rulesOf(text)).toEqual(rules));

  it('is no topic', () => {
    const text = '6 problems on order of operations, no exponents';
    expect(withoutConditions(text, conditionsIn(text))).not.toContain('exponents');
  });
});

describe('a set of problems', () => {
  it.each([
    '8 problems on two-step equations, answers whole numbers',
    '6 problems on order of operations, no exponents',
    '10 problems on multiplication facts 6 7 8',
    '5 problems on adding fractions with unlike denominators, denominators up to 10',
    '6 problems on two-step equations with negative coefficients',
    '5 problems on rounding whole numbers to the nearest thousand',
    '5 problems on comparing whole numbers, three-digit numbers',
  ])('keeps to %o', async (text) => {
    const { memo } = await ask(text);
    const slots = memo?.slots ?? [];
    const drawn = slots.flatMap((slot, at) => drawSlot(slot, at) ?? []);
    expect(drawn.length).toBeGreaterThan(4);
    expect(brokenConditions(conditionsIn(text), drawn)).toEqual([]);
  });

  it.each([
    ['4 problems on order of operations, no parentheses and no addition', 'no addition'],
    ['4 problems on subtracting two-digit numbers with a ten-frame', 'ten-frame'],
    ['5 problems on comparing decimals with a double number line', 'double number line'],
  ])('is told where most problems do not keep to it: %o', async (text, said) => {
    expect(formIn(await ask(text))?.unused.join()).toContain(said);
  });

  it('does the operation that was asked for', async () => {
    const { memo } = await ask('6 problems on subtracting two-digit numbers');
    const drawn = (memo?.slots ?? []).flatMap((slot, at) => drawSlot(slot, at) ?? []);
    expect(drawn.filter(({ item }) => item?.math !== undefined && !/-/.test(item.math))).toEqual([]);
  });
});
