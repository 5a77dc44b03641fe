import type { Level, Rng, Skill } from '@lemma/math';
import { PEOPLE, type World } from './worlds.ts';

/** A word problem and the calculation that answers it. The calculation is verified before the problem is shown. */
export type Told = { readonly prompt: string; readonly work: string; readonly answer: string };
type Frame = {
  readonly id: string;
  /** Whether the frame practices what a skill is about. */
  readonly fits: (about: string) => boolean;
  readonly tell: (rng: Rng, level: Level, grade: number, world: World, about: string) => Told;
};

const has =
  (...all: readonly RegExp[]) =>
  (about: string): boolean =>
    all.every((one) => one.test(about));
const not =
  (fits: (about: string) => boolean, other: RegExp) =>
  (about: string): boolean =>
    fits(about) && !other.test(about);
const PARTS = /fraction|decimal|percent|integer|negative|equation|ratio|algebra/i;
const two = (rng: Rng): readonly [string, string] => {
  const [one = 'Imani', other = 'Theo'] = rng.shuffle(PEOPLE);
  return [one, other];
};
const sizes = (grade: number, level: Level, about: string): readonly [number, number] => {
  if (/two-digit/i.test(about)) return [12, 48];
  if (/three or more digits/i.test(about)) return [120, level === 1 ? 300 : 480];
  const tops = grade <= 1 ? [6, 9, 10] : grade === 2 ? [20, 45, 60] : grade === 3 ? [90, 250, 480] : [400, 2500, 9000];
  const high = tops[level - 1] ?? 100;
  return [Math.max(2, Math.round(high / 4)), high];
};
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
/** A fraction in lowest terms, as a mixed number if it is greater than one. */
function fractionText(top: number, bottom: number): string {
  const common = gcd(top, bottom);
  const [a, b] = [top / common, bottom / common];
  if (b === 1) return `${a}`;
  return a > b ? `${Math.floor(a / b)} ${a % b}/${b}` : `${a}/${b}`;
}
const money = (cents: number): string => (cents / 100).toFixed(2);

const whole: readonly Frame[] = [
  {
    id: 'groups',
    fits: not(has(/multipl|equal.groups|arrays|times/i), PARTS),
    tell: (rng, level, grade, { things, holder, holders, who }) => {
      const [a, b] =
        grade <= 3
          ? [rng.int(3, level === 1 ? 5 : 9), rng.int(2, level === 1 ? 5 : 9)]
          : [rng.int(12, level === 3 ? 95 : 40), rng.int(3, level === 3 ? 25 : 9)];
      const form = rng.int(0, 2);
      const prompt =
        form === 0
          ? `For practice ${who} packs ${b} ${holders}. Each ${holder} has ${a} ${things}. How many ${things} are there in all?`
          : form === 1
            ? `There are ${b} ${holders} with ${a} ${things} in each. How many ${things} is that?`
            : `${two(rng)[0]} lines up ${things} in ${b} rows of ${a}. How many ${things} are in the rows?`;
      return { prompt: capital(prompt), work: `${b} × ${a} = ${a * b}`, answer: `${a * b} ${things}` };
    },
  },
  {
    id: 'share',
    fits: not(
      has(/divi|division facts|quotient/i),
      /fraction|decimal|percent|integer|negative|equation|ratio|algebra|remainder/i,
    ),
    tell: (rng, level, grade, { things, holders, holder }) => {
      const [b, q] =
        grade <= 3
          ? [rng.int(2, 9), rng.int(2, level === 1 ? 5 : 9)]
          : [rng.int(3, level === 3 ? 24 : 9), rng.int(12, 80)];
      const prompt = rng.chance(0.5)
        ? `${two(rng)[0]} puts ${b * q} ${things} into ${b} ${holders}, the same number in each. How many ${things} are in each ${holder}?`
        : `${b * q} ${things} are packed ${b} to a ${holder}. How many ${holders} are needed?`;
      const isShare = prompt.includes('puts');
      return { prompt: capital(prompt), work: `${b * q} ÷ ${b} = ${q}`, answer: `${q} ${isShare ? things : holders}` };
    },
  },
  {
    id: 'remainder',
    fits: has(/remainder/i),
    tell: (rng, _level, grade, { things, holder, holders }) => {
      const b = rng.int(4, grade >= 5 ? 12 : 8);
      const [q, r] = [rng.int(5, 14), rng.int(1, b - 1)];
      const up = rng.chance(0.5);
      const prompt = up
        ? `${b * q + r} ${things} have to be packed, and each ${holder} holds at most ${b}. How many ${holders} are needed for all of them?`
        : `${two(rng)[0]} has ${b * q + r} ${things} and fills ${holders} with ${b} each. How many full ${holders} does that make?`;
      return {
        prompt: capital(prompt),
        work: `${b} × ${q} + ${r} = ${b * q + r}`,
        answer: up
          ? `${q + 1} ${holders}: the remainder needs one more`
          : `${q} full ${holders}: the remainder is left over`,
      };
    },
  },
  {
    id: 'join',
    fits: not(has(/\badd|addition|two-step|stories with adding/i), PARTS),
    tell: (rng, level, grade, { things }, about) => {
      const [low, high] = sizes(grade, level, about);
      const [a, b, [one, other]] = [rng.int(low, high), rng.int(low, high), two(rng)];
      return {
        prompt: `${one} has ${a} ${things}. ${other} has ${b} ${things}. How many ${things} do they have together?`,
        work: `${a} + ${b} = ${a + b}`,
        answer: `${a + b} ${things}`,
      };
    },
  },
  {
    id: 'take',
    fits: not(has(/subtract|difference|taking away/i), PARTS),
    tell: (rng, level, grade, { things }, about) => {
      const [low, high] = sizes(grade, level, about);
      const b = rng.int(low, high);
      const [a, [one, other]] = [b + rng.int(low, high), two(rng)];
      const prompt = rng.chance(0.5)
        ? `${one} has ${a} ${things} and gives ${b} of them to ${other}. How many ${things} does ${one} have left?`
        : `${one} has ${a} ${things}, and ${other} has ${b}. How many more ${things} does ${one} have?`;
      return { prompt, work: `${a} - ${b} = ${a - b}`, answer: `${a - b} ${things}` };
    },
  },
];

