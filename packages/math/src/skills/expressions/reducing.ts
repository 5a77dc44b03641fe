import type { Fraction } from 'fraction.js';
import type { MathText, Step } from '../../types.ts';
import { exact, inParentheses } from '../kit/numeric.ts';
import { plainMath } from '../kit/read-text.ts';

export type Operation = '+' | '-' | '×' | '÷' | '^';
/** A flat expression: numbers, operations and parentheses, in the order written. */
export type Token = Fraction | Operation | '(' | ')';

const OPERATIONS: readonly string[] = ['+', '-', '×', '÷', '^'];
const isOperation = (token: Token | undefined): token is Operation =>
  typeof token === 'string' && OPERATIONS.includes(token);
const isNumber = (token: Token | undefined): token is Fraction => token !== undefined && typeof token !== 'string';

/** Reads numbers, `+ - × ÷ * / ^`, parentheses and juxtaposed parentheses; undefined for anything else. */
export function tokensOf(text: string): Token[] | undefined {
  const plain = plainMath(text)
    .replace(/\s/g, '')
    .replace(/\)\(/g, ')*(')
    .replace(/(\d)\(/g, '$1*(');
  if (plain.length > 60 || !/^[\d.+*/^()-]+$/.test(plain) || /\^-|(?:^|[-+*/^(])-\(|^-\d+\^/.test(plain))
    return undefined;
  const tokens: Token[] = [];
  for (const [piece] of plain.matchAll(/(?<![\d)])-\d+(?:\.\d+)?|\d+(?:\.\d+)?|[-+*/^()]/g)) {
    if (/\d/.test(piece)) tokens.push(exact(piece));
    else
      tokens.push(
        piece === '*'
          ? '×'
          : piece === '/'
            ? '÷'
            : piece === '(' || piece === ')' || piece === '+' || piece === '-' || piece === '^'
              ? piece
              : '+',
      );
  }
  return wellFormed(tokens) ? withoutIdleParentheses(tokens) : undefined;
}

function wellFormed(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const [place, token] of tokens.entries()) {
    const before = tokens[place - 1];
    const afterValue = isNumber(before) || before === ')';
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    const fits = isNumber(token) || token === '(' ? !afterValue : afterValue;
    if (!fits || depth < 0) return false;
  }
  const last = tokens.at(-1);
  return depth === 0 && (isNumber(last) || last === ')');
}

/** Removes parentheses around a single number. */
function withoutIdleParentheses(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (token, place) => token === '(' && isNumber(tokens[place + 1]) && tokens[place + 2] === ')',
  );
  const inner = tokens[at + 1];
  return at < 0 || inner === undefined
    ? [...tokens]
    : withoutIdleParentheses([...tokens.slice(0, at), inner, ...tokens.slice(at + 3)]);
}

/** Writes tokens as people do; negative numbers stand in parentheses except at the start. */
export function textOf(tokens: readonly Token[]): MathText {
  return tokens
    .map((token, place) => {
      if (isNumber(token)) return place === 0 && tokens[1] !== '^' ? token.toFraction() : inParentheses(token);
      if (token === '^' || token === '(' || token === ')') return token;
      return ` ${token} `;
    })
    .join('');
}

/** Picks the place of the operation to do next in tokens without parentheses. */
export type Strategy = (tokens: readonly Token[]) => number;

const firstOf = (tokens: readonly Token[], ...kinds: readonly Operation[]): number =>
  tokens.findIndex((token) => isOperation(token) && kinds.includes(token));

/** A strategy that picks from the first group of operations that occurs in the tokens. */
const byRank =
  (...ranks: readonly (readonly Operation[])[]): Strategy =>
  (tokens) =>
    ranks.map((kinds) => firstOf(tokens, ...kinds)).find((at) => at >= 0) ?? -1;

export const strategies = {
  standard: byRank(['^'], ['×', '÷'], ['+', '-']),
  leftToRight: byRank(['^'], ['+', '-', '×', '÷']),
  additionBeforeSubtraction: byRank(['^'], ['×', '÷'], ['+'], ['-']),
  multiplicationBeforeDivision: byRank(['^'], ['×'], ['÷'], ['+', '-']),
  additionFirst: byRank(['^'], ['+', '-'], ['×', '÷']),
  powersLast: byRank(['×', '÷'], ['^'], ['+', '-']),
} as const;

const reasons = {
  '+': 'Add.',
  '-': 'Subtract.',
  '×': 'Multiply.',
  '÷': 'Divide.',
  '^': 'Work out the power.',
} as const satisfies Record<Operation, string>;

function apply(a: Fraction, operation: Operation, b: Fraction, powerAsProduct: boolean): Fraction | undefined {
  if (operation === '+') return a.add(b);
  if (operation === '-') return a.sub(b);
  if (operation === '×' || (operation === '^' && powerAsProduct)) return a.mul(b);
  if (operation === '÷') return b.equals(0) ? undefined : a.div(b);
  return b.d === 1n && b.gte(0) && b.lte(20) ? a.pow(b) : undefined;
}

/** The range of the first innermost parentheses, without the parentheses; the whole range if there are none. */
function innermost(tokens: readonly Token[]): readonly [number, number] {
  const close = tokens.indexOf(')');
  return close < 0 ? [0, tokens.length] : [tokens.lastIndexOf('(', close) + 1, close];
}

type Habits = { readonly powerAsProduct?: boolean };

/**
 * Works an expression out one operation at a time, in the order of a strategy, with a line for each step. Undefined if
 * a step would divide by zero or give numbers too large for school.
 */
export function reduce(
  tokens: readonly Token[],
  strategy: Strategy,
  habits: Habits = {},
): { readonly value: Fraction; readonly steps: readonly Step[] } | undefined {
  let now = [...tokens];
  const steps: Step[] = [{ line: textOf(now), why: 'This is the expression.' }];
  for (let turn = 0; turn < 40 && now.length > 1; turn += 1) {
    const [from, to] = innermost(now);
    const at = from + strategy(now.slice(from, to));
    const [left, operation, right] = now.slice(at - 1, at + 2);
    if (!isNumber(left) || !isOperation(operation) || !isNumber(right)) return undefined;
    const value = apply(left, operation, right, habits.powerAsProduct ?? false);
    if (value === undefined || value.n > 10_000_000_000n) return undefined;
    now = withoutIdleParentheses([...now.slice(0, at - 1), value, ...now.slice(at + 2)]);
    steps.push({ line: textOf(now), why: reasons[operation] });
  }
  const [value] = now;
  return isNumber(value) ? { value, steps } : undefined;
}

/** The expression with its parentheses taken off. */
export const withoutParentheses = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token) => token !== '(' && token !== ')');
