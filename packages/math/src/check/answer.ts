import type { AnswerSpec } from '../types.ts';
import { amountOf, quotientTree } from './amount.ts';
import { TooBig, withAllowance } from './budget.ts';
import { compareTrees, isStatement, isUnion, pairwise } from './compare.ts';
import { num, product, rationalOf, sum } from './expr.ts';
import { algebra } from './extension.ts';
import {
  expressionFinding,
  inLettersOf,
  lettersOf,
  numberFinding,
  onlyLetter,
  statementFinding,
  within,
} from './findings.ts';
import { hasForm } from './forms.ts';
import { NoExpression, readings } from './meaning.ts';
import { IN_OTHER_UNIT, NO_NUMBER, RIGHT, UNKNOWN, unanswered, wrong, wrongForm } from './outcomes.ts';
import { minus, ONE, over, same, ZERO } from './rational.ts';
import { isPlain, readAnswer, unitOf } from './read-answer.ts';
import { sameExpr } from './same-expr.ts';
import { CANNOT_READ_KEY } from './sentences.ts';
import { anywhere, bare, type Node } from './tree.ts';
import type { CheckAnswer, Outcome } from './types.ts';
import { isOtherPower, sameDimensions } from './units.ts';

/** The unit that the key is counted in: its own, or the first that the question names. */
const unitWords = (spec: AnswerSpec): AnswerSpec =>
  spec.kind !== 'quantity' || spec.units !== undefined
    ? spec
    : { ...spec, units: [spec.key.replace(/^[-−\d.,/ ]+/, '')].filter((unit) => /^[A-Za-z°][A-Za-z]*$/.test(unit)) };

/**
 * Marks one response against what is asked for. Three-valued: `unknown` where it could not be decided, `invalid` where
 * the text could not be read (neither costs a try). The key is always read in the `en` locale. Never throws.
 */
export const checkAnswer: CheckAnswer = (spec, response, options) => {
  if (spec.kind === 'choice') return checkChoice(spec, response);
  const fits = algebra()?.fitsInWords(spec.key, response);
  if (fits !== undefined) return fits ? RIGHT : wrong('value');
  const withUnit = unitWords(spec);
  const key = readAnswer(withUnit, spec.key);
  if (!key.ok) return { verdict: 'unknown', message: CANNOT_READ_KEY };
  const asked = { ...withUnit, letters: lettersOf(key.tree) };
  // Editors write ± in ASCII as +-, which is a sum with a negative number everywhere else.
  const choice = response.replace(/±|\\pm/.test(spec.key) ? /\+\s?-/g : /^\s*\+\s?-/, '±');
  const given = readAnswer(asked, choice, options);
  if (!given.ok)
    return { verdict: 'invalid', code: given.code, at: given.at, length: given.length, message: given.message };
  if (anywhere(given.tree, isBlank) && !anywhere(key.tree, isBlank)) return unanswered(response);
  // Dots after the last digit mean "and so on". Unless the key has dots too, the exact number is asked for.
  const endless = /(?:\.\.\.|…|\\[lc]?dots)\s*$/.test(response) && !/\.\.\.|…|overline|\(\d+\)$/.test(spec.key);
  try {
    return withAllowance(() => {
      const outcome = checkTree(asked, inLettersOf(given.tree, key.tree), key.tree);
      if (endless && outcome.verdict === 'right') return wrong('rounded', true);
      // Without the loaded algebra, words cannot be read, so an answer that may be words must not be called wrong.
      return outcome.verdict === 'wrong' && algebra() === undefined && !isPlain(response, asked) ? UNKNOWN : outcome;
    });
  } catch (error) {
    if (error instanceof NoExpression) return wrong('kind');
    if (error instanceof TooBig || error instanceof RangeError) return UNKNOWN;
    throw error;
  }
};

const isBlank = ({ kind }: Node): boolean => kind === 'blank';

