import type { Transaction } from 'firebase-admin/firestore';
import { type AuditLine, audit } from '../../platform/audit.ts';

/** Of a school, one line of the log has this many children. */
const CHILDREN_A_LINE = 500;

/** Writes down for each of these children that its data came back, which the family and the school can read; for nobody, that a class did. */
export function noteReturn(tx: Transaction, line: AuditLine, studentIds: readonly string[]): void {
  for (let from = 0; from === 0 || from < studentIds.length; from += CHILDREN_A_LINE)
    audit(tx, { ...line, studentIds: studentIds.slice(from, from + CHILDREN_A_LINE) });
}
