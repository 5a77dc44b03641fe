import { type EasinessOf, type SuspectedMisconception, suspectedMisconceptions } from '@lemma/mastery';
import { findSkill, type Problem, skills } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import type { Evidence, Progress } from '@lemma/school/insight';
import type { Practice } from '@lemma/school/practice';
import { readEasiness } from '../../domain/evidence/read-easiness.ts';
import { answersOf } from '../../domain/evidence/summary-of.ts';
import { choosePractice } from '../../domain/practice/choose.ts';
import { drawProblem } from '../../domain/practice/draw-problem.ts';
import { dayOf, practiceRule } from '../../domain/practice/today.ts';
import { writingOf } from '../../domain/work/marked-lines.ts';
import { toWorkItem } from '../../domain/work/problem.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

const prerequisites = new Map(skills.map(({ code, prerequisites: before }) => [code, before]));
const curriculum = { prerequisitesOf: (skill: string) => prerequisites.get(skill) ?? [] };

type Today = { readonly day: number; readonly now: number; readonly suspected: readonly SuspectedMisconception[] };

function itemsFor(progress: Progress, before: Practice | undefined, { day, now, suspected }: Today): Practice['items'] {
  const chosen = choosePractice(progress, before?.cards ?? {}, curriculum, now, suspected);
  const drawn: Problem[] = [];
  return chosen.flatMap(({ skill: code, reason, level, tells }, index) => {
    const skill = findSkill(code);
    if (!skill) return [];
    const problem = drawProblem(skill, level, { drawn, tells });
    drawn.push(problem);
    const rule = practiceRule(`p${day}-${index + 1}`, code, level);
    const posed = { skill, problem };
    const item = { ...toWorkItem(rule, posed), ...writingOf(rule, posed, {}) };
    return { item, reason, seed: problem.seed, level };
  });
}

/** What a student's answers look like without being named; not what a teacher set aside. */
function suspectedIn(evidence: Evidence | undefined, easinessOf: EasinessOf): SuspectedMisconception[] {
  return evidence === undefined
    ? []
    : suspectedMisconceptions(answersOf(evidence.work), easinessOf, evidence.said?.aside);
}

export const startPractice: Handler<typeof calls.startPractice> = async (_, caller) => {
  const easinessOf = await readEasiness();
  return inTransaction(async (tx) => {
    const { uid: studentId, now } = caller;
    await requireStudent(caller, tx);
    const before = await documents.practice.read(studentId, tx);
    const day = dayOf(now);
    if (before?.day === day && before.items.length > 0) return { items: before.items };
    const progress = await documents.progress.read(studentId, tx);
    const suspected = progress ? suspectedIn(await documents.evidence.read(studentId, tx), easinessOf) : [];
    const items = progress ? itemsFor(progress, before, { day, now, suspected }) : [];
    if (items.length > 0)
      documents.practice.put(tx, studentId, { studentId, cards: before?.cards ?? {}, day, items, revision: 1 });
    return { items };
  });
};
