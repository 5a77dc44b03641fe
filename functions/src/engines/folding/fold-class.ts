import { isAppError } from '@lemma/contract';
import type { EasinessOf } from '@lemma/mastery';
import type { Assignment } from '@lemma/school/assignment';
import type { InsightAssignment, InsightStudent } from '@lemma/school/insight';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { boundedInsight } from '../../domain/evidence/bounded-insight.ts';
import { readEvidence } from '../../domain/evidence/evidence.ts';
import { type LeftOut, leavingOut, reportLeftOut } from '../../domain/evidence/left-out.ts';
import { type Outdated, passOnOutdated } from '../../domain/evidence/note-outdated.ts';
import { readEasiness } from '../../domain/evidence/read-easiness.ts';
import { insightOf, lineAfterLeaving, summaryOf, workLineOf } from '../../domain/evidence/summary-of.ts';
import { boundedResults } from '../../domain/results/bounded-results.ts';
import { foldedResults } from '../../domain/results/fold.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction, newBatch } from '../../platform/firebase.ts';
import { requireFit } from '../../platform/fit.ts';
import { measured } from '../../platform/measured.ts';
import { type Folded, foldStudents } from './fold-student.ts';
import { partOfNotes } from './part-of-notes.ts';

/** The most students that one pass folds, limited by the memory that their documents need. */
const MOST_OUTDATED = 60;

/** The current submissions that the notes name, each with its evidence. */
async function workOf(outdated: readonly Outdated[], { leaveOut }: LeftOut) {
  const ids = outdated.flatMap(({ submissionIds }) => submissionIds);
  const found = (await documents.submissions.readEach(ids, leaveOut)).filter(
    ({ supersededBy }) => supersededBy === undefined,
  );
  const given = await documents.assignments.readEach(
    found.map(({ assignmentId }) => assignmentId),
    leaveOut,
  );
  const assignments = new Map(given.map((one) => [one.id, one]));
  const worked = found.flatMap((submission) => {
    const assignment = assignments.get(submission.assignmentId);
    const evidence = assignment && readEvidence(submission, assignment, leaveOut);
    return evidence === undefined ? [] : [{ submission, made: [submission.id, evidence] as const }];
  });
  const byStudent = Map.groupBy(worked, ({ submission }) => submission.studentId);
  const made = new Map([...byStudent].map(([id, own]) => [id, own.map((one) => one.made)]));
  return { submissions: worked.map(({ submission }) => submission), assignments, made };
}

const emptyAssignment = ({ title, dueAt, items, onlyFor }: Assignment): InsightAssignment => ({
  title,
  dueAt,
  ...(onlyFor && { onlyFor }),
  items: items.map(({ id, skill }) => ({
    ...{ itemId: id, skill, answers: 0, right: 0, difficulty: 0 },
    quintiles: [null, null, null, null, null],
  })),
  rows: {},
});

/** The class's parts with new lines for these students. */
export function withStudents(
  classId: string,
  before: { students: Record<string, InsightStudent>; assignments: Record<string, InsightAssignment> } | undefined,
  folded: readonly (readonly [string, Pick<Folded, 'evidence' | 'line'>])[],
  known: ReadonlyMap<string, Assignment>,
) {
  const students = { ...before?.students };
  const assignments = { ...before?.assignments };
  for (const assignment of known.values()) {
    if (assignment.classId !== classId) continue;
    const had = assignments[assignment.id];
    const { title, dueAt } = assignment;
    assignments[assignment.id] =
      had?.older === true ? { ...had, title, dueAt } : { ...emptyAssignment(assignment), rows: had?.rows ?? {} };
  }
  for (const [studentId, { evidence, line }] of folded) {
    students[studentId] = line;
    for (const work of Object.values(evidence.work)) {
      const assignment = assignments[work.assignmentId];
      if (work.classId !== classId || assignment === undefined) continue;
      // Results whose rows or answers are no longer stored stay as they are.
      if (assignment.older === true || work.older === true) continue;
      const itemIds = assignment.items.map(({ itemId }) => itemId);
      assignments[work.assignmentId] = {
        ...assignment,
        rows: { ...assignment.rows, [studentId]: workLineOf(work, itemIds) },
      };
    }
  }
  return { classId, students, assignments };
}

