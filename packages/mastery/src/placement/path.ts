import { MOST_IN_PATH, type PathStep, type StudentPath } from '@lemma/school/insight';
import type { PlacedSkill } from './prior-placement.ts';

/** How many steps ahead a path looks. */
const MOST_ROUNDS = 12;

/**
 * What to work on now, next and later, up to the skills of a grade: a skill is open when everything it builds on is
 * known or comes earlier in the path. Of the open ones, those come first on which most of what is still missing rests.
 */
export function pathFor(
  skills: readonly PlacedSkill[],
  grade: number,
  standing: { readonly isKnown: (skill: string) => boolean; readonly isAlmost: (skill: string) => boolean },
): StudentPath {
  const there = new Set(skills.map(({ code }) => code));
  const missing = skills.filter((one) => one.grade <= grade && !standing.isKnown(one.code));
  const missed = new Set(missing.map(({ code }) => code));
  const needs = ({ prerequisites }: PlacedSkill): string[] => prerequisites.filter((code) => there.has(code));
  const dependents = Map.groupBy(
    missing.flatMap((one) => needs(one).map((code) => ({ code, by: one }))),
    ({ code }) => code,
  );
  /** How many missing skills build on a skill, at any distance. */
  const weights = new Map<string, number>();
  const weightOf = (code: string): number => {
    const seen = new Set<string>();
    const visit = (from: string): void => {
      for (const { by } of dependents.get(from) ?? []) {
        if (seen.has(by.code)) continue;
        seen.add(by.code);
        visit(by.code);
      }
    };
    visit(code);
    return seen.size;
  };
  for (const { code } of missing) weights.set(code, weightOf(code));
  const done = new Set<string>();
  const isOpen = (one: PlacedSkill): boolean => needs(one).every((code) => !missed.has(code) || done.has(code));
  const stepOf = (one: PlacedSkill): PathStep => {
    const after = needs(one).find((code) => missed.has(code));
    if (after !== undefined) return { skill: one.code, why: 'after', of: after };
    if (standing.isAlmost(one.code)) return { skill: one.code, why: 'almost' };
    const [first] = dependents.get(one.code) ?? [];
    if (one.grade < grade && first) return { skill: one.code, why: 'needed-for', of: first.by.code };
    return { skill: one.code, why: 'ready' };
  };
  const take = (most: number): PathStep[] => {
    const open = missing
      .filter((one) => !done.has(one.code) && isOpen(one))
      .toSorted(
        (one, other) =>
          (weights.get(other.code) ?? 0) - (weights.get(one.code) ?? 0) ||
          one.grade - other.grade ||
          one.code.localeCompare(other.code),
      )
      .slice(0, most);
    for (const { code } of open) done.add(code);
    return open.map(stepOf);
  };
  const now = take(MOST_IN_PATH.now);
  const next = take(MOST_IN_PATH.next);
  const later: PathStep[] = [];
  for (let round = 0; round < MOST_ROUNDS && later.length < MOST_IN_PATH.later; round += 1)
    later.push(...take(MOST_IN_PATH.later - later.length));
  return { now, next, later };
}
