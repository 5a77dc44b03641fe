import type { MathText, MisconceptionId, MistakenWork, Prose, Step } from '../../../types.ts';
import { plainText } from '../../kit/whole.ts';

/** Numbers, signs and brackets of a bare expression. */
export type Tokens = readonly (number | string)[];

/**
 * Splits "5 + 6 × 10" into tokens; undefined for anything but whole numbers, + - × ÷ and parentheses in a valid order.
 */
export function tokensOf(text: MathText): Tokens | undefined {
  const plain = plainText(text).replace(/(?<=[\d)])\(/g, '×(');
  if (!/^[\d+\-×÷()]{3,60}$/.test(plain)) return undefined;
  const tokens = plain.match(/\d+|[-+×÷()]/g)?.map((token) => (/\d/.test(token) ? Number(token) : token)) ?? [];
  return evaluated(tokens) === undefined ? undefined : tokens;
}

/** The expression with spaces around its signs. */
export const writeTokens = (tokens: Tokens): MathText => tokens.join(' ').replace(/\( /g, '(').replace(/ \)/g, ')');

const compute = (x: number, sign: string, y: number): number | undefined => {
  if (sign === '+') return x + y;
  if (sign === '-') return x >= y ? x - y : undefined;
  if (sign === '×') return x * y;
  return y !== 0 && x % y === 0 ? x / y : undefined;
};

/**
 * Picks the position of the next operation in an expression without parentheses; the order taught at school by default.
 */
type Choice = (signs: readonly (readonly [place: number, sign: string])[]) => number | undefined;

const asTaught: Choice = (signs) => (signs.find(([, sign]) => sign === '×' || sign === '÷') ?? signs[0])?.[0];

/** The range inside the innermost parentheses, or the whole range. */
function scope(tokens: Tokens): readonly [number, number] {
  const close = tokens.indexOf(')');
  if (close < 0) return [0, tokens.length];
  return [tokens.slice(0, close).lastIndexOf('(') + 1, close];
}

function reduceOnce(tokens: Tokens, choose: Choice): { readonly tokens: Tokens; readonly did: string } | undefined {
  const [from, to] = scope(tokens);
  const signs = tokens
    .slice(from, to)
    .flatMap((token, i): [number, string][] => (typeof token === 'string' ? [[from + i, token]] : []));
  const place = choose(signs);
  if (place === undefined) return undefined;
  const [x, sign, y] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (typeof x !== 'number' || typeof sign !== 'string' || typeof y !== 'number') return undefined;
  const value = compute(x, sign, y);
  if (value === undefined) return undefined;
  const alone = to - from === 3 && tokens[to] === ')';
  const [cutFrom, cutTo] = alone ? [from - 1, to + 1] : [place - 1, place + 2];
  return { tokens: [...tokens.slice(0, cutFrom), value, ...tokens.slice(cutTo)], did: `${x} ${sign} ${y} = ${value}` };
}

/** Works the expression out one operation at a time. Undefined if a step does not give a whole number. */
export function reduceBy(tokens: Tokens, choose: Choice = asTaught): Step[] | undefined {
  const lines: Step[] = [];
  let current = tokens;
  while (current.length > 1) {
    const next = reduceOnce(current, choose);
    if (next === undefined || next.tokens.length >= current.length) return undefined;
    current = next.tokens;
    lines.push({ line: writeTokens(current), why: `Work out \`${next.did}\`.` });
  }
  return typeof current[0] === 'number' ? lines : undefined;
}

/**
 * The value by the usual order of operations; undefined for an invalid expression or if a step does not give a whole
 * number.
 */
export const evaluated = (tokens: Tokens): number | undefined => {
  if (tokens.length === 1) return typeof tokens[0] === 'number' ? tokens[0] : undefined;
  const lines = reduceBy(tokens);
  return lines === undefined ? undefined : Number(lines[lines.length - 1]?.line);
};

const firstOf =
  (wanted: string): Choice =>
  (signs) =>
    signs.find(([, sign]) => sign === wanted)?.[0] ?? asTaught(signs);

/** × and ÷ first, then + and -; within each group the wanted one first. */
const within =
  (wanted: string, among: string): Choice =>
  (signs) => {
    const high = signs.filter(([, sign]) => sign === '×' || sign === '÷');
    const group = high.length > 0 ? high : signs;
    return group.every(([, sign]) => among.includes(sign)) ? firstOf(wanted)(group) : asTaught(signs);
  };

const unbracketed = (tokens: Tokens): Tokens => tokens.filter((token) => token !== '(' && token !== ')');

function otherwise(tokens: Tokens, lines: Step[] | undefined, first?: Prose): MistakenWork | undefined {
  const taught = reduceBy(tokens);
  const answer = lines?.[lines.length - 1]?.line;
  if (lines === undefined || answer === undefined || JSON.stringify(taught) === JSON.stringify(lines)) return undefined;
  return {
    answer,
    steps: first === undefined ? lines : [{ line: writeTokens(unbracketed(tokens)), why: first }, ...lines],
  };
}

const sameOrder = (tokens: Tokens, lines: Step[] | undefined): boolean =>
  lines?.[lines.length - 1]?.line === reduceBy(tokens)?.at(-1)?.line;

/** Orders of working that children use, by the misconception that holds them. */
export const orderProcedures = {
  'whole-numbers.left-to-right': (tokens: Tokens) =>
    otherwise(
      tokens,
      reduceBy(tokens, (signs) => signs[0]?.[0]),
    ),
  'whole-numbers.addition-before-subtraction': (tokens: Tokens) => {
    const lines = reduceBy(tokens, within('+', '+-'));
    return sameOrder(tokens, lines) ? undefined : otherwise(tokens, lines);
  },
  'whole-numbers.multiplication-before-division': (tokens: Tokens) => {
    const lines = reduceBy(tokens, within('×', '×÷'));
    return sameOrder(tokens, lines) ? undefined : otherwise(tokens, lines);
  },
  'whole-numbers.ignores-brackets': (tokens: Tokens) =>
    tokens.includes('(') ? otherwise(tokens, reduceBy(unbracketed(tokens)), 'Leave out the parentheses.') : undefined,
} as const satisfies { readonly [id in MisconceptionId]?: (tokens: Tokens) => MistakenWork | undefined };
