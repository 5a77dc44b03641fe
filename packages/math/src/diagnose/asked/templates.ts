import { type PosedProblem, posedFrom } from '../../generate.ts';
import { skills } from '../../registry.ts';
import { createRng } from '../../rng.ts';
import type { Level, Params, ParamValue, Problem, Skill } from '../../types.ts';
import { type Amount, amountsOf, plainText } from './amounts.ts';
import { wordsOf } from './words.ts';

/**
 * Where one number of the parameters stands in the text: the index of the amount, and of the number in it; `turned`
 * means with the opposite sign.
 */
export type Place = { readonly amount: number; readonly number: number; readonly turned: boolean };
/** One number among the parameters: its name, and its index where the parameter is a list. */
export type Leaf = { readonly name: string; readonly index: number | undefined; readonly value: number | string };
export type Slot = { readonly leaf: Leaf; readonly place: Place | undefined };

/**
 * A problem of a skill as a pattern: its amounts can be replaced, and the parameters can be computed from the amounts
 * of a text.
 */
export type Template = {
  readonly skill: Skill;
  readonly problem: PosedProblem;
  readonly amounts: readonly Amount[];
  /** Which of the amounts change from problem to problem. */
  readonly told: readonly boolean[];
  readonly slots: readonly Slot[];
  /** A parameter that is the list of numbers of one amount. */
  readonly list: { readonly name: string; readonly amount: number } | undefined;
  /** What numbers each parameter of the skill may have. */
  readonly reach: Reach;
};

/** By the name of a parameter: whether the skill draws whole numbers for it only, and the largest of them. */
type Reach = ReadonlyMap<string, { readonly whole: boolean; readonly largest: number }>;

/** Parameters that select the story. */
const WORDING = /^(?:story|scene|topic|pick|device|wording|fit|about)$/;

export const textOf = ({ prompt, math }: Pick<Problem, 'prompt' | 'math'>): string =>
  plainText(math === undefined ? prompt : `${prompt} ${math}`);

const isNumeric = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?(?:\/\d+)?$/.test(value));

function leavesOf(params: Params): Leaf[] {
  const of = (name: string, value: ParamValue): Leaf[] => {
    if (isNumeric(value)) return [{ name, index: undefined, value }];
    if (typeof value !== 'object') return [];
    return value.flatMap((one, index) => (isNumeric(one) ? [{ name, index, value: one }] : []));
  };
  return Object.entries(params).flatMap(([name, value]) => of(name, value));
}

/** A time of day also counts as its minutes after twelve. */
const minutes = ({ shape, numbers: [hours, past] }: Amount): string[] =>
  shape === 'ratio' ? [String((Number(hours) % 12) * 60 + Number(past))] : [];

export const numbersOf = (amount: Amount): readonly string[] => [...amount.numbers, ...minutes(amount)];

function placeOf(leaf: Leaf, amounts: readonly Amount[], taken: ReadonlySet<string>): Place | undefined {
  const all = amounts.flatMap((amount, at) =>
    numbersOf(amount).flatMap((text, number): Place[] => {
      const [value, wanted] = [Number(text), Number(leaf.value)];
      if (Number.isNaN(wanted) || Math.abs(value) !== Math.abs(wanted)) return [];
      return [{ amount: at, number, turned: value !== wanted }];
    }),
  );
  return all.find(({ amount, number }) => !taken.has(`${amount}.${number}`)) ?? all[0];
}

function slotsOf(params: Params, amounts: readonly Amount[]): Slot[] {
  const taken = new Set<string>();
  return leavesOf(params).map((leaf): Slot => {
    const place = placeOf(leaf, amounts, taken);
    if (place !== undefined) taken.add(`${place.amount}.${place.number}`);
    return { leaf, place };
  });
}

function listOf(params: Params, amounts: readonly Amount[]): Template['list'] {
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'object' || value.length < 3) continue;
    const amount = amounts.findIndex(
      ({ shape, numbers }) => shape === 'list' && numbers.map(Number).join() === value.map(Number).join(),
    );
    if (amount >= 0) return { name, amount };
  }
  return undefined;
}

/** Numbers of nobody's exercise: a skill counts, walks and lists as far as its numbers say. */
const MUCH_LARGER = 100;
const ALWAYS_FITS = 1000;

const isWholeText = (value: number | string): boolean => Number.isInteger(Number(value));

/** A text that is no whole number, or much larger than all drawn ones, does not fit a parameter that has none such. */
export function fitsReach(reach: Reach, name: string, text: number | string): boolean {
  const drawn = reach.get(name);
  const size = Math.abs(Number(/^[^/]*/.exec(String(text))?.[0]));
  return (
    drawn === undefined ||
    ((!drawn.whole || isWholeText(text)) && !(size > Math.max(ALWAYS_FITS, MUCH_LARGER * drawn.largest)))
  );
}

function reachOf(problems: readonly PosedProblem[]): Reach {
  const reach = new Map<string, { whole: boolean; largest: number }>();
  for (const { params } of problems)
    for (const { name, value } of leavesOf(params)) {
      const known = reach.get(name) ?? { whole: true, largest: 0 };
      const size = Math.abs(Number(value));
      reach.set(name, {
        whole: known.whole && isWholeText(value),
        largest: Math.max(known.largest, Number.isNaN(size) ? 0 : size),
      });
    }
  return reach;
}

