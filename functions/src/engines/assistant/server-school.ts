import { AppError } from '@lemma/contract';
import type { Board } from '@lemma/school/assignment';
import { type Classroom, presentStudents, type Roster } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import { draftPlan } from '../../domain/plans/draft-plan.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import type { ClassData, School } from './class/class-data.ts';

const MOST_CLASSES = 50;

export async function classesOf({ uid }: Caller): Promise<Classroom[]> {
  const found = await documents.classes.where(['teacherIds', 'array-contains', uid]).limit(MOST_CLASSES).get();
  return found.docs
    .flatMap((snapshot) => documents.classes.parse(snapshot) ?? [])
    .filter(({ archivedAt }) => archivedAt === undefined)
    .toSorted((one, other) => one.createdAt - other.createdAt);
}

async function readClass(classroom: Classroom): Promise<ClassData> {
  const { id } = classroom;
  const [roster, board, insight]: [Roster | undefined, Board | undefined, Insight | undefined] = await Promise.all([
    documents.rosters.read(id),
    documents.boards.read(id),
    documents.insights.read(id),
  ]);
  return {
    classroom,
    students: presentStudents(roster).toSorted((one, other) => one.fullName.localeCompare(other.fullName)),
    board: board?.assignments ?? {},
    insight: insight ?? { students: {}, assignments: {}, groups: [] },
  };
}

/** The classes and plans of a caller. */
export const serverSchool = (caller: Caller): School => ({
  classes: () => classesOf(caller),
  read: readClass,
  plan: async (planId, request) => {
    await draftPlan({ planId, request }, caller);
    const plan = await documents.plans.read(planId);
    if (plan === undefined) throw new AppError('data/not-found', planId);
    return plan;
  },
});
