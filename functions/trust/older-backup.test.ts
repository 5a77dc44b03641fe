import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputText } from '@lemma/school/sample';
import type { Submission } from '@lemma/school/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handIn } from '../src/calls/work/hand-in.ts';
import { openWork } from '../src/calls/work/open-work.ts';
import { regraded } from '../src/domain/feedback/regrade.ts';
import { markItem } from '../src/domain/work/mark-item.ts';
import { problemAsked } from '../src/domain/work/problem.ts';
import { roundsOf } from '../src/domain/work/rounds.ts';
import { ruleOf } from '../src/domain/work/submission.ts';
import { readBackup, writeBackup } from '../src/engines/erasure/backup-file.ts';
import { gatherSchool } from '../src/engines/erasure/gather.ts';
import { restore } from '../src/engines/erasure/restore.ts';
import { rebuildInsights } from '../src/engines/folding/rebuild.ts';
import { allOf } from '../src/platform/any-collection.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { accountsInMemory } from './accounts-in-memory.ts';
import { openMemory } from './school-in-memory.ts';

/**
 * A school of the first version that made backups (commit 0bfe1e78): the demonstration school of that version, cut to
 * two classes of six children and one past week, saved by that version's own code.
 */
const OLDER = join(import.meta.dirname, 'older', 'school-of-2026-11-23.lemma');

let files = '';
let older: ReturnType<typeof readBackup>;

/** The lines of a backup, as text, in an order of their own; without its head, which is of the moment. */
const linesOf = ({ lines }: typeof older): string[] => lines.map(inputText).sort();

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-older-'));
  process.env.LEMMA_FILES_DIR = files;
  openMemory();
  accountsInMemory().serve();
  older = readBackup(await readFile(OLDER));
});
afterAll(() => rm(files, { recursive: true, force: true }));

const allWork = async (): Promise<Submission[]> => documents.submissions.every((await allOf('submissions').get()).docs);

it('comes back into an empty database, whole: what is saved of it again is what was saved', async () => {
  expect(await restore(older.head, older.lines, Date.now())).toEqual({
    documents: 211,
    files: 3,
    accounts: 12,
    left: 0,
  });
  const again = readBackup(await writeBackup({ kind: 'school', id: null, madeAt: 0 }, gatherSchool()));
  expect(linesOf(again)).toEqual(linesOf(older));
});

it('is readable, each document by the schema of today', async () => {
  const unreadable: string[] = [];
  // One collection for counts of several kinds, which are gone within hours.
  for (const table of Object.values(documents).filter(({ collection }) => collection !== 'throttles'))
    table.readable((await allOf(table.collection).get()).docs, (path) => unreadable.push(path));
  expect(unreadable).toEqual([]);
});

it('has every answer marked as it was, although some questions would be drawn otherwise today', async () => {
  let others = 0;
  for (const work of await allWork()) {
    const assignment = await mustRead(documents.assignments, work.assignmentId);
    for (const item of work.items) {
      const again = regraded(work, assignment, item.id).items.find(({ id }) => id === item.id);
      expect(again?.attempts.map(({ verdict }) => verdict)).toEqual(item.attempts.map(({ verdict }) => verdict));
      expect(again?.score).toBe(item.score);
      for (const round of roundsOf(item)) {
        const drawnFor = work.drawnFor ?? work.studentId;
        const posed = problemAsked(round, ruleOf(assignment, item.id), assignment.seed, drawnFor);
        if (!posed.isOther) continue;
        others += 1;
        // An answer to a question whose key is not known any more waits for the teacher.
        expect(markItem(posed, '7')).toMatchObject({ kind: 'checked', verdict: 'unknown' });
      }
    }
  }
  expect(others).toBeGreaterThan(0);
});

it('goes on: work that was begun is opened and turned in, and all that is computed is computed anew', async () => {
  const begun = (await allWork()).find(({ state, items }) => state === 'in-progress' && items.length > 0);
  if (begun === undefined) throw new Error('nobody had begun');
  const { dueAt } = await mustRead(documents.assignments, begun.assignmentId);
  const now = (dueAt ?? 0) - 1;
  const student = { uid: begun.studentId, name: 'a child', ip: '127.0.0.1', now, signedInAt: now, isStudent: true };
  expect(await openWork({ assignmentId: begun.assignmentId }, { ...student, email: undefined })).toMatchObject({
    submissionId: begun.id,
  });
  expect(await handIn({ submissionId: begun.id }, { ...student, email: undefined })).toEqual({
    ...{ submittedAt: now, late: false },
  });
  const { students, classes, leftOut } = await rebuildInsights();
  expect({ students, classes, leftOut }).toEqual({ students: 6, classes: 2, leftOut: [] });
  const insight = await mustRead(documents.insights, begun.classId);
  expect(insight.assignments[begun.assignmentId]?.rows[begun.studentId]?.state).toBe('submitted');
});
