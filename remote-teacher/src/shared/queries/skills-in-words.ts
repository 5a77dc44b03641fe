import { queryKeys } from '@lemma/contract';
import type { CallOutput } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { getLocale } from '@lemma/ui';
import { queryOptions } from '@tanstack/react-query';
import { misconceptionNames } from './misconceptions-in-words.ts';

/** The labels of cases by skill and id in the language of the page; none on a page in English. */
const caseLabels = async (): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> =>
  getLocale() === 'es' ? (await import('@lemma/math/spanish/cases')).casesInSpanish : {};

type Skill = CallOutput<'listSkills'>['skills'][number];
type InEnglish = { readonly english?: string };

/**
 * A skill with its name, those of its misconceptions and the labels of its cases in the language of the page, and the
 * English name and labels if those are others.
 */
export type SkillInWords = Omit<Skill, 'cases'> & InEnglish & { cases: (Skill['cases'][number] & InEnglish)[] };

async function listSkills(): Promise<{ skills: SkillInWords[] }> {
  const [{ skills }, names, labels, ideas] = await Promise.all([
    call('listSkills', {}),
    getLocale() === 'es' ? import('@lemma/math/spanish/skills') : undefined,
    caseLabels(),
    misconceptionNames(),
  ]);
  if (names === undefined) return { skills };
  return {
    skills: skills.map((skill) => {
      const name = names.skillsInSpanish[skill.code];
      const misconceptions = skill.misconceptions.map(({ id, name: english }) => ({ id, name: ideas[id] ?? english }));
      const cases = skill.cases.map(({ id, label: english }) => {
        const label = labels[skill.code]?.[id];
        return label === undefined ? { id, label: english } : { id, label, english };
      });
      return { ...skill, cases, misconceptions, ...(name !== undefined && { name, english: skill.name }) };
    }),
  };
}

/** Every skill in words, for the page's language. */
export const skillsInWords = (uid: string) => {
  const locale = getLocale();
  const queryKey = locale === 'en' ? queryKeys.call(uid, 'listSkills', {}) : queryKeys.made(uid, 'skills', locale);
  return queryOptions({ queryKey, queryFn: listSkills, staleTime: Number.POSITIVE_INFINITY });
};
