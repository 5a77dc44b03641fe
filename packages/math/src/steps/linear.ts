import type { Node, RelationSign } from '../check/index.ts';
import { gcd, isWhole, negative, over, type Rational, rational } from '../check/rational.ts';
import { coefficient, differenceOf, type Polynomial, polynomialOf, scaled, trimmed } from './polynomial.ts';
import { collector, type WorkedSolution } from './solution.ts';
import { inBrackets, numberText, polynomialText } from './written.ts';

type Sign = '=' | '<' | '>' | '≤' | '≥';
const TURNED: Record<Sign, Sign> = { '=': '=', '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const isSign = (sign: RelationSign): sign is Sign => sign in TURNED;
const written = { '=': '=', '<': '<', '>': '>', '≤': '<=', '≥': '>=' } as const;

const hasBrackets = (text: string): boolean => /\(/.test(text);

/** The sentence for a move on both sides: "Subtract 3 from both sides." */
function movedWhy(term: Polynomial, letter: string): string {
  const lead = term.at(-1);
  const isMinus = lead !== undefined && lead.n < 0n;
  const shown = polynomialText(isMinus ? term.map(negative) : term, letter);
  return isMinus ? `Add ${shown} on both sides.` : `Subtract ${shown} on both sides.`;
}

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

/** The sentence for the last line if the letter has canceled out: always true, or never true. */
function closing(value: Rational, sign: Sign): string {
  const holds = { '=': value.n === 0n, '<': value.n > 0n, '>': value.n < 0n, '≤': value.n >= 0n, '≥': value.n <= 0n }[
    sign
  ];
  return holds ? 'This is always true: every number is a solution.' : 'This is never true: there is no solution.';
}

/** Solves a linear equation or inequality in one letter, one move per line. Undefined if it is neither. */
export function solveLinear(
  tree: Extract<Node, { kind: 'relation' }>,
  letter: string,
  text: string,
): WorkedSolution | undefined {
  const [sign] = tree.signs;
  const [first, second] = tree.items;
  if (tree.signs.length !== 1 || sign === undefined || !isSign(sign) || !first || !second) return undefined;
  let [left, right] = [polynomialOf(first, letter), polynomialOf(second, letter)];
  if (!left || !right || left.length > 2 || right.length > 2 || Math.max(left.length, right.length) < 2)
    return undefined;
  let own: Sign = sign;
  const kind = sign === '=' ? 'equation' : 'inequality';
  const work = collector(text.trim(), 'The task.');
  const show = (why: string) =>
    work.add(`${polynomialText(left ?? [], letter)} ${written[own]} ${polynomialText(right ?? [], letter)}`, why);

  show(hasBrackets(text) ? 'Multiply the parentheses out and put like terms together.' : 'Put like terms together.');
  const bottom = [...left, ...right].reduce((common, { d }) => lcm(common, d), 1n);
  if (bottom !== 1n) {
    [left, right] = [scaled(left, rational(bottom)), scaled(right, rational(bottom))];
    show(`Multiply both sides by ${bottom}, so that no fraction is left.`);
  }
  const moved = trimmed([rational(0n), coefficient(right, 1)]);
  if (moved.length > 0) {
    [left, right] = [differenceOf(left, moved), differenceOf(right, moved)];
    show(movedWhy(moved, letter));
  }
  const constant = trimmed([coefficient(left, 0)]);
  if (constant.length > 0 && left.length > 1) {
    [left, right] = [differenceOf(left, constant), differenceOf(right, constant)];
    show(movedWhy(constant, letter));
  }
  const k = coefficient(left, 1);
  const value = coefficient(right, 0);
  if (k.n === 0n) {
    const last = work.lines.at(-1);
    const gap = differenceOf(right, left)[0] ?? rational(0n);
    const lines = last ? [...work.lines.slice(0, -1), { ...last, why: `${last.why} ${closing(gap, own)}` }] : [];
    return { kind, lines, answer: last?.line ?? '' };
  }
  const turns = k.n < 0n && own !== '=';
  if (turns) own = TURNED[own];
  left = [rational(0n), rational(1n)];
  right = trimmed([over(value, k)]);
  const by = isWhole(k) ? numberText(k) : inBrackets(k);
  show(turns ? `Divide both sides by ${by}. It is negative, so the sign turns round.` : `Divide both sides by ${by}.`);
  return { kind, lines: work.lines, answer: `${letter} ${written[own]} ${numberText(over(value, k))}` };
}
