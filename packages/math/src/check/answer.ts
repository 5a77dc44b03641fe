import type { AnswerSpec, Form } from '../types.ts';
import { amountOf } from './amount.ts';
import { TooBig, withAllowance } from './budget.ts';
import { compareTrees, pairwise } from './compare.ts';
import { sameExpr } from './equal.ts';
import { num, product, rationalOf } from './expr.ts';
import { expressionFinding, numberFinding, statementFinding, within } from './findings.ts';
import { hasForm } from './forms.ts';
import { NoExpression } from './meaning.ts';
import { type ParseOptions, parse } from './parse.ts';
import { over } from './rational.ts';
import { CANNOT_READ_KEY, CANNOT_TELL, formSentence, SENTENCES } from './sentences.ts';
import { bare, type Node, numberNode } from './tree.ts';
import type { CheckAnswer, CheckOptions, FindingCode, Outcome } from './types.ts';
import { sameDimensions } from './units.ts';

const RIGHT: Outcome = { verdict: 'right' };
const UNKNOWN: Outcome = { verdict: 'unknown', message: CANNOT_TELL };

const wrong = (code: Exclude<FindingCode, 'form'>, sameValue = false): Outcome => ({
  verdict: 'wrong',
  code,
  sameValue,
  message: SENTENCES[code],
});
const wrongForm = (form: Form): Outcome => ({
  verdict: 'wrong',
  code: 'form',
  sameValue: true,
  message: formSentence(form),
});

const LIST_KINDS: ReadonlySet<AnswerSpec['kind']> = new Set(['list', 'set', 'interval', 'point']);

function parseOptions(spec: AnswerSpec, options: CheckOptions | undefined): ParseOptions {
  const units =
    spec.kind === 'quantity'
      ? (spec.units?.map((unit) => unit.replace(/^(square|cubic) /, '')) ?? true)
      : spec.kind === 'number' && spec.units !== undefined
        ? spec.units
        : false;
  return { locale: options?.locale ?? 'en', comma: LIST_KINDS.has(spec.kind) ? 'list' : 'number', units };
}

/** Units in words as units in signs, in the same number of characters so that places stay: "square cm" is cm^2, "per" is /. */
const unitsInSigns = (text: string): string =>
  text
    .replace(/\b(sq|cu)(?:uare|bic|\.)?\s+([A-Za-z]+)/gi, (words, power: string, unit: string) =>
      `${unit}^${/s/i.test(power) ? 2 : 3}`.padEnd(words.length),
    )
    .replace(/\bper\b/gi, ' / ');

/**
 * Marks one response against what is asked for. Three-valued: `unknown` where it could not be decided, `invalid` where
 * the text could not be read (neither costs a try). The key is always read in the `en` locale. Never throws.
 */
export const checkAnswer: CheckAnswer = (spec, response, options) => {
  if (spec.kind === 'choice') return checkChoice(spec, response);
  const readAs = parseOptions(spec, options);
  const written = readAs.units === false ? (text: string) => text : unitsInSigns;
  const key = parse(written(spec.key), { ...readAs, locale: 'en' });
  if (!key.ok) return { verdict: 'unknown', message: CANNOT_READ_KEY };
  const given = parse(written(response), readAs);
  if (!given.ok)
    return { verdict: 'invalid', code: given.code, at: given.at, length: given.length, message: given.message };
  try {
    return withAllowance(() => checkTree(spec, given.tree, key.tree));
  } catch (error) {
    if (error instanceof NoExpression) return wrong('kind');
    if (error instanceof TooBig || error instanceof RangeError) return UNKNOWN;
    throw error;
  }
};

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
  const tree = bare(node);
  if (tree.kind !== 'relation' || tree.signs.length !== 1 || (tree.signs[0] !== '=' && tree.signs[0] !== '∈'))
    return { tree, otherName: false };
  const [left, right] = tree.items;
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
        : checkQuantity({ ...spec, unitPolicy: 'optional' }, tree, key);
  }
}

const hasUnit = (tree: Node): boolean =>
  tree.kind === 'compound' || (tree.kind === 'binary' && (tree.right.kind === 'unit' || hasUnit(tree.left)));

/** The first form that the writing does not have, as an outcome; `right` where there is none. */
function checkForms(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  for (const form of spec.forms ?? []) {
    const has = hasForm(form, tree, key);
    if (has === undefined) return UNKNOWN;
    if (!has) return form === 'percent' ? wrong('percent-missing', true) : wrongForm(form);
  }
  return RIGHT;
}

