import { codeOf } from '@lemma/contract';
import { confirmPassword } from '@lemma/shared-auth';
import { authReasonOf } from '@lemma/shared-auth/reasons';
import { Button, Dialog, errorSentence, PasswordField } from '@lemma/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useCommand } from '../queries/use-command.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { useByPassword, useSignInAgain } from './use-sign-in-again.ts';

type ConfirmPersonProps = {
  readonly title: string;
  readonly onClose: () => void;
  /** Called when the session is fresh again. */
  readonly onDone: () => void;
};

/**
 * What the server does only in a session that has just begun: asks for the password, or leads through the sign-in page of
 * Google or of the school.
 */
export function ConfirmPerson({ title, onClose, onDone }: ConfirmPersonProps) {
  const t = useSettingsText('second');
  const form = useId();
  const byPassword = useByPassword();
  const sentence = useSentence();
  const [fault, setFault] = useState<string>();
  const confirm = useCommand((password: string) => confirmPassword(password), {
    onSuccess: onDone,
    onError: (error) => setFault(sentence(error)),
    meta: { silent: true },
  });
  const again = useSignInAgain();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (!confirm.isPending) confirm.mutate(password);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={t(byPassword ? 'staleOwn' : 'staleOther')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {byPassword ? (
            <Button type="submit" form={form} kind="primary" pending={confirm.isPending}>
              {t('goOn')}
            </Button>
          ) : (
            <Button kind="primary" pending={again.isPending} onClick={() => again.mutate()}>
              {t('again')}
            </Button>
          )}
        </>
      }
    >
      {byPassword && (
        <form id={form} noValidate onSubmit={handleSubmit}>
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            {...(fault !== undefined && { error: fault })}
          />
        </form>
      )}
    </Dialog>
  );
}

/** Why the password was not taken, in a sentence. */
function useSentence(): (error: unknown) => string {
  const t = useSettingsText('settings');
  return (error) => {
    const reason = authReasonOf(error);
    if (reason === 'credential') return t('passwordWrong');
    if (reason === 'many') return t('passwordMany');
    return reason === 'network' ? t('noNetwork') : errorSentence(codeOf(error)).body;
  };
}
