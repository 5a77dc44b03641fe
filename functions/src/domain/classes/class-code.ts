import { CLASS_CODE_ALPHABET, CLASS_CODE_LENGTH, type Classroom } from '@lemma/school/class';
import { DAY } from '@lemma/school/time';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { randomText } from '../../platform/hash.ts';

/** A school year and a little more: a card printed in August works in June. */
export const CODE_LIFE_MS = 330 * DAY;

/** A code that no class uses. It only reads: the caller writes the code in the same transaction with `writeCode`. */
export async function freeCode(tx: Transaction): Promise<string> {
  for (;;) {
    const code = randomText(CLASS_CODE_ALPHABET, CLASS_CODE_LENGTH);
    if ((await documents.classCodes.read(code, tx)) === undefined) return code;
  }
}

export function writeCode(tx: Transaction, code: string, classId: string, expiresAt: number): void {
  documents.classCodes.create(tx, code, { classId, expiresAt });
}

export function setCodeEnd(tx: Transaction, { id, code }: Classroom, codeExpiresAt: number, more: object = {}): void {
  documents.classCodes.put(tx, code, { classId: id, expiresAt: codeExpiresAt });
  tx.update(documents.classes.ref(id), { codeExpiresAt, ...more });
}