const parts: readonly Frame[] = [
  {
    id: 'fraction-divide',
    fits: has(/fraction/i, /divi|quotient/i),
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
          ? `\`${whole}\` ${count * a === b * other ? 'pizza is' : 'pizzas are'} left. One serving is \`${a}/${b}\` of a pizza. How many servings is that?`
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
    fits: has(/fraction/i, /multipl|product|of a quantity|of a set/i),
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
    fits: has(/fraction/i, /\badd|subtract|sum|difference/i),
    tell: (rng, _level, _grade, { holder, things }) => {
      const [b, d] = rng.pick([
        [3, 4],
        [4, 5],
        [2, 5],
        [3, 5],
        [4, 6],
      ] as const);
      const [a, c, [one, other]] = [rng.int(1, b - 1), rng.int(1, d - 1), two(rng)];
      return {
        prompt: `${one} fills \`${a}/${b}\` of a ${holder} with ${things}, and ${other} fills \`${c}/${d}\` of one of the same size. How many ${holder} loads is that together?`,
        work: `${a}/${b} + ${c}/${d} = ${fractionText(a * d + c * b, b * d)}`,
        answer: `\`${fractionText(a * d + c * b, b * d)}\``,
      };
    },
  },
  {
    id: 'percent-off',
    fits: has(/percent|discount/i),
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
    fits: has(/decimal|money|dollar/i),
    tell: (rng, level, _grade, { thing }) => {
      const [a, n] = [rng.int(125, level === 3 ? 2995 : 995), rng.int(2, level === 1 ? 4 : 9)];
      return {
        prompt: `One ${thing.replace(/^slice of pizza$/, 'pizza')} costs $${money(a)}. What do ${n} of them cost?`,
        work: `${n} × ${money(a)} = ${money(n * a)}`,
        answer: `$${money(n * a)}`,
      };
    },
  },
  {
    id: 'unit-rate',
    fits: has(/ratio|rate|proportion/i),
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
    fits: has(/equation/i),
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
    fits: has(/integer|negative/i),
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

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const frames: readonly Frame[] = [...parts, ...whole];

/** The frames that practice a skill; none where no such word problem is possible. */
export const framesFor = ({ code, name, standards }: Skill): readonly Frame[] => {
  const about = `${code} ${name} ${standards.join(' ')}`.replaceAll('-', ' ');
  const kind = /^(?:fractions|decimals|percent|ratios|integers|equations|whole-numbers)/.test(code);
  return kind ? frames.filter(({ fits }) => fits(about) || fits(code)) : [];
};
