import { type LatePolicy, type Stretch, timelineOf } from '@lemma/school/assignment';
import { formatDateTime } from '@lemma/ui';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';

type PolicyTimelineProps = {
  readonly draft: { readonly openAt: number; readonly dueAt: number };
  readonly policy: LatePolicy;
};

const shades: Record<Stretch['phase'], string> = {
  before: 'border-line',
  early: 'border-accent-strong',
  'on-time': 'border-accent',
  late: 'border-warm',
  practice: 'border-line-strong',
  closed: 'border-line',
};

/** The dates as a timeline, with what work counts for in each stretch. */
export function PolicyTimeline({ draft, policy }: PolicyTimelineProps) {
  const t = useAssignmentText('policy');
  const stretches = timelineOf(draft, policy).slice(1);
  return (
    <ol aria-label={t('timeline')} className="flex flex-wrap gap-y-3">
      {stretches.map((stretch) => (
        <li key={stretch.from} className={`min-w-40 flex-1 border-t-4 pt-2 pr-4 ${shades[stretch.phase]}`}>
          <p className="font-semibold">
            {t(`phases.${stretch.phase}`)}
            {stretch.phase !== 'closed' && stretch.phase !== 'practice' && (
              <span className="figures-tabular font-normal"> {t('counts', { percent: stretch.percent })}</span>
            )}
          </p>
          <p className="text-sm text-muted">
            {stretch.until === undefined
              ? t('from', { at: formatDateTime(stretch.from) })
              : t('until', { at: formatDateTime(stretch.until - 1) })}
          </p>
        </li>
      ))}
    </ol>
  );
}
