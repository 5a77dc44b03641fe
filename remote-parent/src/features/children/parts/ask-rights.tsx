import { codeOf } from '@lemma/contract';
import { LONGEST_REMARK } from '@lemma/school/base';
import type { RightsRequest } from '@lemma/school/privacy';
import { useCall } from '@lemma/screens';
import { Button, Dialog, errorSentence, TextArea } from '@lemma/ui';
import { useRef, useState } from 'react';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';

type AskRightsProps = { readonly uid: string; readonly studentId: string; readonly name: string };

/** Two requests to the school, which answers on this page. */
export function AskRights({ uid, studentId, name }: AskRightsProps) {
  const t = useText('children');
  const [kind, setKind] = useState<RightsRequest['kind'] | undefined>();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  // A repeated request keeps its id until it has arrived.
  const requestId = useRef(crypto.randomUUID());
  const ask = useCall('askRights', {
    refreshes: [parentQueries.children(uid)],
    meta: { silent: true },
    onSuccess: () => {
      requestId.current = crypto.randomUUID();
      setKind(undefined);
      setText('');
    },
  });
  const fault = ask.error ? errorSentence(codeOf(ask.error)) : undefined;
  const error = missing ? t('askTextMissing') : fault && `${fault.title}. ${fault.body}`;
  const send = () => {
    const empty = kind === 'correct' && text.trim() === '';
    setMissing(empty);
    if (kind !== undefined && !empty) ask.mutate({ studentId, requestId: requestId.current, kind, text });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setKind('correct')}>{t('askCorrect')}</Button>
      <Button onClick={() => setKind('delete')}>{t('askDelete')}</Button>
      <Dialog
        open={kind !== undefined}
        onOpenChange={(open) => !open && setKind(undefined)}
        title={kind === 'delete' ? t('askDeleteTitle', { name }) : t('askCorrectTitle')}
        description={t('askBody')}
        actions={
          <Button kind="primary" pending={ask.isPending} onClick={send}>
            {t('askSend')}
          </Button>
        }
      >
        <TextArea
          label={t('askText')}
          optional={kind === 'delete'}
          rows={4}
          maxLength={LONGEST_REMARK}
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Dialog>
    </div>
  );
}
