import type { Classroom, Roster } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import { ButtonLink, formatList, formatRelative, Section, TextLink } from '@lemma/ui';
import { useState } from 'react';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { type First, firstOf, type News, newsSince } from '../logic/morning.ts';
import { noteVisit } from '../logic/note-visit.ts';
import type { Waiting } from '../logic/waiting.ts';
import { useSkillNames } from '../queries.ts';

type MorningProps = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly waiting: Waiting;
  readonly roster: Roster | null;
  readonly insight: Insight | null;
};

/** The top of the page: the one thing to do first and why, then what happened since the last visit. */
export function Morning({ uid, classroom, waiting, roster, insight }: MorningProps) {
  const mayTeach = useMayTeach();
  const [since] = useState(() => noteVisit(classroom.id, Date.now()));
  const first = firstOf(waiting, mayTeach);
  const news = newsSince(insight, roster, since);
  const isNews = news.turnedIn.length > 0 || news.stuck.length > 0;
  return (
    <>
      {first && <DoFirst uid={uid} classId={classroom.id} first={first} />}
      {isNews && <Since since={since} news={news} classId={classroom.id} />}
    </>
  );
}

const MOST_NAMES = 4;

function DoFirst({ uid, classId, first }: { readonly uid: string; readonly classId: string; readonly first: First }) {
  const t = useText('morning');
  const skillName = useSkillNames(uid);
  if (first.kind !== 'help')
    return (
      <Section title={t(`first.${first.kind}`, { count: first.count })}>
        <ButtonLink kind="primary" to={paths.overview({ class: classId, list: first.kind })}>
          {t(`do.${first.kind}`)}
        </ButtonLink>
      </Section>
    );
  const { skill, students } = first.entry;
  const who = formatList(
    students.map(({ student }) => student.displayName),
    { most: MOST_NAMES },
  );
  const tries = Math.max(...students.map(({ struggle }) => struggle.wrongStreak));
  return (
    <Section title={t('first.help', { skill: skillName(skill) })}>
      <p className="measure pb-4">{t('why', { who, count: students.length, tries: String(tries) })}</p>
      <ButtonLink kind="primary" to={paths.overview({ class: classId, list: 'help', skill })}>
        {t('do.help')}
      </ButtonLink>
    </Section>
  );
}

type SinceProps = { readonly since: number; readonly news: News; readonly classId: string };

function Since({ since, news: { turnedIn, stuck }, classId }: SinceProps) {
  const t = useText('morning');
  const names = stuck.map(({ displayName }) => displayName);
  return (
    <Section ruled title={t('since', { when: formatRelative(since) })}>
      <ul className="flex flex-col gap-2">
        {turnedIn.map(({ assignmentId, title, students }) => (
          <li key={assignmentId}>
            {t('turnedIn', { count: students })} <TextLink to={paths.assignment({ assignmentId })}>{title}</TextLink>
          </li>
        ))}
        {stuck.length > 0 && (
          <li>
            {t('stuck', { who: formatList(names, { most: MOST_NAMES }) })}{' '}
            <TextLink to={paths.overview({ class: classId, list: 'help' })}>{t('onWhat')}</TextLink>
          </li>
        )}
      </ul>
    </Section>
  );
}
