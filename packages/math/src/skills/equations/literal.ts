import type { Level, MathText, Rng } from '../../types.ts';
import { gcd, near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { valueAt } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

/**
 * A formula to solve for one of its letters.
 * `product`: y = ax · `sum`: y = x + a · `linear`: y = px + q · `standard`: px + qz = r, with numbers p, q, r.
 */
type Literal = {
  readonly form: 'product' | 'sum' | 'linear' | 'standard';
  readonly y: string;
  readonly a: string;
  readonly x: string;
  readonly p: number;
  readonly q: number;
  readonly about: string;
};

const products = [
  { y: 'd', a: 'r', x: 't', about: 'distance, rate and time' },
  { y: 'A', a: 'b', x: 'h', about: 'the area, base and height of a parallelogram' },
  { y: 'V', a: 'B', x: 'h', about: 'the volume, base area and height of a prism' },
  { y: 'C', a: 'n', x: 'p', about: 'the cost, the number of items and the price of one' },
  { y: 'F', a: 'm', x: 'a', about: 'force, mass and acceleration' },
  { y: 'E', a: 'r', x: 'h', about: 'the money earned, the pay for an hour and the hours' },
  { y: 'm', a: 'd', x: 'v', about: 'mass, density and volume' },
  { y: 'A', a: 'l', x: 'w', about: 'the area, length and width of a rectangle' },
  { y: 'g', a: 'u', x: 'w', about: 'the gallons of water, the use in a week and the weeks' },
  { y: 'S', a: 'r', x: 'n', about: 'the seats, the rows and the seats in a row' },
  { y: 'W', a: 'f', x: 's', about: 'work, force and the way' },
] as const;
const sums = [
  { y: 'T', a: 'f', x: 'c', about: 'a total, the first part and the second part' },
  { y: 'P', a: 'c', x: 'g', about: 'a price, the cost and the gain' },
  { y: 'W', a: 'b', x: 'n', about: 'the weight of a full box, the box and what is in it' },
  { y: 'L', a: 'm', x: 'n', about: 'the length of a rope, its first piece and its second piece' },
  { y: 'B', a: 'd', x: 'p', about: 'a bill with tip, the dinner and the tip' },
  { y: 'R', a: 'h', x: 'w', about: 'a route, the miles by hiking and the miles by water' },
  { y: 'S', a: 'b', x: 'k', about: 'the students of a school, those who come by bus and those who walk' },
  { y: 'D', a: 'n', x: 'u', about: 'a day, its hours of night and its hours of sun' },
  { y: 'Q', a: 'a', x: 'r', about: 'a right angle, one part of it and the other part' },
  { y: 'M', a: 'v', x: 'z', about: 'the money saved, what was there and what came' },
] as const;
const lines = [
  { y: 'C', x: 'n', about: 'the cost of a ride of `n` miles' },
  { y: 'W', x: 'h', about: 'the wage for `h` hours' },
  { y: 'H', x: 't', about: 'the height of a plant after `t` weeks' },
] as const;

const formulaOf = ({ form, y, a, x, p, q }: Literal): MathText => {
  if (form === 'product') return `${y} = ${a}*${x}`;
  if (form === 'sum') return `${y} = ${a} + ${x}`;
  if (form === 'linear') return `${y} = ${p}${x} + ${q}`;
  return `${p}${a} + ${q}${x} = ${y}`;
};

const keyOf = ({ form, y, a, p, q }: Literal): MathText => {
  if (form === 'product') return `${y}/${a}`;
  if (form === 'sum') return `${y} - ${a}`;
  if (form === 'linear') return `(${y} - ${q})/${p}`;
  return `(${y} - ${p}${a})/${q}`;
};

const undone = ({ form, a, x, p, q, y }: Literal): readonly [MathText, string] => {
  if (form === 'linear') return [`${y} - ${q} = ${p}${x}`, `Subtract \`${q}\` from both sides.`];
  return [`${q}${x} = ${y} - ${p}${a}`, `Subtract \`${p}${a}\` from both sides.`];
};

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const top = byLevel(level, 6, 12, 25);
  const p = rng.int(2, top);
  const near = rng.int(2, top);
  const q = gcd(p, near) === 1 ? near : p + 1;
  return { p, q };
};

