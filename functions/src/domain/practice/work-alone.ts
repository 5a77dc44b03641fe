import { ALONE, type EvidenceWork } from '@lemma/school/insight';
import type { Practice, StoredPlacement } from '@lemma/school/practice';
import { entryOf } from '../evidence/evidence.ts';
import { practiceProblem } from './today.ts';

type Answered = Pick<StoredPlacement, 'items'> | Pick<Practice, 'items'>;

/**
 * What a student answered alone as evidence, in the form that the work of an assignment has. Each entry has the seed
 * from which its problem is drawn again.
 */
export function workAlone(
  kind: keyof typeof ALONE,
  { items }: Answered,
  when: Pick<EvidenceWork, 'revision' | 'submittedAt'>,
): EvidenceWork {
  const entries = items.flatMap((one) => {
    const posed = practiceProblem(one);
    const entry = posed && entryOf(one.item, posed, false);
    return entry ? { ...entry, seed: one.seed } : [];
  });
  return {
    ...{ assignmentId: ALONE[kind], classId: ALONE[kind], state: ALONE[kind], late: false, score: 0, maxScore: 0 },
    ...{ took: entries.reduce((sum, { took }) => sum + took, 0), entries },
    ...when,
  };
}
