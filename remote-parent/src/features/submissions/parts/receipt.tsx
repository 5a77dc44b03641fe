import type { CallOutput } from '@lemma/school/calls';
import { ButtonLink, formatDateTime, Notice } from '@lemma/ui';
import { lazy, Suspense } from 'react';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';

const HandedInPages = lazy(async () => ({ default: (await import('@lemma/screens/handed-in')).HandedInPages }));

type ReceiptProps = {
  readonly receipt: CallOutput<'handInForChild'>;
  readonly title: string;
  readonly name: string;
  readonly answers: number;
};

/** Shown only after the server has stored the work: when it arrived and how many pages. */
export function Receipt({ receipt, title, name, answers }: ReceiptProps) {
  const t = useText('submissions');
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <Notice title={t('receiptTitle')}>
        <p>{t('receiptBody', { title, name, pages: receipt.pages.length, answers, at: formatDateTime(receipt.at) })}</p>
        {receipt.late && <p>{t('receiptLate')}</p>}
      </Notice>
      <Suspense fallback={null}>
        <HandedInPages pages={receipt.pages} shown />
      </Suspense>
      <ButtonLink to={paths.children()}>{t('receiptBack')}</ButtonLink>
    </div>
  );
}
