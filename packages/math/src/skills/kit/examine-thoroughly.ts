import { examineSkill } from '../../examine.ts';
import { IS_SOAK } from '../../soak/part-of.ts';
import type { Skill } from '../../types.ts';

/** Far more problems than where a domain is examined with others, because algebra has more ways to go wrong. */
const SEEDS = IS_SOAK ? 1000 : 60;

/**
 * Examines a skill without the first draws of each seed. These depend so closely on the seed that a case, which the
 * seed selects as well, would get only some of its variants. For tests.
 */
export function examineThoroughly(skill: Skill): string[] {
  const mixed: Skill = {
    ...skill,
    draw: (rng, level, caseId) => {
      for (let thrown = 0; thrown < 4; thrown += 1) rng.int(0, 999_983);
      return skill.draw(rng, level, caseId);
    },
  };
  return examineSkill(mixed, SEEDS);
}
