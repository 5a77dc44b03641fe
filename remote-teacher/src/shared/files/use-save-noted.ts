import { codeOf } from '@lemma/contract';
import type { ExportKind } from '@lemma/school/privacy';
import { useCommand } from '@lemma/screens';
import { news } from '@lemma/toast';
import { downloadBlob, downloadText, errorSentence } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type Noted = {
  readonly what: ExportKind;
  /** Records for each child in the file who takes it, which the family and the school can read. */
  readonly note: () => Promise<unknown>;
  readonly make: () => MadeFile | Promise<MadeFile>;
};
type MadeFile = { readonly name: string; readonly text: string | Blob; readonly type?: string };

/**
 * Saves a file with data of children. Before it is made, it is recorded who takes it. If that fails, there is no file, and
 * the page says so.
 */
export function useSaveNoted() {
  const t = useText('common');
  return useCommand(
    async ({ note, make }: Noted) => {
      await note();
      const { name, text, type } = await make();
      if (text instanceof Blob) downloadBlob(name, text);
      else downloadText(name, text, type);
    },
    {
      meta: { silent: true },
      onError: (error) =>
        news({ title: t('fileNotMade'), description: errorSentence(codeOf(error)).body, tone: 'problem' }),
    },
  );
}
