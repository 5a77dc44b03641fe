import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@lemma/school/privacy';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { documents } from './documents.ts';
import type { auditRecordSchema } from './records.ts';

/** One entry of the audit log without its time: what was done, by whom, and to whose data. */
export type AuditLine = Readonly<Omit<z.input<typeof auditRecordSchema>, 'at' | 'action'>> & {
  readonly action: AuditAction;
};

/** When an entry was written, in milliseconds; 0 for one that does not say. */
export const auditTimeOf = (entry: DocumentSnapshot): number => Number(entry.get('at')?.toMillis?.() ?? 0);

/** Writes one entry in the transaction of the change itself, so that neither is stored without the other. */
export function audit(tx: Transaction, line: AuditLine): void {
  documents.audit.create(tx, randomUUID(), { ...line, at: FieldValue.serverTimestamp() });
}
