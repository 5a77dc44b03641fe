import { problemFrom } from './generate.ts';
import type { Picture } from './pictures/types.ts';
import { createRng } from './rng.ts';
import { withAskedUnit } from './skills/kit/asked-unit.ts';
import type { AnswerSpec, Level, Params, ParamValue, Problem, Prose, Skill } from './types.ts';

/** A problem of a skill in the words of a story: its parameters, and what is asked instead of the skill's own sentence. */
export type Told = {
  readonly params: Params;
  readonly prompt: Prose;
  readonly picture?: Picture | undefined;
  /** What the answer counts or measures, if the skill does not name it: one tray, two trays. */
  readonly unit?: { readonly one: string; readonly many: string } | undefined;
};

const NUMBER_FIRST = /^\$?(?<value>-?\d[\d ./]*?)(?:\s+[a-z].*)?$/i;
const lastWord = (text: string): string => text.split(' ').at(-1) ?? text;

/** The answer with the unit of the story: `9`, or `9 boxes`, becomes `9 trays`. */
function inUnit(answer: AnswerSpec, { one, many }: NonNullable<Told['unit']>): AnswerSpec {
  const value = NUMBER_FIRST.exec(answer.key)?.groups?.value?.trim();
  if (value === undefined || (answer.kind !== 'number' && answer.kind !== 'quantity')) return answer;
  const [plural, singular] = [lastWord(many), lastWord(one)];
  const isOne = value === '1' || /^\d+\/\d+$/.test(value);
  return {
    ...answer,
    kind: 'quantity',
    key: `${value} ${isOne ? singular : plural}`,
    units: [...new Set([plural, singular])],
  };
}

/** Lines and hints that speak of the skill's own story would speak of the wrong things. */
const ownStory = ({ story, scene }: Params): boolean => story !== undefined || scene !== undefined;

/** The problem that a skill makes of these parameters, asked in the words of a story. */
export function toldProblem(skill: Skill, level: Level, caseId: string, seed: number, told: Told): Problem {
  const { math: _, picture: own, ...problem } = problemFrom(skill, told.params, level, caseId, seed);
  const picture = told.picture ?? own;
  const { units: __, ...plain } = problem.answer;
  const answer = told.unit ? inUnit(plain, told.unit) : withAskedUnit(told.prompt, problem.answer);
  const [first, ...others] = problem.solution;
  const retold = ownStory(told.params);
  return {
    ...problem,
    prompt: told.prompt,
    answer,
    ...(picture && { picture }),
    ...(retold && first && { solution: [{ line: first.line, why: 'This is what the question asks for.' }, ...others] }),
    ...(retold && { hints: problem.hints.slice(1) }),
  };
}

/** What the values of one parameter are like in the problems that a skill draws. */
type Range = {
  readonly kinds: Set<string>;
  readonly said: Set<ParamValue>;
  least: number;
  most: number;
  longest: number;
};

const DRAWS = 60;
const LEVELS = [1, 2, 3] as const;
const LONGEST_WORDS = 40;

const kindOf = (value: ParamValue): string => {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? 'numeral' : typeof value;
};
const numbersIn = (value: ParamValue): number[] => {
  const parts: readonly ParamValue[] = Array.isArray(value) ? value : [value];
  return parts.flatMap((part) => (typeof part === 'number' || kindOf(part) === 'numeral' ? [Number(part)] : []));
};

function rangesOf(skill: Skill, caseId: string): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  for (const level of LEVELS)
    for (let seed = 1; seed <= DRAWS; seed += 1)
      for (const [name, value] of Object.entries(skill.draw(createRng(seed * 7919 + level), level, caseId))) {
        const range = ranges.get(name) ?? { kinds: new Set(), said: new Set(), least: 0, most: 0, longest: 0 };
        if (range.kinds.size === 0) [range.least, range.most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
        range.kinds.add(kindOf(value));
        if (!Array.isArray(value)) range.said.add(value);
        range.least = Math.min(range.least, ...numbersIn(value));
        range.most = Math.max(range.most, ...numbersIn(value));
        range.longest = Math.max(range.longest, Array.isArray(value) ? value.length : 0);
        ranges.set(name, range);
      }
  return ranges;
}

const known = new WeakMap<Skill, Map<string, ReadonlyMap<string, Range>>>();
function rangesFor(skill: Skill, caseId: string): ReadonlyMap<string, Range> {
  const ofSkill = known.get(skill) ?? new Map<string, ReadonlyMap<string, Range>>();
  known.set(skill, ofSkill);
  const ranges = ofSkill.get(caseId) ?? rangesOf(skill, caseId);
  ofSkill.set(caseId, ranges);
  return ranges;
}

const isWords = (text: string): boolean => text.length <= LONGEST_WORDS && /^[\p{L} '’-]*$/u.test(text);

/** Parameters that are words of a story. Other words choose a picture or a form, and only those drawn are known. */
const FREE_WORDS: ReadonlySet<string> = new Set([
  ...['name', 'other', 'one', 'many', 'place', 'event', 'holderOne', 'holderMany', 'heldOne', 'heldMany'],
]);

function isWithin(name: string, value: ParamValue, { kinds, said, least, most, longest }: Range): boolean {
  const kind = kindOf(value);
  if (!kinds.has(kind)) return false;
  if (Array.isArray(value)) return value.length <= longest && numbersIn(value).every((n) => n >= least && n <= most);
  if (typeof value === 'string' && kind === 'string')
    return said.has(value) || (FREE_WORDS.has(name) && isWords(value));
  return kind === 'boolean' || numbersIn(value).every((n) => n >= least && n <= most);
}

/**
 * Whether a skill could have drawn parameters like these for the case: the same names, the same kinds of values, and no
 * number outside of what its three levels give. Parameters from outside the engine have to pass before they are used:
 * a generator may count up to a parameter.
 */
export function takesParams(skill: Skill, caseId: string, params: Params): boolean {
  if (!skill.cases.some(({ id }) => id === caseId)) return false;
  const ranges = rangesFor(skill, caseId);
  const names = Object.keys(params);
  return (
    names.length === ranges.size &&
    Object.entries(params).every(([name, value]) => {
      const range = ranges.get(name);
      return range !== undefined && isWithin(name, value, range);
    })
  );
}
