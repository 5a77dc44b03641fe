import type { ListedArea, Preview } from '@lemma/contract';
import { Button, formatDateTime } from '@lemma/ui';
import { useHeightTold } from '../app/told-height.ts';
import { useAreaName } from '../remotes/area-name.ts';
import { leaveLink } from './link-key.ts';
import { useText } from './text/texts.ts';

type PreviewBannerProps = Pick<Preview, 'until' | 'by'> & { readonly listed: ListedArea };

/** Says on every page that an area is a version which is not out yet, and how to leave it. */
export function PreviewBanner({ until, by, listed }: PreviewBannerProps) {
  const t = useText('preview');
  const bar = useHeightTold();
  const nameOf = useAreaName();
  return (
    <aside
      ref={bar}
      aria-label={t('label')}
      data-print="hide"
      className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-warm-wash px-4 py-2 text-sm text-ink"
    >
      <p className="min-w-0 flex-1 basis-80">
        <strong className="font-semibold">{t('title', { area: nameOf(listed) })}</strong> {t('body')}{' '}
        <span className="text-muted">{t('until', { by, until: formatDateTime(until) })}</span>
      </p>
      <Button size="small" onClick={() => leaveLink(listed.path)}>
        {t('leave')}
      </Button>
    </aside>
  );
}
