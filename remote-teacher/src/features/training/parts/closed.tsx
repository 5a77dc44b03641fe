import { useNavigate } from '@lemma/router';
import { useUid } from '@lemma/shared-auth';
import { NoPermission } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/paths.ts';
import { useTrainingText } from '#shared/text/use-training-text.ts';
import { trainingQueries } from '../queries.ts';
import { RemoveInterview } from './remove-interview.tsx';

/**
 * In place of an interview that may not be read. One of the teacher's own is closed because the student is in none of
 * the teacher's classes any more: it says so, and how it can be deleted unread.
 */
export function Closed({ interviewId }: { readonly interviewId: string }) {
  const t = useTrainingText('interview');
  const navigate = useNavigate();
  const { data: history } = useQuery(trainingQueries.history(useUid()));
  const line = history?.lines[interviewId];
  if (line === undefined) return <NoPermission />;
  const remove = <RemoveInterview interviewId={interviewId} onRemoved={() => navigate(paths.training())} />;
  return <NoPermission action={remove}>{t('closed', { name: line.student })}</NoPermission>;
}
