import { findSkill, generateProblem, skills } from '@lemma/math';
import type { calls } from '@lemma/school/calls';
import type { Progress } from '@lemma/school/insight';
import type { Practice } from '@lemma/school/practice';
import { choosePractice } from '../../domain/practice/choose.ts';
import { dayOf, practiceRule } from '../../domain/practice/today.ts';
import { seedOf, toWorkItem } from '../../domain/work/problem.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

const prerequisites = new Map(skills.map(({ code, prerequisites: before }) => [code, before]));
const curriculum = { prerequisitesOf: (skill: string) => prerequisites.get(skill) ?? [] };

function itemsFor(progress: Progress, before: Practice | undefined, day: number, now: number): Practice['items'] {
  const chosen = choosePractice(progress, before?.cards ?? {}, curriculum, now);
  return chosen.flatMap(({ skill: code, reason, level }, index) => {
    const skill = findSkill(code);
    if (!skill) return [];
    // Uses a random value of the server: a seed from known values could be computed in the browser.
    const seed = seedOf(crypto.randomUUID(), day, index);
    const rule = practiceRule(`p${day}-${index + 1}`, code, level);
    return { item: toWorkItem(rule, { skill, problem: generateProblem(skill, level, seed) }), reason, seed, level };
  });
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
