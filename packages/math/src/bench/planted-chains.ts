import { evaluate } from 'mathjs';
import { createRng } from '../rng.ts';
import { solveSteps } from '../steps/solve-steps.ts';
import type { Rng } from '../types.ts';

/**
 * Written work with a known first wrong line, from 1; undefined if every line is true. `question` is the formula that was
 * asked.
 */
export type PlantedChain = {
  readonly kind: ChainKind;
  readonly question: string;
  readonly lines: readonly string[];
  readonly wrong: number | undefined;
};

const nonzero = (rng: Rng, most = 9): number => rng.int(1, most) * (rng.chance(0.4) ? -1 : 1);
const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);
const fraction = (rng: Rng): string => `${rng.int(1, 9)}/${rng.int(2, 12)}`;

/** Tasks of each kind, made of drawn numbers. */
const TASKS = {
  equations: (rng) => `${nonzero(rng)}(x ${signed(nonzero(rng))}) = ${nonzero(rng)}x ${signed(nonzero(rng, 30))}`,
  inequalities: (rng) =>
    `${nonzero(rng)}x ${signed(nonzero(rng))} ${rng.pick(['<', '>', '<=', '>='])} ${nonzero(rng, 40)}`,
  systems: (rng) => {
    const [a, b, c, d, x, y] = [
      rng.int(1, 5),
      nonzero(rng, 5),
      rng.int(6, 9),
      nonzero(rng, 5),
      nonzero(rng),
      nonzero(rng),
    ];
    return `${a}x ${signed(b)}y = ${a * x + b * y}, ${c}x ${signed(d)}y = ${c * x + d * y}`;
  },
  fractions: (rng) => `${fraction(rng)} ${rng.pick(['+', '-', '×'])} ${fraction(rng)}`,
  expressions: (rng) =>
    `${nonzero(rng)}(${rng.int(2, 6)}x ${signed(nonzero(rng))}) ${rng.pick(['+', '-'])} ${rng.int(2, 9)}(x ${signed(nonzero(rng))})`,
  percent: (rng) => `${rng.int(1, 150)}% of ${rng.int(2, 90) * 10}`,
  proportions: (rng) => {
    const [a, b, k] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)];
    return rng.chance(0.5) ? `${a}/${b} = x/${b * k}` : `${a}/x = ${a * k}/${b * k}`;
  },
  quadratics: (rng) => {
    const [p, q] = [nonzero(rng), nonzero(rng)];
    return `x^2 ${signed(-(p + q))}x ${signed(p * q)} = 0`;
  },
} satisfies Record<string, (rng: Rng) => string>;

export type ChainKind = keyof typeof TASKS;
export const chainKinds = Object.keys(TASKS).filter((kind): kind is ChainKind => kind in TASKS);

/** The ways in which a line goes wrong on paper: a number that is off, a sign that is lost, a number that is turned. */
function spoiled(line: string, rng: Rng): string | undefined {
  const numbers = [...line.matchAll(/\d+/g)];
  const number = numbers.length === 0 ? undefined : rng.pick(numbers);
  const off =
    number &&
    line.slice(0, number.index) +
      String(Number(number[0]) + rng.int(1, 3)) +
      line.slice(number.index + number[0].length);
  const sign = [...line.matchAll(/ [-+] /g)];
  const turned = sign.length === 0 ? undefined : rng.pick(sign);
  const lost =
    turned && line.slice(0, turned.index) + (turned[0] === ' - ' ? ' + ' : ' - ') + line.slice(turned.index + 3);
  return rng.chance(0.5) ? (lost ?? off) : off;
}

const PLACES = [
  { x: 0.37, y: 1.91 },
  { x: 2.53, y: -0.77 },
  { x: -1.13, y: 3.29 },
] as const;

/** The values of all sides of a line at some places, by another library, so that a spoiled line is known to be wrong. */
function valuesOf(line: string): string {
  const sides = line
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll(/(\d)% of /g, '$1/100 * ')
    .split(/ or |, |<=|>=|[=<>]/);
  return PLACES.map((place) => sides.map((side) => Number(evaluate(side, { ...place })).toFixed(6)).join(' ')).join(
    '; ',
  );
}

/** Small differences in how people write. */
const STYLES: readonly ((line: string, at: number) => string)[] = [
  (line) => line,
  (line) => line.replaceAll(/(?<! or) (?!or )/g, ''),
  (line, at) => (at > 0 && !/[=<>]/.test(line) ? `= ${line}` : line),
  (line, at) => (at > 1 ? `so ${line}` : line),
];

/** Lines whose change can say the same again, such as 0 = 0, or that state more than one thing. */
const LOOSE = /^-?\d+ (?:=|<=?|>=?) -?\d+$|sqrt/;

function chainOf(kind: ChainKind, seed: number): PlantedChain | undefined {
  const rng = createRng(seed);
  const question = TASKS[kind](rng);
  const work = solveSteps(kind === 'expressions' ? `expand ${question}` : question);
  if (work.kind === 'other' || work.lines.length < 2) return undefined;
  const lines = work.lines.map(({ line }) => line);
  if (lines.some((line) => LOOSE.test(line))) return undefined;
  const style = rng.pick(STYLES);
  const isTrue = rng.chance(0.5);
  const at = rng.int(1, lines.length - 1);
  if (isTrue) return { kind, question, lines: lines.slice(1).map(style), wrong: undefined };
  const wrong = spoiled(lines[at] ?? '', rng);
  if (wrong === undefined || /\/0\b/.test(wrong) || valuesOf(wrong) === valuesOf(lines[at] ?? '')) return undefined;
  const after = kind === 'systems' ? { kind: 'other' as const } : solveSteps(wrong);
  const rest = after.kind === 'other' ? [] : after.lines.slice(1).map(({ line }) => line);
  return { kind, question, lines: [...lines.slice(1, at), wrong, ...rest].map(style), wrong: at };
}

/** Chains of every kind, equally many: half of them true, the others with one wrong line and what follows from it. */
export function plantedChains(count: number, seed: number): PlantedChain[] {
  const each = Math.ceil(count / chainKinds.length);
  return chainKinds.flatMap((kind, place) => {
    const chains: PlantedChain[] = [];
    for (let at = 0; chains.length < each && at < 20 * each; at += 1) {
      const chain = chainOf(kind, seed + 7919 * place + at * 31);
      if (chain) chains.push(chain);
    }
    return chains;
  });
}
