import { codeOf } from '@lemma/contract';
import { errorSentence } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';
import { RefusedFiles } from '../logic/send-files.ts';

/** Why turning in did not work, a line for each file that could not be taken: its name, what is wrong, what to do. */
export function useFaultLines(error: Error | null): readonly { message: string }[] {
  const t = useText('submissions');
  if (error === null) return [];
  if (error instanceof RefusedFiles)
    return [
      ...error.files.map(({ name, code }) => ({ message: t(`fileFaults.${code}`, { name }) })),
      { message: t('fileFaultsRest') },
    ];
  const { title, body } = errorSentence(codeOf(error));
  return [{ message: `${title}. ${body}` }];
}
