import { combinedAnswers } from '../diagnose/combined-answers.ts';
import { type RuleAnswer, ruleAnswers } from '../diagnose/rule-answers.ts';
import { generateProblem } from '../generate.ts';
import { skills } from '../registry.ts';
import type { Level, MathText, MisconceptionId, Problem, Skill } from '../types.ts';

const LEVELS: readonly Level[] = [1, 2, 3];
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const FIRST_NUMBER = /\d+/;

/**
 * How often a random wrong number is taken for misconceptions, 0 to 1; over the problems whose key contains a number.
 */
export type NamedByChance = {
  readonly problems: number;
  /** For one misconception alone, and for two together. */
  readonly one: number;
  readonly two: number;
  /** For each misconception of the skill, in problems with a typed answer. */
  readonly ideas: ReadonlyMap<MisconceptionId, number>;
};

/** The wrong numbers of somebody without a misconception: from a third of the right one to three times it plus five. */
function drawnFrom(key: MathText): { readonly low: number; readonly high: number; readonly right: number } | undefined {
  const right = Number(FIRST_NUMBER.exec(key)?.[0] ?? Number.NaN);
  return Number.isNaN(right) ? undefined : { low: Math.max(1, Math.floor(right / 3)), high: 3 * right + 5, right };
}

const shapeOf = (text: MathText): string => text.trim().replace(FIRST_NUMBER, '#');
const FRACTION = /^(-?)(\d+)\/(\d+)$/;

/**
 * The number that must be drawn to get an answer, if the answer differs from the key in that number alone; 6/8 is 3/4
 * too.
 */
function numberFor(key: MathText, answer: MathText): number | undefined {
  if (shapeOf(key) === shapeOf(answer)) return Number(FIRST_NUMBER.exec(answer)?.[0]);
  const [, sign, , bottom] = FRACTION.exec(key.trim()) ?? [];
  const [, other, top, below] = FRACTION.exec(answer.trim()) ?? [];
  const drawn = sign === other ? (Number(top) * Number(bottom)) / Number(below) : Number.NaN;
  return Number.isInteger(drawn) ? drawn : undefined;
}

const pairs = (found: readonly RuleAnswer[]): readonly (readonly [RuleAnswer, RuleAnswer])[] =>
  found.flatMap((one, at) => found.slice(at + 1).map((other) => [one, other] as const));

/**
 * How many of the possible numbers lead to one misconception, or to two; undefined if the key has no number to replace.
 */
function chancesAt(skill: Skill, problem: Problem) {
  const { kind, key } = problem.answer;
  const drawn = kind === 'choice' ? undefined : drawnFrom(key);
  if (drawn === undefined) return undefined;
  const { low, high, right } = drawn;
  const inReach = (answer: MathText): readonly number[] => {
    const number = numberFor(key, answer);
    return number === undefined || number === right || number < low || number > high ? [] : [number];
  };
  const found = ruleAnswers(skill, problem);
  const byIdea = found.map(({ id, answer }) => ({ id, numbers: inReach(answer) }));
  const one = new Set(byIdea.flatMap(({ numbers }) => numbers));
  const both = pairs(found).flatMap(([a, b]) => combinedAnswers(key, a.answer, b.answer).flatMap(inReach));
  const all = high - low;
  return {
    one: one.size / all,
    two: new Set(both.filter((number) => !one.has(number))).size / all,
    ideas: byIdea.filter(({ numbers }) => numbers.length > 0).map(({ id }) => [id, 1 / all] as const),
  };
}

const mean = (values: readonly number[], of: number): number => values.reduce((sum, value) => sum + value, 0) / of;

/** The rates of one skill. They are exact, not sampled: every possible number is examined. */
export function namedByChance(skill: Skill): NamedByChance {
  const seen = LEVELS.flatMap((level) =>
    SEEDS.flatMap((seed) => chancesAt(skill, generateProblem(skill, level, seed)) ?? []),
  );
  const of = Math.max(1, seen.length);
  const ideas = skill.misconceptions.map(
    ({ id }) =>
      [
        id,
        mean(
          seen.flatMap((chance) => chance.ideas.filter(([own]) => own === id).map(([, value]) => value)),
          of,
        ),
      ] as const,
  );
  return {
    problems: seen.length,
    one: mean(
      seen.map(({ one }) => one),
      of,
    ),
    two: mean(
      seen.map(({ two }) => two),
      of,
    ),
    ideas: new Map(ideas),
  };
}

let known: ReadonlyMap<string, NamedByChance> | undefined;

/** The rates of every skill, by its code. */
export const ratesBySkill = (): ReadonlyMap<string, NamedByChance> => {
  known ??= new Map(skills.map((skill) => [skill.code, namedByChance(skill)]));
  return known;
};