function checkChoice(spec: AnswerSpec, response: string): Outcome {
  const chosen = response.trim();
  if (chosen === spec.key.trim()) return RIGHT;
  if (chosen === '' || (spec.options !== undefined && !spec.options.some(({ id }) => id === chosen))) {
    return { verdict: 'invalid', code: 'empty', at: 0, length: response.length, message: 'Choose one of the answers.' };
  }
  return wrong('value');
}

/** `x = 4` for a field that already says `x =`. */
function withoutVariable(node: Node, name: string | undefined): { readonly tree: Node; readonly otherName: boolean } {
  const tree = algebra()?.endOfChain(bare(node)) ?? bare(node);
  if (tree.kind !== 'relation' || tree.signs.length !== 1 || (tree.signs[0] !== '=' && tree.signs[0] !== '∈'))
    return { tree, otherName: false };
  const [left, right] = bare(tree.items[0] ?? tree).kind === 'name' ? tree.items : tree.items.toReversed();
  if (left === undefined || right === undefined || bare(left).kind !== 'name') return { tree, otherName: false };
  const letter = bare(left);
  return { tree: bare(right), otherName: name !== undefined && letter.kind === 'name' && letter.name !== name };
}

function checkTree(spec: AnswerSpec, response: Node, keyTree: Node): Outcome {
  if (spec.kind === 'equation' || spec.kind === 'inequality') return checkStatement(spec, response, keyTree);
  const key = withoutVariable(keyTree, undefined).tree;
  const { tree, otherName } = withoutVariable(response, spec.variable);
  const outcome = checkByKind(spec, tree, key);
  return outcome.verdict === 'right' && otherName ? wrong('variable', true) : outcome;
}

function checkByKind(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  switch (spec.kind) {
    case 'quantity':
      return checkQuantity(spec, tree, key);
    case 'list':
    case 'set':
    case 'point':
      return checkCollection(spec, tree, key);
    case 'interval':
      return checkInterval(spec, tree, key);
    case 'expression':
      return checkExpression(spec, tree, key);
    default:
      return spec.units === undefined || !hasUnit(tree)
        ? checkNumber(spec, tree, key)
        : checkQuantity({ ...spec, unitPolicy: spec.unitPolicy ?? 'optional' }, tree, key);
  }
}

const hasUnit = (tree: Node): boolean =>
  tree.kind === 'compound' ||
  tree.kind === 'unit' ||
  tree.kind === 'money' ||
  (tree.kind === 'binary' && (tree.right.kind === 'unit' || hasUnit(tree.left)));

/** The first required form that the answer does not have, as an outcome; `right` if it has all of them. */
function checkForms(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  for (const form of spec.forms ?? []) {
    const has = hasForm(form, tree, key);
    if (has === undefined) return UNKNOWN;
    if (!has) return form === 'percent' ? wrong('percent-missing', true) : wrongForm(form);
  }
  return RIGHT;
}

const isPercent = (node: Node): node is Extract<Node, { kind: 'postfix' }> =>
  node.kind === 'postfix' && node.sign === '%';

function checkNumber(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  const verdict = compareTrees(tree, key);
  if (verdict === 'equal') return checkForms(spec, tree, key);
  if (key.kind === 'remainder' || key.kind === 'ratio' || tree.kind === 'remainder')
    return verdict === 'unknown' ? UNKNOWN : ratioFinding(tree, key);
  if (spec.tolerance !== undefined && within(tree, key, spec.tolerance)) return checkForms(spec, tree, key);
  if (isPercent(key) && tree.kind !== 'postfix' && compareTrees({ ...key, arg: tree }, key) === 'equal') {
    return spec.unitPolicy === 'required' || spec.forms?.includes('percent')
      ? wrong('percent-missing', true)
      : checkForms(spec, tree, key);
  }
  const finding = numberFinding(tree, key);
  if (finding === undefined && verdict === 'unknown') return UNKNOWN;
  return wrong(finding ?? 'value', finding === 'rounded');
}

