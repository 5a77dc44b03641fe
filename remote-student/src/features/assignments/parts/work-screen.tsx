import { codeOf } from '@lemma/contract';
import { useSearchParams } from '@lemma/router';
import { DAY } from '@lemma/school/time';
import { mayWork, type Submission } from '@lemma/school/work';
import { deskQuery, QueryView } from '@lemma/screens';
import { call, useUid } from '@lemma/shared-auth';
import { ErrorState, errorSentence, formatDateTime, PageHeader, PageSkeleton } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { workQueries } from '../queries.ts';
import { Comments, CommentsElsewhere } from './comments.tsx';
import { Contest, EarlierContests } from './contest.tsx';
import { HandInBar } from './hand-in-bar.tsx';
import { HandedIn } from './handed-in.tsx';
import { isDone } from './item-state.ts';
import { LatePass } from './late-pass.tsx';
import { Solution } from './solution.tsx';
import { TimeLeft } from './time-left.tsx';
import { TimedStart } from './timed-start.tsx';
import { TurnedIn } from './turned-in.tsx';
import { useHandIn } from './use-hand-in.ts';
import { WorkBar } from './work-bar.tsx';
import { WorkItemForm } from './work-item-form.tsx';

/**
 * The screen of one assignment. The first visit creates the work on the server; work that is there already is read while
 * the server is asked.
 */
export function WorkScreen({ assignmentId }: { readonly assignmentId: string }) {
  const t = useText('work');
  const uid = useUid();
  const opened = useQuery(workQueries.opened(uid, assignmentId));
  const begun = useQuery(workQueries.begun(uid, assignmentId));
  // Followed so that this device's copy knows of each answer: without a network, the lists count by it.
  useQuery(deskQuery(uid));
  const waits = opened.data?.waits;
  const submission = useQuery({
    ...workQueries.submission(uid, assignmentId),
    enabled: waits === undefined && (opened.isSuccess || begun.data === true),
  });
  // Work that is open stays open where the server was asked again and did not answer.
  if (opened.isLoadingError) {
    const { title, body } = errorSentence(codeOf(opened.error));
    return (
      <>
        <PageHeader title={t('title')} back={{ to: paths.assignments(), label: t('back') }} />
        {codeOf(opened.error) === 'work/closed' && <LatePass uid={uid} assignmentId={assignmentId} />}
        <ErrorState title={title} onRetry={() => void opened.refetch()} retrying={opened.isFetching}>
          {body}
        </ErrorState>
      </>
    );
  }
  if (waits !== undefined)
    return <TimedStart uid={uid} assignmentId={assignmentId} minutes={waits} title={opened.data?.title} />;
  return (
    <QueryView query={submission}>
      {(data) => (data === null ? <PageSkeleton /> : <Work uid={uid} submission={data} />)}
    </QueryView>
  );
}

/** Comments on no question, or on a question that was removed. */
const ofTheWhole = ({ feedback, items }: Submission) =>
  feedback.filter(({ itemId }) => itemId === undefined || !items.some(({ id }) => id === itemId));

function Work({ uid, submission }: { readonly uid: string; readonly submission: Submission }) {
  const t = useText('work');
  const [search] = useSearchParams();
  const unread = submission.feedback.some(({ readAt }) => readAt === undefined);
  const number = Math.min(Math.max(1, Number(search.get('item')) || 1), submission.items.length);
  const item = submission.items[number - 1];
  // The next problem of the same question begins with an empty field.
  const round = item?.mastery?.rounds.length ?? 0;
  const handIn = useHandIn(uid, submission);
  const [nearlyDue] = useState(() => mayWork(submission) && Date.now() > submission.dueAt - DAY);

  useEffect(() => {
    // Notes the comments as read; if that fails, the next visit sends it again.
    if (unread) call('readFeedback', { submissionId: submission.id }).catch(() => undefined);
  }, [unread, submission.id]);

  const header = (
    <>
      <TurnedIn uid={uid} submission={submission} handIn={handIn} />
      {nearlyDue && <LatePass uid={uid} assignmentId={submission.assignmentId} />}
      <TimeLeft uid={uid} submission={submission} />
      <HandedIn submission={submission} />
      <Comments feedback={ofTheWhole(submission)} />
      <CommentsElsewhere
        feedback={submission.feedback}
        assignmentId={submission.assignmentId}
        items={submission.items}
        current={item?.id}
      />
      {submission.instructions !== '' && <p className="measure whitespace-pre-wrap pb-4">{submission.instructions}</p>}
    </>
  );
  const due = t('due', { when: formatDateTime(submission.dueAt) });
  return (
    <div data-whole="" className="flex min-h-0 flex-1 flex-col">
      <div className="docked:sr-only">
        <PageHeader title={submission.title} lead={due} back={{ to: paths.assignments(), label: t('back') }} />
      </div>
      <WorkBar submission={submission} current={number} answered={handIn.answered}>
        <p className="hidden text-sm text-muted docked:block">
          <span className="block font-semibold text-ink">{submission.title}</span>
          {due}
        </p>
      </WorkBar>
      {item && (
        <WorkItemForm
          key={`${item.id} ${round}`}
          uid={uid}
          submission={submission}
          item={item}
          number={number}
          before={header}
          after={
            <>
              <Comments feedback={submission.feedback.filter(({ itemId }) => itemId === item.id)} />
              <EarlierContests item={item} />
              <Contest submission={submission} item={item} />
              <Solution submission={submission} item={item} />
              <HandInBar
                handIn={handIn}
                offered={handIn.open === 0 && isDone(item) && number === submission.items.length}
              />
            </>
          }
          handIn={handIn}
        />
      )}
    </div>
  );
}
