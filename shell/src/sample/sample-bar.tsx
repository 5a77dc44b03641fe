import { areaPaths } from '@lemma/contract';
import { type SampleRole, sampleRoles } from '@lemma/school/sample';
import { Button } from '@lemma/ui';
import { useHeightTold } from '../app/told-height.ts';
import { leaveSample, startOwn } from './leave-sample.ts';
import { useText } from './text/texts.ts';

const link =
  'inline-flex min-h-8 items-center rounded-md px-3 text-sm no-underline max-md:min-h-11 aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent text-accent-strong hover:bg-wash';

/** Says on every page that this is a sample class; changes whose eyes one looks through; leaves. */
export function SampleBar({ role }: { readonly role: SampleRole }) {
  const t = useText('sample');
  const bar = useHeightTold();
  return (
    <aside
      ref={bar}
      aria-label={t('label')}
      data-print="hide"
      className="flex flex-wrap items-center gap-x-6 border-b border-line bg-accent-wash px-4 py-1.5 max-md:gap-x-2 max-md:py-0.5 text-sm text-ink"
    >
      <p className="max-md:hidden">{t('body')}</p>
      <p className="font-semibold md:hidden">{t('short')}</p>
      <nav aria-label={t('seeAs')} className="flex items-center gap-1 max-md:order-last max-md:-mx-2 max-md:w-full">
        <span aria-hidden="true" className="pe-1 text-muted max-md:hidden">
          {t('seeAs')}
        </span>
        {sampleRoles.map((each) => (
          // Plain links: another person's page begins anew, so that nothing of this one is in it.
          <a key={each} href={areaPaths[each]} aria-current={each === role ? 'true' : undefined} className={link}>
            {t(each)}
          </a>
        ))}
      </nav>
      <div className="ms-auto flex items-center gap-1 max-md:-me-2">
        <Button kind="quiet" size="small" className="max-md:px-2" onClick={startOwn}>
          {t('start')}
        </Button>
        <Button kind="quiet" size="small" className="max-md:px-2" onClick={leaveSample}>
          {t('leave')}
        </Button>
      </div>
    </aside>
  );
}
