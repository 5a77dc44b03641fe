import { findMisconception, type Skill } from '@lemma/math';

/**
 * The misconceptions that may occur in a skill: the same list for every student, so that it reveals nothing about this
 * one.
 */
export const misconceptionsOf = (skill: Skill): { id: string; name: string; idea: string }[] =>
  skill.misconceptions.map(({ id }) => {
    const found = findMisconception(id);
    return { id, name: found?.name ?? id, idea: found?.idea ?? '' };
  });
