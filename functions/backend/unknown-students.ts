import { nameMisconceptions } from '@lemma/mastery';
import {
  checkAnswer,
  createRng,
  findSkill,
  generateProblem,
  type Problem,
  type Rng,
  type Skill,
  skills,
} from '@lemma/math';
import type { EvidenceEntry } from '@lemma/school/insight';
import { WEEK } from '@lemma/school/time';
import { buildAttempt, buildWorkItem } from '@lemma/testing';
import { entryOf } from '../src/domain/evidence/evidence.ts';

/**
 * Students who match none of the model's assumptions: answers follow a two-parameter logistic of ability and difficulty
 * (Birnbaum 1968) with learning by practice; a quarter of the wrong answers look like a misconception of the question;
 * some students guess and some copy.
 */
type World = {
  readonly seed: number;
  readonly students: number;
  readonly weeks: number;
  readonly answersAWeek: number;
  /** How often a misconception is applied where it can show. */
  readonly applied: number;
  readonly skills: readonly string[];
  /** The problem of a skill that is asked, by its seed. */
  readonly draw: Draw;
};
type Draw = (skill: Skill, seed: number) => Problem;
type Kind = 'usual' | 'guesser' | 'copier';
export type Question = { readonly skill: Skill; readonly problem: Problem };
/** How hard a question is: the slope and the difficulty of a logistic curve (Birnbaum 1968). */
export type Hardness = { readonly a: number; readonly b: number };
/** One answer as it came about: what was asked, what the neighbor had written, and how able the student was afterwards. */
export type Lived = Question & {
  readonly week: number;
  readonly hard: Hardness;
  readonly response: string;
  readonly neighbor: string | undefined;
  readonly able: number;
};
export type Unknown = {
  readonly id: string;
  readonly kind: Kind;
  readonly holds: ReadonlySet<string>;
  readonly entries: readonly EvidenceEntry[];
  readonly lived: readonly Lived[];
};
/** A class, and how hard each skill is for it. */
export type UnknownClass = { readonly minds: readonly Unknown[]; readonly hardness: ReadonlyMap<string, Hardness> };

export const START = Date.UTC(2026, 8, 7, 9);
/** What the simulated students go by. An observer who knows them can say what could be known (`bound/`). */
export const LAWS = {
  likeAMisconception: 0.25,
  /** Abilities at one skill differ from those of the student in general by this deviation, and questions of a skill. */
  own: 0.6,
  asked: 0.4,
  learnt: 0.06,
  copied: 0.6,
  /** One in ten guesses, one in ten copies; the others, and those who copy, have no misconception, one or two. */
  kinds: { usual: 0.8, copier: 0.1, guesser: 0.1 },
  none: 0.4,
  one: 0.5,
  changedBy: 9,
  typedFrom: 2,
  typedTo: 40,
  guessedTo: 20,
} as const;
/** The number of typed answers that could show a misconception from which not naming it counts as a miss. */
const ENOUGH = 6;

/** Approximately standard normal: a sum of twelve uniform numbers (Hastings 1955). */
const normal = (rng: Rng): number =>
  Array.from({ length: 12 }, () => rng.int(0, 9999) / 10_000).reduce((sum, one) => sum + one, 0) - 6;

/** What a misconception leads to, where that is wrong. */
export const wrongBy = (skill: Skill, problem: Problem, id: string): string | undefined => {
  const answer = skill.misconceptions.find((one) => one.id === id)?.work(problem.params)?.answer;
  return answer !== undefined && checkAnswer(problem.answer, answer).verdict === 'wrong' ? answer : undefined;
};

function anyWrong({ answer: { kind, key, options } }: Problem, rng: Rng): string {
  if (kind === 'choice') return rng.pick((options ?? []).map(({ id }) => id).filter((id) => id !== key));
  return /\d/.test(key)
    ? key.replace(/\d+/, (digits) => String(Number(digits) + rng.int(1, LAWS.changedBy)))
    : `${rng.int(LAWS.typedFrom, LAWS.typedTo)}`;
}

