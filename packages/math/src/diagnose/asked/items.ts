import { type PosedProblem, posedFrom, problemFrom } from '../../generate.ts';
import type { Params, ParamValue, Problem } from '../../types.ts';
import { type ReadProblem, type Tick, timeless } from '../read-problems.ts';
import { ruleAnswers } from '../rule-answers.ts';
import { type Amount, amountsOf, plainText } from './amounts.ts';
import { fitsReach, type Leaf, likelySkills, numbersOf, type Template, templatesOf, textOf } from './templates.ts';

/** The question as an item of a skill; `score` says how well its words match those of the skill. */
export type AskedItem = ReadProblem & { readonly score: number };

const SKILLS = 24;
/** A skill that shares less than this part of the likeliest skill's weight of words is ruled out. */
const LEAST_SHARE = 0.3;
/** An item that shares less than this part of the likeliest item's weight of words fits by its numbers alone. */
const LEAST_OF_BEST = 0.6;
/** Amounts that a question may contain in addition to those of the item: a time of day, or a given sum. */
const MOST_BESIDE = 2;
const MOST_TRIES = 24;

/**
 * Every way to assign each of the `wanted` shapes a different amount; the likeliest, which keep the order of the text,
 * first.
 */
function arrangements(wanted: readonly (Amount | undefined)[], given: readonly Amount[]): (number | undefined)[][] {
  const found: (number | undefined)[][] = [];
  const step = (at: number, chosen: readonly (number | undefined)[]): void => {
    if (found.length >= MOST_TRIES) return;
    if (at === wanted.length) {
      found.push([...chosen]);
      return;
    }
    const amount = wanted[at];
    if (amount === undefined) {
      step(at + 1, [...chosen, undefined]);
      return;
    }
    for (let index = 0; index < given.length; index += 1)
      if (given[index]?.shape === amount.shape && !chosen.includes(index)) step(at + 1, [...chosen, index]);
  };
  step(0, []);
  return found;
}

/** The parameters with one number replaced. */
function withLeaf(params: Params, { name, index, value }: Leaf, text: string): Params {
  const other: number | string = typeof value === 'number' ? Number(text) : text;
  const old = params[name];
  if (index === undefined || typeof old !== 'object') return { ...params, [name]: other };
  return { ...params, [name]: old.map((one, at) => (at === index ? other : one)) };
}

/** If two amounts of the item are of one kind, such as two prices, they must be of one kind in the question too. */
function unitsAgree(template: Template, given: readonly Amount[], chosen: readonly (number | undefined)[]): boolean {
  const units = chosen.map((index, at) => [
    template.amounts[at]?.unit,
    index === undefined ? undefined : given[index]?.unit,
  ]);
  return units.every(([own, asked], at) =>
    units.slice(at + 1).every(([otherOwn, otherAsked], next) => {
      if ([own, asked, otherOwn, otherAsked].includes(undefined)) return true;
      // Amounts that belong together stand in the same order: the first of two prices with the first of two weights.
      const [one, other] = [chosen[at] ?? 0, chosen[at + 1 + next] ?? 0];
      return own !== otherOwn || (asked === otherAsked && one < other);
    }),
  );
}

