import type { Rng } from '../types.ts';

/** A text with one number that a test can change: `make(shift)` is right for 0 and wrong for any other shift. */
export type Planted = { readonly make: (shift: number) => string; readonly claim: (shift: number) => string };

type Template = (rng: Rng) => Planted;

const names = ['Mia', 'Omar', 'Lena', 'Kofi', 'Ines', 'Yusuf', 'Tara', 'Ben'];
const things = ['marbles', 'stickers', 'pears', 'tickets', 'shells', 'cards'];

/** A claim and the words around it. */
const text = (claim: (shift: number) => string, around: (claim: string) => string): Planted => ({
  make: (shift) => around(claim(shift)),
  claim,
});

const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Lesson plans, stories, letters, worked solutions: each has right claims around the one that may be wrong. */
export const PLANTED_TEXTS: readonly Template[] = [
  (rng) => {
    const [a, b] = [rng.int(12, 80), rng.int(11, 19)];
    return text(
      (shift) => `${a} + ${b} = ${a + b + shift}`,
      (claim) => `Start with a number line. First, ${claim}. Then take away: ${a} − ${b - 10} = ${a - b + 10}.`,
    );
  },
  (rng) => {
    const [a, b] = [rng.int(3, 12), rng.int(3, 12)];
    const who = rng.pick(names);
    return text(
      (shift) => `${a} × ${b} = ${a * b + shift}`,
      (claim) => `${who} lays ${a} rows of ${b} ${rng.pick(things)}, so there are ${claim} in all.`,
    );
  },
  (rng) => {
    const [b, q] = [rng.int(3, 9), rng.int(3, 12)];
    return text(
      (shift) => `${b * q} ÷ ${b} = ${q + shift}`,
      (claim) =>
        `**Discuss (10 min).** Share ${b * q} ${rng.pick(things)} among ${b} children: ${claim}. Check: ${b} × ${q} = ${b * q}.`,
    );
  },
  (rng) => {
    const [part, whole] = [rng.int(1, 3) * 10, rng.int(2, 9) * 20];
    return text(
      (shift) => `${part}% of ${whole} is ${(part * whole) / 100 + shift}`,
      (claim) => `At the market, ${claim}. The stall had ${whole} ${rng.pick(things)} that morning.`,
    );
  },
  (rng) => {
    const [a, b] = [rng.int(125, 999), rng.int(105, 899)];
    return text(
      (shift) => `${money(a)} + ${money(b)} = ${money(a + b + shift)}`,
      (claim) => `Dear families, we practise with prices. ${claim}. Ask your child how they know.`,
    );
  },
  (rng) => {
    const [d, k] = [rng.int(3, 9), rng.int(2, 6)];
    return text(
      (shift) => `\\frac{1}{${d}} + \\frac{1}{${d * k}} = \\frac{${k + 1 + shift}}{${d * k}}`,
      (claim) => `Find a common denominator first. We get $${claim}$, and the sum is more than $\\frac{1}{${d}}$.`,
    );
  },
  (rng) => {
    const [x, a, b] = [rng.int(2, 9), rng.int(2, 6), rng.int(3, 15)];
    return text(
      (shift) => `x = ${x + shift}`,
      (claim) => `Solve ${a}x + ${b} = ${a * x + b}. Subtract ${b}: ${a}x = ${a * x}. Divide by ${a}: ${claim}.`,
    );
  },
  (rng) => {
    const [x, a, b] = [rng.int(2, 9), rng.int(2, 6), rng.int(3, 15)];
    return text(
      (shift) => `${a}x = ${a * x + shift}`,
      (claim) => `${a}x − ${b} = ${a * x - b}, so ${claim}.`,
    );
  },
  (rng) => {
    const [x, a, b] = [rng.int(2, 9), rng.int(2, 6), rng.int(3, 15)];
    return text(
      (shift) => `${a}n + ${b} = ${a * x + b + shift}`,
      (claim) => `Let n = ${x}. Then ${claim}. The pattern goes on like that.`,
    );
  },
  (rng) => {
    const [a, b] = [rng.int(2, 7), rng.int(2, 9)];
    return text(
      (shift) => `${a}(x + ${b}) = ${a}x + ${a * b + shift}`,
      (claim) => `By the distributive property, ${claim} for every x.`,
    );
  },
  (rng) => {
    const [w, h] = [rng.int(3, 12), rng.int(3, 12)];
    return text(
      (shift) => `${w} cm × ${h} cm = ${w * h + shift} cm²`,
      (claim) => `The garden is ${w} cm by ${h} cm on the plan. Its area is ${claim}.`,
    );
  },
  (rng) => {
    const m = rng.int(2, 9);
    return text(
      (shift) => `${m} m = ${m * 100 + 10 * shift} cm`,
      (claim) => `The ribbon was long: ${claim}. ${rng.pick(names)} cut it in half.`,
    );
  },
  (rng) => {
    const half = rng.int(7, 49);
    return text(
      (shift) => `Half of ${2 * half} is ${half + shift}`,
      (claim) => `“${claim},” said the fox, “and I take no more.”`,
    );
  },
  (rng) => {
    const [b, q, r] = [rng.int(4, 9), rng.int(3, 9), rng.int(1, 3)];
    return text(
      (shift) => `${b * q + r} ÷ ${b} = ${q} R ${r + shift}`,
      (claim) => `Not everything comes out even. ${claim}, so some are left over.`,
    );
  },
  (rng) => {
    const numbers = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)];
    const sum = numbers.reduce((a, b) => a + b, 0);
    return text(
      (shift) => `The sum of ${numbers[0]}, ${numbers[1]} and ${numbers[2]} is ${sum + shift}`,
      (claim) => `${claim}. Divide by 3 to find the mean.`,
    );
  },
  (rng) => {
    const [a, b] = [rng.int(2, 30), rng.int(2, 30)];
    return text(
      (shift) => `−${a} + ${b} = ${`${b - a + shift}`.replace('-', '−')}`,
      (claim) => `On the thermometer: ${claim}. It got warmer.`,
    );
  },
  (rng) => {
    const [a, b] = [rng.int(11, 98), rng.int(11, 98)];
    return text(
      (shift) => `${a / 10} + ${b / 100} = ${(a * 10 + b + shift) / 100}`,
      (claim) =>
        `Line up the decimal points. ${claim}.\n\n- Tenths stand under tenths.\n- Hundredths stand under hundredths.`,
    );
  },
  (rng) => {
    const [p, q] = [rng.int(2, 6), rng.int(7, 9)];
    return text(
      (shift) => `(x + ${p})(x + ${q}) = x^2 + ${p + q}x + ${p * q + shift}`,
      (claim) => `Multiply every term of one bracket with every term of the other: ${claim}.`,
    );
  },
  (rng) => {
    const [a, b] = [rng.int(2, 9), rng.int(2, 9)];
    return text(
      (shift) => `${a} times ${b} equals ${a * b + shift}`,
      (claim) => `Say it aloud. ${claim}. Now say it backwards.`,
    );
  },
  (rng) => {
    const [x, m, c] = [rng.int(2, 6), rng.int(2, 5), rng.int(1, 9)];
    return text(
      (shift) => `f(${x}) = ${m * x + c + shift}`,
      (claim) => `f(x) = ${m}x + ${c}, so ${claim}.`,
    );
  },
];
