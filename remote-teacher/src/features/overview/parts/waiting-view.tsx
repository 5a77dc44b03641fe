import { useSearchParams } from '@lemma/router';
import type { BoardEntry } from '@lemma/school/assignment';
import type { Classroom, Roster } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
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
import { Morning } from './morning.tsx';
import { isWaitingList, type List, WaitingList } from './waiting-list.tsx';

type WaitingViewProps = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly waiting: Waiting;
  readonly roster: Roster | null;
  readonly insight: Insight | null;
};

/**
 * What to do first, what is new, what waits, who needs help now and what is open; or one list of what waits (`?list=`),
 * from the same documents.
 */
export function WaitingView(props: WaitingViewProps) {
  const [search] = useSearchParams();
  const list = search.get('list');
  if (isWaitingList(list)) return <WaitingList {...props} list={list} />;
  return (
    <>
      <Morning {...props} />
      <Cards {...props} />
      {props.waiting.help.length > 0 && <HelpFeed {...props} />}
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

/** How many of each kind wait. What is 0 is no news and is left out. */
function Cards({ uid, waiting, classroom }: WaitingViewProps) {
  const t = useText('overview');
  const isTold = useTold(uid);
  const mayTeach = useMayTeach();
  const { contested, parents, cards } = waiting.notices;
  const told = (event: NoticeEvent, count: number) => (mayTeach && isTold(event) ? count : 0);
  const toHelp = studentsToHelp(waiting);
  const kinds: readonly { readonly list: List; readonly count: number; readonly label: string }[] = [
    { list: 'help', count: toHelp, label: t('help', { count: toHelp }) },
    { list: 'grade', count: told('grade', workToGrade(waiting)), label: t('toGrade') },
    { list: 'missing', count: waiting.missing.length, label: t('missing') },
    { list: 'due', count: waiting.dueSoon.length, label: t('dueSoon') },
    { list: 'contested', count: told('contested', contested), label: t('contested', { count: contested }) },
    { list: 'parents', count: told('parents', parents), label: t('parents') },
    { list: 'cards', count: told('cards', cards), label: t('asking') },
  ];
  const shown = kinds.filter(({ count }) => count > 0);
  if (shown.length === 0) return <p className="border-y border-line py-5 text-muted">{t('nothingWaits')}</p>;
  return (
    <>
      <StatRow>
        {shown.map(({ list, count, label }) => (
          <Stat
            key={list}
            value={String(count)}
            label={label}
            to={paths.overview({ class: classroom.id, list })}
            attention={list !== 'due'}
          />
        ))}
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