const turn = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`);

function filled(
  template: Template,
  given: readonly Amount[],
  chosen: readonly (number | undefined)[],
): Params | undefined {
  let { params }: { params: Params } = template.problem;
  for (const { leaf, place } of template.slots) {
    if (place === undefined) continue;
    const from = given[chosen[place.amount] ?? -1];
    if (from === undefined) continue;
    const text = numbersOf(from)[place.number];
    if (text === undefined || !fitsReach(template.reach, leaf.name, text)) return undefined;
    params = withLeaf(params, leaf, place.turned ? turn(text) : text);
  }
  if (template.list !== undefined) {
    const from = given[chosen[template.list.amount] ?? -1];
    const old = template.problem.params[template.list.name];
    const { name } = template.list;
    if (from === undefined || typeof old !== 'object') return undefined;
    if (!from.numbers.every((text) => fitsReach(template.reach, name, text))) return undefined;
    const list: ParamValue = typeof old[0] === 'number' ? from.numbers.map(Number) : from.numbers;
    params = { ...params, [template.list.name]: list };
  }
  return params;
}

const sameAmount = (one: Amount | undefined, other: Amount | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.shape === other.shape &&
  one.numbers.map(Number).join() === other.numbers.map(Number).join();

/** The item with these parameters, if it says what the question says and has the same right answer. */
function itemOf(
  template: Template,
  params: Params,
  expected: (at: number) => Amount | undefined,
  accepts: (problem: PosedProblem) => boolean,
): Problem | undefined {
  try {
    const { level, case: caseId, seed } = template.problem;
    const posed = template.skill.pose(params);
    const said = amountsOf(textOf(posed));
    if (said.length !== template.amounts.length || !said.every((amount, at) => sameAmount(amount, expected(at))))
      return undefined;
    // Most candidates end here, before anything is solved.
    if (!accepts(posedFrom(template.skill, params, level, caseId, seed))) return undefined;
    const problem = problemFrom(template.skill, params, level, caseId, seed);
    // If the misconceptions cannot be computed with these numbers, the question cannot be asked with them either.
    ruleAnswers(template.skill, problem);
    return problem;
  } catch {
    // No item of the skill has such numbers: a quotient that is not whole, a part that is larger than its whole.
    return undefined;
  }
}

/**
 * Numbers that a hidden parameter may have: the right answer, and the results of one or two operations on the given
 * numbers.
 */
function hiddenNumbers(values: readonly number[], key: number | undefined): string[] {
  const all = key === undefined ? values : [key, ...values];
  const sum = values.reduce((total, value) => total + value, 0);
  const pairs = all.flatMap((a, i) =>
    all.flatMap((b, j) => (i === j ? [] : [a / b, a - b, ...(i < j ? [a * b, a + b] : [])])),
  );
  const parts = values.map((value) => value / (sum - value));
  return [...new Set([...all, ...pairs, ...parts])]
    .filter((value) => Number.isFinite(value) && value > 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9)
    .slice(0, 40)
    .map((value) => String(Math.round(value * 100) / 100));
}

/**
 * What is known about the question: its amounts, the signs of its formulas, whether it tells a story, its right answer.
 */
type Asked = {
  readonly given: readonly Amount[];
  readonly signs: string;
  readonly story: boolean;
  readonly key: number | undefined;
};

/**
 * The signs of the formulas of a text. The minus is left out, because it may belong to a number, and so is "=" before
 * the unknown.
 */
const signsOf = (text: string): string =>
  [
    ...text
      .replace(/\*|·/g, '×')
      .replace(/=\s*[?_]+|=\s*$/g, '')
      .replace(/\bsqrt\b/g, '√')
      .replace(/<=|≤/g, '≤')
      .replace(/>=|≥/g, '≥'),
  ]
    .filter((sign) => '+×÷^=√|<>≤≥'.includes(sign))
    .toSorted()
    .join('');

function itemOfTemplate(
  template: Template,
  { given, signs, story, key }: Asked,
  accepts: (problem: PosedProblem) => boolean,
): Problem | undefined {
  const own = signsOf(textOf(template.problem)).replaceAll('+', '');
  if (own !== signs.replaceAll('+', '') && (signs !== '' || story)) return undefined;
  const wanted = template.amounts.map((amount, at) => (template.told[at] === true ? amount : undefined));
  const used = wanted.filter((amount) => amount !== undefined).length;
  const beside = story ? MOST_BESIDE : 0;
  if (used === 0 || used < given.length - beside || used > given.length) return undefined;
  const hidden = template.slots.filter(({ place }) => place === undefined);
  for (const chosen of arrangements(wanted, given)) {
    const params = unitsAgree(template, given, chosen) ? filled(template, given, chosen) : undefined;
    if (params === undefined) continue;
    const expected = (at: number): Amount | undefined => {
      const from = chosen[at];
      return from === undefined ? template.amounts[at] : given[from];
    };
    const plain = itemOf(template, params, expected, accepts);
    if (plain !== undefined) return plain;
    if (hidden.length === 0 || hidden.length > 3) continue;
    const values = [...given.flatMap(({ numbers }) => numbers.map(Number))];
    for (const { leaf } of hidden)
      for (const text of hiddenNumbers(values, key).filter((one) => fitsReach(template.reach, leaf.name, one))) {
        const item = itemOf(template, withLeaf(params, leaf, text), expected, accepts);
        if (item !== undefined) return item;
      }
  }
  return undefined;
}

/** Questions that use the same numbers; an item must ask the same one of them. */
const ASKED_FOR: readonly RegExp[] = [
  /perimeter|\baround\b|\bfence/i,
  /\barea\b|\bcover/i,
  /volume|\bcubic\b/i,
  /circumference/i,
  /\bmean\b|average/i,
  /\bmedian\b/i,
  /\bmode\b/i,
  /\brange\b/i,
  /greatest common|\bg\.?c\.?f/i,
  /least common|\bl\.?c\.?m/i,
];

function asksOther({ problem }: Template, text: string): boolean {
  const own = textOf(problem);
  const here = ASKED_FOR.filter((one) => one.test(text));
  return here.length > 0 && ASKED_FOR.some((one) => one.test(own)) && !here.some((one) => one.test(own));
}

const isSigned = (amounts: readonly Amount[]): boolean =>
  amounts.some(({ numbers }) => numbers.some((number) => number.startsWith('-')));

/** The items of our skills that ask what the question asks: with its amounts, its right answer and most of its words. */
export function askedItems(
  question: string,
  key: number | undefined,
  accepts: (problem: PosedProblem) => boolean,
  tick: Tick = timeless,
): AskedItem[] {
  const text = plainText(question);
  const given = amountsOf(text);
  const asked: Asked = { given, signs: signsOf(text), story: (text.match(/[a-z]{3,}/gi) ?? []).length > 7, key };
  const likely = likelySkills(text).slice(0, SKILLS);
  const least = (likely[0]?.score ?? 0) * LEAST_SHARE;
  const found = likely
    .filter(({ score }) => score > 0 && score >= least)
    .flatMap(({ skill, score }) => {
      const checked = (problem: PosedProblem): boolean =>
        accepts(problem) && skill.confirms(problem.params, problem.answer.key);
      const templates = templatesOf(skill);
      // A skill without negative numbers asks no question with them.
      if (isSigned(given) && !templates.some(({ amounts }) => isSigned(amounts))) return [];
      for (const template of templates) {
        tick();
        if (asksOther(template, text)) continue;
        const problem = itemOfTemplate(template, asked, checked);
        if (problem !== undefined) return [{ skill, problem, score }];
      }
      return [];
    });
  const enough = (found[0]?.score ?? 0) * LEAST_OF_BEST;
  return found.filter(({ score }) => score >= enough);
}