function ratioFinding(tree: Node, key: Node): Outcome {
  if (
    tree.kind === 'ratio' &&
    key.kind === 'ratio' &&
    compareTrees({ ...tree, items: [...tree.items].reverse() }, key) === 'equal'
  )
    return wrong('order');
  if (key.kind === 'ratio' && tree.kind !== 'ratio' && compareTrees(tree, key) === 'equal') return RIGHT;
  return wrong(tree.kind === key.kind ? 'value' : 'kind');
}

function checkExpression(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  const verdict = compareTrees(tree, key);
  if (verdict === 'equal') return checkForms(spec, tree, key);
  if (tree.kind === 'relation' || tree.kind === 'logic' || (tree.kind === 'list' && key.kind !== 'list'))
    return wrong('kind');
  if (verdict === 'unknown') return UNKNOWN;
  return wrong(expressionFinding(tree, key) ?? 'value');
}

/** The statement that `letter` lies in an interval or a union of intervals. */
const inRegion = (letter: string, region: Node): Node => ({
  kind: 'relation',
  signs: ['∈'],
  items: [{ kind: 'name', name: letter }, region],
});

const isInterval = (node: Node): boolean =>
  (node.kind === 'list' && (node.open === '(' || node.open === '[') && node.items.length === 2) || isUnion(node);

/**
 * Adds the letter that an answer leaves out: `4` for `x = 4`, `2, -3` for x = 2 or x = -3. `x = 2, y = 3` becomes one
 * statement that both hold.
 */
function completed(node: Node, letter: string | undefined): Node {
  const equal = (item: Node): Node =>
    letter === undefined || isStatement(item)
      ? item
      : { kind: 'relation', signs: ['='], items: [{ kind: 'name', name: letter }, item] };
  // "All numbers" and "no solution".
  if (node.kind === 'name' && /^(?:true|false)$/.test(node.name))
    return { kind: 'logic', op: node.name === 'true' ? 'and' : 'or', items: [] };
  if (letter !== undefined && isInterval(node) && !(node.kind === 'list' && node.items.some(isStatement)))
    return inRegion(letter, node);
  if (node.kind !== 'list') return equal(node);
  const system = node.items.every(isStatement);
  return letter === undefined && !system
    ? node
    : { kind: 'logic', op: system ? 'and' : 'or', items: node.items.map(equal) };
}

function checkStatement(spec: AnswerSpec, response: Node, key: Node): Outcome {
  const letter = spec.variable ?? onlyLetter(key);
  const bareResponse = bare(response);
  const region = isInterval(bareResponse) || (bareResponse.kind === 'list' && bareResponse.open === '{');
  const tree = completed(bareResponse, region ? letter : spec.variable);
  const wanted = completed(bare(key), spec.variable);
  const verdict = compareTrees(tree, wanted);
  if (verdict === 'equal') return checkForms(spec, tree, wanted);
  if (verdict === 'unknown') return UNKNOWN;
  return wrong(statementFinding(tree, wanted) ?? 'value');
}