type Pass = Awaited<ReturnType<typeof workOf>> & {
  readonly folded: readonly (readonly [string, Folded])[];
  readonly leftOut: LeftOut;
  readonly easinessOf: EasinessOf;
};

/** The class's parts computed from the evidence of its students, for a class whose insight cannot be read. */
async function partsFromEvidence(classId: string, { leftOut: { leaveOut }, easinessOf }: Pass) {
  const [roster] = await documents.rosters.readEach([classId], leaveOut);
  const found = await documents.evidence.readEach(Object.keys(roster?.students ?? {}), leaveOut);
  const folded = found.map((evidence) => {
    const { studentId } = evidence;
    const isGone = roster?.students[studentId]?.movedTo !== undefined;
    const line = isGone ? lineAfterLeaving(evidence, classId, easinessOf) : summaryOf(evidence, easinessOf).line;
    return [studentId, { evidence, line }] as const;
  });
  const ids = found.flatMap(({ work }) =>
    Object.values(work).flatMap((one) => (one.classId === classId ? one.assignmentId : [])),
  );
  const known = await documents.assignments.readEach(ids, leaveOut);
  return withStudents(classId, undefined, folded, new Map(known.map((one) => [one.id, one])));
}

/**
 * Writes results, list and insight of a class, each once. A document that cannot be read stays as it is, except the
 * insight, which is computed again. @returns the assignments whose results have no room in this commit, with their
 * lines in the list.
 */
async function writeClass(tx: Transaction, classId: string, pass: Pass, at: number): Promise<ReadonlySet<string>> {
  const { assignments, folded, leftOut } = pass;
  const submissions = pass.submissions.filter((one) => one.classId === classId);
  const assignmentIds = submissions.map(({ assignmentId }) => assignmentId);
  const unreadable = leavingOut();
  const [[board], results, [insight]] = await Promise.all([
    documents.boards.readEach([classId], leftOut.leaveOut, tx),
    documents.results.readEach(assignmentIds, leftOut.leaveOut, tx),
    documents.insights.readEach([classId], unreadable.leaveOut, tx),
  ]);
  for (const path of unreadable.paths) leftOut.leaveOut(path);
  const before = unreadable.paths.size > 0 ? await partsFromEvidence(classId, pass) : insight;
  const told = foldedResults({ board, results }, submissions, assignments, at);
  const path = (from: string, id: string) => `${from}/${id}`;
  // A document that is too large to be written does not stop the others from being written.
  const each = (name: string, write: () => unknown): void => {
    try {
      write();
    } catch (error) {
      if (!isAppError(error) || error.code !== 'data/too-large') throw error;
      leftOut.leaveOut(name);
    }
  };
  const commit = measured(tx);
  const waiting = new Set<string>();
  for (const one of told.results)
    each(path('results', one.assignmentId), () => {
      const results = boundedResults(one);
      const isWritten = commit.fits((writer) => documents.results.put(writer, one.assignmentId, results));
      if (!isWritten) waiting.add(one.assignmentId);
    });
  const lines = Object.fromEntries(Object.entries(told.lines).filter(([id]) => !waiting.has(id)));
  const changes = Object.entries(lines).map(([id, line]) => documents.boards.at(['assignments', id], line));
  each(path('boards', classId), () => {
    if (board && changes.length > 0) requireFit(path('boards', classId), { ...board.assignments, ...lines });
    documents.boards.patch(tx, classId, ...changes);
  });
  const after = insightOf(withStudents(classId, before, folded, assignments), at);
  each(path('insights', classId), () => documents.insights.put(tx, classId, boundedInsight(after)));
  return waiting;
}

