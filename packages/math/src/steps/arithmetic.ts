import { bare, type Node } from '../check/index.ts';
import {
  absolute,
  gcd,
  isWhole,
  minus,
  negative,
  over,
  plus,
  power,
  type Rational,
  rational,
  times,
} from '../check/rational.ts';
import { rationalOf } from './polynomial.ts';
import { collector, type WorkedSolution } from './solution.ts';

/** A calculation as it is written. A number keeps its original text until it is used: 0.25, 6/8, 2 1/2. */
type Calculation =
  | {
      readonly t: 'n';
      readonly value: Rational;
      readonly text: string;
      readonly fraction: readonly [bigint, bigint] | undefined;
    }
  | {
      readonly t: 'op';
      readonly sign: '+' | '-' | '*' | '/' | '^';
      readonly left: Calculation;
      readonly right: Calculation;
    };

type NumberNode = Extract<Calculation, { t: 'n' }>;
type Operation = Extract<Calculation, { t: 'op' }>;

const PRECEDENCE = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 } as const;
const MOST_STEPS = 30;
const LARGEST_POWER = 12n;

const isDecimal = (value: Rational): boolean => {
  let rest = value.d;
  while (rest % 2n === 0n) rest /= 2n;
  while (rest % 5n === 0n) rest /= 5n;
  return rest === 1n;
};

/** A number as it is written in a calculation with decimals, or with fractions. */
function made(value: Rational, decimals: boolean): NumberNode {
  if (isWhole(value)) return { t: 'n', value, text: `${value.n}`, fraction: [value.n, 1n] };
  if (decimals && isDecimal(value)) return { t: 'n', value, text: decimalText(value), fraction: undefined };
  return fractionNode(value.n, value.d);
}

const fractionNode = (top: bigint, bottom: bigint): NumberNode => ({
  t: 'n',
  value: rational(top, bottom),
  text: bottom === 1n ? `${top}` : `${top}/${bottom}`,
  fraction: [top, bottom],
});

