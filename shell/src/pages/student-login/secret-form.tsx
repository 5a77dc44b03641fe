import { Button, FormErrorSummary, Notice, PasswordField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { useText } from '../../text/texts.ts';
import { useSubmission } from '../auth-form.ts';
import { callSentence } from './call-sentence.ts';
import type { SignInName } from './types.ts';

type SecretFormProps = {
  readonly who: SignInName;
  readonly onSecret: (secret: string) => Promise<void>;
  readonly onAsk: () => Promise<unknown>;
  readonly onBack: () => void;
};

export function SecretForm({ who, onSecret, onAsk, onBack }: SecretFormProps) {
  const t = useText('student');
  const [asked, setAsked] = useState(false);
  const { pending, faults, faultOf, submit } = useSubmission(callSentence);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const secret = String(new FormData(event.currentTarget).get('secret')).trim();
    submit(secret === '' ? [{ field: 'secret', message: t('secretMissing') }] : [], () => onSecret(secret));
  };
  const handleAsk = () =>
    submit([], async () => {
      await onAsk();
      setAsked(true);
    });

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <h1 className="text-xl font-semibold tracking-tight">{t('hello', { name: who.displayName })}</h1>
      <FormErrorSummary errors={faults} />
      <PasswordField
        id="secret"
        name="secret"
        label={t('secret')}
        hint={t('secretHint')}
        error={faultOf('secret')}
        autoComplete="off"
        autoCapitalize="none"
      />
      <Button type="submit" kind="primary" pending={pending}>
        {t('submit')}
      </Button>
      {asked ? (
        <Notice>
          <p role="status">{t('asked')}</p>
        </Notice>
      ) : (
        <Button kind="quiet" onClick={handleAsk}>
          {t('forgot')}
        </Button>
      )}
      <p className="flex items-center gap-2">
        {t('notYou')}
        <Button kind="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </p>
    </form>
  );
}