function guess({ answer: { kind, options } }: Problem, rng: Rng): string {
  return kind === 'choice' ? rng.pick((options ?? []).map(({ id }) => id)) : `${rng.int(0, LAWS.guessedTo)}`;
}

function wrongAnswer(skill: Skill, problem: Problem, rng: Rng): string {
  const looks = skill.misconceptions.flatMap(({ id }) => wrongBy(skill, problem, id) ?? []);
  return looks.length > 0 && rng.chance(LAWS.likeAMisconception) ? rng.pick(looks) : anyWrong(problem, rng);
}

type Mind = {
  readonly id: string;
  readonly kind: Kind;
  readonly holds: Set<string>;
  readonly ability: Map<string, number>;
  readonly entries: EvidenceEntry[];
  readonly lived: Lived[];
};

/** The misconceptions that students can have. */
export const misconceptionsOf = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((code) => findSkill(code)?.misconceptions.map((one) => one.id) ?? [])),
];

function mindOf(id: string, { skills }: World, rng: Rng): Mind {
  const kind = rng.int(1, 10);
  const ideas = misconceptionsOf(skills);
  const general = normal(rng);
  const isGuesser = kind === 1;
  return {
    ...{ id, kind: isGuesser ? 'guesser' : kind === 2 ? 'copier' : 'usual', entries: [], lived: [] },
    holds: new Set(
      isGuesser || rng.chance(LAWS.none)
        ? []
        : rng.chance(LAWS.one)
          ? [rng.pick(ideas)]
          : [rng.pick(ideas), rng.pick(ideas)],
    ),
    ability: new Map(skills.map((code) => [code, general + LAWS.own * normal(rng)])),
  };
}

function ownAnswer(mind: Mind, skill: Skill, problem: Problem, hard: Hardness, applied: number, rng: Rng): string {
  if (mind.kind === 'guesser') return guess(problem, rng);
  for (const id of mind.holds) {
    const answer = wrongBy(skill, problem, id);
    if (answer !== undefined && rng.chance(applied)) return answer;
  }
  const theta = mind.ability.get(skill.code) ?? 0;
  mind.ability.set(skill.code, theta + LAWS.learnt);
  return rng.chance(1 / (1 + Math.exp(-hard.a * (theta - hard.b))))
    ? problem.answer.key
    : wrongAnswer(skill, problem, rng);
}

type Written = { readonly response: string; readonly at: number; readonly took: number; readonly id: string };

function entryFor(mind: Mind, { skill, problem }: Question, { response, at, took, id }: Written): void {
  const outcome = checkAnswer(problem.answer, response);
  const verdict = outcome.verdict === 'invalid' ? 'wrong' : outcome.verdict;
  const sameValue = outcome.verdict === 'right' || (outcome.verdict === 'wrong' && outcome.sameValue);
  const item = buildWorkItem({
    ...{ id, skill: skill.code, prompt: problem.prompt, solved: verdict === 'right', closed: true },
    attempts: [buildAttempt({ id: `try-${id}`, response, verdict, sameValue, at, took })],
  });
  const entry = entryOf(item, { skill, problem }, false);
  if (entry) mind.entries.push(entry);
}

/**
 * A class over some weeks; students can copy from a neighbor, and half of the questions have the same numbers for all.
 */
