import { QueryView } from '@lemma/screens';
import { formatDate, formatDateTime } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#shared/text/texts.ts';
import { childQueries } from '../queries.ts';

/** What was deleted at this parent's request; read when it is opened. */
export function Receipts({ uid }: { readonly uid: string }) {
  const t = useText('children');
  const [open, setOpen] = useState(false);
  return (
    <details className="border-t border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">{t('receiptsTitle')}</summary>
      {open && <ReceiptList uid={uid} />}
    </details>
  );
}

function ReceiptList({ uid }: { readonly uid: string }) {
  const t = useText('children');
  const query = useQuery(childQueries.receipts(uid));
  return (
    <QueryView query={query}>
      {({ receipts }) =>
        receipts.length === 0 ? (
          <p className="pb-4 text-muted">{t('receiptsNone')}</p>
        ) : (
          <ul className="pb-4">
            {receipts.map(({ id, at, byName, answer, restorableUntil, restoredAt, goneAt, ...counts }) => (
              <li key={id} className="measure py-2">
                <p>{t('receipt', { when: formatDateTime(at), name: byName, ...counts })}</p>
                {restoredAt !== undefined && <p>{t('receiptRestored', { date: formatDate(restoredAt) })}</p>}
                {restorableUntil !== undefined && <p>{t('receiptUntil', { date: formatDate(restorableUntil) })}</p>}
                {goneAt !== undefined && <p>{t('receiptGone', { date: formatDate(goneAt) })}</p>}
                {answer !== '' && <p className="whitespace-pre-wrap">“{answer}”</p>}
                <p className="text-sm break-all text-muted">{t('receiptId', { id })}</p>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
