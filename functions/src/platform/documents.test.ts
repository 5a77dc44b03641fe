import type { Transaction } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { documents } from './documents.ts';

/** Nothing of it runs: what is looked at is whether it compiles. */
function writes(tx: Transaction): void {
  const [studentId, work] = ['ana', {}];
  documents.evidence.put(tx, studentId, { studentId, work, said: undefined, earlier: undefined });
  // @ts-expect-error What teachers said would be lost with the rest of the document.
  documents.evidence.put(tx, studentId, { studentId, work });
  // @ts-expect-error A bare reference knows of no fields.
  tx.set(documents.evidence.ref(studentId), { studentId, work });
  // @ts-expect-error The same, to be made.
  tx.create(documents.evidence.ref(studentId), { studentId, work });
  // @ts-expect-error There is no such field of the type.
  documents.evidence.replace(tx, studentId, { said: 'nothing' });
}

it('does not compile to write a document whole without naming all of its fields', () => {
  expect(writes).toBeTypeOf('function');
});
