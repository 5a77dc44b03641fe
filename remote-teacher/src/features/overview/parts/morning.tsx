import type { Classroom, Roster } from '@lemma/school/class';
import type { Insight } from '@lemma/school/insight';
import { ButtonLink, formatList, formatRelative, Section, TextLink } from '@lemma/ui';
import { useState } from 'react';
import { useMayTeach } from '#shared/parts/acting.tsx';
import { paths } from '#shared/paths.ts';
import { useText } from '#shared/text/texts.ts';
import { firstOf, newsSince } from '../logic/morning.ts';
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

const MOST_NAMES = 4;

const lead = 'border-t-4 border-tint pt-4 pb-8';

/** The lead story: the one thing to do first, and why. */
export function DoFirst({ uid, classroom, waiting }: MorningProps) {
  const t = useText('morning');
  const skillName = useSkillNames(uid);
  const first = firstOf(waiting, useMayTeach());
  const classId = classroom.id;
  if (first === undefined) return null;
  if (first.kind !== 'help')
    return (
      <section className={lead}>
        <h2 className="pb-3 text-xl font-semibold tracking-tight">
          {t(`first.${first.kind}`, { count: first.count })}
        </h2>
        <ButtonLink kind="primary" to={paths.overview({ class: classId, list: first.kind })}>
          {t(`do.${first.kind}`)}
        </ButtonLink>
      </section>
    );
  const { skill, students } = first.entry;
  const who = formatList(
    students.map(({ student }) => student.displayName),
    { most: MOST_NAMES },
  );
  const tries = Math.max(...students.map(({ struggle }) => struggle.wrongStreak));
  return (
    <section className={lead}>
      <h2 className="pb-2 text-xl font-semibold tracking-tight">{t('first.help', { skill: skillName(skill) })}</h2>
      <p className="measure pb-4">{t('why', { who, count: students.length, tries: String(tries) })}</p>
      <ButtonLink kind="primary" to={paths.overview({ class: classId, list: 'help', skill })}>
        {t('do.help')}
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
