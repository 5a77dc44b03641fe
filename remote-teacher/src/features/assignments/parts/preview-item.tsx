import type { AssignmentItem } from '@lemma/school/assignment';
import { isItemClosed, type WorkItem } from '@lemma/school/work';
import { ItemView, NO_LINES, type Unreadable, useCall } from '@lemma/screens';
import { useState } from 'react';

type PreviewItemProps = {
  readonly spec: AssignmentItem;
  readonly item: WorkItem;
  readonly sample: number;
  readonly number: number;
  readonly total: number;
};

/** One item of the preview. It works as for a student, but its state exists in this dialog only. */
export function PreviewItem({ spec, item: initial, sample, number, total }: PreviewItemProps) {
  const [item, setItem] = useState(initial);
  const [response, setResponse] = useState('');
  const [invalid, setInvalid] = useState<Unreadable | undefined>();
  const [lines, setLines] = useState(NO_LINES);
  const attempt = useCall('tryPreview');
  const asked = { item: spec, sample, response, hintsShown: item.hints.length };

  const check = () =>
    attempt.mutate(asked, {
      onSuccess: ({ outcome, message, sameValue = false }) => {
        setInvalid(outcome === 'invalid' ? { at: 0, length: response.length, message } : undefined);
        if (outcome === 'invalid') return;
        const made = {
          id: crypto.randomUUID(),
          response,
          verdict: outcome,
          sameValue,
          message,
          at: Date.now(),
          took: 0,
          hintsShown: item.hints.length,
        };
        const next = { ...item, attempts: [...item.attempts, made], solved: outcome === 'right' };
        setItem({ ...next, closed: isItemClosed(next) });
      },
    });
  const hint = () =>
    attempt.mutate(
      { ...asked, hintsShown: item.hints.length + 1 },
      { onSuccess: (reply) => reply.hint !== undefined && setItem({ ...item, hints: [...item.hints, reply.hint] }) },
    );

  return (
    <ItemView
      item={item}
      number={number}
      total={total}
      response={response}
      onResponse={(next) => {
        setResponse(next);
        setInvalid(undefined);
      }}
      onCheck={check}
      checking={attempt.isPending}
      invalid={invalid}
      written={{ value: lines, onChange: setLines }}
      onHint={spec.hints === 'free' ? hint : undefined}
    />
  );
}
