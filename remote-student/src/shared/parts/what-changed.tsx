import { masteryLevels } from '@lemma/school/insight';
import { deskQuery, useMathWords } from '@lemma/screens';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#shared/text/texts.ts';
import { NewlyPossible } from './newly-possible.tsx';

const MOST_LINES = 3;

type WhatChangedProps = {
  readonly uid: string;
  /** The skills that were worked on. */
  readonly skills: readonly string[];
  /** When the work began. */
  readonly since: number;
};

/** What work has changed, as soon as the estimates have followed: what became possible, and what went further this week. */
export function WhatChanged({ uid, skills, since }: WhatChangedProps) {
  const t = useText('goal');
  const levels = useText('progress');
  const { skill: wordOf } = useMathWords();
  const { data } = useQuery(deskQuery(uid));
  const family = data?.family;
  if (!family) return null;
  const gained = (family.gained ?? []).filter(({ skill, at }) => at >= since && skills.includes(skill));
  const further = [...new Set(skills)].flatMap((code) => {
    const now = family.skills[code];
    const isNew = gained.some(({ skill }) => skill === code);
    if (!now?.before || isNew || now.set || now.lastAt < since) return [];
    const { level: before } = now.before;
    return masteryLevels.indexOf(now.level) > masteryLevels.indexOf(before)
      ? [{ code, name: now.name, now: now.level }]
      : [];
  });
  return (
    <>
      <NewlyPossible names={gained.map(({ skill, name }) => wordOf(skill, name).text)} />
      {further.length > 0 && (
        <ul className="mt-1">
          {further.slice(0, MOST_LINES).map(({ code, name, now }) => (
            <li key={code}>{t('further', { skill: wordOf(code, name).text, level: levels(`levels.${now}`) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
