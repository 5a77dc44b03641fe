import type { HandIn, Page } from '@lemma/school';
import { downloadFile } from '@lemma/shared-auth';
import { Button, formatDateTime, Notice } from '@lemma/ui';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../text/texts.ts';

/** What was handed in, by whom and with how much help, with its pages. */
export function HandIns({ handIns }: { readonly handIns: readonly HandIn[] }) {
  const t = useText('work');
  if (handIns.length === 0) return null;
  return (
    <ul aria-label={t('handIns')} className="flex flex-col gap-3">
      {handIns.map((handIn) => (
        <li key={handIn.id}>
          <Notice title={t('handedInBy', { name: handIn.byName, at: formatDateTime(handIn.at) })}>
            {handIn.helpLevel !== undefined && <p>{t(`help.${handIn.helpLevel}`)}</p>}
            {handIn.note !== undefined && handIn.note !== '' && <p className="mt-1">“{handIn.note}”</p>}
            {handIn.pages.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-2">
                {handIn.pages.map((page) => (
                  <li key={page.fileId}>
                    <PageButton page={page} />
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        </li>
      ))}
    </ul>
  );
}

const KEEP_OPEN = 60_000;

function PageButton({ page }: { readonly page: Page }) {
  const open = useMutation({
    mutationFn: () => downloadFile(page.fileId),
    onSuccess: (blob) => {
      const address = URL.createObjectURL(blob);
      window.open(address, '_blank', 'noopener');
      setTimeout(() => URL.revokeObjectURL(address), KEEP_OPEN);
    },
  });
  return (
    <Button size="small" pending={open.isPending} onClick={() => open.mutate()}>
      {page.name}
    </Button>
  );
}
