import { codeOf } from '@lemma/contract';
import { errorSentence } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';
import { RefusedFiles } from '../logic/send-files.ts';

/** Why turning in did not work, a line for each file that could not be taken: its name, what is wrong, what to do. */
export function useFaultLines(error: Error | null): readonly { message: string }[] {
  const t = useText('submissions');
  if (error === null) return [];
  if (error instanceof RefusedFiles)
    // What to do about them stands with the last: it is no fault of its own, and they are counted.
    return error.files.map(({ name, code }, index) => {
      const message = t(`fileFaults.${code}`, { name });
      return { message: index === error.files.length - 1 ? `${message} ${t('fileFaultsRest')}` : message };
    });
  const { title, body } = errorSentence(codeOf(error));
  return [{ message: `${title}. ${body}` }];
}
