import type { CallOutput } from '@lemma/school/calls';
import { Copyable, formatDate, Notice } from '@lemma/ui';
import { qrPath } from '@lemma/ui/qr-path';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

/** The target of the QR code: the parent's page with the code filled in. */
const addressOf = (code: string): string => `${location.origin}/parent-dashboard?code=${encodeURIComponent(code)}`;

/** A one-use code to read out, copy, or scan from screen or paper. */
export function ParentCode({ code }: { readonly code: CallOutput<'createParentCode'> }) {
  const t = useFeedbackText('student');
  const { size, path } = qrPath(addressOf(code.code));
  return (
    <Notice title={t('codeTitle')}>
      <div className="flex flex-wrap items-start gap-6">
        <div className="min-w-0">
          <p>
            <Copyable large value={code.code} label={t('parentCode')} />
          </p>
          <p>{t('codeBody', { until: formatDate(code.expiresAt) })}</p>
          <p className="text-sm text-muted">{t('codeScan')}</p>
        </div>
        <svg role="img" aria-label={t('codeSquare')} viewBox={`0 0 ${size} ${size}`} className="size-32 bg-white">
          <path d={path} fill="#000" />
        </svg>
      </div>
    </Notice>
  );
}
