import { createHash } from 'node:crypto';
import { AppError } from '@lemma/contract';
import {
  type AnswerSpec,
  findSkill,
  generateProblem,
  type Problem,
  type Skill,
  takesParams,
  toldProblem,
  touchOf,
} from '@lemma/math';
import type { Acceptance, AssignmentItem, Mastery } from '@lemma/school/assignment';
import type { AnswerField } from '@lemma/school/question';
import type { WorkItem, WorkMastery } from '@lemma/school/work';
import { ownProblem, ownSkill } from './own-problem.ts';
import { inRequiredForm } from './required-form.ts';

export type FindSkill = (code: string) => Skill | undefined;
/** The complete problem of an item, with its skill. It contains the key and must never be sent to a student. */
export type Posed = {
  readonly skill: Skill;
  readonly problem: Problem;
  /** Other correct answers to exactly this question. */
  readonly accepts: readonly string[];
  /** The answers that the teacher decided to accept. */
  readonly accepted: readonly Acceptance[];
  /** True: the student was asked another problem, so that this key says nothing of their answers. */
  readonly isOther?: true;
};

/** A seed: 32 bits of a hash. The same parts give the same seed, and the seed does not reveal the parts. */
export const seedOf = (...parts: readonly (string | number)[]): number =>
  createHash('sha256').update(JSON.stringify(parts)).digest().readUInt32BE(0);

/**
 * The problem of an item for one student. With variants the seed depends on the student too, so that neighbors get
 * other numbers.
 * @throws AppError `input/malformed` when there is no such skill or case.
 */
export function problemOf(item: AssignmentItem, seed: number, studentId: string, find: FindSkill = findSkill): Posed {
  const { own, form, accepted = [] } = item;
  const posed = own
    ? { skill: ownSkill, problem: ownProblem(own), accepts: own.accepts }
    : { ...told(drawnProblem(item, seed, studentId, find), item.story), accepts: [] };
  if (form === undefined) return { ...posed, accepted };
  return { ...posed, accepted, problem: { ...posed.problem, answer: inRequiredForm(posed.problem.answer, form) } };
}

/** How many problems are drawn for a round before one that the student has had is asked again. */
const MOST_DRAWS = 6;
/**
 * The keys that a problem may be drawn with: the student and, in practice until mastery, the round. Those after the first
 * are for rounds whose problem the student has had.
 */
function drawnKeys(studentId: string, { mastery }: Pick<WorkItem, 'mastery'>): readonly [string, ...string[]] {
  if (mastery === undefined || mastery.rounds.length === 0) return [studentId];
  const first = `${studentId} round ${mastery.rounds.length + 1}`;
  return [first, ...Array.from({ length: MOST_DRAWS - 1 }, (_, index) => `${first} draw ${index + 2}`)];
}

/** The first of the problems that these keys draw that fits. */
function firstDrawn(
  item: AssignmentItem,
  seed: number,
  keys: readonly string[],
  fits: (posed: Posed) => boolean,
): Posed | undefined {
  for (const key of keys) {
    const posed = problemOf(item, seed, key);
    if (fits(posed)) return posed;
  }
  return undefined;
}

/** The problem of the next round, with other numbers than those of the rounds before it while there are any. */
export function nextProblemOf(item: AssignmentItem, seed: number, studentId: string, mastery: WorkMastery): Posed {
  const keys = drawnKeys(studentId, { mastery });
  const isNew = ({ problem }: Posed): boolean =>
    mastery.rounds.every((round) => hasOtherFigures({ ...round, field: round.field ?? problem.answer }, problem));
  return firstDrawn(item, seed, keys, isNew) ?? problemOf(item, seed, keys[0]);
}

/** The problem with the text of its story before it. */
const told = (drawn: Pick<Posed, 'skill' | 'problem'>, story: string | undefined) =>
  story === undefined
    ? drawn
    : { ...drawn, problem: { ...drawn.problem, prompt: `${story}\n\n${drawn.problem.prompt}` } };

function drawnProblem(item: AssignmentItem, seed: number, studentId: string, find: FindSkill) {
  const skill = find(item.skill);
  if (skill === undefined) throw new AppError('input/malformed', `no skill ${item.skill}`);
  if (item.case !== undefined && !skill.cases.some(({ id }) => id === item.case)) {
    throw new AppError('input/malformed', `${item.skill} has no case ${item.case}`);
  }
  const { told: words, case: caseId } = item;
  if (words !== undefined) {
    if (caseId === undefined || !takesParams(skill, caseId, words.params))
      throw new AppError('input/malformed', `${item.skill} does not take these parameters`);
    return { skill, problem: toldProblem(skill, item.level, caseId, item.seed ?? 0, words) };
  }
  const drawn = item.seed ?? (item.variants ? seedOf(seed, item.id, studentId) : seedOf(seed, item.id));
  return { skill, problem: generateProblem(skill, item.level, drawn, item.case) };
}

