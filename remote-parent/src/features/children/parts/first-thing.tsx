import type { DeskEntry } from '@lemma/school/desk';
import { ButtonLink, formatRelative } from '@lemma/ui';
import { lazy, Suspense } from 'react';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';

// Drawn after the heading, into a place that is kept for it.
const WorkPicture = lazy(async () => ({ default: (await import('@lemma/ui/pictures')).WorkPicture }));

type FirstThingProps = { readonly studentId: string; readonly name: string; readonly entry: DeskEntry };

/** The one thing to do in a letter, with a picture of how far it has come. */
export function FirstThing({ studentId, name, entry }: FirstThingProps) {
  const t = useText('children');
  return (
    <section
      aria-label={t('letter.doNow')}
      className="mt-7 flex items-center gap-x-6 gap-y-3 rounded-md bg-tint-wash p-5 max-md:flex-col max-md:items-start"
    >
      <div className="aspect-3/2 w-36 shrink-0 max-md:hidden">
        <Suspense>
          <WorkPicture skill={entry.skill} done={entry.itemsDone} total={entry.itemCount} />
        </Suspense>
      </div>
      <div className="min-w-0">
        <h3 className="text-tint">{t('letter.doNow')}</h3>
        <p className="font-semibold">{entry.title}</p>
        <p className="text-sm text-muted">
          {t(entry.dueAt < Date.now() ? 'wasDue' : 'due', { when: formatRelative(entry.dueAt) })}
        </p>
        <div className="mt-3">
          <ButtonLink kind="primary" to={paths.submissions({ child: studentId, assignment: entry.assignmentId })}>
            {t('handIn', { name })}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
