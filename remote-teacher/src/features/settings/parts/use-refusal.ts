import { codeOf } from '@lemma/contract';
import { errorSentence } from '@lemma/ui';
import { useSchoolText } from '#shared/text/use-school-text.ts';

/** Why a call of an operator was refused, in a sentence. */
export function useRefusal(): (error: unknown) => string {
  const t = useSchoolText('school');
  return (error) => {
    const code = codeOf(error);
    if (code === 'sign-in/refused') return t('wrong');
    if (code === 'auth/second-factor') return t('codeMissing');
    return code === 'sign-in/wait' ? t('wait') : errorSentence(code).body;
  };
}
