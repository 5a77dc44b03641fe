import type { EasinessOf } from '@lemma/mastery';
import type { Evidence } from '@lemma/school/insight';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { boundedEvidence } from './bounded-evidence.ts';
import { foldedOf } from './summary-of.ts';

/**
 * Stores the evidence of a student who worked alone, and what is found from it. The whole document is written back,
 * because it also contains the teachers' judgements of the student.
 */
export function storeEvidence(tx: Transaction, evidence: Evidence, easinessOf: EasinessOf): void {
  const known = foldedOf(boundedEvidence(evidence, easinessOf), easinessOf);
  documents.evidence.put(tx, evidence.studentId, known.evidence);
  documents.progress.put(tx, evidence.studentId, known.progress);
}