function checkQuantity(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  const [given, own] = [amountOf(tree), amountOf(key)];
  if (given.tree === undefined) return NO_NUMBER;
  const keyNumber = own.tree ?? key;
  // The percent sign may be left out, as any unit may. Where the question asks for a percent, the plain number is not
  // accepted.
  if (isPercent(key) && given.unit.dimensions.size === 0)
    return checkNumber(spec.unitPolicy === 'required' ? { ...spec, forms: ['percent'] } : spec, tree, key);
  // The question names the unit, and the key may be a number without it.
  const named = (spec.units ?? []).map(unitOf);
  const wanted = own.unit.dimensions.size === 0 && named[0] !== undefined ? { ...own, unit: named[0] } : own;
  if (given.unit.dimensions.size === 0 && wanted.unit.dimensions.size > 0) {
    if (!same(given.unit.factor, ONE)) return wrong('unit-wrong');
    const plain = checkNumber({ ...spec, forms: [] }, given.tree, keyNumber);
    if (plain.verdict !== 'right') return plain;
    return spec.unitPolicy === 'required' ? wrong('unit-missing', true) : checkForms(spec, given.tree, keyNumber);
  }
  const synonym =
    named.some((unit) => sameDimensions(given.unit, unit)) && named.some((unit) => sameDimensions(wanted.unit, unit));
  if (synonym && !sameDimensions(given.unit, wanted.unit)) return checkNumber(spec, given.tree, keyNumber);
  if (!sameDimensions(given.unit, wanted.unit)) {
    if (checkNumber({ ...spec, forms: [] }, given.tree, keyNumber).verdict !== 'right') return wrong('value');
    return isOtherPower(given.unit, wanted.unit) ? wrong('unit-power', true) : wrong('unit-wrong');
  }
  const factor = over(given.unit.factor, wanted.unit.factor);
  const shift = over(minus(given.unit.offset ?? ZERO, wanted.unit.offset ?? ZERO), wanted.unit.factor);
  const converted = sum([product([num(factor), given.number]), num(shift)]);
  if (spec.unitPolicy === 'exact' && !same(factor, ONE))
    return sameExpr(converted, wanted.number) === 'equal' ? IN_OTHER_UNIT : wrong('value');
  if (sameExpr(converted, wanted.number) === 'equal') return checkForms(spec, given.tree, keyNumber);
  if (rationalOf(converted) === undefined) return wrong('value');
  if (same(factor, ONE) && shift.n === 0n) return checkNumber(spec, given.tree, keyNumber);
  if (spec.tolerance !== undefined && within(quotientTree(converted), keyNumber, spec.tolerance))
    return checkForms(spec, given.tree, keyNumber);
  return compareTrees(given.tree, keyNumber) === 'equal' ? wrong('unit-wrong') : wrong('value');
}

/** The members of a list, of `x = 2 or x = −3`, of ±3; none for "no solution". */
function itemsOf(node: Node): readonly Node[] {
  if (node.kind === 'name' && node.name === 'false') return [];
  const items = node.kind === 'list' || node.kind === 'logic' ? node.items : [node];
  return items.map((item) => withoutVariable(item, undefined).tree).flatMap((item) => readings(item));
}

function checkCollection(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  const [own, asked] = [tree, key].map((node) => 'open' in node && node.open);
  // A point is not an interval, and a set is neither of the two.
  if (own && asked && own !== asked) return wrong('kind');
  const unordered = spec.kind === 'set' || asked === '{';
  const [given, wanted] = [itemsOf(tree), itemsOf(key)];
  const found = (item: Node, among: readonly Node[]): boolean =>
    among.some((other) => compareTrees(item, other) === 'equal');
  const allGiven = given.every((item) => found(item, wanted));
  const allWanted = wanted.every((item) => found(item, given));
  const inOrder = pairwise(given, wanted) === 'equal';
  if (inOrder || (unordered && allGiven && allWanted)) {
    const missed = given.map((item) => checkForms(spec, item, key)).find(({ verdict }) => verdict !== 'right');
    return missed ?? RIGHT;
  }
  if (given.length === wanted.length && allGiven && allWanted) return wrong('order');
  if (spec.kind === 'point') return wrong(given.length === wanted.length ? 'value' : 'kind');
  if (allGiven && given.length > 0 && given.length < wanted.length) return wrong('incomplete-list');
  return allWanted ? wrong('extra-in-list') : wrong('value');
}

function checkInterval(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  const letter = isStatement(tree) ? onlyLetter(tree) : undefined;
  const verdict = letter === undefined ? compareTrees(tree, key) : compareTrees(tree, inRegion(letter, key));
  if (verdict === 'equal') return checkForms(spec, tree, key);
  if (verdict === 'unknown') return UNKNOWN;
  if (tree.kind === 'list' && key.kind === 'list' && pairwise(tree.items, key.items) === 'equal')
    return wrong('boundary');
  return wrong(statementFinding(tree, key) ?? 'value');
}
