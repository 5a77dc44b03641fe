import { examineSkill } from '../../examine.ts';
import type { Skill } from '../../types.ts';

/**
 * Examines a skill with the first draws of every seed thrown away: they follow the seed so closely that a case, which
 * is chosen by the seed as well, would meet only some of its variants. For tests.
 */
export function examineThoroughly(skill: Skill, seeds: number): string[] {
  const mixed: Skill = {
    ...skill,
    draw: (rng, level, caseId) => {
      for (let thrown = 0; thrown < 4; thrown += 1) rng.int(0, 999_983);
      return skill.draw(rng, level, caseId);
    },
  };
  return examineSkill(mixed, seeds);
}