function decimalText({ n, d }: Rational): string {
  let [top, places] = [absolute(n), 0];
  let bottom = d;
  while (bottom !== 1n && places < 30) {
    const ten = bottom % 10n === 0n ? 1n : bottom % 2n === 0n ? 5n : 2n;
    top *= ten;
    bottom = (bottom * ten) / 10n;
    places += 1;
  }
  const digits = `${top}`.padStart(places + 1, '0');
  return `${n < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function read(tree: Node, decimals: boolean): Calculation | undefined {
  const node = bare(tree);
  if (node.kind === 'number')
    return {
      t: 'n',
      value: node.value,
      text: node.text,
      fraction: isWhole(node.value) ? [node.value.n, 1n] : undefined,
    };
  if (node.kind === 'mixed') {
    const value = rationalOf(node);
    return (
      value && { t: 'n', value, text: `${node.whole.text} ${node.top.text}/${node.bottom.text}`, fraction: undefined }
    );
  }
  if (node.kind === 'unary' && node.sign !== '±') {
    const arg = read(node.arg, decimals);
    if (arg === undefined || node.sign === '+') return arg;
    if (arg.t === 'n')
      return {
        t: 'n',
        value: negative(arg.value),
        text: `-${arg.text}`,
        fraction: arg.fraction && [-arg.fraction[0], arg.fraction[1]],
      };
    return { t: 'op', sign: '*', left: made(rational(-1n), decimals), right: arg };
  }
  return node.kind === 'binary' ? readBinary(node, decimals) : undefined;
}

const SIGNS: ReadonlyMap<string, Operation['sign']> = new Map([
  ['+', '+'],
  ['-', '-'],
  ['*', '*'],
  ['×', '*'],
  ['·', '*'],
  ['', '*'],
  ['/', '/'],
  ['÷', '/'],
  ['frac', '/'],
  ['^', '^'],
]);

function readBinary(node: Extract<Node, { kind: 'binary' }>, decimals: boolean): Calculation | undefined {
  const sign = SIGNS.get(node.sign);
  const [left, right] = [read(node.left, decimals), read(node.right, decimals)];
  if (sign === undefined || left === undefined || right === undefined) return undefined;
  const isFraction = (node.sign === '/' || node.sign === 'frac') && left.t === 'n' && right.t === 'n';
  if (
    isFraction &&
    left.fraction?.[1] === 1n &&
    right.fraction?.[1] === 1n &&
    right.value.n !== 0n &&
    node.left.kind !== 'group'
  )
    return fractionNode(left.value.n, right.value.n);
  return { t: 'op', sign, left, right };
}

function textOf(calculation: Calculation, level = 0, isRight = false): string {
  if (calculation.t === 'n') {
    const isSingle = /^\d+(\.\d+)?$/.test(calculation.text);
    const needs = !isSingle && (level >= 2 || (isRight && calculation.text.startsWith('-')));
    return needs ? `(${calculation.text})` : calculation.text;
  }
  const own = PRECEDENCE[calculation.sign];
  const sign = calculation.sign === '/' ? '÷' : calculation.sign === '*' ? '×' : calculation.sign;
  const right = textOf(calculation.right, own + (calculation.sign === '-' || calculation.sign === '/' ? 0.5 : 0), true);
  const left = textOf(calculation.left, own, false);
  const text = calculation.sign === '^' ? `${left}^${right}` : `${left} ${sign} ${right}`;
  return own < level ? `(${text})` : text;
}

type Reduced = { readonly next: Calculation; readonly why: string };

/**
 * The operation that comes first: innermost parentheses, then powers, then products from the left, then sums from the
 * left.
 */
function first(calculation: Calculation): Operation | undefined {
  if (calculation.t === 'n') return undefined;
  const inner = first(calculation.left) ?? first(calculation.right);
  return inner ?? calculation;
}

const replaced = (calculation: Calculation, from: Calculation, to: Calculation): Calculation =>
  calculation === from
    ? to
    : calculation.t === 'n'
      ? calculation
      : { ...calculation, left: replaced(calculation.left, from, to), right: replaced(calculation.right, from, to) };

const WHY = {
  '+': 'Add.',
  '-': 'Subtract.',
  '*': 'Multiply.',
  '/': 'Divide.',
  '^': 'Work out the power.',
} as const;

const numbers = ({ left, right }: Operation): readonly [NumberNode, NumberNode] | undefined =>
  left.t === 'n' && right.t === 'n' ? [left, right] : undefined;

/** The result of one operation on two numbers; undefined if it has no value. */
function reduce(operation: Operation, decimals: boolean): Reduced | undefined {
  const both = numbers(operation);
  if (both === undefined) return undefined;
  const [a, b] = both;
  const mixed = both.find(({ text }) => text.includes(' '));
  if (mixed)
    return {
      next: swap(operation, mixed, fractionNode(mixed.value.n, mixed.value.d)),
      why: 'Write the mixed number as one fraction.',
    };
  const asFraction = !decimals && (isPart(a) || isPart(b));
  if (asFraction) return fractions(operation, a, b);
  const value = resultOf(operation.sign, a.value, b.value);
  return value && { next: made(value, decimals), why: WHY[operation.sign] };
}

const isPart = ({ fraction, value }: NumberNode): boolean =>
  (fraction !== undefined && fraction[1] !== 1n) || !isWhole(value);
const swap = (operation: Operation, from: Calculation, to: Calculation): Operation => ({
  ...operation,
  left: operation.left === from ? to : operation.left,
  right: operation.right === from ? to : operation.right,
});

function resultOf(sign: Operation['sign'], a: Rational, b: Rational): Rational | undefined {
  if (sign === '+') return plus(a, b);
  if (sign === '-') return minus(a, b);
  if (sign === '*') return times(a, b);
  if (sign === '/') return b.n === 0n ? undefined : over(a, b);
  if (!isWhole(b) || b.n < 0n || b.n > LARGEST_POWER) return undefined;
  return power(a, Number(b.n));
}

const partsOf = ({ fraction, value }: NumberNode): readonly [bigint, bigint] => fraction ?? [value.n, value.d];

function fractions(operation: Operation, a: NumberNode, b: NumberNode): Reduced | undefined {
  const [[p, q], [r, s]] = [partsOf(a), partsOf(b)];
  switch (operation.sign) {
    case '+':
    case '-': {
      if (q !== s) {
        const common = (q * s) / gcd(q, s);
        const next = {
          ...operation,
          left: fractionNode((p * common) / q, common),
          right: fractionNode((r * common) / s, common),
        };
        return { next, why: `Write both with the denominator ${common}.` };
      }
      const top = operation.sign === '+' ? p + r : p - r;
      return {
        next: fractionNode(top, q),
        why: `${WHY[operation.sign].replace('.', '')} the numerators; the denominator stays.`,
      };
    }
    case '*':
      return { next: fractionNode(p * r, q * s), why: 'Multiply the numerators and the denominators.' };
    case '/': {
      if (r === 0n) return undefined;
      const [top, bottom] = r < 0n ? [-s, -r] : [s, r];
      return {
        next: { ...operation, sign: '*', right: fractionNode(top, bottom) },
        why: 'Dividing is multiplying by the reciprocal.',
      };
    }
    default: {
      const value = resultOf('^', a.value, b.value);
      return value && { next: fractionNode(value.n, value.d), why: WHY['^'] };
    }
  }
}

/** Simplifies the last remaining number; a fraction made by a step is not simplified before that. */
function simplest(calculation: NumberNode): Reduced | undefined {
  const [top, bottom] = partsOf(calculation);
  const factor = gcd(absolute(top), bottom);
  if (calculation.fraction === undefined || bottom === 1n || factor === 1n) return undefined;
  return { next: fractionNode(top / factor, bottom / factor), why: `Divide numerator and denominator by ${factor}.` };
}

/** Solves a calculation with numbers, one operation per line. Undefined if it is no calculation, or has no value. */
export function solveArithmetic(tree: Node, text: string): WorkedSolution | undefined {
  const decimals = /\d\.\d/.test(text) && !/\d\s*\/\s*\d/.test(text);
  const start = read(tree, decimals);
  if (start === undefined || start.t === 'n') {
    const reduced = start && simplest(start);
    if (!start || !reduced) return undefined;
  }
  const work = collector(textOf(start), 'The task.');
  let current: Calculation = start;
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const operation = first(current);
    const step = operation ? reduce(operation, decimals) : current.t === 'n' ? simplest(current) : undefined;
    if (operation && step === undefined) return undefined;
    if (step === undefined) break;
    current = operation ? replaced(current, operation, step.next) : step.next;
    work.add(textOf(current), step.why);
  }
  return { kind: 'arithmetic', lines: work.lines, answer: textOf(current) };
}
