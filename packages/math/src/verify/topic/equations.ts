import { anywhere, bare, constantValue, mapParts, type Node, parse } from '../../check/index.ts';
import type { Finding } from '../reading/rule.ts';
import { at, type Paragraph, type Said } from './paragraph.ts';

/** An equation in one letter. */
type Equation = { readonly left: Node; readonly right: Node; readonly letter: string };

const SIDE = String.raw`[-−]?(?:[\d(|√]|[a-z](?![a-z]))(?:[-−+\d\s()|²³^*·×./√]|(?<![a-z])[a-z](?![a-z]))*?`;
const EQUATION = new RegExp(
  `(?<![\\w|)²³])(${SIDE})\\s*=\\s*(${SIDE})(?=\\s*(?:[,;?]|\\.(?!\\d)|$|\\s(?:[a-z]{2,}|[A-Z])))`,
  'g',
);
const VALUE = String.raw`([-−]?\d+(?:\.\d+)?(?:\/\d+)?)`;

const treeOf = (text: string): Node | undefined => {
  if (/[a-z]{2,}/.test(text.replaceAll(/sqrt|abs/g, ''))) return undefined;
  const read = parse(text.trim().replaceAll('−', '-').replaceAll('²', '^2').replaceAll('³', '^3'));
  return read.ok ? read.tree : undefined;
};

function lettersIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.kind === 'name') found.add(node.name);
  mapParts(node, (part) => {
    lettersIn(part, found);
    return part;
  });
  return found;
}

function equationOf(left: string, right: string): Equation | undefined {
  const [one, other] = [treeOf(left), treeOf(right)];
  if (!one || !other) return undefined;
  const letters = lettersIn(other, lettersIn(one));
  letters.delete('pi');
  const [letter, more] = [...letters];
  if (letter === undefined || more !== undefined) return undefined;
  const isValue = (a: Node, b: Node): boolean => bare(a).kind === 'name' && lettersIn(b).size === 0;
  return isValue(one, other) || isValue(other, one) ? undefined : { left: one, right: other, letter };
}

function valueAt(node: Node, letter: string, value: number): number | undefined {
  const number = parse(`(${value})`);
  const put = (part: Node): Node =>
    part.kind === 'name' && part.name === letter && number.ok ? number.tree : mapParts(part, put);
  return constantValue(put(node));
}

function gapAt({ left, right, letter }: Equation, value: number): number | undefined {
  const [a, b] = [valueAt(left, letter, value), valueAt(right, letter, value)];
  return a === undefined || b === undefined ? undefined : a - b;
}
const solves = (equation: Equation, value: number): boolean | undefined => {
  const gap = gapAt(equation, value);
  return gap === undefined ? undefined : Math.abs(gap) < 1e-7;
};

/**
 * The number of real solutions: exact for linear and quadratic equations, and for one absolute value of a linear
 * expression.
 */
function countOf(equation: Equation): number | undefined {
  const [a, b, c, d] = [0, 1, 2, 3].map((x) => gapAt(equation, x));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const sides = [equation.left, equation.right];
  const calls = (test: (node: Node) => boolean): boolean => sides.some((side) => anywhere(side, test));
  if (calls((node) => node.kind === 'call' && node.name === 'abs')) {
    const right = constantValue(equation.right);
    return right === undefined || bare(equation.left).kind !== 'call' ? undefined : right > 0 ? 2 : right === 0 ? 1 : 0;
  }
  const isOther = calls((node) => node.kind === 'call' || (node.kind === 'binary' && node.sign === '/'));
  if (isOther || Math.abs(d - 3 * c + 3 * b - a) > 1e-7) return undefined;
  const square = (c - 2 * b + a) / 2;
  const slope = b - a - square;
  if (Math.abs(square) < 1e-9) return Math.abs(slope) > 1e-9 ? 1 : Math.abs(a) < 1e-9 ? Number.POSITIVE_INFINITY : 0;
  const inside = slope * slope - 4 * square * a;
  return Math.abs(inside) < 1e-9 ? 1 : inside > 0 ? 2 : 0;
}

const numeric = (text: string): number => {
  const [top, bottom = '1'] = text.replace('−', '-').replace('x = ', '').split('/');
  return Number(top) / Number(bottom);
};