function checkNumber(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  const verdict = compareTrees(tree, key);
  if (verdict === 'equal') return checkForms(spec, tree, key);
  if (key.kind === 'remainder' || key.kind === 'ratio' || tree.kind === 'remainder')
    return verdict === 'unknown' ? UNKNOWN : ratioFinding(tree, key);
  if (spec.tolerance !== undefined && within(tree, key, spec.tolerance)) return checkForms(spec, tree, key);
  const percentKey = key.kind === 'postfix' && key.sign === '%';
  if (percentKey && tree.kind !== 'postfix' && compareTrees({ ...key, arg: tree }, key) === 'equal') {
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

const isStatement = (node: Node): boolean => node.kind === 'relation' || node.kind === 'logic' || node.kind === 'not';

/** `4` for `x = 4`, `2, -3` for x = 2 or x = -3, `x = 2, y = 3` for both at once. */
function completed(node: Node, letter: string | undefined): Node {
  const equal = (item: Node): Node =>
    letter === undefined || isStatement(item)
      ? item
      : { kind: 'relation', signs: ['='], items: [{ kind: 'name', name: letter }, item] };
  if (node.kind !== 'list') return equal(node);
  const system = node.items.every(isStatement);
  return letter === undefined && !system
    ? node
    : { kind: 'logic', op: system ? 'and' : 'or', items: node.items.map(equal) };
}

function checkStatement(spec: AnswerSpec, response: Node, key: Node): Outcome {
  const [tree, wanted] = [completed(bare(response), spec.variable), completed(bare(key), spec.variable)];
  const verdict = compareTrees(tree, wanted);
  if (verdict === 'equal') return checkForms(spec, tree, wanted);
  if (verdict === 'unknown') return UNKNOWN;
  return wrong(statementFinding(tree, wanted) ?? 'value');
}

function checkQuantity(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  const [given, wanted] = [amountOf(tree), amountOf(key)];
  if (given.tree === undefined) return wrong('kind');
  const keyNumber = wanted.tree ?? key;
  if (given.unit.dimensions.size === 0 && wanted.unit.dimensions.size > 0) {
    const plain = checkNumber({ ...spec, forms: [] }, given.tree, keyNumber);
    if (plain.verdict !== 'right') return plain;
    return spec.unitPolicy === 'required' ? wrong('unit-missing', true) : checkForms(spec, given.tree, keyNumber);
  }
  // The task says the unit, and the key is the number alone: a unit that the task names may stand there.
  if (wanted.unit.dimensions.size === 0 && spec.units !== undefined && wanted.tree === key)
    return checkNumber(spec, given.tree, key);
  if (!sameDimensions(given.unit, wanted.unit)) {
    return checkNumber({ ...spec, forms: [] }, given.tree, keyNumber).verdict === 'right'
      ? wrong('unit-wrong')
      : wrong('value');
  }
  const factor = over(given.unit.factor, wanted.unit.factor);
  const converted = product([num(factor), given.number]);
  if (sameExpr(converted, wanted.number) === 'equal') return checkForms(spec, given.tree, keyNumber);
  const asNumber = rationalOf(converted);
  if (asNumber === undefined) return wrong('value');
  const convertedTree: Node = {
    kind: 'binary',
    sign: '/',
    left: numberNode(String(asNumber.n)),
    right: numberNode(String(asNumber.d)),
  };
  if (factor.n === factor.d) return checkNumber(spec, given.tree, keyNumber);
  if (spec.tolerance !== undefined && within(convertedTree, keyNumber, spec.tolerance))
    return checkForms(spec, given.tree, keyNumber);
  return compareTrees(given.tree, keyNumber) === 'equal' ? wrong('unit-wrong') : wrong('value');
}

const itemsOf = (node: Node): readonly Node[] =>
  node.kind === 'list'
    ? node.items
    : node.kind === 'logic'
      ? node.items.map((item) => withoutVariable(item, undefined).tree)
      : [node];

function checkCollection(spec: AnswerSpec, tree: Node, key: Node): Outcome {
  const unordered = spec.kind === 'set' || (key.kind === 'list' && key.open === '{');
  const [given, wanted] = [itemsOf(tree).map((item) => withoutVariable(item, undefined).tree), itemsOf(key)];
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
  const verdict = compareTrees(tree, key);
  if (verdict === 'equal') return checkForms(spec, tree, key);
  if (verdict === 'unknown') return UNKNOWN;
  if (tree.kind === 'list' && key.kind === 'list' && pairwise(tree.items, key.items) === 'equal')
    return wrong('boundary');
  return wrong(statementFinding(tree, key) ?? 'value');
}
