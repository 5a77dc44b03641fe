import { type Board, boardEntrySchema } from '@lemma/school/assignment';
import { deskEntrySchema } from '@lemma/school/desk';
import type { Submission } from '@lemma/school/work';
import { buildAssignment, buildClassroom } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { newBoardEntry, newDeskEntry, withOwnDueDates } from '../../domain/assignments/entries.ts';
import { evidenceOf } from '../../domain/evidence/evidence.ts';
import { joined } from '../../domain/evidence/joined.ts';
import { insightOf, summaryOf } from '../../domain/evidence/summary-of.ts';
import { foldedEntry, foldedResults } from '../../domain/results/fold.ts';
import { countFields, deskFields } from '../../domain/results/summary.ts';
import { newSubmission } from '../../domain/work/submission.ts';
import { withStudents } from './fold-class.ts';

const assignment = buildAssignment({ id: 'w', classId: 'c', state: 'open' });
const begun = newSubmission(assignment, 'ana', 100);

/** One submission for each state that sets a field which no other state sets. */
function states(): Record<string, Submission> {
  const [item, ...others] = begun.items;
  if (!item) throw new Error('no item');
  const attempt = { id: 'a', response: '99', sameValue: false, message: '', at: 200, took: 9000, hintsShown: 0 };
  const wrong = { ...item, attempts: [{ ...attempt, verdict: 'wrong' as const, misconception: 'm' }] };
  const contest = { attemptId: 'a', note: 'It is right.', at: 300, state: 'open' as const };
  const page = { fileId: 'f', name: 'p', type: 'image/png', size: 1, turn: 0 as const };
  const handIn = { id: 'h', by: 'parent' as const, byName: 'P', uid: 'p', at: 400, late: true, pages: [page] };
  const comment = { id: 'f', text: 'Look again.', byName: 'T', at: 500 };
  const right = {
    ...item,
    attempts: [{ ...attempt, verdict: 'right' as const }],
    solved: true,
    closed: true,
    score: 1,
  };
  const done = { submittedAt: 400, late: true, handIns: [handIn], score: 1 };
  return {
    begun,
    wrong: { ...begun, items: [wrong, ...others] },
    contested: { ...begun, items: [{ ...wrong, contest }, ...others] },
    decided: { ...begun, items: [{ ...wrong, contest: { ...contest, state: 'declined' } }, ...others] },
    held: { ...begun, items: [wrong, ...others], held: true },
    submitted: { ...begun, ...done, items: [right, ...others], state: 'submitted' },
    'asked for again': { ...begun, items: [right, ...others], state: 'resubmit' },
    returned: { ...begun, ...done, items: [right, ...others], feedback: [comment], state: 'returned' },
    excused: { ...begun, state: 'excused' },
  };
}

const all = Object.entries(states());
const pairs = all.flatMap(([before, old]) =>
  all.map(([after, now]) => ({ before, after, old, now: { ...now, revision: old.revision + 1 } })),
);

describe.each(pairs)('work that was $before and is $after', ({ old, now }) => {
  it('shows in the results and the class list as if it had never been otherwise', () => {
    const assignments = new Map([[assignment.id, assignment]]);
    const blank = { assignmentId: 'w', classId: 'c', rows: {} };
    const board: Board = { classId: 'c', assignments: { w: newBoardEntry(assignment, 3) } };
    const anew = foldedResults({ board, results: [blank] }, [now], assignments, 9);
    const first = foldedResults({ board, results: [blank] }, [old], assignments, 8);
    const after = foldedResults(
      { board: { classId: 'c', assignments: first.lines }, results: first.results },
      ...([[now], assignments, 9] as const),
    );
    expect(after).toStrictEqual(anew);
  });

  it('shows on the desk as if it had never been otherwise', () => {
    const entry = newDeskEntry(assignment, buildClassroom({ id: 'c' }), { id: 'ana' });
    expect(foldedEntry(foldedEntry(entry, old), now)).toStrictEqual(foldedEntry(entry, now));
  });

  it('shows in evidence and insight as if it had never been otherwise', () => {
    const known = new Map([[assignment.id, assignment]]);
    const blank = { studentId: 'ana', work: {} };
    const made = (one: Submission) => [[one.id, evidenceOf(one, assignment)] as const];
    const evidence = joined(joined(blank, made(old)), made(now));
    expect(evidence).toStrictEqual(joined(blank, made(now)));
    const folded = (one: typeof evidence) => [['ana', { evidence: one, line: summaryOf(one).line }] as const];
    const before = insightOf(withStudents('c', undefined, folded(joined(blank, made(old))), known), 8);
    const anew = insightOf(withStudents('c', undefined, folded(evidence), known), 9);
    expect(insightOf(withStudents('c', before, folded(evidence), known), 9)).toStrictEqual(anew);
  });
});

describe('a field that a fold writes', () => {
  /** Fields that the fold does not write: the assignment, its dates, its teacher. */
  const given = {
    board: [
      ...['id', 'title', 'state', 'openAt', 'dueAt', 'itemCount', 'studentCount', 'onlyFor', 'dueBy', 'updatedAt'],
    ],
    desk: [
      ...['assignmentId', 'classId', 'className', 'teacherName', 'title', 'openAt', 'dueAt', 'itemCount'],
      ...['parentMayHandIn', 'nudge', 'closedAt', 'takesUntil', 'skill'],
    ],
  };

  it('is listed, so that no old value of it stays', () => {
    expect([...countFields, ...given.board].toSorted()).toEqual(Object.keys(boardEntrySchema.shape).toSorted());
    expect([...deskFields, ...given.desk].toSorted()).toEqual(Object.keys(deskEntrySchema.shape).toSorted());
  });
});

it('removes the date of a student who no longer has one', () => {
  const line = { ...newBoardEntry(assignment, 3), dueBy: { ana: 5 } };
  expect(withOwnDueDates(line, assignment, 9)).not.toHaveProperty('dueBy');
});
