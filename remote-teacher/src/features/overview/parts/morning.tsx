import type { Classroom, Roster } from '@lemma/school/class';
import { type Insight, newestOf, TEACH_FIRST_DAYS } from '@lemma/school/insight';
import { ButtonLink, formatList, formatRelative, Section, TextLink } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { groupKey } from '#shared/logic/groups.ts';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useTopicTitles } from '#shared/queries/topic-titles.ts';
import { useText } from '#shared/text/texts.ts';
import { firstOf, newsSince } from '../logic/morning.ts';
import { noteVisit } from '../logic/note-visit.ts';
import type { Waiting } from '../logic/waiting.ts';

type MorningProps = {
  readonly uid: string;
  readonly classroom: Classroom;
  readonly waiting: Waiting;
  readonly roster: Roster | null;
  readonly insight: Insight | null;
};

const MOST_NAMES = 4;

const lead = 'border-t-4 border-tint pt-4 pb-8';

/** The lead story: the one thing to do first, and why. */
export function DoFirst({ uid, classroom, waiting, roster, insight }: MorningProps) {
  const t = useText('morning');
  const { data } = useQuery(teacherQueries.skills(uid));
  const { topicName } = useTopicTitles(data?.skills);
  const first = firstOf(waiting, useMayTeach());
  const classId = classroom.id;
  const isCalm = Object.values(insight?.students ?? {}).some(({ lastAt }) => lastAt > 0);
  const calm = isCalm && <p className="measure pb-4 text-muted">{t('calm', { days: TEACH_FIRST_DAYS })}</p>;
  if (first === undefined) return calm;
  if (first.kind !== 'teach')
    return (
      <section className={lead}>
        <h2 className="pb-3 text-xl font-semibold tracking-tight">
          {t(`first.${first.kind}`, { count: first.count })}
        </h2>
        {calm}
        <ButtonLink kind="primary" to={paths.overview({ class: classId, list: first.kind })}>
          {t(`do.${first.kind}`)}
        </ButtonLink>
      </section>
    );
  const { kind, studentIds, stuck } = first.topic;
  const newest = newestOf(first.topic);
  const names = studentIds.flatMap((id) => roster?.students[id]?.displayName ?? []);
  const counts = { count: studentIds.length, all: studentIds.length, stuck };
  return (
    <section className={lead}>
      <h2 className="pb-2 text-xl font-semibold tracking-tight">
        {t('first.teach', { topic: topicName(first.topic) })}
      </h2>
      <p className="measure pb-4">
        {t(`why.${kind}`, { who: formatList(names, { most: MOST_NAMES }), ...counts })}
        {newest !== undefined && ` ${t('newest', { when: formatRelative(newest) })}`}
      </p>
      <ButtonLink kind="primary" to={paths.analysis({ class: classId, group: groupKey(first.topic) })}>
        {t('do.teach')}
      </ButtonLink>
    </section>
  );
}

/** What happened since the last visit; nothing where nothing did. */
export function Since({ classroom, roster, insight }: MorningProps) {
  const t = useText('morning');
  const [since] = useState(() => noteVisit(classroom.id, Date.now()));
  const { turnedIn, stuck } = newsSince(insight, roster, since);
  const classId = classroom.id;
  if (turnedIn.length === 0 && stuck.length === 0) return null;
  const names = stuck.map(({ displayName }) => displayName);
  return (
    <Section title={t('since', { when: formatRelative(since) })}>
      <ul className="flex flex-col gap-2 text-sm">
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