/** A note as it was read, and the submissions that it still names after this pass. */
type Done = { readonly note: QueryDocumentSnapshot; readonly left: readonly string[] };

/**
 * Deletes notes that were folded, or leaves in them what was not, in one request where nobody wrote any of them again
 * since they were read. One that was written again stays as it is, and the next pass takes it.
 */
async function forget(done: readonly Done[]): Promise<void> {
  const batch = newBatch();
  for (const { note, left } of done) {
    const unchanged = { lastUpdateTime: note.updateTime };
    if (left.length > 0) batch.update(note.ref, { submissionIds: left }, unchanged);
    else batch.delete(note.ref, unchanged);
  }
  await batch.commit().catch(async () => {
    if (done.length > 1) await Promise.all(done.map((one) => forget([one])));
  });
}

/** The notes that this pass has to do with: those of which it took something, and those that it could not read. */
function doneOf(
  marked: readonly QueryDocumentSnapshot[],
  { read, taken }: { readonly read: readonly Outdated[]; readonly taken: readonly Outdated[] },
  isLeft: (submissionId: string) => boolean,
): Done[] {
  return marked.flatMap((note) => {
    const studentId: unknown = note.get('studentId');
    const whole = read.find((one) => one.studentId === studentId);
    const part = taken.find((one) => one.studentId === studentId);
    if (whole === undefined) return [{ note, left: [] }];
    if (part === undefined) return [];
    return [{ note, left: whole.submissionIds.filter((id) => isLeft(id) || !part.submissionIds.includes(id)) }];
  });
}

/** Schedules another fold of a class. */
export type Again = (classId: string) => Promise<void>;

/**
 * Folds a class once: updates the students whose lines are out of date and writes the class's documents. What does not
 * fit into one commit stays noted, and the next pass takes it. Only the holder of the class's lease writes. A note that
 * was renewed meanwhile stays. @returns the paths of documents that could not be read and were left out.
 */
export async function foldClass(classId: string, holder: string, again: Again): Promise<LeftOut['paths']> {
  const marked = await documents.insightMarks.where(['classId', '==', classId]).limit(MOST_OUTDATED).get();
  const leftOut = leavingOut();
  const easinessOf = await readEasiness();
  const read = documents.insightMarks.readable(marked.docs, leftOut.leaveOut);
  const outdated = partOfNotes(read);
  const work = await workOf(outdated, leftOut);
  const studentIds = outdated.map(({ studentId }) => studentId);
  const accounts = await documents.students.readEach(studentIds, leftOut.leaveOut);
  const left = new Set(accounts.flatMap(({ id, classIds }) => (classIds.includes(classId) ? [] : id)));
  const folded = (await foldStudents(studentIds, work.made, { leftOut, easinessOf })).map(([id, one]) => {
    const line = left.has(id) ? lineAfterLeaving(one.evidence, classId, easinessOf) : one.line;
    return [id, { ...one, line }] as const;
  });
  const waiting = await inTransaction(async (tx) => {
    const lease = await documents.insightLeases.read(classId, tx);
    if (lease?.holder !== holder) throw new Error(`The lease of class ${classId} was lost.`);
    const at = Date.now();
    const unwritten = await writeClass(tx, classId, { ...work, folded, leftOut, easinessOf }, at);
    tx.update(documents.insightLeases.ref(classId), { wroteAt: at });
    return unwritten;
  });
  const here = new Set(work.submissions.flatMap((one) => (one.classId === classId ? one.studentId : [])));
  const home = outdated.filter(({ studentId }) => here.has(studentId));
  await Promise.all((await passOnOutdated(classId, home, accounts, Date.now())).map(again));
  const unwritten = new Set(work.submissions.flatMap((one) => (waiting.has(one.assignmentId) ? one.id : [])));
  await forget(doneOf(marked.docs, { read, taken: outdated }, (id) => unwritten.has(id)));
  reportLeftOut(leftOut, `class ${classId}`);
  return leftOut.paths;
}
