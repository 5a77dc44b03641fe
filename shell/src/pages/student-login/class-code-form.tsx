import { Button, FormErrorSummary, PageTitle, TextField } from '@lemma/ui';
import type { SubmitEvent } from 'react';
import { useText } from '../../text/texts.ts';
import { useSubmission } from '../auth-form.ts';
import { codeSentence } from './call-sentence.ts';

type ClassCodeFormProps = { readonly initial: string; readonly onCode: (code: string) => Promise<void> };

export function ClassCodeForm({ initial, onCode }: ClassCodeFormProps) {
  const t = useText('student');
  const { pending, faults, faultOf, submit } = useSubmission(codeSentence);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    submit(code === '' ? [{ field: 'code', message: t('codeMissing') }] : [], () => onCode(code));
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <FormErrorSummary errors={faults} />
      <TextField
        id="code"
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        defaultValue={initial}
        error={faultOf('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputClassName="text-lg tracking-wide uppercase"
      />
      <Button type="submit" kind="primary" pending={pending}>
        {t('next')}
      </Button>
    </form>
  );
}
