import { useCall } from '@lemma/screens';
import { Button, Section, TextField } from '@lemma/ui';
import { useState } from 'react';
import type { Asked } from '#shared/logic/asked-text.ts';
import { Acts } from '#shared/parts/acting.tsx';
import { Exchange } from '#shared/parts/asked.tsx';
import { useAsked } from '#shared/queries/asked.ts';
import { useText } from '#shared/text/texts.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';
import { type Contested, contestedAnswers } from '../logic/answer-groups.ts';
import { nameOf, type SharedData } from '../logic/shared-data.ts';
import type { FixRequest } from './fix-dialog.tsx';

type ContestedQueueProps = SharedData & {
  readonly titleOf: (itemId: string) => string;
  readonly onFix: (request: FixRequest) => void;
};

/** "My answer should be right": accepted once, every equal answer counts; declining needs a reason. */
export function ContestedQueue({ assignment, students, results, titleOf, onFix }: ContestedQueueProps) {
  const t = useText('contest');
  const someone = useFeedbackText('feedback')('someone');
  const queue = contestedAnswers(results);
  // All at once: a call for each entry would be hundreds in a large class.
  const askedOf = useAsked(queue.flatMap((entry) => refOf(assignment.id, entry) ?? []));
  if (queue.length === 0) return null;
  return (
    <Section ruled title={t('title')} lead={t('lead')}>
      <ul className="flex flex-col">
        {queue.map((entry) => {
          const ref = refOf(assignment.id, entry);
          return (
            <Entry
              key={entry.key}
              entry={entry}
              asked={ref ? askedOf(ref) : null}
              assignmentId={assignment.id}
              title={titleOf(entry.itemId)}
              names={entry.studentIds.map((id) => nameOf(students, id) ?? someone)}
              onFix={onFix}
            />
          );
        })}
      </ul>
    </Section>
  );
}

/** The answer of the first student who gave it; undefined if nobody did. */
function refOf(assignmentId: string, { itemId, written, studentIds }: Contested) {
  const [studentId] = studentIds;
  return studentId === undefined ? undefined : { assignmentId, studentId, itemId, response: written };
}

type EntryProps = {
  readonly entry: Contested;
  readonly asked: Asked | null | undefined;
  readonly assignmentId: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly onFix: (request: FixRequest) => void;
};

function Entry({ entry, asked, assignmentId, title, names, onFix }: EntryProps) {
  const t = useText('contest');
  const quote = useText('common');
  const [declining, setDeclining] = useState(false);
  const [text, setText] = useState('');
  const [feedbackId] = useState(() => crypto.randomUUID());
  const decline = useCall('declineContest');
  const { itemId, problem, response, studentIds, attemptIds } = entry;
  const acceptance = { kind: 'answer' as const, problem, response };
  const say = () => {
    if (text.trim() === '' || decline.isPending || decline.isSuccess) return;
    // Older results do not name the attempts, only the students.
    const named = attemptIds.length > 0 ? { attemptIds: [...attemptIds] } : {};
    decline.mutate({ assignmentId, itemId, studentIds: [...studentIds], ...named, feedbackId, text });
  };
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-64 flex-1">
        <Exchange asked={asked} response={response} />
        <p className="text-sm text-muted">{title}</p>
        <p className="text-sm text-muted">{names.join(', ')}</p>
        {entry.notes.map((note) => (
          <p key={note} className="measure text-sm">
            {quote('quoted', { text: note })}
          </p>
        ))}
      </div>
      <Acts>
        {/* The list is updated a moment later by the fold; what was sent must not be asked for again. */}
        {decline.isSuccess ? (
          <p role="status">{t('declined')}</p>
        ) : declining ? (
          <form
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              say();
            }}
          >
            <TextField
              label={t('declineWhy')}
              value={text}
              maxLength={2000}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
            <Button type="submit" pending={decline.isPending} aria-disabled={text.trim() === ''}>
              {t('decline')}
            </Button>
          </form>
        ) : (
          <div className="flex gap-2">
            <Button size="small" onClick={() => onFix({ itemId, fix: { kind: 'accept', acceptance } })}>
              {t('accept')}
            </Button>
            <Button size="small" kind="quiet" onClick={() => setDeclining(true)}>
              {t('declineOpen')}
            </Button>
          </div>
        )}
      </Acts>
    </li>
  );
}
