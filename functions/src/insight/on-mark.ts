import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/v2/firestore';

const options = { document: 'insightMarks/{markId}', retry: true } as const;

async function fold(classId: unknown): Promise<void> {
  const { keepUp } = await import('./keep-up.ts');
  if (typeof classId === 'string') await keepUp(classId);
}

/** Folds a class when a student of it is marked. It waits between writes, so it stands apart from what marks. */
export const onInsightMarked = onDocumentCreated(options, ({ data }) => fold(data?.get('classId')));

/** As `onInsightMarked`, for a mark that was renewed while the class was being folded. */
export const onInsightMarkedAgain = onDocumentUpdated(options, ({ data }) => fold(data?.after.get('classId')));