/** The parts of a question that a student sees. */
type Asked = Pick<WorkItem, 'prompt' | 'math' | 'picture'> & {
  readonly field: { readonly kind: AnswerSpec['kind']; readonly options?: AnswerSpec['options'] | undefined };
};

/** Sorts the fields of objects: Firestore returns the fields of a map in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
    : value;

const hashOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts, inOrder)).digest('base64url').slice(0, 10);

const idByWords = ({ prompt, math }: Asked): string => hashOf([prompt, math ?? '']);

/**
 * Identifies a problem by its question only: students with the same numbers, picture and options share the id, and neither
 * seed nor key is part of it.
 */
export function problemIdOf(asked: Asked): string {
  const { prompt, math, picture, field } = asked;
  const options = (field.options ?? []).map(({ id, label }) => [id, label]);
  if (picture === undefined && options.length === 0) return idByWords(asked);
  return hashOf([prompt, math ?? '', picture ?? '', options.toSorted()]);
}

const NUMBERS = /\d+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|half|third|quarter)\b/gi;
const numbersIn = (text: string): string => (text.match(NUMBERS) ?? []).join(' ').toLowerCase();

/** Of a question what its answer depends on, and not the words around it. */
const figuresOf = ({ prompt, math, picture, field }: Asked): string =>
  JSON.stringify([
    ...[numbersIn(prompt), math ?? '', numbersIn(JSON.stringify(picture, inOrder) ?? '')],
    (field.options ?? []).map(({ id }) => id).toSorted(),
  ]);

/** Whether a problem asks for another answer than what a student was asked, whatever the words around it. */
export const hasOtherFigures = (asked: Asked, problem: Problem): boolean =>
  figuresOf(asked) !== figuresOf({ ...problem, field: problem.answer });

/**
 * The problem of an item that a student was asked, in practice until mastery that of its round. A later version of a
 * skill may draw another problem from the same seed, of which this tells (`isOther`); new words for the same numbers are
 * the same problem. A question that a teacher wrote is not drawn.
 */
export function problemAsked(
  asked: Asked & Pick<WorkItem, 'mastery'>,
  item: AssignmentItem,
  seed: number,
  studentId: string,
): Posed {
  const keys = drawnKeys(studentId, asked);
  const isAsked = ({ problem }: Posed): boolean => item.own !== undefined || !hasOtherFigures(asked, problem);
  return firstDrawn(item, seed, keys, isAsked) ?? { ...problemOf(item, seed, keys[0]), isOther: true };
}

/** Whether an id belongs to this problem. Decisions stored before picture and options were part of the id still count. */
export const isProblem = (id: string, asked: Asked): boolean => id === problemIdOf(asked) || id === idByWords(asked);

/**
 * What a student may know of the answer field (an allow-list). The unit is left out where writing it is part of the
 * answer.
 */
export function fieldOf({ kind, options, variable, units, unitPolicy }: AnswerSpec): AnswerField {
  const unit = unitPolicy === 'required' ? undefined : units?.[0];
  return {
    kind,
    ...(options && { options: options.map(({ id, label }) => ({ id, label })) }),
    ...(variable !== undefined && { variable }),
    ...(unit !== undefined && { unit }),
  };
}

const begun = ({ rule, streak, most }: Mastery): WorkMastery => ({
  ...{ rule, streak, most },
  ...{ state: 'going', inRow: 0, rounds: [] },
});

/**
 * What a student's browser may hold of an item (an allow-list). Key, seed, parameters, case, solution and hints are
 * left out.
 */
export function toWorkItem(item: AssignmentItem, { skill, problem }: Pick<Posed, 'skill' | 'problem'>): WorkItem {
  // An answer in a form that the teacher asks for has to be typed: a placed answer cannot show its form.
  const touch = item.form === undefined ? (item.own?.touch ?? touchOf(problem)) : undefined;
  return {
    id: item.id,
    canDo: skill.canDo,
    skill: skill.code,
    prompt: problem.prompt,
    ...(problem.math !== undefined && { math: problem.math }),
    ...(problem.picture !== undefined && { picture: problem.picture }),
    field: fieldOf(problem.answer),
    ...(touch && { touch }),
    points: item.points,
    tries: item.tries,
    ...(item.tryPenalty > 0 && { tryCost: item.tryPenalty }),
    hintCount: item.hints === 'off' ? 0 : problem.hints.length,
    ...(item.hints !== 'off' && item.hintCost !== undefined && { hintCost: item.hintCost }),
    hints: [],
    attempts: [],
    solved: false,
    closed: false,
    score: 0,
    ...(item.mastery && { mastery: begun(item.mastery) }),
  };
}
