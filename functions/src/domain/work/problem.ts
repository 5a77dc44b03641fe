import { createHash } from 'node:crypto';
import { AppError } from '@lemma/contract';
import { type AnswerSpec, findSkill, generateProblem, type Problem, type Skill } from '@lemma/math';
import type { Acceptance, AssignmentItem, Mastery } from '@lemma/school/assignment';
import type { AnswerField } from '@lemma/school/question';
import type { WorkItem, WorkMastery } from '@lemma/school/work';
import { ownProblem, ownSkill } from './own-problem.ts';
import { inRequiredForm } from './required-form.ts';

export type FindSkill = (code: string) => Skill | undefined;
/** The problem of an item, whole, with the skill that it came from. Never leaves the server as it is. */
export type Posed = {
  readonly skill: Skill;
  readonly problem: Problem;
  /** Other right answers to exactly this question. */
  readonly accepts: readonly string[];
  /** What the teacher has decided to count as right. */
  readonly accepted: readonly Acceptance[];
};

/** 32 bits of a hash: the same numbers for the same parts, with nothing to read off them. */
export const seedOf = (...parts: readonly (string | number)[]): number =>
  createHash('sha256').update(JSON.stringify(parts)).digest().readUInt32BE(0);

/**
 * The problem of an item for one student. Variants draw from the student too, so that neighbours have other numbers.
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

/** Whom a problem is drawn for: the student, and in practice until mastery the round as well. */
export const drawnKey = (studentId: string, { mastery }: Pick<WorkItem, 'mastery'>): string =>
  mastery === undefined || mastery.rounds.length === 0 ? studentId : `${studentId} round ${mastery.rounds.length + 1}`;

/** The problem with the words of its story before it. */
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
  const drawn = item.seed ?? (item.variants ? seedOf(seed, item.id, studentId) : seedOf(seed, item.id));
  return { skill, problem: generateProblem(skill, item.level, drawn, item.case) };
}

/** Names a problem by what is asked: students with the same numbers share it, and nothing of the seed or the key is in it. */
export const problemIdOf = ({ prompt, math }: Pick<WorkItem, 'prompt' | 'math'>): string =>
  createHash('sha256')
    .update(JSON.stringify([prompt, math ?? '']))
    .digest('base64url')
    .slice(0, 10);

/** Allow-list: what a field may tell. The unit stays back where writing it is part of the answer. */
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

/** What the student's browser may hold of an item. Allow-list: key, seed, parameters, case, solution and hints stay here. */
export function toWorkItem(item: AssignmentItem, { skill, problem }: Pick<Posed, 'skill' | 'problem'>): WorkItem {
  return {
    id: item.id,
    canDo: skill.canDo,
    skill: skill.code,
    prompt: problem.prompt,
    ...(problem.math !== undefined && { math: problem.math }),
    ...(problem.picture !== undefined && { picture: problem.picture }),
    field: fieldOf(problem.answer),
    points: item.points,
    tries: item.tries,
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
