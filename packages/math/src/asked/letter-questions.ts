import { parse } from '../check/index.ts';
import { minus, over, plus, rational, times } from '../check/rational.ts';
import { coefficient, differenceOf, type Polynomial, polynomialOf } from '../steps/polynomial.ts';
import { quadraticIn, rootsOf, solveQuadratic, wayIn } from '../steps/quadratic.ts';
import { numberText, polynomialText } from '../steps/written.ts';
import type { Answered } from './texts.ts';

const EQUATION =
  /((?:[-−]?[(\d]|(?<![a-z])[a-z](?![a-z]))(?:[-−+*/×÷^().\d\s]|(?<![a-z])[a-z](?![a-z]))*)=\s*((?:[-−(]?\s*[\d(a-z])(?:[-−+*/×÷^().\d\s]|(?<![a-z])[a-z](?![a-z]))*)/i;

const sides = (text: string): readonly [string, string] | undefined => {
  const [, left, right] =
    EQUATION.exec(text.replace(/^\s*(?:find|solve(?: for)?|what is)\s+[a-z]\s*[:,]\s*/i, '').replace(/²/g, '^2')) ?? [];
  return left === undefined || right === undefined
    ? undefined
    : [left.trim(), right.replace(/\s+[a-z]?\s*$/i, '').trim()];
};
const lettersOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/[a-z]/g) ?? [])];

function polynomial(text: string, letter: string): Polynomial | undefined {
  const read = parse(text, {});
  return read.ok ? polynomialOf(read.tree, letter) : undefined;
}

/** Solves a quadratic equation in steps, by the method that the question asks for. */
export function quadratics(text: string): Answered | undefined {
  const both = sides(text);
  const [letter] = both ? lettersOf(`${both[0]} ${both[1]}`) : [];
  if (both === undefined || letter === undefined || lettersOf(`${both[0]} ${both[1]}`).length > 1) return undefined;
  const task = `${both[0]} = ${both[1]}`.toLowerCase();
  const read = parse(task, {});
  const all = read.ok ? quadraticIn(read.tree, letter) : undefined;
  const solved = read.ok && all ? solveQuadratic(read.tree, letter, task, wayIn(text)) : undefined;
  if (all === undefined || solved === undefined || solved.kind === 'other') return undefined;
  const found = rootsOf(all);
  return {
    steps: solved.lines,
    lines: [],
    answer: found.length === 0 ? 'no real solution' : found.map((each) => `\`${letter} = ${each}\``).join(' or '),
  };
}

/** A linear equation without one solution, or with more letters than equations. */
export function withoutOneSolution(text: string): Answered | undefined {
  if ((text.match(/=/g) ?? []).length !== 1) return undefined;
  const both = sides(text);
  if (both === undefined) return undefined;
  const letters = lettersOf(`${both[0]} ${both[1]}`);
  const wanted = /\b(?:find|solve for|for)\s+([a-z])\b/i.exec(text)?.[1]?.toLowerCase() ?? letters[0];
  if (letters.length === 1 && wanted) {
    const [left, right] = [polynomial(both[0], wanted), polynomial(both[1], wanted)];
    const rest = left && right && differenceOf(left, right);
    if (rest === undefined || rest.length > 1) return undefined;
    const same = rest.length === 0;
    return {
      lines: [
        `Subtract the ${wanted}-terms on both sides: \`${numberText(coefficient(left ?? [], 0))}\` is left on the left, \`${numberText(coefficient(right ?? [], 0))}\` on the right.`,
      ],
      answer: same
        ? 'every number is a solution: both sides are always the same'
        : `no solution: ${numberText(coefficient(left ?? [], 0))} is not ${numberText(coefficient(right ?? [], 0))}`,
    };
  }
  if (letters.length !== 2 || wanted === undefined || !letters.includes(wanted)) return undefined;
  const solved = isolated(both, wanted, letters.find((each) => each !== wanted) ?? '');
  return solved === undefined
    ? undefined
    : {
        lines: [
          'One equation with two letters has no single solution: each value of one letter gives one of the other.',
        ],
        answer: `\`${solved}\``,
      };
}

/** Solves ax + by = c for x; undefined if the other letter cannot be isolated: then it is no line. */
function isolated([left, right]: readonly [string, string], letter: string, other: string): string | undefined {
  const at = (value: string) => (text: string) => polynomial(text.replaceAll(other, `(${value})`), letter);
  const difference = (value: string) => {
    const [l, r] = [at(value)(left), at(value)(right)];
    return l && r && differenceOf(l, r);
  };
  const [zero, one, two] = [difference('0'), difference('1'), difference('2')];
  if (!zero || !one || !two || zero.length !== 2 || one.length > 2) return undefined;
  const bend = minus(plus(coefficient(two, 0), coefficient(zero, 0)), times(rational(2n), coefficient(one, 0)));
  if (bend.n !== 0n) return undefined;
  const a = coefficient(zero, 1);
  if (coefficient(one, 1).n !== a.n || coefficient(one, 1).d !== a.d) return undefined;
  const constant = over(coefficient(zero, 0), a);
  const slope = over(minus(coefficient(one, 0), coefficient(zero, 0)), a);
  const linear = [
    { n: -constant.n, d: constant.d },
    { n: -slope.n, d: slope.d },
  ];
  const [c, m] = [linear[0] ?? constant, linear[1] ?? slope];
  const term = polynomialText([rational(0n), m], other);
  return c.n === 0n
    ? `${letter} = ${term}`
    : `${letter} = ${numberText(c)}${m.n < 0n ? ` - ${polynomialText([rational(0n), { n: -m.n, d: m.d }], other)}` : ` + ${term}`}`;
}

/** "Evaluate 3x^2 - 2 when x = -1". */
export function evaluated(text: string): Answered | undefined {
  const [, expression, letter, value] =
    /(?:evaluate|find|what is|value of|compute)?\s*([-\d(a-z][-+*/^()\d\sa-z]*?)\s+(?:when|if|for|where|at)\s+([a-z])\s*(?:=|is)\s*(-?\d+(?:\.\d+)?(?:\/\d+)?)/i.exec(
      text.replace(/²/g, '^2'),
    ) ?? [];
  if (expression === undefined || letter === undefined || value === undefined) return undefined;
  const bare = expression.replace(/^(?:please|the value of|value of|evaluate|find|what is)\s+/gi, '').trim();
  if (/[a-z]{2,}/i.test(bare) || !bare.toLowerCase().includes(letter.toLowerCase())) return undefined;
  const put = bare
    .replace(
      new RegExp(letter, 'gi'),
      (_, at: number) => `${/[\d)a-z]/i.test(bare[at - 1] ?? '') ? ' × ' : ''}(${value})`,
    )
    .replace(/\((\d+(?:\.\d+)?)\)/g, '$1');
  const read = parse(put, {});
  const terms = read.ok ? polynomialOf(read.tree, '') : undefined;
  if (terms === undefined || terms.length > 1) return undefined;
  const result = numberText(coefficient(terms, 0));
  return { lines: [`Put ${value} in for ${letter}: \`${put} = ${result}\``], answer: `\`${result}\`` };
}
