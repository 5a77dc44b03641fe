import { describe, expect, it } from 'vitest';
import { formIn } from '../press.ts';
import { pressedInTurn } from '../pressed-in-turn.ts';
import { partOfChip, partSaid, partsIn } from '../read/parts-in.ts';
import { drawSlot } from './draw-slot.ts';
import { featuresOf, regroups } from './features.ts';

describe('the parts of a set', () => {
  it.each([
    [
      '6 systems: 2 by substitution, 2 by elimination, 1 no solution',
      6,
      ['2 by substitution', '2 by elimination', '1 no solution'],
    ],
    ['8 sums, half need carrying and half dont', 8, ['4 need carrying', '4 no carrying']],
    ['quiz of 5 questions, one of them a word problem please', 5, ['1 a word problem']],
    ['5 without remainders and 5 with', 10, ['5 without remainders', '5 with remainders']],
    ['low: one step. high: two step. 3 each', undefined, ['low: 3 one step', 'high: 3 two step']],
    ['exponent rules (product, quotient - one each)', 2, ['1 product', '1 quotient']],
    [
      'slope, half from a table and half from two points, at least two of them negative',
      10,
      ['5 from a table', '5 from two points', 'among them 2 negative'],
    ],
    ['6 problems on rounding, numbers between 1,000 and 9,999', 6, []],
    ['5 problems on adding two-digit numbers', 5, []],
  ])('%o', (text, total, said) => expect(partsIn(text, total).parts.map(partSaid)).toEqual(said));

  it('are read back from the chips of a form, and sizes are none', () => {
    const { parts } = partsIn('low: one step. high: two step. 3 each', undefined);
    expect(parts.map((part) => partOfChip(partSaid(part)))).toEqual(parts);
    expect(partOfChip('2 digit numbers')).toBeUndefined();
  });
});

async function ask(...turns: readonly string[]) {
  const { made, memo: before } = await pressedInTurn(turns, { classId: undefined, seed: 3 });
  const drawn = (before?.slots ?? []).flatMap((slot, at) => drawSlot(slot, at) ?? []);
  return { drawn, form: made && formIn(made), slots: before?.slots ?? [], features: drawn.map(featuresOf) };
}

describe('a set that is told in parts', () => {
  it('keeps to each of them', async () => {
    const { features, form } = await ask(
      '8 two digit minus one digit subtraction problems, half need regrouping half dont, no zeros',
    );
    expect(features.map(regroups)).toEqual([true, true, true, true, false, false, false, false]);
    expect(features.flatMap(({ given }) => given).some((each) => String(each).includes('0'))).toBe(false);
    // That the second number has one digit is not kept to, and is said.
    expect(form?.unused).toEqual(['one digit subtraction']);
  });

  it('says which of them no problem can be', async () => {
    const { drawn, form } = await ask('5 problems on rounding to the nearest ten, one that glows in the dark');
    expect(drawn).toHaveLength(5);
    expect([...(form?.unkept ?? []), ...(form?.unused ?? [])].join()).toContain('glows');
  });

  it('comes in another order', async () => {
    const first = '8 problems on one-step equations, all four operations, 2 each';
    const [before, after] = [await ask(first), await ask(first, 'shuffle the order')];
    const tasks = ({ drawn }: typeof before) => drawn.map(({ task }) => task);
    expect(tasks(after)).not.toEqual(tasks(before));
    expect(tasks(after).toSorted()).toEqual(tasks(before).toSorted());
  });
});

describe('a story', () => {
  it.each([
    ['story problem with dinosaurs, addition within 10, start unknown', /some dinosaur models/],
    ['word problem about tamales, multiply then subtract, 4th grade', /\d × \d+ - \d+ = /],
    ['word problem about a quinceañera, 7th grade, should have a discount and tax', /% off.*% sales tax/s],
    ['2 word problems about a school dance, fixed cost for the DJ, when does it break even', /the DJ.*break even/s],
    ['3 word problems about a lemonade stand, fourth grade multiplication', /lemonade/],
  ])('is built as was asked for: %o', async (text, part) => {
    const { drawn } = await ask(text);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every(({ task, key }) => part.test(`${task} ${key}`))).toBe(true);
  });

  it('keeps its numbers when it is told about something else', async () => {
    const first = '3 word problems about a lemonade stand, fourth grade multiplication';
    const [before, after] = [await ask(first), await ask(first, 'make them about a taco truck')];
    const numbers = ({ drawn }: typeof before) => drawn.map(({ task }) => task.match(/\d+/g));
    expect(numbers(after)).toEqual(numbers(before));
    expect(after.drawn.every(({ task }) => task.includes('taco'))).toBe(true);
  });
});
