import type { Override } from '@lemma/contract';
import { formatTime } from '@lemma/ui';
import { leaveLink } from './link-key.ts';
import { useText } from './text/texts.ts';

/** Shows on every page that an area is not the released version, with a button that ends this. */
export function OverrideBanner({ area, address, until, by }: Override) {
  const t = useText('override');
  return (
    <aside
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-3 bg-amber-300 p-2 text-sm text-black"
    >
      <span>{t('body', { area, address, until: formatTime(until), by })}</span>
      <button
        type="button"
        onClick={() => leaveLink()}
        className="min-h-11 rounded border border-black px-4 font-semibold"
      >
        {t('end')}
      </button>
    </aside>
  );
}
