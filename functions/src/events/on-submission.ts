import { isAppError } from '@lemma/contract';
import { logger } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';

/**
 * Updates the summaries when a submission changes. A temporary failure is retried, since folding twice changes nothing.
 * A document that cannot be read stays unreadable however often it is tried, so it is only reported.
 */
export const onSubmissionWritten = onDocumentWritten(
  { document: 'submissions/{submissionId}', retry: true },
  async ({ params: { submissionId }, data }) => {
    const [{ documents }, { looksTheSame }, { hearWork }, { scheduleFold }] = await Promise.all([
      import('../platform/documents.ts'),
      import('../domain/results/summary.ts'),
      import('../domain/results/fold.ts'),
      import('../domain/evidence/schedule-fold.ts'),
    ]);
    try {
      const before = data?.before && documents.submissions.parse(data.before);
      const after = data?.after && documents.submissions.parse(data.after);
      if (after === undefined || after.supersededBy !== undefined) return;
      if (before && looksTheSame(before, after)) return;
      for (const path of await hearWork(after, Date.now())) logger.error('data/malformed', { submissionId, path });
      await scheduleFold(after.classId);
    } catch (error) {
      if (!isAppError(error) || error.code !== 'data/malformed') throw error;
      logger.error(error.message, { submissionId, cause: error.cause });
    }
  },
);
