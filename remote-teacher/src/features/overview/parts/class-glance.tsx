import { Link } from '@lemma/router';
import type { Classroom } from '@lemma/school/class';
import { cx, formatNumber, formatPercent, Section } from '@lemma/ui';
import { Spark } from '@lemma/ui/charts';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { bottomOf, type Glance, WEEKS } from '../logic/glance.ts';

type ClassGlanceProps = { readonly classroom: Classroom; readonly glances: readonly Glance[] };

/** A small line for each student, all on one scale: who moved, and where to. */
export function ClassGlance({ classroom, glances }: ClassGlanceProps) {
  const t = useText('overview');
  const from = bottomOf(glances);
  return (
    <Section ruled title={t('glance')} lead={t('glanceLead', { weeks: WEEKS.shown, change: WEEKS.change })}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-8">
        {glances.map((glance) => (
          <li key={glance.student.id} className="border-b border-line">
            <Student classId={classroom.id} glance={glance} from={from} />
          </li>
        ))}
      </ul>
      <div className="pt-2">
        <HowComputed what={t('glance')}>{t('glanceHow')}</HowComputed>
      </div>
    </Section>
  );
}

type StudentProps = { readonly classId: string; readonly glance: Glance; readonly from: number };

function Student({ classId, glance: { student, points, mean, answers, change }, from }: StudentProps) {
  const t = useText('overview');
  return (
    <Link
      to={paths.student({ studentId: student.id, class: classId })}
      className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto_2.5rem_2rem] items-center gap-x-2 py-1 text-sm text-ink no-underline hover:bg-wash max-md:min-h-11"
    >
      <span className="leading-tight break-words">{student.displayName}</span>
      <Spark points={points} from={from} />
      <span className="figures-tabular text-end">{formatPercent(mean, answers)}</span>
      <span className={cx('figures-tabular text-end', change < 0 ? 'font-semibold text-warm' : 'text-muted')}>
        {change !== 0 && (
          <>
            <span className="sr-only">{t('glanceChange')} </span>
            {change > 0 ? `+${formatNumber(change)}` : formatNumber(change)}
          </>
        )}
      </span>
    </Link>
  );
}
