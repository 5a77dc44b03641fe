import { logistic } from '../logistic.ts';
import type { PlacedSkill } from './prior-placement.ts';

/** A simulated child: the probability of working out the answer to a question of each skill, drawn from the child's own truth. */
export type SimulatedChild = (code: string) => number;

/**
 * Three worlds of children of a grade that placement is not made after. `random` gives numbers from 0 to 1; each call of
 * a world draws another child.
 */
export function simulatedChildren(skills: readonly PlacedSkill[], grade: number, random: () => number) {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const domains = [...new Set(skills.map(({ domain }) => domain))];
  const byDomain = (spread: number) => new Map(domains.map((domain) => [domain, spread * normal()]));
  const childOf = (chances: ReadonlyMap<string, number>): SimulatedChild => {
    return (code) => chances.get(code) ?? 0;
  };
  return {
    /** One ability, and one for each domain; skills of a grade differ in difficulty and slope (Birnbaum 1968). */
    graded: () => {
      const ability = 1.5 * normal();
      const apart = byDomain(0.6);
      const chanceOf = ({ domain, grade: own }: PlacedSkill): number => {
        const difficulty = 1.1 * (own - grade) + 0.5 * normal();
        return logistic((0.8 + 0.8 * random()) * (0.6 + ability + (apart.get(domain) ?? 0) - difficulty));
      };
      return childOf(new Map(skills.map((one) => [one.code, chanceOf(one)])));
    },
    /** The same in a school whose grades hardly differ: what is hard for a student does not depend on the grade. */
    flat: () => {
      const ability = normal();
      const chanceOf = (): number => logistic((0.8 + 0.8 * random()) * (0.2 + ability + 0.6 * normal()));
      return childOf(new Map(skills.map(({ code }) => [code, chanceOf()])));
    },
    /** Children who know a skill or do not, and none before what it builds on (knowledge spaces: Doignon & Falmagne 1985). */
    frontier: () => {
      const reached = grade + 1.2 * normal();
      const apart = byDomain(0.5);
      const known = new Map<string, boolean>();
      const byCode = new Map(skills.map((one) => [one.code, one]));
      const knows = (skill: PlacedSkill): boolean => {
        const had = known.get(skill.code);
        if (had !== undefined) return had;
        // Set before the recursion, so that a circle in the graph would end.
        known.set(skill.code, false);
        const ready = skill.prerequisites.every((code) => {
          const before = byCode.get(code);
          return before === undefined || knows(before);
        });
        const share = logistic(3 * (reached + (apart.get(skill.domain) ?? 0) - skill.grade - 0.3));
        const is = random() < (ready ? share : 0.03);
        known.set(skill.code, is);
        return is;
      };
      return childOf(new Map(skills.map((one) => [one.code, knows(one) ? 0.9 : 0.1])));
    },
  };
}
