import type { Assignment } from '@lemma/school/assignment';
import type { Classroom, Roster } from '@lemma/school/class';
import type { DeskEntry } from '@lemma/school/desk';
import type { Student } from '@lemma/school/people';
import type { Submission } from '@lemma/school/work';
import { ensureAccounts } from '../../domain/accounts/ensure-accounts.ts';
import { newDeskEntry } from '../../domain/assignments/entries.ts';
import { datedEntry } from '../../domain/assignments/prepare-spread.ts';
import { familyOf } from '../../domain/family/home-activity.ts';
import { foldedEntry } from '../../domain/results/fold.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { submissionsOf } from './owned-documents.ts';

/** The accounts that one import may name. */
const AT_ONCE = 100;

/** A class to which children come back, with all that was given to it. */
type Place = { readonly classroom: Classroom; readonly roster: Roster; readonly assignments: readonly Assignment[] };

async function placeOf(classroom: Classroom): Promise<Place[]> {
  const roster = await documents.rosters.read(classroom.id);
  const { docs } = await documents.assignments.where(['classId', '==', classroom.id]).get();
  return roster ? [{ classroom, roster, assignments: documents.assignments.every(docs) }] : [];
}

/** What the child has begun, and what the class is still given, as a desk has it. */
function entriesIn(
  { classroom, roster, assignments }: Place,
  child: Pick<Student, 'id' | 'access'>,
  works: readonly Submission[],
  now: number,
): DeskEntry[] {
  const { id: studentId } = child;
  const line = roster.students[studentId];
  const isPresent = line !== undefined && line.state !== 'archived';
  return assignments.flatMap((assignment) => {
    const work = works.find((one) => one.assignmentId === assignment.id && one.supersededBy === undefined);
    const isGiven =
      (assignment.state === 'open' || assignment.state === 'scheduled') &&
      (assignment.onlyFor?.includes(studentId) ?? true);
    if (work === undefined && !(isPresent && isGiven)) return [];
    const entry = datedEntry(newDeskEntry(assignment, classroom, child), assignment, studentId, now);
    // Work in a class that the child has left stays readable and is closed.
    const closed = isPresent ? {} : { closedAt: entry.closedAt ?? now };
    return [{ ...(work ? foldedEntry(entry, work) : entry), ...closed }];
  });
}

/**
 * Makes what a child must have and a backup by a button has not: an account to sign in to, and a desk with the work and
 * with what the class is given. What is there already is newer, and stays.
 */
export async function completeChildren(
  students: readonly Pick<Student, 'id' | 'displayName' | 'state' | 'access'>[],
  classes: readonly Classroom[],
  now: number,
): Promise<void> {
  const shut = new Set(students.flatMap(({ id, state }) => (state === 'locked' || state === 'archived' ? [id] : [])));
  for (let from = 0; from < students.length; from += AT_ONCE)
    await ensureAccounts(
      students.slice(from, from + AT_ONCE).map(({ id }) => id),
      shut,
    );
  const there = await documents.desks.readAll(students.map(({ id }) => id));
  const known = new Set(there.map(({ studentId }) => studentId));
  const missing = students.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const places = (await Promise.all(classes.map(placeOf))).flat();
  for (const child of missing) {
    const { id: studentId, displayName } = child;
    const works = await submissionsOf(studentId);
    const entries = places.flatMap((place) => entriesIn(place, child, works, now));
    const progress = await documents.progress.read(studentId);
    await inTransaction(async (tx) => {
      if (await documents.desks.read(studentId, tx)) return;
      documents.desks.create(tx, studentId, {
        ...{ studentId, displayName },
        assignments: Object.fromEntries(entries.map((entry) => [entry.assignmentId, entry])),
        ...(progress && { family: familyOf(progress) }),
      });
    });
  }
}
