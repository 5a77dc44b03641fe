import { Button, Dialog, formatList } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';
import type { HandingIn } from './use-hand-in.ts';

/**
 * The button for turning in, on every question; if some are unanswered or not correct it asks first. `offered`: the question's own
 * button already does this.
 */
export function HandInBar({ handIn, offered }: { readonly handIn: HandingIn; readonly offered: boolean }) {
  const t = useText('work');
  const { asking, setAsking, open, missed } = handIn;
  const named = (key: 'askTyped' | 'askUnsent', numbers: readonly number[]) =>
    numbers.length > 0 ? t(key, { count: numbers.length, numbers: formatList(numbers.map(String)) }) : '';
  const parts = [
    // A text of nothing but empty parts is none.
    open + missed > 0 ? t('askOpen', { open, missed }).trim() : '',
    named('askTyped', handIn.typed),
    named('askUnsent', handIn.unsent),
  ];
  return (
    <div className="mt-8 flex justify-end border-t border-line pt-6">
      {!handIn.done && !handIn.isWaiting && !offered && <Button onClick={handIn.request}>{t('handIn')}</Button>}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('askTitle')}
        description={[...parts, t('askUndo')].filter(Boolean).join(' ')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('goOn')}</Button>
            <Button kind="primary" onClick={() => void handIn.turnIn()}>
              {t('handIn')}
            </Button>
          </>
        }
      />
    </div>
  );
}
