import { logger } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';

/** Keeps the summaries up to date as work is done. A failure is tried again: folding twice changes nothing. */
export const onSubmissionWritten = onDocumentWritten(
  { document: 'submissions/{submissionId}', retry: true },
  async (event) => {
    const [{ documents }, { looksTheSame }, { foldSubmission }] = await Promise.all([
      import('../platform/documents.ts'),
      import('./summary.ts'),
      import('./fold.ts'),
    ]);
    const { submissionId } = event.params;
    const before = event.data?.before && documents.submissions.parse(event.data.before);
    const after = event.data?.after && documents.submissions.parse(event.data.after);
    if (after === undefined || (before && looksTheSame(before, after))) return;
    await foldSubmission(submissionId, Date.now());
    logger.debug('folded', { submissionId, revision: after.revision });
  },
);
