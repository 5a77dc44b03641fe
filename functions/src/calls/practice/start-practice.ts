import { findSkill, generateProblem, type Level, type Problem, type Skill, skills } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import type { Progress } from '@lemma/school/insight';
import type { Practice } from '@lemma/school/practice';
import { choosePractice } from '../../domain/practice/choose.ts';
import { dayOf, practiceRule } from '../../domain/practice/today.ts';
import { writingOf } from '../../domain/work/marked-lines.ts';
import { seedOf, toWorkItem } from '../../domain/work/problem.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

const prerequisites = new Map(skills.map(({ code, prerequisites: before }) => [code, before]));
const curriculum = { prerequisitesOf: (skill: string) => prerequisites.get(skill) ?? [] };

function itemsFor(progress: Progress, before: Practice | undefined, day: number, now: number): Practice['items'] {
  const chosen = choosePractice(progress, before?.cards ?? {}, curriculum, now);
  const drawn: Problem[] = [];
  return chosen.flatMap(({ skill: code, reason, level }, index) => {
    const skill = findSkill(code);
    if (!skill) return [];
    const problem = otherKind(skill, level, drawn);
    drawn.push(problem);
    const rule = practiceRule(`p${day}-${index + 1}`, code, level);
    const posed = { skill, problem };
    const item = { ...toWorkItem(rule, posed), ...writingOf(rule, posed, {}) };
    return { item, reason, seed: problem.seed, level };
  });
}

const DRAWS = 12;

/** A problem of a case that the day has not had yet, as far as the skill has one; never one that it has had. */
function otherKind(skill: Skill, level: Level, drawn: readonly Problem[]): Problem {
  const had = drawn.filter((problem) => problem.skill === skill.code);
  const times = (problem: Problem) =>
    had.filter((one) => one.case === problem.case).length +
    had.filter((one) => one.prompt === problem.prompt && one.math === problem.math).length * DRAWS;
  // Random values of the server: seeds from known values could be computed in the browser.
  const problems = Array.from({ length: DRAWS }, () => generateProblem(skill, level, seedOf(crypto.randomUUID())));
  return problems.reduce((best, one) => (times(one) < times(best) ? one : best));
}

export const startPractice: Handler<typeof calls.startPractice> = (_, caller) =>
  inTransaction(async (tx) => {
    const { uid: studentId, now } = caller;
    await requireStudent(caller, tx);
    const before = await documents.practice.read(studentId, tx);
    const day = dayOf(now);
    if (before?.day === day && before.items.length > 0) return { items: before.items };
    const progress = await documents.progress.read(studentId, tx);
    const items = progress ? itemsFor(progress, before, day, now) : [];
    if (items.length > 0)
      documents.practice.put(tx, studentId, { studentId, cards: before?.cards ?? {}, day, items, revision: 1 });
    return { items };
  });
