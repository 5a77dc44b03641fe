import { cx } from '../lib/cx.ts';
import { Link } from '../lib/link.ts';
import { useText } from '../text/catalogue.ts';

/** Lemma's name and logo: a lambda on a base line. */
export function Brand({ to, compact = false }: { readonly to: string; readonly compact?: boolean }) {
  const t = useText('frame');
  return (
    <Link
      to={to}
      aria-label={t('home')}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 text-ink no-underline hover:text-accent',
        !compact && 'pe-2',
      )}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 text-accent">
        <path
          d="M7.5 4h2.1c.9 0 1.6.5 2 1.4L18 20M12.4 8.6 6 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {!compact && <span className="text-lg font-semibold tracking-tight">Lemma</span>}
    </Link>
  );
}
