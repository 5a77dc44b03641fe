import { gcd, type Rng } from '@lemma/math';
import { fractionText } from '@lemma/plans/fraction';
import { capital } from '../say/parts.ts';
import { type Frame, two } from './frame.ts';

type Fraction = readonly [top: number, bottom: number];
/** Two different fractions less than one, with denominators as the skill has them. */
function twoFractions(rng: Rng, about: string): [Fraction, Fraction] {
  const same = rng.pick([5, 6, 8, 10]);
  const isSame = /same denominator/i.test(about);
  const [b, d] = isSame
    ? [same, same]
    : rng.pick([
        [3, 4],
        [4, 5],
        [2, 5],
        [3, 5],
        [4, 6],
        [3, 8],
      ] as const);
  const a = rng.int(1, b - 1);
  const others = Array.from({ length: d - 1 }, (_, at) => at + 1).filter((c) => c * b !== a * d);
  return [
    [a, b],
    [rng.pick(others), d],
  ];
}
const money = (cents: number): string => (cents / 100).toFixed(2);

const priced = (thing: string): string => thing.replace(/^slice of pizza$/, 'pizza');

export const partFrames: readonly Frame[] = [
  {
    id: 'fraction-divide',
    practices: ['fractions.divide', 'fractions.word-divide'],
    tell: (rng, level, _grade, { thing, things, who }) => {
      const bottom = rng.pick([3, 4, 6, 8]);
      const top = level === 1 ? 1 : rng.int(1, bottom - 1);
      const [common, count] = [gcd(top, bottom), rng.int(2, 9)];
      const [a, b] = [top / common, bottom / common];
      const other = level === 1 ? 1 : rng.pick([1, 2, 3, 4]);
      const name = /pizza/.test(things) ? 'pizza' : thing.startsWith('slice') ? 'pizza' : `batch of ${things}`;
      const whole = fractionText(a * count, b * other);
      const prompt =
        name === 'pizza'
          ? `\`${whole}\` ${count * a < b * other ? 'of a pizza is' : count * a === b * other ? 'pizza is' : 'pizzas are'} left. One serving is \`${a}/${b}\` of a pizza. How many servings is that?`
          : `${two(rng)[0]} pours \`${whole}\` gallons of lemonade for ${who}. Each cup holds \`${a}/${b}\` gallon. How many cups is that?`;
      return {
        prompt,
        work: `(${whole}) ÷ (${a}/${b}) = ${fractionText(count, other)}`,
        answer: `\`${fractionText(count, other)}\` ${name === 'pizza' ? 'servings' : 'cups'}`,
      };
    },
  },
  {
    id: 'fraction-of',
    practices: ['fractions.of-quantity', 'fractions.multiply-whole'],
    tell: (rng, _level, _grade, { things }) => {
      const b = rng.pick([3, 4, 5, 6, 8]);
      const [a, n, [one, other]] = [rng.int(1, b - 1), rng.int(3, 12), two(rng)];
      return {
        prompt: `${one} has ${b * n} ${things} and gives \`${a}/${b}\` of them to ${other}. How many ${things} does ${other} get?`,
        work: `(${a}/${b}) × ${b * n} = ${a * n}`,
        answer: `${a * n} ${things}`,
      };
    },
  },
  {
    id: 'fraction-sum',
    practices: [
      'fractions.add-like',
      'fractions.add-unlike',
      'fractions.word-add-subtract-like',
      'fractions.word-add-subtract',
    ],
    tell: (rng, _level, _grade, { holder, things }, about) => {
      const [[a, b], [c, d]] = twoFractions(rng, about);
      const [one, other] = two(rng);
      return {
        prompt: `${one} fills \`${a}/${b}\` of a ${holder} with ${things}, and ${other} fills \`${c}/${d}\` of one of the same size. How many ${holder} loads is that together?`,
        work: `${a}/${b} + ${c}/${d} = ${fractionText(a * d + c * b, b * d)}`,
        answer: `\`${fractionText(a * d + c * b, b * d)}\``,
      };
    },
  },
  {
    id: 'fraction-left',
    practices: [
      'fractions.subtract-like',
      'fractions.subtract-unlike',
      'fractions.word-add-subtract-like',
      'fractions.word-add-subtract',
    ],
    tell: (rng, _level, _grade, { holder, things }, about) => {
      const [first, second] = twoFractions(rng, about);
      const isLess = first[0] * second[1] < second[0] * first[1];
      const [[a, b], [c, d]] = isLess ? [second, first] : [first, second];
      const [one, other] = two(rng);
      return {
        prompt: `${one} has a ${holder} that is \`${a}/${b}\` full of ${things}. ${one} takes out \`${c}/${d}\` of a full ${holder} for ${other}. How full is the ${holder} now?`,
        work: `${a}/${b} - ${c}/${d} = ${fractionText(a * d - c * b, b * d)}`,
        answer: `\`${fractionText(a * d - c * b, b * d)}\` full`,
      };
    },
  },
  {
    id: 'percent-off',
    practices: ['percent.of-number', 'percent.discount-tax-tip'],
    tell: (rng, level, _grade, { ware }) => {
      const share = rng.pick(level === 1 ? [10, 25, 50] : level === 2 ? [15, 20, 25, 30, 40] : [12, 35, 45, 65]);
      const price = rng.int(2, 12) * (level === 1 ? 10 : 5) * (share % 5 === 0 ? 1 : 5);
      const less = (price * share) / 100;
      const say = (value: number) => (Number.isInteger(value) ? `${value}` : value.toFixed(2));
      return {
        prompt: `${capital(ware)} costs $${price}. Today it is ${share}% off. What is the sale price?`,
        work: `${price} - ${share}% × ${price} = ${say(price - less)}`,
        answer: `$${say(price - less)}`,
      };
    },
  },
  {
    id: 'decimal-total',
    practices: ['decimals.multiply', 'decimals.word-multiply'],
    tell: (rng, level, _grade, { thing }) => {
      const [a, n] = [rng.int(125, level === 3 ? 2995 : 995), rng.int(2, level === 1 ? 4 : 9)];
      return {
        prompt: `One ${priced(thing)} costs $${money(a)}. What do ${n} of them cost?`,
        work: `${n} × ${money(a)} = ${money(n * a)}`,
        answer: `$${money(n * a)}`,
      };
    },
  },
  {
    id: 'decimal-sum',
    practices: ['decimals.add'],
    tell: (rng, level, _grade, { thing }) => {
      const [a, b] = [rng.int(125, level === 3 ? 4995 : 995), rng.int(105, level === 3 ? 2995 : 695)];
      return {
        prompt: `${two(rng)[0]} buys one ${priced(thing)} for $${money(a)} and another for $${money(b)}. What do they cost together?`,
        work: `${money(a)} + ${money(b)} = ${money(a + b)}`,
        answer: `$${money(a + b)}`,
      };
    },
  },
  {
    id: 'decimal-left',
    practices: ['decimals.subtract'],
    tell: (rng, level, _grade, { thing }) => {
      const [a, left] = [rng.int(125, level === 3 ? 4995 : 995), rng.int(105, level === 3 ? 2995 : 695)];
      return {
        prompt: `${two(rng)[0]} has $${money(a + left)} and buys one ${priced(thing)} for $${money(a)}. How much money is left?`,
        work: `${money(a + left)} - ${money(a)} = ${money(left)}`,
        answer: `$${money(left)}`,
      };
    },
  },
  {
    id: 'decimal-share',
    practices: ['decimals.divide-by-whole', 'decimals.word-divide'],
    tell: (rng, level, _grade, { things }) => {
      const [each, n] = [rng.int(105, level === 3 ? 1995 : 795), rng.int(3, level === 1 ? 5 : 9)];
      return {
        prompt: `${n} friends buy ${things} for $${money(n * each)} and share the cost equally. How much does each of them pay?`,
        work: `${money(n * each)} ÷ ${n} = ${money(each)}`,
        answer: `$${money(each)}`,
      };
    },
  },
  {
    id: 'unit-rate',
    practices: ['ratios.rate-problems', 'ratios.proportion'],
    tell: (rng, level, _grade, { things, holders }) => {
      const [each, n, m] = [rng.int(2, level === 3 ? 24 : 12), rng.int(2, 6), rng.int(7, 12)];
      return {
        prompt: `${n} ${holders} hold ${each * n} ${things}, all of them the same number. How many ${things} do ${m} ${holders} hold?`,
        work: `${each * n} ÷ ${n} × ${m} = ${each * m}`,
        answer: `${each * m} ${things}`,
      };
    },
  },
  {
    id: 'two-step-equation',
    practices: ['equations.two-step', 'equations.word-problems'],
    tell: (rng, level, _grade, { thing, who }) => {
      const [a, x, b] = [rng.int(3, level === 3 ? 14 : 9), rng.int(3, 12), rng.int(5, 30)];
      return {
        prompt: `${capital(who)} asks for $${b} to start, and then $${a} for each ${thing}. ${two(rng)[0]} pays $${a * x + b} in all. How many is that? Write an equation and solve it.`,
        work: `${a} × ${x} + ${b} = ${a * x + b}`,
        answer: `\`${a}x + ${b} = ${a * x + b}\`, so \`x = ${x}\``,
      };
    },
  },
  {
    id: 'below-zero',
    practices: ['integers.add', 'integers.subtract'],
    tell: (rng, _level, _grade, { who }) => {
      const [a, d] = [rng.int(-9, 9), rng.int(3, 15)];
      const up = rng.chance(0.5);
      return {
        prompt: `In a game ${who} stands at ${a} points and ${up ? 'wins' : 'loses'} ${d} points. What is the score now?`,
        work: `${a} ${up ? '+' : '-'} ${d} = ${up ? a + d : a - d}`,
        answer: `\`${up ? a + d : a - d}\` points`,
      };
    },
  },
];
