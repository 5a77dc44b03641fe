import { FieldValue } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { documents } from './documents.ts';
import type { Writer } from './table-reference.ts';

const writer = { update: vi.fn() } satisfies Writer;

it('writes each change of a patch by the path of its field, in one go', () => {
  const { patch, at } = documents.rosters;
  patch(writer, 'c1', at(['students', 'a.b', 'guessedAt'], 5), at(['groups', 'g1'], FieldValue.delete()));
  const [ref, first, value, second] = writer.update.mock.lastCall ?? [];
  expect(ref.path).toBe('rosters/c1');
  expect([first.toString(), value, second.toString()]).toEqual(['students.`a.b`.guessedAt', 5, 'groups.g1']);
});

it('writes nothing without a change', () => {
  writer.update.mockClear();
  documents.rosters.patch(writer, 'c1');
  expect(writer.update).not.toHaveBeenCalled();
});

it('asks for all documents that meet each condition', () => {
  const query = documents.submissions.where(['studentId', '==', 's1'], ['classId', 'in', ['c1', 'c2']]);
  const same = documents.submissions.where(['studentId', '==', 's1']).where('classId', 'in', ['c1', 'c2']);
  expect(query.isEqual(same)).toBe(true);
});

/** Planted faults, of which none may compile: `npm run types` fails where one does. Nothing here is ever run. */
const planted = (tx: FirebaseFirestore.Transaction) => {
  const { classes, digests, rosters, submissions, files } = documents;
  // @ts-expect-error a bare reference has no `set` for a whole document
  tx.set(classes.ref('c'), { name: 'Algebra' });
  // @ts-expect-error an unknown field
  digests.create(tx, 'u', { uid: 'u', often: 'off', langauge: 'en' });
  // @ts-expect-error a value of another type
  digests.create(tx, 'u', { uid: 'u', often: 'hourly' });
  // @ts-expect-error a required field left out
  digests.create(tx, 'u', { uid: 'u' });
  // @ts-expect-error a whole document that leaves an optional field out, which would be lost
  digests.put(tx, 'u', { uid: 'u', often: 'off' });
  // @ts-expect-error a whole document with an unknown field
  digests.put(tx, 'u', { uid: 'u', often: 'off', language: 'en', colour: 'red' });
  // @ts-expect-error an unknown field, merged
  digests.merge(tx, 'u', { offten: 'off' });
  // @ts-expect-error an unknown field
  tx.update(classes.ref('c'), { nmae: 'Algebra' });
  // @ts-expect-error a path whose first step does not exist
  rosters.patch(tx, 'c', rosters.at(['pupils', 's1'], FieldValue.delete()));
  // @ts-expect-error a path whose last step does not exist
  rosters.patch(tx, 'c', rosters.at(['students', 's1', 'nmae'], 'Ann'));
  // @ts-expect-error a value of another type at the end of a path
  rosters.patch(tx, 'c', rosters.at(['students', 's1', 'guessedAt'], 'today'));
  // @ts-expect-error a change of another collection
  rosters.patch(tx, 'c', documents.boards.at(['assignments', 'a1'], FieldValue.delete()));
  // @ts-expect-error a query for an unknown field
  submissions.where(['pupilId', '==', 's1']);
  // @ts-expect-error a query for an unknown field inside a field
  files.where(['voice.knid', '==', 'loose']);
  // @ts-expect-error a query for a value that the field cannot have
  submissions.where(['state', '==', 'burnt']);
  // @ts-expect-error `array-contains` on a field that is not a list
  submissions.where(['studentId', 'array-contains', 's1']);
};

it('refuses each planted fault at compile time', () => {
  expect(planted).toBeTypeOf('function');
});
