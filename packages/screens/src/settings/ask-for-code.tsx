import { call } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, Dialog, TextField } from '@lemma/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useCommand } from '../queries/use-command.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { useCodeSentence } from './code-sentence.ts';

type AskForCodeProps = {
  readonly act: 'renew' | 'turn-off';
  readonly onClose: () => void;
  readonly onDone: (codes?: readonly string[]) => void;
};

async function doWith(act: AskForCodeProps['act'], code: string): Promise<readonly string[] | undefined> {
  if (act === 'renew') return (await call('renewRecoveryCodes', { code })).recoveryCodes;
  await call('turnOffSecondFactor', { code });
  return undefined;
}

/** Asks for a code before the second factor is turned off, or its recovery codes are replaced. */
export function AskForCode({ act, onClose, onDone }: AskForCodeProps) {
  const t = useSettingsText('second');
  const sentence = useCodeSentence();
  const form = useId();
  const [fault, setFault] = useState<string>();
  const command = useCommand((code: string) => doWith(act, code), {
    onSuccess: (codes) => {
      if (codes === undefined) news({ title: t('isOff'), tone: 'good' });
      onDone(codes);
    },
    onError: (error) => setFault(sentence(error)),
    meta: { silent: true },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setFault(code === '' ? t('missing') : undefined);
    if (code !== '' && !command.isPending) command.mutate(code);
  };
  const isOff = act === 'turn-off';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(isOff ? 'offTitle' : 'renew')}
      description={t(isOff ? 'offWhy' : 'keepLead')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} kind={isOff ? 'danger' : 'primary'} pending={command.isPending}>
            {t(isOff ? 'turnOff' : 'renew')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <TextField
          name="code"
          label={t(isOff ? 'codeOrRecovery' : 'code')}
          autoComplete="one-time-code"
          {...(fault !== undefined && { error: fault })}
        />
      </form>
    </Dialog>
  );
}
