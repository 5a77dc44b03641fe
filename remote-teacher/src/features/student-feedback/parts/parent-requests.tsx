import { LONGEST_REMARK } from '@lemma/school/base';
import type { Guardian } from '@lemma/school/family';
import type { Student } from '@lemma/school/people';
import type { RightsRequest } from '@lemma/school/privacy';
import { useCall } from '@lemma/screens';
import { Button, formatDateTime, Status, TextField } from '@lemma/ui';

import { useState } from 'react';
import { Acts } from '#shared/parts/acting.tsx';
import { useText } from '#shared/text/texts.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { studentQueries } from '../queries.ts';
import { EraseStudent } from './erase-student.tsx';

type ParentRequestsProps = {
  readonly uid: string;
  readonly student: Student;
  readonly guardians: readonly Guardian[];
};

const tones = { open: 'attention', done: 'done', declined: 'neutral' } as const;

/** What parents requested about the child's data, open requests first, each with its answer. */
export function ParentRequests({ uid, student, guardians }: ParentRequestsProps) {
  const t = useFeedbackText('student');
  const quote = useText('common');
  const all = guardians
    .flatMap(({ requests = [], parentId, parentName }) => requests.map((asked) => ({ asked, parentId, parentName })))
    .toSorted((one, other) => other.asked.at - one.asked.at);
  if (all.length === 0) return null;
  const sorted = [
    ...all.filter(({ asked }) => asked.state === 'open'),
    ...all.filter(({ asked }) => asked.state !== 'open'),
  ];
  return (
    <section aria-label={t('requests')} className="pb-4">
      <h3 className="font-semibold">{t('requests')}</h3>
      <ul>
        {sorted.map(({ asked, parentId, parentName }) => (
          <li key={asked.id} className="flex flex-col gap-2 border-b border-line py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>
                {t(asked.kind === 'delete' ? 'requestDelete' : 'requestCorrect', {
                  name: parentName,
                  when: formatDateTime(asked.at),
                })}
              </span>
              <Status tone={tones[asked.state]}>{t(`requestStates.${asked.state}`)}</Status>
            </p>
            {asked.text !== '' && (
              <p className="measure whitespace-pre-wrap">{quote('quoted', { text: asked.text })}</p>
            )}
            {asked.state === 'open' ? (
              <Acts>
                <Reply uid={uid} student={student} parentId={parentId} asked={asked} />
              </Acts>
            ) : (
              <p className="text-sm text-muted">
                {t('requestAnswered', { when: formatDateTime(asked.answeredAt ?? asked.at) })} {asked.answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ReplyProps = {
  readonly uid: string;
  readonly student: Student;
  readonly parentId: string;
  readonly asked: RightsRequest;
};

function Reply({ uid, student, parentId, asked }: ReplyProps) {
  const studentId = student.id;
  const t = useFeedbackText('student');
  const [answer, setAnswer] = useState('');
  const reply = useCall('answerRights', { refreshes: [studentQueries.guardians(uid, studentId)] });
  const say = (state: 'done' | 'declined') => reply.mutate({ studentId, parentId, requestId: asked.id, state, answer });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('requestAnswer')}
        optional
        maxLength={LONGEST_REMARK}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        className="min-w-64 flex-1"
      />
      {asked.kind === 'delete' ? (
        <EraseStudent {...{ uid, student, parentId, asked, answer }} />
      ) : (
        <Button pending={reply.isPending && reply.variables.state === 'done'} onClick={() => say('done')}>
          {t('requestDone')}
        </Button>
      )}
      <Button
        kind="quiet"
        pending={reply.isPending && reply.variables.state === 'declined'}
        onClick={() => say('declined')}
      >
        {t('requestDecline')}
      </Button>
    </div>
  );
}