function unknownClass(world: World): UnknownClass {
  const rng = createRng(world.seed);
  const minds = Array.from({ length: world.students }, (_, index) => mindOf(`s${index}`, world, rng));
  const hardness = new Map(world.skills.map((code) => [code, { a: 0.7 + rng.int(0, 11) / 10, b: normal(rng) * 0.8 }]));
  for (let week = 0; week < world.weeks; week += 1) {
    for (let place = 0; place < world.answersAWeek; place += 1) {
      const skill = findSkill(world.skills[(week * world.answersAWeek + place) % world.skills.length] ?? '');
      if (!skill) throw new Error('no such skill');
      const base = hardness.get(skill.code) ?? { a: 1, b: 0 };
      const hard = { a: base.a, b: base.b + LAWS.asked * normal(rng) };
      const [shared, seed] = [rng.chance(0.5), rng.int(0, 1_000_000)];
      let before: string | undefined;
      for (const [seat, mind] of minds.entries()) {
        const problem = world.draw(skill, shared ? seed : seed + seat);
        const at = START + week * WEEK + place * 120_000 + rng.int(0, 60_000);
        const copies = mind.kind === 'copier' && before !== undefined && rng.chance(LAWS.copied);
        const response: string =
          copies && before !== undefined ? before : ownAnswer(mind, skill, problem, hard, world.applied, rng);
        entryFor(mind, { skill, problem }, { response, at, took: rng.int(5_000, 80_000), id: `w${week}-i${place}` });
        mind.lived.push({
          ...{ skill, problem, week, hard, response, neighbor: before },
          able: mind.ability.get(skill.code) ?? 0,
        });
        before = response;
      }
    }
  }
  return { minds, hardness };
}

export const TOPICS = [
  'fractions.add-unlike',
  'fractions.compare-unlike',
  'decimals.compare',
  'integers.subtract',
  'equations.two-step',
  'percent.of-number',
  'decimals.multiply',
  'ratios.best-buy',
  'whole-numbers.order-of-operations',
  'expressions.equivalent',
] as const;

type School = { readonly classes: number; readonly applied: number; readonly seed?: number; readonly draw?: Draw };
const usualDraw: Draw = (skill, seed) => generateProblem(skill, 2, seed);

/** Some classes of thirty over twelve weeks, ten answers a week. */
export const unknownClasses = ({ classes, applied, seed = 100, draw = usualDraw }: School): UnknownClass[] =>
  Array.from({ length: classes }, (_, index) =>
    unknownClass({
      ...{ seed: seed + index, students: 30, weeks: 12, answersAWeek: 10 },
      ...{ applied, skills: TOPICS, draw },
    }),
  );

export const unknownSchool = (school: School) => unknownClasses(school).flatMap(({ minds }) => minds);

export const answersOf = (entries: readonly EvidenceEntry[]) =>
  entries.map((entry) => ({ ...entry, assignmentId: 'week' }));

/** The evidence of somebody who guesses at every question, all of one skill or of mixed skills. */
export function guesses(seed: number, count: number): EvidenceEntry[] {
  const rng = createRng(seed);
  const skill = rng.pick(skills);
  const mind: Mind = { id: 'guesser', kind: 'guesser', holds: new Set(), ability: new Map(), entries: [], lived: [] };
  for (let place = 0; place < count; place += 1) {
    const problem = generateProblem(skill, 2, rng.int(0, 1_000_000));
    entryFor(
      mind,
      { skill, problem },
      { response: guess(problem, rng), at: START + place, took: 9000, id: `i${place}` },
    );
  }
  return mind.entries;
}

/**
 * What is named after that many weeks: how many misconceptions, how many of them wrongly, how many students held one
 * with at least six typed chances, and how many of those were named.
 */
export function namedAfter(school: readonly Unknown[], weeks: number) {
  const judged = school.map(({ kind, holds, entries }) => {
    const answers = answersOf(entries.filter(({ at }) => at < START + weeks * WEEK));
    const named = nameMisconceptions(answers).map(({ id }) => id);
    const chances = (id: string): number =>
      answers.filter((one) => one.choice !== true && one.chances.includes(id)).length;
    const likely = [...holds].filter((id) => chances(id) >= ENOUGH);
    return {
      kind,
      named,
      held: likely,
      wrong: named.filter((id) => !holds.has(id)),
      found: likely.filter((id) => named.includes(id)),
    };
  });
  const count = (of: (one: (typeof judged)[number]) => readonly string[]): number =>
    judged.reduce((sum, one) => sum + of(one).length, 0);
  return {
    named: count(({ named }) => named),
    wrong: count(({ wrong }) => wrong),
    held: count(({ held }) => held),
    found: count(({ found }) => found),
  };
}
