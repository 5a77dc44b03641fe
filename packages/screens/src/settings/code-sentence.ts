import { codeOf } from '@lemma/contract';
import { errorSentence } from '@lemma/ui';
import { useSettingsText } from '../text/use-settings-text.ts';

/** What it means that a code was not accepted. */
export function useCodeSentence(): (error: unknown) => string {
  const t = useSettingsText('second');
  return (error) => {
    const code = codeOf(error);
    if (code === 'sign-in/refused') return t('wrong');
    if (code === 'sign-in/wait') return t('wait');
    return code === 'auth/signed-out' ? t('signInAgain') : errorSentence(code).body;
  };
}
