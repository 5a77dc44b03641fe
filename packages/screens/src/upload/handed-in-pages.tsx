import type { Page } from '@lemma/school/files';
import { downloadFile } from '@lemma/shared-auth';
import { Button } from '@lemma/ui';
import { useEffect, useState } from 'react';
import { useCommand } from '../queries/use-command.ts';
import { useUploadText } from '../text/use-upload-text.ts';
import { PageView } from './page-view.tsx';

const ADDRESS_LIFE_MS = 60_000;

function openBeside(blob: Blob): void {
  const address = URL.createObjectURL(blob);
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}

type HandedInPagesProps = {
  readonly pages: readonly Page[];
  /** Shows the first page at once, for whoever has just sent it. */
  readonly shown?: boolean;
};

/** The pages that were turned in, by name; the chosen one is shown below, rotated as it was turned in. */
export function HandedInPages({ pages, shown: isShown = false }: HandedInPagesProps) {
  const t = useUploadText('upload');
  const [shown, setShown] = useState<{ page: Page; blob: Blob } | undefined>();
  const open = useCommand(async (page: Page) => ({ page, blob: await downloadFile(page.fileId) }), {
    // What this device sent is there without a connection.
    networkMode: 'always',
    onSuccess: setShown,
  });
  const { mutate } = open;
  const first = isShown ? pages[0] : undefined;
  useEffect(() => {
    if (first) mutate(first);
  }, [first, mutate]);
  if (pages.length === 0) return null;
  // One page that is shown at once leaves nothing to choose.
  const isChosen = isShown && pages.length === 1 && shown !== undefined;
  return (
    <>
      <ul hidden={isChosen} aria-label={t('handedInPages')} className="mt-2 flex flex-wrap gap-2">
        {pages.map((page) => (
          <li key={page.fileId}>
            <Button
              size="small"
              pending={open.isPending && open.variables === page}
              aria-pressed={shown?.page === page}
              onClick={() => (shown?.page === page ? setShown(undefined) : open.mutate(page))}
            >
              {page.questions === undefined || page.questions.length === 0
                ? page.name
                : t('pageShows', { name: page.name, questions: page.questions.join(', ') })}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <div className="mt-3 flex flex-col items-start gap-2">
          <PageView key={shown.page.fileId} blob={shown.blob} name={shown.page.name} turn={shown.page.turn} />
          <Button size="small" kind="quiet" onClick={() => openBeside(shown.blob)}>
            {t('openBeside')}
          </Button>
        </div>
      )}
    </>
  );
}