const X = '(?:[a-z] = )?';
const BOTH = [
  new RegExp(
    `(?:solutions?|roots?|zeros?|answers?)(?: of [^.]*?| to [^.]*?)? (?:are|is)(?: therefore| then| thus| both)? ${X}${VALUE}(?:,? and |,? or | & )${X}${VALUE}(?![\\d/]| times|\\s*[-+−×·*])`,
    'gi',
  ),
  new RegExp(
    `(?:has|have|with|gives|get|gets|got|finds?|there are)(?: the| its| these)?(?: two| both)?(?: real)? (?:solutions?|roots?|zeros?|answers?),?:? ${X}${VALUE}(?:,? and |,? or )${X}${VALUE}(?![\\d/]|\\s*[-+−×·*])`,
    'gi',
  ),
  new RegExp(`^\\s*(?:they|these|the two|both) are ${X}${VALUE}(?:,? and |,? or )${X}${VALUE}(?![\\d/])`, 'gi'),
];
const ONE = [
  new RegExp(
    `(?:the|its|one|other|another|second|first|only)(?: one| solution| root| zero)? (?:is|solution is|of them is)(?: therefore| then)? [a-z] = ${VALUE}(?![\\d/.]*\\d|\\s*[-+−×·*])`,
    'gi',
  ),
  new RegExp(
    `(?:the|its|one|other|another|second|first|only)(?: other)? (?:solution|root|zero)(?: of the equation| of it)? (?:is|equals)(?: therefore| then)? ${VALUE}(?![\\d/.]*\\d|\\s*[-+−×·*]| and| or)`,
    'gi',
  ),
  new RegExp(
    `^\\s*(?:the other(?: one)?|one(?: of them)?|another(?: one)?) is ${VALUE}(?![\\d/.]*\\d|\\s*[-+−×·*]| [a-z])`,
    'gi',
  ),
];
const COUNT =
  /\bhas (?:exactly |also )?(the same two|two|one|no|only one|just one|infinitely many|three)(?: different| distinct)?(?: real)? solutions?\b/gi;
const COUNTS: ReadonlyMap<string, number> = new Map([
  ['the same two', 2],
  ['two', 2],
  ['one', 1],
  ['only one', 1],
  ['just one', 1],
  ['no', 0],
  ['three', 3],
  ['infinitely many', Number.POSITIVE_INFINITY],
]);

const equationsIn = ({ text }: Said): readonly (readonly [number, Equation])[] =>
  [...text.matchAll(EQUATION)].flatMap(({ index, 1: left = '', 2: right = '' }) => {
    const equation = equationOf(left.replace(/^(?:a|is|if|so|of|has) /, ''), right);
    return equation ? [[index, equation] as const] : [];
  });

function valuesSaid(said: Said, equation: Equation): Finding[] {
  const found = [...BOTH, ...ONE].flatMap((pattern) => [...said.text.matchAll(pattern)]);
  return found.flatMap(([whole, ...values]) => {
    const all = values.filter((value) => value !== undefined).map((value) => solves(equation, numeric(value)));
    return all.includes(undefined) ? [] : at(said, whole.trim(), all.every(Boolean));
  });
}

const IS_SOLUTION = new RegExp(`(?:[a-z] = )?${VALUE} is (not )?(?:a|the|one|another) solution`, 'gi');
/** "Try 3 in 2x + 5 = 12. It works, so 3 is a solution." */
function tried(said: Said, equation: Equation): Finding[] {
  return [...said.text.matchAll(IS_SOLUTION)].flatMap(([whole, value = '', not]): Finding[] => {
    const holds = solves(equation, numeric(value));
    if (holds === undefined) return [];
    const works = /^\s*(it works)/i.exec(said.text)?.[1];
    return at(
      said,
      works && !said.text.includes('=') ? said.text.slice(0, said.text.indexOf(whole) + whole.length) : whole,
      holds === (not === undefined),
    );
  });
}

/** Statements about the solutions of an earlier equation. */
export function equationTopic({ said: sentences }: Paragraph): Finding[] {
  let equation: Equation | undefined;
  let posed = 0;
  return sentences.flatMap((said): Finding[] => {
    const own = equationsIn(said);
    if (own.length > 0) posed = own.length;
    if (own.length === 1) equation = own[0]?.[1];
    if (own.length > 1)
      equation = /\b(?:factor|so|then|therefore|becomes|means|get|gives)\b/.test(said.text) ? own[0]?.[1] : undefined;
    if (equation === undefined || posed > 2) return [];
    const known = equation;
    const counted = [...said.text.matchAll(COUNT)].flatMap(({ 0: whole, 1: word = '', index }) => {
      const near = own.filter(([place]) => place < index).at(-1)?.[1] ?? known;
      const count = countOf(near);
      return count === undefined ? [] : at(said, whole, count === COUNTS.get(word.toLowerCase()));
    });
    return [...counted, ...valuesSaid(said, known), ...(own.length === 0 ? tried(said, known) : [])];
  });
}
