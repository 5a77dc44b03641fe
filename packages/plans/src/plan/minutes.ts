import type { PlanRequest } from '@lemma/school/plan';

/** The names of the phases of a lesson, by model. Both models contain `Discuss`, which takes at least ten minutes. */
export const phaseNames = {
  explore: ['Launch', 'Explore', 'Discuss', 'Synthesize'],
  direct: ['Open', 'Show', 'Discuss', 'Practice', 'Close'],
} as const satisfies Record<PlanRequest['model'], readonly string[]>;

const shares = {
  explore: [0.15, 0.42, 0.25, 0.18],
  direct: [0.1, 0.22, 0.23, 0.32, 0.13],
} as const;

const LEAST_DISCUSSION = 10;

/**
 * The whole minutes of each phase: at least one, at least ten for the discussion, and exactly the lesson's length
 * together.
 */
export function minutesOf(total: number, model: PlanRequest['model']): number[] {
  const names = phaseNames[model];
  const talk = names.indexOf('Discuss');
  const discussion = Math.max(LEAST_DISCUSSION, Math.round(total * (shares[model][talk] ?? 0)));
  const rest = total - discussion;
  const weight = 1 - (shares[model][talk] ?? 0);
  const minutes = shares[model].map((share, index) =>
    index === talk ? discussion : Math.max(1, Math.floor((share / weight) * rest)),
  );
  const left = total - minutes.reduce((sum, each) => sum + each, 0);
  const longest = minutes.reduce(
    (best, each, index) => (index !== talk && each > (minutes[best] ?? 0) ? index : best),
    talk === 0 ? 1 : 0,
  );
  return minutes.map((each, index) => (index === longest ? each + left : each));
}
