import type { Page } from '@lemma/school/files';
import type { HandIn } from '@lemma/school/work';
import { useCommand } from '@lemma/screens';
import { downloadFile } from '@lemma/shared-auth';
import { Button, formatDateTime, Loading, Notice } from '@lemma/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#shared/text/texts.ts';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

// PDF pages need a large library, which is loaded with the first page that is opened.
const PageView = lazy(async () => ({ default: (await import('@lemma/screens/pages')).PageView }));

/** What was turned in, by whom and with which help level, with its pages. */
export function HandIns({ handIns }: { readonly handIns: readonly HandIn[] }) {
  const t = useFeedbackText('work');
  const quote = useText('common');
  if (handIns.length === 0) return null;
  return (
    <ul aria-label={t('handIns')} className="flex flex-col gap-3">
      {handIns.map((handIn) => (
        <li key={handIn.id}>
          <Notice title={t('handedInBy', { name: handIn.byName, at: formatDateTime(handIn.at) })}>
            {handIn.helpLevel !== undefined && <p>{t(`help.${handIn.helpLevel}`)}</p>}
            {handIn.note !== undefined && handIn.note !== '' && (
              <p className="mt-1">{quote('quoted', { text: handIn.note })}</p>
            )}
          </Notice>
          <Pages pages={handIn.pages} />
        </li>
      ))}
    </ul>
  );
}

const ADDRESS_LIFE_MS = 60_000;

function openBeside(blob: Blob): void {
  const address = URL.createObjectURL(blob);
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}

/** The pages by name; the chosen one is shown below, rotated as it was turned in. */
export function Pages({ pages }: { readonly pages: readonly Page[] }) {
  const t = useFeedbackText('work');
  const [shown, setShown] = useState<{ page: Page; blob: Blob } | undefined>();
  const open = useCommand(async (page: Page) => ({ page, blob: await downloadFile(page.fileId) }), {
    onSuccess: setShown,
  });
  if (pages.length === 0) return null;
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-2">
        {pages.map((page) => (
          <li key={page.fileId}>
            <Button
              size="small"
              pending={open.isPending && open.variables === page}
              aria-pressed={shown?.page === page}
              onClick={() => (shown?.page === page ? setShown(undefined) : open.mutate(page))}
            >
              {page.questions === undefined
                ? page.name
                : t('pageShows', { name: page.name, questions: page.questions.join(', ') })}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <div className="mt-3 flex flex-col items-start gap-2">
          <Suspense fallback={<Loading />}>
            <PageView key={shown.page.fileId} blob={shown.blob} name={shown.page.name} turn={shown.page.turn} />
          </Suspense>
          <Button size="small" kind="quiet" onClick={() => openBeside(shown.blob)}>
            {t('openBeside')}
          </Button>
        </div>
      )}
    </>
  );
}
