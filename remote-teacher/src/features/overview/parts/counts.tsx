import { Link } from '@lemma/router';
import type { Classroom } from '@lemma/school/class';
import { defaultSettings, type NoticeEvent } from '@lemma/school/settings';
import { cx, Section } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { HowComputed } from '#shared/parts/how-computed.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { studentsToHelp, type Waiting, workToGrade } from '../logic/waiting.ts';
import type { WaitingListName } from '../logic/waiting-list-names.ts';

/** The notices that the teacher chose; all of them if the settings cannot be read. */
function useTold(uid: string) {
  const own = useQuery(teacherQueries.settings(uid));
  const shown = own.isPending ? [] : (own.data ?? defaultSettings).notices.overview;
  return (event: NoticeEvent) => shown.includes(event);
}

type CountsProps = { readonly uid: string; readonly classroom: Classroom; readonly waiting: Waiting };

/** How many of each kind wait, one under the other. What is 0 is no news and is left out. */
export function Counts({ uid, waiting, classroom }: CountsProps) {
  const t = useText('overview');
  const isTold = useTold(uid);
  const mayTeach = useMayTeach();
  const { contested, parents, cards } = waiting.notices;
  const told = (event: NoticeEvent, count: number) => (mayTeach && isTold(event) ? count : 0);
  const toHelp = studentsToHelp(waiting);
  const kinds: readonly { readonly list: WaitingListName; readonly count: number; readonly label: string }[] = [
    { list: 'help', count: toHelp, label: t('help', { count: toHelp }) },
    { list: 'grade', count: told('grade', workToGrade(waiting)), label: t('toGrade') },
    { list: 'missing', count: waiting.missing.length, label: t('missing') },
    { list: 'due', count: waiting.dueSoon.length, label: t('dueSoon') },
    { list: 'contested', count: told('contested', contested), label: t('contested', { count: contested }) },
    { list: 'parents', count: told('parents', parents), label: t('parents', { count: parents }) },
    { list: 'cards', count: told('cards', cards), label: t('asking', { count: cards }) },
  ];
  const shown = kinds.filter(({ count }) => count > 0);
  if (shown.length === 0) return <p className="pb-6 text-muted">{t('nothingWaits')}</p>;
  return (
    <Section title={t('counts')}>
      <ul className="flex flex-col">
        {shown.map(({ list, count, label }) => (
          <li key={list} className="border-b border-line">
            <Link
              to={paths.overview({ class: classroom.id, list })}
              className="group grid min-h-9 grid-cols-[2rem_1fr] items-baseline gap-x-3 py-1.5 text-ink no-underline hover:bg-wash max-md:min-h-11"
            >
              <span
                className={cx(
                  'figures-tabular text-end text-lg leading-tight font-semibold',
                  list !== 'due' && 'text-warm',
                )}
              >
                {count}
              </span>
              <span className="underline decoration-line-strong decoration-1 underline-offset-4 group-hover:text-accent">
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="pt-2">
        <HowComputed what={t('cards')}>{t('cardsHow')}</HowComputed>
      </div>
    </Section>
  );
}
