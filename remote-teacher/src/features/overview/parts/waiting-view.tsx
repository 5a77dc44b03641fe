import { useSearchParams } from '@lemma/router';
import type { Classroom, Roster } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import { PageSkeleton, TextLink } from '@lemma/ui';
import { lazy, Suspense } from 'react';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { glancesOf } from '../logic/glance.ts';
import type { Waiting } from '../logic/waiting.ts';
import { isWaitingListName } from '../logic/waiting-list-names.ts';
import { Counts } from './counts.tsx';
import { HelpFeed } from './help-feed.tsx';
import { DoFirst, Since } from './morning.tsx';
import { OpenNow } from './open-now.tsx';

// The overview itself has no table.
const WaitingList = lazy(async () => ({ default: (await import('./waiting-list.tsx')).WaitingList }));
// Last on the page, and drawn by the charts' library.
const ClassGlance = lazy(async () => ({ default: (await import('./class-glance.tsx')).ClassGlance }));

type WaitingViewProps = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly waiting: Waiting;
  readonly roster: Roster | null;
  readonly insight: Insight | null;
};

/**
 * The morning paper of a class: what to do first, who needs help now and what is open; beside it what waits and what is
 * new; below it each student's line. Or one list of what waits (`?list=`), from the same documents.
 */
export function WaitingView(props: WaitingViewProps) {
  const [search] = useSearchParams();
  const list = search.get('list');
  if (isWaitingListName(list))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <WaitingList {...props} list={list} />
      </Suspense>
    );
  const { waiting, roster, insight, classroom } = props;
  const glances = glancesOf(roster, insight);
  return (
    <>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div>
          <DoFirst {...props} />
          {waiting.help.length > 0 && <HelpFeed {...props} />}
          <OpenNow open={waiting.open} />
        </div>
        <div className="border-line max-lg:border-t max-lg:pt-6 lg:border-s lg:ps-8">
          <Counts {...props} />
          <Since {...props} />
        </div>
      </div>
      <Quiet {...props} />
      <Suspense>{glances.length > 0 && <ClassGlance classroom={classroom} glances={glances} />}</Suspense>
    </>
  );
}

/** Inactive students, in one separate line, because inactivity is not struggle. */
function Quiet({ waiting, classroom }: WaitingViewProps) {
  const t = useText('overview');
  if (waiting.quiet.length === 0) return null;
  return (
    <p className="pb-4 text-muted">
      {t('quietLine', { count: waiting.quiet.length })}{' '}
      <TextLink to={paths.overview({ class: classroom.id, list: 'quiet' })}>{t('quietOpen')}</TextLink>
    </p>
  );
}
