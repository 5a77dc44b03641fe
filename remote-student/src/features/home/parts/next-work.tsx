import type { DeskEntry } from '@lemma/school/desk';
import { ButtonLink, formatRelative } from '@lemma/ui';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { Hero } from './hero.tsx';

/** The next assignment. `isFirst`: nothing else on the page asks for attention before it. */
export function NextWork({ entry, isFirst }: { readonly entry: DeskEntry; readonly isFirst: boolean }) {
  const t = useText('home');
  const { itemsDone: done, itemCount: total } = entry;
  return (
    <Hero label={t('next')} title={entry.title} skill={entry.skill} done={done} total={total}>
      <p className="mt-1">{t('nextDetail', { done, total, when: formatRelative(entry.dueAt) })}</p>
      {entry.nudge && <p className="mt-1">{t('nudged', { name: entry.nudge.byName })}</p>}
      <div className="mt-5">
        <ButtonLink
          {...(isFirst && { kind: 'primary' as const })}
          className="max-md:w-full md:min-w-40"
          to={paths.assignments({ work: entry.assignmentId, item: Math.min(done + 1, total) })}
        >
          {entry.state === 'not-started' ? t('start') : t('goOn')}
        </ButtonLink>
      </div>
    </Hero>
  );
}

type NothingToDoProps = { readonly finished: number; readonly mayPractice: boolean };

/** Everything is turned in, or nothing has come yet. What one can do then is to practice. */
export function NothingToDo({ finished, mayPractice }: NothingToDoProps) {
  const t = useText('home');
  const words = useText('practice');
  return (
    <Hero
      label={t('next')}
      title={finished > 0 ? t('doneTitle') : t('emptyTitle')}
      skill={undefined}
      done={finished > 0 ? 6 : 0}
      total={6}
    >
      <p className="measure mt-1">{finished > 0 ? t('doneBody') : t('emptyBody')}</p>
      {mayPractice && (
        <div className="mt-5">
          <ButtonLink kind="primary" className="max-md:w-full md:min-w-40" to={paths.home({ practice: 1 })}>
            {words('start')}
          </ButtonLink>
        </div>
      )}
    </Hero>
  );
}