function templateOf(skill: Skill, problem: PosedProblem): Omit<Template, 'reach'> {
  const amounts = amountsOf(textOf(problem));
  const list = listOf(problem.params, amounts);
  const slots = slotsOf(problem.params, amounts).filter(({ leaf }) => leaf.name !== list?.name);
  return {
    skill,
    problem,
    amounts,
    told: amounts.map(() => true),
    slots: slots.filter(({ leaf }) => !WORDING.test(leaf.name)),
    list,
  };
}

const LEVELS = [2, 1, 3] as const satisfies readonly Level[];
const SEEDS = 6;
const PLAIN_NAMES = /^(?:name|other|one|two|many|thing|unit|item|place|letter|second)$/;
/** The most patterns of one wording: numbers that happen to be equal in one pattern are different in another. */
const MOST_OF_A_GROUP = 2;

const stored = new Map<string, readonly Template[]>();

/** What `generateProblem` makes, without solution and hints. */
const drawn = (skill: Skill, level: Level, seed: number, id: string): PosedProblem =>
  posedFrom(skill, skill.draw(createRng(seed), level, id), level, id, seed);

/** The parameters that identify the wording; names of people and things do not count. */
const wordingOf = ({ params }: PosedProblem): string =>
  Object.entries(params)
    .filter(
      ([name, value]) =>
        WORDING.test(name) ||
        typeof value === 'boolean' ||
        (typeof value === 'string' && !isNumeric(value) && !PLAIN_NAMES.test(name)),
    )
    .map(([, value]) => String(value))
    .join();

const pathOf = ({ name, index }: Leaf): string => `${name}.${index ?? ''}`;

/**
 * Removes numbers that are the same in every problem of a wording, such as the faces of a cube or the inches of a foot:
 * they belong to the wording.
 */
function withoutFixed<T extends Omit<Template, 'reach'>>(group: readonly T[]): T[] {
  const values = new Map<string, Set<number | string>>();
  for (const { slots } of group)
    for (const { leaf } of slots) values.set(pathOf(leaf), (values.get(pathOf(leaf)) ?? new Set()).add(leaf.value));
  const varies = ({ leaf, place }: Slot): boolean =>
    group.length < 3 ? place !== undefined : (values.get(pathOf(leaf))?.size ?? 0) > 1;
  const told = (at: number): boolean =>
    group.length < 3 || new Set(group.map(({ amounts }) => amounts[at]?.numbers.join())).size > 1;
  return group.map((template) => ({
    ...template,
    told: template.amounts.map((_, at) => told(at)),
    slots: template.slots.filter(varies),
  }));
}

/** False if a number appears only in a picture, because a typed question cannot contain it. */
const isTold = ({ problem, slots }: Omit<Template, 'reach'>): boolean =>
  problem.picture === undefined || slots.every(({ place }) => place !== undefined);

/** The wordings of a skill, each with some of its numbers. Made when a question first needs the skill. */
export function templatesOf(skill: Skill): readonly Template[] {
  const known = stored.get(skill.code);
  if (known !== undefined) return known;
  const groups = new Map<string, Omit<Template, 'reach'>[]>();
  const problems: PosedProblem[] = [];
  for (const { id } of skill.cases)
    for (const level of LEVELS)
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const problem = drawn(skill, level, seed, id);
        problems.push(problem);
        const template = templateOf(skill, problem);
        const key = `${template.amounts.map(({ shape }) => shape).join()}|${wordingOf(template.problem)}`;
        groups.set(key, [...(groups.get(key) ?? []), template]);
      }
  const reach = reachOf(problems);
  const all = [...groups.values()].flatMap((group) =>
    withoutFixed(group)
      .filter(isTold)
      .slice(0, MOST_OF_A_GROUP)
      .map((template) => ({ ...template, reach })),
  );
  stored.set(skill.code, all);
  return all;
}

type Vocabulary = { readonly skill: Skill; readonly words: ReadonlySet<string> };
let vocabularies: readonly Vocabulary[] | undefined;
let rarity: ReadonlyMap<string, number> = new Map();

function vocabulary(): readonly Vocabulary[] {
  if (vocabularies !== undefined) return vocabularies;
  const all = skills.map((skill): Vocabulary => {
    const texts = skill.cases.flatMap(({ id }) =>
      LEVELS.map((level, seed) => textOf(drawn(skill, level, seed + 1, id))),
    );
    return { skill, words: wordsOf(`${[...new Set(texts)].join(' ')} ${skill.name} ${skill.canDo}`) };
  });
  const count = new Map<string, number>();
  for (const { words } of all) for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  rarity = new Map([...count].map(([word, times]) => [word, Math.log(all.length / times)]));
  vocabularies = all;
  return all;
}

/** The weight of a shared word: rare words count more than common ones, and a shared concept more than a word. */
const weightOf = (word: string): number => (rarity.get(word) ?? 0) * (word.startsWith('#') ? 1.5 : 0.7);

export type Candidate = { readonly skill: Skill; readonly score: number };

/** The skills whose questions are worded most like this one, the likeliest first. */
export function likelySkills(question: string): Candidate[] {
  const asked = wordsOf(question);
  return vocabulary()
    .map(({ skill, words }) => ({
      skill,
      // A skill with many wordings shares more words with any question by chance.
      score:
        [...asked].reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0) / (40 + words.size) ** 0.25,
    }))
    .toSorted((one, other) => other.score - one.score);
}
