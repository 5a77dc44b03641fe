import type { AnswerKind } from './answer-kinds.ts';
import { hasNoCalculation } from './check/has-no-calculation.ts';
import { anywhere, bare, lettersOf, type Node, partsOf, readAnswer } from './check/index.ts';
import { COPIED, otherKindSentence, SEVERAL, type Thing } from './check/sentences.ts';
import { formulasOf, type Question } from './formulas-of.ts';

/** What the answer of each kind is; the others may be written in several ways. */
const ASKED: { readonly [kind in AnswerKind]?: Thing | 'numbers' | 'point' } = {
  number: 'number',
  quantity: 'number',
  list: 'numbers',
  set: 'numbers',
  point: 'point',
  expression: 'expression',
  equation: 'equation',
  inequality: 'inequality',
};

/** What somebody wrote. "x = 7" stands for 7, and "x = 2 or x = 3" for two numbers. */
function thingOf(node: Node): Thing {
  const tree = bare(node);
  if (tree.kind === 'logic' || tree.kind === 'list')
    return tree.items.map(thingOf).find((thing) => thing !== 'number') ?? 'number';
  if (tree.kind !== 'relation') return lettersOf(tree).size > 0 ? 'expression' : 'number';
  const [first, second] = tree.items;
  if (first !== undefined && second !== undefined && tree.items.length === 2 && /^[=∈]$/.test(tree.signs[0] ?? '')) {
    if (bare(first).kind === 'name') return thingOf(second);
    if (bare(second).kind === 'name') return thingOf(first);
  }
  // A chain of numbers is a calculation, true or not.
  if (lettersOf(tree).size === 0) return 'number';
  return tree.signs.every((sign) => sign === '=') ? 'equation' : 'inequality';
}

/** Where a statement is asked for, "x = 4" is an equation. */
const thingFor = (asked: AnswerKind, given: Node): Thing => {
  const tree = bare(given);
  const isEquation = tree.kind === 'relation' && tree.signs.every((sign) => sign === '=');
  return isEquation && (asked === 'equation' || asked === 'inequality') ? 'equation' : thingOf(tree);
};

const PRODUCT: ReadonlySet<string> = new Set(['*', '×', '·', '']);
const QUOTIENT: ReadonlySet<string> = new Set(['/', '÷', 'frac']);
const plainSign = (sign: string): string => (PRODUCT.has(sign) ? '*' : QUOTIENT.has(sign) ? '/' : sign);

/** A text that is the same for trees that differ in parentheses, spelling of signs and the order of an equation's sides. */
function writing(node: Node): string {
  const tree = bare(node);
  const parts = partsOf(tree).map(writing);
  const ordered = tree.kind === 'relation' && tree.signs.every((sign) => sign === '=') ? parts.toSorted() : parts;
  const own = { ...tree, name: 'name' in tree ? tree.name : '', text: 'text' in tree ? tree.text : '' };
  const signs = 'sign' in tree ? plainSign(tree.sign) : 'signs' in tree ? tree.signs.join() : '';
  return `${tree.kind}${own.name}${own.text}${signs}(${ordered.join(' ')})`;
}

/** A power, or one sign after another: -(-2). */
const isOpen = (node: Node): boolean =>
  (node.kind === 'binary' && node.sign === '^') || (node.kind === 'unary' && bare(node.arg).kind === 'unary');

/** Whether something is to be worked out in it. A fraction is a number. */
const hasOperation = (tree: Node): boolean =>
  anywhere(tree, isOpen) ||
  (anywhere(tree, ({ kind }) => kind === 'binary') && (lettersOf(tree).size > 0 || !hasNoCalculation(tree)));

/** Whether an answer is the question's own mathematics or a part of it in which something is to be worked out. */
function copiedFrom(question: Question, given: Node): 'whole' | 'part' | undefined {
  if (!hasOperation(given)) return undefined;
  const own = writing(given);
  const formulas = formulasOf(question);
  if (formulas.some(({ tree }) => writing(tree) === own)) return 'whole';
  return formulas.some(({ tree }) => anywhere(tree, (part) => writing(part) === own)) ? 'part' : undefined;
}

const isRegion = (node: Node): boolean => {
  const tree = bare(node);
  return (tree.kind === 'list' && tree.open !== '') || (tree.kind === 'binary' && /[∪∩]/.test(tree.sign));
};

/** Whether several different numbers stand there, joined by a word or commas: "18 or 30". */
function hasSeveral(node: Node): boolean {
  const tree = bare(node);
  if (tree.kind !== 'logic' && tree.kind !== 'list') return false;
  return new Set(tree.items.map(writing)).size > 1 && tree.items.every((item) => thingOf(item) === 'number');
}

/** Whether another thing was written than is asked for; undefined where both may be. */
function isOther({ answer }: Question, key: Node, given: Node, thing: Thing): boolean {
  switch (answer.kind) {
    case 'expression':
      return thing === 'equation' || thing === 'inequality';
    case 'equation':
      // With a letter before the field, what is typed stands on its other side.
      return answer.variable === undefined && (thing === 'number' || thing === 'expression');
    case 'inequality':
      return thing !== 'inequality' && !isRegion(given) && thingOf(key) === 'inequality';
    default:
      return thing !== 'number' && lettersOf(key).size === 0;
  }
}

/**
 * What to say of an answer that is another kind of thing than what is asked for: an equation where a number is, or the
 * question itself or a part of it. Undefined for an answer, right or wrong. Such a text says nothing of what somebody
 * knows, so it costs no try. `copiesOnly`: for answers of the right value. Never throws.
 */
export function otherKindOf(question: Question, response: string, copiesOnly = false): string | undefined {
  const { answer } = question;
  const asked = ASKED[answer.kind];
  if (asked === undefined) return undefined;
  const [key, given] = [readAnswer(answer, answer.key), readAnswer(answer, response)];
  if (!key.ok || !given.ok) return undefined;
  const copied = copiedFrom(question, given.tree);
  if (copied === 'whole' && writing(key.tree) !== writing(given.tree)) return COPIED.whole;
  if (copiesOnly) return undefined;
  if (copied === 'part') return COPIED.part;
  if (asked === 'number' && hasSeveral(given.tree) && !hasSeveral(key.tree)) return SEVERAL;
  const thing = thingFor(answer.kind, given.tree);
  return isOther(question, key.tree, given.tree, thing) ? otherKindSentence(thing, asked) : undefined;
}
