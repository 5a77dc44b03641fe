import { codeOf } from '@lemma/contract';
import { errorSentence } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';
import { RefusedFiles } from '../logic/send-files.ts';

/** Why turning in failed, with a line for each refused file: its name, what is wrong, what to do. */
export function useFaultLines(error: Error | null): readonly { message: string }[] {
  const t = useText('submissions');
  if (error === null) return [];
  if (error instanceof RefusedFiles) {
    const { files, arrived } = error;
    // What to do is shown after the last file, and depends on their number.
    const rest = t('fileFaultsRest', { refused: files.length, arrived });
    return files.map(({ name, code }, index) => {
      const message = t(`fileFaults.${code}`, { name });
      return { message: index === files.length - 1 ? `${message} ${rest}` : message };
    });
  }
  const { title, body } = errorSentence(codeOf(error));
  return [{ message: `${title}. ${body}` }];
}
