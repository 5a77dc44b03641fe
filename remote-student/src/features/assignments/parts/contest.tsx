import type { Submission, WorkItem } from '@lemma/school/work';
import { useCall, wordsOf } from '@lemma/screens';
import { Button, Notice, TextField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { useText } from '#shared/text/texts.ts';

type ContestProps = { readonly submission: Submission; readonly item: WorkItem };

/** The decisions on contested answers to earlier problems of the same practice. */
export function EarlierContests({ item }: Pick<ContestProps, 'item'>) {
  const t = useText('contest');
  const contested = (item.mastery?.rounds ?? []).flatMap(({ attempts, contest, field = item.field }, index) => {
    const response = attempts.find(({ id }) => id === contest?.attemptId)?.response;
    if (!contest || response === undefined) return [];
    return [{ number: index + 1, answer: wordsOf(field.options, response), state: contest.state }];
  });
  if (contested.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-1 text-sm text-muted">
      {contested.map(({ number, answer, state }) => (
        <li key={number}>{t(`earlier.${state}`, { number, answer })}</li>
      ))}
    </ul>
  );
}

/** "My answer should be right": the teacher reviews it, and decides once for everybody with the same answer. */
export function Contest({ submission, item }: ContestProps) {
  const t = useText('contest');
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const last = item.attempts.findLast(({ verdict }) => verdict === 'wrong');
  const send = useCall('contestAnswer');
  if (item.contest) {
    return (
      <div role="status" className="mt-4">
        <Notice>{t(`states.${item.contest.state}`)}</Notice>
      </div>
    );
  }
  if (last === undefined || item.solved || submission.held || submission.state === 'excused') return null;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!send.isPending)
      send.mutate({ submissionId: submission.id, itemId: item.id, attemptId: last.id, note: note.trim() });
  };
  return (
    <div className="mt-4">
      {open ? (
        <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-3">
          <TextField
            label={t('why')}
            optional
            maxLength={300}
            value={note}
            onChange={({ currentTarget: { value } }) => setNote(value)}
            className="min-w-64 flex-1"
          />
          <Button type="submit" pending={send.isPending}>
            {t('send')}
          </Button>
        </form>
      ) : (
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          {t('ask')}
        </Button>
      )}
    </div>
  );
}
