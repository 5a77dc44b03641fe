import { bare, mapParts, type Node } from '../check/index.ts';
import { isWhole, minus, negative, over, type Rational, rational } from '../check/rational.ts';
import { coefficient, differenceOf, type Polynomial, polynomialOf, productOf, scaled } from './polynomial.ts';
import { finishQuadratic, rootsOf } from './quadratic.ts';
import { collector, type WorkedSolution } from './solution.ts';
import { numberText, polynomialText } from './written.ts';

type Relation = Extract<Node, { kind: 'relation' }>;
type Call = Extract<Node, { kind: 'call' }>;
type Work = ReturnType<typeof collector>;

const SIGNS = { '=': '=', '<': '<', '>': '>', '≤': '<=', '≥': '>=' } as const;
const TURNED = { '=': '=', '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const;
type Sign = keyof typeof SIGNS;
const isSign = (sign: string): sign is Sign => sign in SIGNS;

function callsIn(node: Node, name: string): Call[] {
  const own = node.kind === 'call' && node.name === name ? [node] : [];
  const parts =
    'items' in node ? node.items : 'left' in node ? [node.left, node.right] : 'arg' in node ? [node.arg] : [];
  return [...own, ...parts.flatMap((part) => callsIn(part, name))];
}

const put = (node: Node, part: Node, value: string): Node =>
  node === part
    ? { kind: 'number', text: value, raw: value, value: rational(BigInt(value)) }
    : mapParts(node, (inner) => put(inner, part, value));

type Alone = { readonly inside: Polynomial; readonly equals: Polynomial; readonly sign: Sign };

/** Isolates the only |…| or √… of an equation or inequality, as in √A = q. Undefined if there are two, or if it is inside another expression. */
function partAlone(relation: Relation, name: string, letter: string): Alone | undefined {
  const [sign] = relation.signs;
  const [part, second] = callsIn(relation, name);
  const [argument] = part?.args ?? [];
  if (!part || second || !argument || relation.items.length !== 2 || !sign || !isSign(sign)) return undefined;
  const inside = polynomialOf(argument, letter);
  const difference = (value: string): Polynomial | undefined => {
    const [left, right] = relation.items.map((item) => polynomialOf(put(item, part, value), letter));
    return left && right && differenceOf(left, right);
  };
  const [none, once, twice] = [difference('0'), difference('1'), difference('2')];
  if (!inside || !none || !once || !twice) return undefined;
  const k = differenceOf(once, none);
  const [factor] = k;
  if (k.length !== 1 || factor === undefined || differenceOf(differenceOf(twice, once), k).length > 0) return undefined;
  return {
    inside,
    equals: scaled(none, negative(over(rational(1n), factor))),
    sign: factor.n < 0n ? TURNED[sign] : sign,
  };
}

/** The value of the letter for which a linear expression has a given value. */
function ends(inside: Polynomial, value: Rational): Rational {
  return over(minus(value, coefficient(inside, 0)), coefficient(inside, 1));
}

/** Solves |ax + b| = q, |ax + b| < q and the like. */
export function solveAbsolute(relation: Relation, letter: string, text: string): WorkedSolution | undefined {
  const alone = partAlone(relation, 'abs', letter);
  if (alone?.inside.length !== 2 || alone.equals.length > 1) return undefined;
  const { inside, sign } = alone;
  const c = coefficient(alone.equals, 0);
  const [shown, kind] = [polynomialText(inside, letter), sign === '=' ? 'equation' : 'inequality'] as const;
  const work = collector(text.trim(), 'The task.');
  const never = c.n < 0n;
  const line = `|${shown}| ${SIGNS[sign]} ${numberText(c)}`;
  const closing = sign === '>' || sign === '≥' ? 'every number is a solution.' : 'there is no solution.';
  if (never || (c.n === 0n && (sign === '<' || sign === '≥'))) {
    const said = `Get the absolute value alone. It is never negative: ${closing}`;
    if (work.lines[0]?.line === line) work.lines.pop();
    work.add(line, said);
    return { kind, lines: work.lines, answer: line };
  }
  work.add(line, 'Get the absolute value alone.');
  const [low, high] = [negative(c), c].map(numberText);
  const [first, second] = [ends(inside, negative(c)), ends(inside, c)].sort((a, b) => (minus(a, b).n < 0n ? -1 : 1));
  if (!first || !second) return undefined;
  const sameEnds = minus(first, second).n === 0n;
  const s = SIGNS[sign];
  if (sign === '=' || (sameEnds && sign === '≤')) {
    if (!sameEnds)
      work.add(`${shown} = ${low} or ${shown} = ${high}`, 'Two numbers are so far from 0: one on each side.');
    else work.add(`${shown} = 0`, 'Only 0 is no distance from 0.');
    const values = sameEnds ? [first] : [first, second];
    work.add(values.map((value) => `${letter} = ${numberText(value)}`).join(' or '), 'Solve each equation.');
  } else if (sign === '<' || sign === '≤') {
    work.add(`${low} ${s} ${shown} ${s} ${high}`, 'Numbers less far from 0 lie between the two.');
    work.add(`${numberText(first)} ${s} ${letter} ${s} ${numberText(second)}`, 'Solve all three parts together.');
  } else {
    work.add(
      `${shown} ${SIGNS[TURNED[sign]]} ${low} or ${shown} ${s} ${high}`,
      'Numbers farther from 0 lie outside the two.',
    );
    work.add(
      `${letter} ${SIGNS[TURNED[sign]]} ${numberText(first)} or ${letter} ${s} ${numberText(second)}`,
      'Solve each inequality.',
    );
  }
  return { kind, lines: work.lines, answer: work.lines.at(-1)?.line ?? '' };
}

const valueAt = (terms: Polynomial, x: number): number =>
  terms.reduceRight((total, { n, d }) => total * x + Number(n) / Number(d), 0);

const sizeOf = (root: string): number => {
  const [, top = root, bottom = '1'] = /^\((.*)\)\/(\d+)$/.exec(root) ?? /^([^(]*sqrt\(\d+\))\/(\d+)$/.exec(root) ?? [];
  const [, whole = '', sign = '', factor = '', inside] = /^(?:(-?\d+) )?([-+]?) ?(\d*)sqrt\((\d+)\)$/.exec(top) ?? [];
  if (inside === undefined)
    return (
      top
        .split('/')
        .map(Number)
        .reduce((a, b) => a / b) / Number(bottom)
    );
  return (
    (Number(whole || 0) + (sign === '-' ? -1 : 1) * Number(factor || 1) * Math.sqrt(Number(inside))) / Number(bottom)
  );
};

/** Solves the equation that remains after squaring or multiplying by the letter, and checks its solutions in the task. */
function solvedAndChecked(
  all: Polynomial,
  letter: string,
  work: Work,
  holds: (x: number) => boolean,
): WorkedSolution | undefined {
  if (all.length < 2 || all.length > 3) return undefined;
  const solved =
    all.length === 3
      ? finishQuadratic(all, letter, work)
      : {
          kind: 'equation' as const,
          lines: work.lines,
          answer: `${letter} = ${numberText(over(negative(coefficient(all, 0)), coefficient(all, 1)))}`,
        };
  if (solved.kind === 'other') return solved;
  work.add(solved.answer, 'Solve the equation that is left.');
  const roots = all.length === 3 ? rootsOf(all) : [solved.answer.slice(letter.length + 3)];
  const good = roots.filter((root) => holds(sizeOf(root)));
  if (roots.length === 0 || good.length === roots.length) return { ...solved, lines: work.lines };
  const answer = good.length === 0 ? 'no solution' : good.map((root) => `${letter} = ${root}`).join(' or ');
  work.add(
    answer,
    `Put ${good.length === roots.length ? 'it' : 'each'} into the task: not every one of them makes it true.`,
  );
  return { kind: 'equation', lines: work.lines, answer };
}

/** Solves √(ax + b) = q, where q is a number or a linear expression. */
export function solveRoot(relation: Relation, letter: string, text: string): WorkedSolution | undefined {
  const alone = partAlone(relation, 'sqrt', letter);
  if (alone?.sign !== '=' || alone.inside.length < 2 || alone.equals.length > 2) return undefined;
  const { inside, equals } = alone;
  const work = collector(text.trim(), 'The task.');
  const root = `sqrt(${polynomialText(inside, letter)})`;
  const line = `${root} = ${polynomialText(equals, letter)}`;
  if (equals.length <= 1 && coefficient(equals, 0).n < 0n) {
    if (work.lines[0]?.line === line) work.lines.pop();
    work.add(line, 'Get the root alone. A square root is never negative: there is no solution.');
    return { kind: 'equation', lines: work.lines, answer: line };
  }
  work.add(line, 'Get the root alone.');
  const square = productOf(equals, equals);
  work.add(`${polynomialText(inside, letter)} = ${polynomialText(square, letter)}`, 'Square both sides.');
  return solvedAndChecked(differenceOf(inside, square), letter, work, (x) => valueAt(equals, x) > -1e-9);
}

type Quotient = { readonly top: Polynomial; readonly bottom: Polynomial };

function quotientOf(tree: Node, letter: string): Quotient | undefined {
  const node = bare(tree);
  if (node.kind === 'ratio' && node.items.length === 2) {
    const [top, bottom] = node.items.map((item) => polynomialOf(item, letter));
    return top && bottom && { top, bottom };
  }
  const divided = node.kind === 'binary' && (node.sign === '/' || node.sign === 'frac' || node.sign === '÷');
  const [top, bottom] = divided
    ? [polynomialOf(node.left, letter), polynomialOf(node.right, letter)]
    : [polynomialOf(node, letter), [rational(1n)]];
  return top && bottom && { top, bottom };
}

const inParentheses = (terms: Polynomial, letter: string): string => {
  const text = polynomialText(terms, letter);
  return /^\d+$/.test(text) || /^[a-z]$/.test(text) ? text : `(${text})`;
};

/** Solves a proportion: 3/4 = x/12, 5/x = 15/9, (x + 1)/3 = x/2. */
export function solveProportion(relation: Relation, letter: string, text: string): WorkedSolution | undefined {
  if (relation.signs.length !== 1 || relation.signs[0] !== '=') return undefined;
  const [left, right] = relation.items.map((item) => quotientOf(item, letter));
  if (!left || !right || left.bottom.length === 0 || right.bottom.length === 0) return undefined;
  const isPlain = (one: Quotient): boolean =>
    one.bottom.length === 1 && coefficient(one.bottom, 0).n === 1n && isWhole(coefficient(one.bottom, 0));
  if ((isPlain(left) && right.bottom.length < 2) || (isPlain(right) && left.bottom.length < 2)) return undefined;
  const work = collector(text.trim(), 'The task.');
  const [one, other] = [productOf(left.top, right.bottom), productOf(right.top, left.bottom)];
  work.add(
    `${inParentheses(left.top, letter)} × ${inParentheses(right.bottom, letter)} = ${inParentheses(right.top, letter)} × ${inParentheses(left.bottom, letter)}`,
    'Multiply across: each top with the other bottom.',
  );
  work.add(`${polynomialText(one, letter)} = ${polynomialText(other, letter)}`, 'Expand.');
  const bottoms = productOf(left.bottom, right.bottom);
  return solvedAndChecked(differenceOf(one, other), letter, work, (x) => Math.abs(valueAt(bottoms, x)) > 1e-9);
}
