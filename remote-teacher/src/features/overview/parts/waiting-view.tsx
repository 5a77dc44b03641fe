import { useSearchParams } from '@lemma/router';
import type { BoardEntry } from '@lemma/school/assignment';
import type { Classroom } from '@lemma/school/class';
import { defaultSettings, type NoticeEvent } from '@lemma/school/settings';
import { formatDateTime, Section, Stat, StatRow, TextLink } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { studentsToHelp, type Waiting, workToGrade } from '../logic/waiting.ts';
import { HelpFeed } from './help-feed.tsx';
import { isWaitingList, type List, WaitingList } from './waiting-list.tsx';

type WaitingViewProps = { readonly uid: string; readonly classroom: Classroom; readonly waiting: Waiting };

/** The cards, who needs help now, what is open; or one card's list (`?list=`), from the same documents. */
export function WaitingView(props: WaitingViewProps) {
  const [search] = useSearchParams();
  const list = search.get('list');
  if (isWaitingList(list)) return <WaitingList {...props} list={list} />;
  return (
    <>
      <Cards {...props} />
      <HelpFeed {...props} />
      <Quiet {...props} />
      <OpenNow {...props} />
    </>
  );
}

/** The notices that the teacher chose; all of them if the settings cannot be read. */
function useTold(uid: string) {
  const own = useQuery(teacherQueries.settings(uid));
  const shown = own.isPending ? [] : (own.data ?? defaultSettings).notices.overview;
  return (event: NoticeEvent) => shown.includes(event);
}

function Cards({ uid, waiting, classroom }: WaitingViewProps) {
  const t = useText('overview');
  const [toGrade, toHelp] = [workToGrade(waiting), studentsToHelp(waiting)];
  const to = (list: List) => paths.overview({ class: classroom.id, list });
  const missing = waiting.missing.length;
  const isTold = useTold(uid);
  const mayTeach = useMayTeach();
  const { contested, parents, cards } = waiting.notices;
  return (
    <>
      <StatRow>
        <Stat value={String(toHelp)} label={t('help', { count: toHelp })} to={to('help')} attention={toHelp > 0} />
        {mayTeach && isTold('grade') && (
          <Stat value={String(toGrade)} label={t('toGrade')} to={to('grade')} attention={toGrade > 0} />
        )}
        <Stat value={String(missing)} label={t('missing')} to={to('missing')} attention={missing > 0} />
        <Stat value={String(waiting.dueSoon.length)} label={t('dueSoon')} to={to('due')} />
        {mayTeach && isTold('contested') && contested > 0 && (
          <Stat value={String(contested)} label={t('contested', { count: contested })} to={to('contested')} attention />
        )}
        {mayTeach && isTold('parents') && parents > 0 && (
          <Stat value={String(parents)} label={t('parents')} to={to('parents')} attention />
        )}
        {mayTeach && isTold('cards') && cards > 0 && (
          <Stat value={String(cards)} label={t('asking')} to={to('cards')} attention />
        )}
      </StatRow>
      <HowComputed what={t('cards')}>{t('cardsHow')}</HowComputed>
    </>
  );
}

/** Inactive students, in one separate line, because inactivity is not struggle. */
function Quiet({ waiting, classroom }: WaitingViewProps) {
  const t = useText('overview');
  if (waiting.quiet.length === 0) return null;
  return (
    <p className="border-t border-line py-4 text-muted">
      {t('quietLine', { count: waiting.quiet.length })}{' '}
      <TextLink to={paths.overview({ class: classroom.id, list: 'quiet' })}>{t('quietOpen')}</TextLink>
    </p>
  );
}

function OpenNow({ waiting }: WaitingViewProps) {
  const t = useText('overview');
  return (
    <Section ruled title={t('open')}>
      <ul className="flex flex-col">
        {waiting.open.map((entry) => (
          <OpenLine key={entry.id} entry={entry} />
        ))}
      </ul>
      {waiting.open.length === 0 && <p className="text-muted">{t('nothingOpen')}</p>}
    </Section>
  );
}

function OpenLine({ entry }: { readonly entry: BoardEntry }) {
  const t = useText('overview');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <TextLink to={paths.assignment({ assignmentId: entry.id })}>{entry.title}</TextLink>
      <span className="figures-tabular text-muted">
        {t('progress', { submitted: entry.submitted, total: entry.studentCount, due: formatDateTime(entry.dueAt) })}
      </span>
    </li>
  );
}
