import { findMisconception, type Skill } from '@lemma/math';

/** The ideas that can be behind work of a skill: the same list whoever is interviewed, so that it gives nothing away. */
export const misconceptionsOf = (skill: Skill): { id: string; name: string; idea: string }[] =>
  skill.misconceptions.map(({ id }) => {
    const found = findMisconception(id);
    return { id, name: found?.name ?? id, idea: found?.idea ?? '' };
  });
