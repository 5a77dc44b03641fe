import { codeOf } from '@lemma/contract';
import { useAuth } from '@lemma/shared-auth';
import { Button, errorSentence, FormErrorSummary, PageTitle, TextField } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { textNow, useText } from '../text/texts.ts';
import { useSubmission } from './auth-form.ts';

const sentence = (error: unknown): string => {
  const code = codeOf(error);
  const t = textNow('second');
  return code === 'sign-in/refused' ? t('wrong') : code === 'sign-in/wait' ? t('wait') : errorSentence(code).body;
};

/** Shown instead of an area until this session has given the account's second factor. */
export function SecondFactor() {
  const t = useText('second');
  const { passSecondFactor } = useAuth();
  const [isLost, setIsLost] = useState(false);
  const { pending, faults, faultOf, submit } = useSubmission(sentence);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    submit(code === '' ? [{ field: 'code', message: t('missing') }] : [], () => passSecondFactor(code));
  };
  return (
    <div className="flex max-w-md flex-col items-start gap-4 py-10">
      <PageTitle>{t('title')}</PageTitle>
      <p>{t(isLost ? 'lostLead' : 'lead')}</p>
      <form key={String(isLost)} noValidate onSubmit={handleSubmit} className="flex w-full flex-col gap-5">
        <FormErrorSummary errors={faults} />
        <TextField
          id="code"
          name="code"
          label={t(isLost ? 'recoveryCode' : 'code')}
          inputMode={isLost ? 'text' : 'numeric'}
          autoComplete={isLost ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          error={faultOf('code')}
        />
        <Button type="submit" kind="primary" pending={pending}>
          {t('submit')}
        </Button>
      </form>
      <Button onClick={() => setIsLost(!isLost)}>{t(isLost ? 'useApp' : 'lost')}</Button>
      {isLost && <p className="text-muted">{t('nothingLeft')}</p>}
    </div>
  );
}
