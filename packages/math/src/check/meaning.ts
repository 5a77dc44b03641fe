import { TooBig } from './budget.ts';
import {
  call,
  difference,
  type Expr,
  hundredth,
  int,
  negated,
  num,
  product,
  quotient,
  raise,
  sum,
  variable,
} from './expr.ts';
import { HALF, over, plus, rational, times } from './rational.ts';
import { anywhere, mapParts, type Node } from './tree.ts';

/** Thrown where a tree is not an expression but a set, an equation or a blank. Never leaves this package. */
export class NoExpression extends Error {}

/** The meaning of an expression tree. @throws NoExpression for anything else; RangeError for 1/0 in numbers; TooBig */
export function meaning(node: Node): Expr {
  switch (node.kind) {
    case 'number':
      return num(node.value);
    case 'mixed':
      return num(plus(node.whole.value, over(node.top.value, node.bottom.value)));
    case 'name':
      return nameMeaning(node.name);
    case 'group':
      return meaning(node.arg);
    case 'unary':
      return unaryMeaning(node.sign, node.arg);
    case 'binary':
      return binaryMeaning(node);
    case 'postfix':
      return node.sign === '%' ? product([num(hundredth), meaning(node.arg)]) : factorial(meaning(node.arg));
    case 'call':
      return callMeaning(node.name, node.args.map(meaning));
    case 'money':
      return meaning(node.arg);
    case 'unit':
      // A ° alone is the number π/180: sin(30°).
      if (node.name === '°') return product([num(rational(1n, 180n)), { t: 'c', name: 'pi' }]);
      return variable(`unit ${node.name}`);
    case 'ratio': {
      const [top, bottom] = node.items;
      if (top === undefined || bottom === undefined || node.items.length !== 2) throw new NoExpression();
      return quotient(meaning(top), meaning(bottom));
    }
    case 'list': {
      const [only] = node.items;
      if (only === undefined || node.items.length !== 1 || node.open !== '[' || node.close !== ']')
        throw new NoExpression();
      return meaning(only);
    }
    default:
      throw new NoExpression();
  }
}

/** Factorials up to this one are worked out exactly, so that 200!/198! cancels. */
const MOST_FACTORIAL = 300n;

/** @throws TooBig for factorials from 301! on, which are not computed */
function factorial(of: Expr): Expr {
  if (of.t !== 'n' || of.v.d !== 1n || of.v.n < 0n) return call('factorial', of);
  if (of.v.n > MOST_FACTORIAL) throw new TooBig();
  let value = 1n;
  for (let n = 2n; n <= of.v.n; n += 1n) value *= n;
  return num({ n: value, d: 1n });
}

function nameMeaning(name: string): Expr {
  if (name === 'pi' || name === 'e' || name === 'inf') return { t: 'c', name };
  if (name === 'true' || name === 'false') throw new NoExpression();
  return variable(name);
}

function unaryMeaning(sign: '-' | '+' | '±', arg: Node): Expr {
  if (sign === '±') throw new NoExpression();
  return sign === '-' ? negated(meaning(arg)) : meaning(arg);
}

function binaryMeaning({ sign, left, right }: Extract<Node, { kind: 'binary' }>): Expr {
  switch (sign) {
    case '+':
      return sum([meaning(left), meaning(right)]);
    case '-':
      return difference(meaning(left), meaning(right));
    case '*':
    case '×':
    case '·':
    case '':
      return product([meaning(left), meaning(right)]);
    case '/':
    case '÷':
    case 'frac':
      return quotient(meaning(left), meaning(right));
    case '^':
      return raise(meaning(left), meaning(right));
    default:
      throw new NoExpression();
  }
}

const RECIPROCALS: ReadonlyMap<string, string> = new Map([
  ['sec', 'cos'],
  ['csc', 'sin'],
  ['cot', 'tan'],
  ['sech', 'cosh'],
  ['csch', 'sinh'],
  ['coth', 'tanh'],
]);
const INVERSE_RECIPROCALS: ReadonlyMap<string, string> = new Map([
  ['arcsec', 'arccos'],
  ['arccsc', 'arcsin'],
]);

function callMeaning(name: string, args: readonly Expr[]): Expr {
  const [first, second] = args;
  if (first === undefined) throw new NoExpression();
  const minusOne = int(-1);
  switch (name) {
    case 'sqrt':
      return raise(first, num(HALF));
    case 'cbrt':
      return raise(first, num(rational(1n, 3n)));
    case 'root':
      return raise(first, second === undefined ? num(HALF) : raise(second, minusOne));
    case 'exp':
      return raise({ t: 'c', name: 'e' }, first);
    case 'ln':
      return call('ln', first);
    case 'log':
      return quotient(call('ln', first), call('ln', second ?? int(10)));
    case 'factorial':
      return factorial(first);
    case 'abs':
      return first.t === 'n' ? num(first.v.n < 0n ? times(first.v, rational(-1n)) : first.v) : call('abs', first);
    default: {
      const reciprocal = RECIPROCALS.get(name);
      if (reciprocal !== undefined) return raise(call(reciprocal, first), minusOne);
      const inverse = INVERSE_RECIPROCALS.get(name);
      if (inverse !== undefined) return call(inverse, raise(first, minusOne));
      return call(name, ...args);
    }
  }
}

const isChoice = (node: Node): boolean => 'sign' in node && node.sign === '±';
export const hasChoice = (node: Node): boolean => anywhere(node, isChoice);

/** The most signs ± of which all readings are tried. */
const MOST_CHOICES = 4;

/** Each way to read the signs ±, the upper signs first. @throws TooBig for more than 16 ways */
export function readings(node: Node, depth = 0): Node[] {
  if (!hasChoice(node)) return [node];
  if (depth === MOST_CHOICES) throw new TooBig();
  return (['+', '-'] as const).flatMap((sign) => readings(settled(node, sign, { done: false }), depth + 1));
}

/** Replaces the first ± by the given sign. */
function settled(node: Node, sign: '+' | '-', progress: { done: boolean }): Node {
  if (progress.done || !hasChoice(node)) return node;
  if (isChoice(node) && (node.kind === 'unary' || node.kind === 'binary')) {
    progress.done = true;
    return { ...node, sign };
  }
  return mapParts(node, (part) => settled(part, sign, progress));
}
