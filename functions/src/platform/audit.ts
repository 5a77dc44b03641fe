import type { AuditAction } from '@lemma/school';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from './firebase.ts';

/** What was done to whose data. Ids only: the log outlives names. */
export type AuditLine = {
  readonly action: AuditAction;
  readonly by: string;
  readonly classId?: string;
  readonly studentIds?: readonly string[];
  readonly subject?: string;
  /** How many it concerned, where they are gone and have no ids any more. */
  readonly count?: number;
};

/** Writes one line with the change itself, so that neither stands without the other. */
export function audit(tx: Transaction, line: AuditLine): void {
  tx.create(db().collection('audit').doc(), { ...line, at: FieldValue.serverTimestamp() });
}
