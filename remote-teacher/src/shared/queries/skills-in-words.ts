import { queryKeys } from '@lemma/contract';
import type { CallOutput } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { getLocale } from '@lemma/ui';
import { queryOptions } from '@tanstack/react-query';
import { misconceptionNames } from './misconceptions-in-words.ts';

/**
 * A skill with its name and those of its misconceptions in the language of the page, and the English name if that is
 * another.
 */
export type SkillInWords = CallOutput<'listSkills'>['skills'][number] & { readonly english?: string };

async function listSkills(): Promise<{ skills: SkillInWords[] }> {
  const [{ skills }, names, ideas] = await Promise.all([
    call('listSkills', {}),
    getLocale() === 'es' ? import('@lemma/math/spanish/skills') : undefined,
    misconceptionNames(),
  ]);
  if (names === undefined) return { skills };
  return {
    skills: skills.map((skill) => {
      const name = names.skillsInSpanish[skill.code];
      const misconceptions = skill.misconceptions.map(({ id, name: english }) => ({ id, name: ideas[id] ?? english }));
      return { ...skill, misconceptions, ...(name !== undefined && { name, english: skill.name }) };
    }),
  };
}

/** Every skill in words, for the page's language. */
export const skillsInWords = (uid: string) => {
  const locale = getLocale();
  const queryKey = locale === 'en' ? queryKeys.call(uid, 'listSkills', {}) : queryKeys.made(uid, 'skills', locale);
  return queryOptions({ queryKey, queryFn: listSkills, staleTime: Number.POSITIVE_INFINITY });
};
