import { type Classroom, type LoginCard, wholeCode } from '@lemma/school/class';
import { qrPath } from '@lemma/ui/qr-path';
import { useRosterText } from '#shared/text/use-roster-text.ts';
import { CardSecret } from './card-secret.tsx';
import { codeTextOf } from './card-text.ts';

type CardFaceProps = { readonly card: LoginCard; readonly classroom: Pick<Classroom, 'name' | 'code'> };

/**
 * Lengths in characters up to which a name fits on two lines beside the code, at the normal size and at the next
 * smaller one.
 */
const [FITS_LARGE, FITS_MIDDLE] = [34, 64];

/** The largest size at which a name fits on the card. */
function nameSize({ length }: string): string {
  if (length <= FITS_LARGE) return 'text-lg leading-6';
  return length <= FITS_MIDDLE ? 'text-base leading-5' : 'text-sm leading-4';
}

/**
 * One login card: who, with what, where. A badge's QR code signs in; the code on other cards opens the page with the
 * class filled in.
 */
export function CardFace({ card, classroom }: CardFaceProps) {
  const t = useRosterText('cards');
  const isBadge = card.secretKind === 'badge';
  const { host } = window.location;
  const code = wholeCode(classroom.code, card.cardKey);
  return (
    <div className="flex h-full flex-col gap-2 print:gap-1.5">
      <div className="flex items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2 print:gap-1">
          <p className={`font-semibold break-words ${nameSize(card.fullName)}`}>{card.fullName}</p>
          <p className="text-sm leading-5 break-words text-muted print:leading-4">{classroom.name}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 leading-5">
            <dt className="text-sm text-muted">{t('code')}</dt>
            <dd className="font-mono">{code}</dd>
            <dt className="text-sm text-muted">{t('userName')}</dt>
            <dd className="font-mono wrap-anywhere">{card.userName}</dd>
            {card.secretKind !== 'pictures' && !isBadge && (
              <>
                <dt className="text-sm text-muted">{t('secret')}</dt>
                <dd>
                  <CardSecret card={card} />
                </dd>
              </>
            )}
          </dl>
        </div>
        <Code text={codeTextOf(card, code)} label={t(isBadge ? 'badge' : 'opensClass')} />
      </div>
      {card.secretKind === 'pictures' && <CardSecret card={card} />}
      {isBadge && <p className="font-mono text-sm leading-4 break-all">{card.secret}</p>}
      <p className="mt-auto text-sm leading-4 text-muted">{t('where', { address: `${host}/student-login` })}</p>
    </div>
  );
}

function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-28 shrink-0 bg-white print:size-[27mm]"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
