import type { EvidenceEntry, EvidenceWork } from '@lemma/school/insight';

/** One student's answers to an assignment as the work that the fold reads. */
export const asWork = (assignmentId: string, classId: string, entries: readonly EvidenceEntry[]): EvidenceWork => ({
  ...{ assignmentId, classId, revision: 1, state: 'submitted', late: false },
  ...{ score: 0, maxScore: entries.length, took: 0, entries: [...entries] },
});