/** Solve a formula for one of its letters. */
export const literal = skill<Literal>({
  code: 'equations.literal',
  name: 'Solve a formula for one of its letters',
  canDo: 'I can solve a formula for one of its letters.',
  grade: 8,
  standards: ['8.EE.C.7b', 'A-CED.A.4'],
  prerequisites: ['equations.two-step'],
  cases: {
    product: {
      label: 'a product',
      draw: (rng, level) => {
        const { p, q } = begin(rng, level);
        return { form: 'product', ...rng.pick(products), p, q };
      },
    },
    sum: {
      label: 'a sum',
      draw: (rng, level) => {
        const { p, q } = begin(rng, level);
        return { form: 'sum', ...rng.pick(sums), p, q };
      },
    },
    linear: {
      label: 'a rate and a start',
      draw: (rng, level) => {
        const { p, q } = begin(rng, level);
        return { form: 'linear', a: '', ...rng.pick(lines), p, q };
      },
    },
    standard: {
      label: 'two letters and numbers',
      draw: (rng, level) => {
        const { p, q } = begin(rng, level);
        return { form: 'standard', a: 'x', x: 'y', y: String(rng.int(10, 60)), p, q, about: '' };
      },
    },
  },
  pose: (params) => ({
    prompt: params.about
      ? `This formula is about ${params.about}. Solve it for \`${params.x}\`.`
      : `Solve for \`${params.x}\`. Your answer will have \`${params.a}\` in it.`,
    math: formulaOf(params),
    answer: { kind: 'expression', key: keyOf(params), variable: params.x },
  }),
  solve: (params) => {
    const { form, a, x, p, q } = params;
    const answer = `${x} = ${keyOf(params)}`;
    if (form === 'product')
      return steps(
        [formulaOf(params), 'This is the formula.'],
        [answer, `\`${x}\` is multiplied by \`${a}\`, so divide both sides by \`${a}\`.`],
      );
    if (form === 'sum')
      return steps([formulaOf(params), 'This is the formula.'], [answer, `Subtract \`${a}\` from both sides.`]);
    return steps([formulaOf(params), 'This is the formula.'], undone(params), [
      answer,
      `Divide both sides by \`${form === 'linear' ? p : q}\`.`,
    ]);
  },
  hints: (params) => {
    const { form, a, x } = params;
    const nudge = `Treat every letter but \`${x}\` as if it were a number. What is done to \`${x}\`?`;
    if (form === 'product') return [nudge, `\`${x}\` is multiplied by \`${a}\`. What undoes that, on both sides?`];
    if (form === 'sum') return [nudge, `\`${a}\` is added to \`${x}\`. What undoes that, on both sides?`];
    return [nudge, undone(params)[1], `You have \`${undone(params)[0]}\`. What is left to undo?`];
  },
  confirms: (params, key) => {
    const values = { [params.a || '_']: 3.7, [params.y]: 91.3 };
    const x = valueAt(key, values);
    const [left = '', right = ''] = formulaOf(params).split(' = ');
    const all = { ...values, [params.x]: x };
    return near(valueAt(left, all), valueAt(right, all));
  },
  mistakes: {
    'equations.same-operation': (params) => {
      const { form, y, a, p, q } = params;
      const wrong = {
        product: `${y}*${a}`,
        sum: `${y} + ${a}`,
        linear: `(${y} + ${q})/${p}`,
        standard: `(${y} + ${p}${a})/${q}`,
      }[form];
      return wrote(
        wrong,
        [formulaOf(params), 'This is the formula.'],
        [`${params.x} = ${wrong}`, 'Move it to the other side as it is.'],
      );
    },
    'equations.reversed-division': (params) =>
      params.form === 'product'
        ? wrote(`${params.a}/${params.y}`, [`${params.x} = ${params.a}/${params.y}`, 'Divide one letter by the other.'])
        : undefined,
    'equations.reversed-subtraction': (params) =>
      params.form === 'sum'
        ? wrote(`${params.a} - ${params.y}`, [
            `${params.x} = ${params.a} - ${params.y}`,
            'Take one letter from the other.',
          ])
        : undefined,
    'equations.subtract-coefficient': (params) =>
      params.form === 'product'
        ? wrote(`${params.y} - ${params.a}`, [
            `${params.x} = ${params.y} - ${params.a}`,
            `Take \`${params.a}\` away from both sides.`,
          ])
        : undefined,
    'equations.divide-one-part': (params) => {
      const { form, y, a, p, q, x } = params;
      if (form === 'product' || form === 'sum') return undefined;
      const wrong = form === 'linear' ? `${y}/${p} - ${q}` : `${y}/${q} - ${p}${a}`;
      return wrote(wrong, undone(params), [`${x} = ${wrong}`, 'Divide the first part.']);
    },
  },
});
