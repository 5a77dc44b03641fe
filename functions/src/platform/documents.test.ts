import type { Transaction } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { documents } from './documents.ts';

/** Never executed; this only checks what compiles. */
function writes(tx: Transaction): void {
  const [studentId, work] = ['ana', {}];
  documents.evidence.put(tx, studentId, {
    studentId,
    work,
    said: undefined,
    earlier: undefined,
    placed: undefined,
    settled: undefined,
  });
  // @ts-expect-error The judgements of teachers would be lost with the rest of the document.
  documents.evidence.put(tx, studentId, { studentId, work });
  // @ts-expect-error A bare reference has no typed `set`.
  tx.set(documents.evidence.ref(studentId), { studentId, work });
  // @ts-expect-error A bare reference has no typed `create`.
  tx.create(documents.evidence.ref(studentId), { studentId, work });
  // @ts-expect-error The value does not fit the field.
  documents.evidence.replace(tx, studentId, { said: 'nothing' });
}

it('refuses at compile time to write a whole document without naming all of its fields', () => {
  expect(writes).toBeTypeOf('function');
});
