import { compareTrees } from './compare.ts';
import { evaluate } from './compare-values.ts';
import { rationalOf, variablesOf } from './expr.ts';
import { meaning } from './meaning.ts';
import { decimalPlaces, roundedTo, writtenNumber } from './number-forms.ts';
import { compare, fromText, minus, negative, ONE, over, type Rational, same, size, times, whole } from './rational.ts';
import { meant } from './shape.ts';
import { bare, mapParts, type Node, numberNode, partsOf, type RelationSign, TURNED } from './tree.ts';
import type { FindingCode } from './types.ts';

type Plain = Exclude<FindingCode, 'form'>;

const exactValue = (node: Node): Rational | undefined => {
  const e = meant(node);
  return e && rationalOf(e);
};

/** Whether two numbers are at most `tolerance` apart; exact for exact numbers. */
export function within(tree: Node, key: Node, tolerance: number): boolean {
  const [given, wanted] = [exactValue(tree), exactValue(key)];
  const limit = fromText(tolerance.toExponential());
  if (given !== undefined && wanted !== undefined) return compare(size(minus(given, wanted)), limit) <= 0;
  const [a, b] = [evaluate(meaning(tree), new Map()), evaluate(meaning(key), new Map())];
  return Math.abs(a.v - b.v) <= tolerance + a.e + b.e;
}

/** A name for how a number differs from the key; undefined if the difference is of no known kind. */
export function numberFinding(tree: Node, key: Node): Plain | undefined {
  const given = exactValue(tree);
  const wanted = exactValue(key);
  if (given === undefined) return isNumberLike(tree) ? undefined : 'kind';
  if (isRounded(tree, given, key)) return 'rounded';
  if (wanted === undefined || wanted.n === 0n || given.n === 0n) return undefined;
  if (same(given, negative(wanted))) return 'sign';
  const quotient = over(given, wanted);
  if (isPowerOfTen(size(quotient))) return 'power-of-ten';
  if (same(times(given, wanted), ONE)) return 'reciprocal';
  return compare(size(quotient), FAR) > 0 ? 'size' : undefined;
}

/** An answer that is too large or too small by this factor could be noticed by estimating. */
const FAR = whole(10);

const isNumberLike = (node: Node): boolean => {
  const e = meant(node);
  return e !== undefined && variablesOf(e).length === 0;
};

/** Is the number a power of ten other than 1? */
const isPowerOfTen = ({ n, d }: Rational): boolean => /^(1\/10+|10+\/1)$/.test(`${n}/${d}`);

/** Whether a decimal is the key, cut off or rounded at the decimal's own last place. */
function isRounded(tree: Node, given: Rational, key: Node): boolean {
  const written = writtenNumber(tree);
  const places = written === undefined ? undefined : decimalPlaces(written);
  if (places === undefined || places > 30) return false;
  const wanted = exactValue(key);
  if (wanted === undefined) {
    const { v } = evaluate(meaning(key), new Map());
    return places > 0 && Math.abs(Number(given.n) / Number(given.d) - v) < 10 ** -places;
  }
  if (same(given, wanted) || (places === 0 && compare(size(wanted), ONE) < 0)) return false;
  const ownPlace = over(ONE, whole(10 ** Math.min(places, 15)));
  const rounded = same(given, roundedTo(wanted, places));
  const cut = compare(size(minus(given, wanted)), ownPlace) < 0 && compare(size(given), size(wanted)) < 0;
  return rounded || (places > 0 && cut);
}

/** A name for how an expression differs from the key. */
export function expressionFinding(tree: Node, key: Node): Plain | undefined {
  if (compareTrees({ kind: 'unary', sign: '-', arg: tree }, key) === 'equal') return 'sign';
  const [given, wanted] = [variablesOf(meaning(tree)), variablesOf(meaning(key))];
  if (isInOtherLetters(tree, key, given, wanted)) return 'variable';
  if (given.length === 0 && wanted.length === 0) return numberFinding(tree, key);
  return compareTrees({ kind: 'binary', sign: '/', left: numberNode('1'), right: tree }, key) === 'equal'
    ? 'reciprocal'
    : undefined;
}

/** Whether a tree is equal to the key once its letters are exchanged for those of the key. */
const isInOtherLetters = (tree: Node, key: Node, given: readonly string[], wanted: readonly string[]): boolean =>
  given.length === wanted.length &&
  given.join() !== wanted.join() &&
  compareTrees(renamed(tree, new Map(given.map((name, index) => [name, wanted[index] ?? name]))), key) === 'equal';

/** The same tree with other letters. */
const renamed = (node: Node, names: ReadonlyMap<string, string>): Node =>
  node.kind === 'name'
    ? { kind: 'name', name: names.get(node.name) ?? node.name }
    : mapParts(node, (part) => renamed(part, names));

/** The letters that stand for numbers. */
export const lettersOf = (node: Node): ReadonlySet<string> => {
  const letters = new Set<string>();
  collect(node, letters);
  return letters;
};

/** The letter of a statement in one letter. */
export function onlyLetter(node: Node): string | undefined {
  const [letter, ...more] = lettersOf(node);
  return more.length === 0 ? letter : undefined;
}

/** `X` for the `x` of the key: a capital is the same letter, unless the key uses both. */
export function inLettersOf(tree: Node, key: Node): Node {
  const wanted = lettersOf(key);
  const turned = (name: string): string => (name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase());
  const names = [...lettersOf(tree)].filter((name) => !wanted.has(name) && wanted.has(turned(name)));
  return names.length === 0 ? tree : renamed(tree, new Map(names.map((name) => [name, turned(name)])));
}

const LOOSENED: ReadonlyMap<RelationSign, RelationSign> = new Map([
  ['<', '≤'],
  ['≤', '<'],
  ['>', '≥'],
  ['≥', '>'],
]);

function mapSigns(node: Node, map: ReadonlyMap<RelationSign, RelationSign>): Node {
  if (node.kind === 'relation') return { ...node, signs: node.signs.map((sign) => map.get(sign) ?? sign) };
  return node.kind === 'logic' ? { ...node, items: node.items.map((item) => mapSigns(bare(item), map)) } : node;
}

/** A name for how an equation or inequality differs from the key. */
export function statementFinding(tree: Node, key: Node): Plain | undefined {
  if (tree.kind !== 'relation' && tree.kind !== 'logic') return key.kind === 'list' ? undefined : 'kind';
  if (compareTrees(mapSigns(tree, LOOSENED), key) === 'equal') return 'boundary';
  if (compareTrees(mapSigns(tree, TURNED), key) === 'equal') return 'direction';
  if (compareTrees(mapSigns(mapSigns(tree, TURNED), LOOSENED), key) === 'equal') return 'direction';
  const [given, asked] = [[...lettersOf(tree)].sort(), [...lettersOf(key)].sort()];
  return isInOtherLetters(tree, key, given, asked) ? 'variable' : undefined;
}

function collect(node: Node, into: Set<string>): void {
  if (node.kind === 'name' && !/^(pi|e|inf|true|false|undefined)$/.test(node.name)) into.add(node.name);
  for (const part of partsOf(node)) collect(part, into);
}
