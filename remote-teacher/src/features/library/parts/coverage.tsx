import type { PlanEntry } from '@lemma/school/plan';
import { cx, Section, TextLink } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useStandardWords } from '#shared/queries/use-standard-words.ts';
import { useLibraryText } from '#shared/text/use-library-text.ts';
import { coverageOf } from '../logic/shelf.ts';

type CoverageProps = { readonly plans: readonly PlanEntry[]; readonly grade: string };

const coverageSigns = { none: '', planned: '◐', assigned: '●' } as const;

/** All standards of a grade: which have a plan, which were assigned. Each one links to creating a plan. */
export function Coverage({ plans, grade }: CoverageProps) {
  const t = useLibraryText('library');
  const said = useStandardWords();
  const covered = coverageOf(grade, plans);
  if (covered.length === 0) return null;
  const count = (state: string): number => covered.filter((each) => each.state === state).length;
  const [planned, assigned] = [count('planned') + count('assigned'), count('assigned')];
  return (
    <Section
      ruled
      className="mt-6"
      title={grade === 'HS' ? t('coverageHigh') : grade === 'K' ? t('coverageKindergarten') : t('coverage', { grade })}
      lead={t('coverageLine', { planned, total: covered.length, assigned })}
    >
      <ul className="flex flex-wrap gap-1">
        {covered.map(({ standard: { code, text }, state }) => (
          <li
            key={code}
            title={said(code, text).text}
            className={cx('rounded-sm px-2 py-1 text-sm', state === 'none' ? 'bg-wash' : 'bg-accent-wash')}
          >
            <TextLink to={paths.lessonPlan({ standard: code })}>{code}</TextLink>{' '}
            <span aria-hidden="true">{coverageSigns[state]}</span>
            <span className="sr-only">{t(`states.${state}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
