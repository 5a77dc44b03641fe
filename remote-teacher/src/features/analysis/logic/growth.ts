import type { GrowthPoint, Insight } from '@lemma/school/insight';

/** 80 % of a normal distribution lie within this many standard deviations. */
const Z80 = 1.2816;

export type GrowthWeek = {
  readonly week: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly students: number;
};

/** The newest point of a student by the end of a week. */
const at = (points: readonly GrowthPoint[], week: number): GrowthPoint | undefined =>
  points.findLast((point) => point.week <= week);

/**
 * A class week by week: the mean of its students' means, each student's last known point carried on, with an 80 % interval of
 * the mean (z · s / √n). Under `least` students a week is left out.
 */
export function classGrowth(insight: Insight, studentIds: readonly string[], least: number): GrowthWeek[] {
  const all = studentIds.map((id) => insight.students[id]?.growth ?? []);
  const weeks = [...new Set(all.flatMap((points) => points.map(({ week }) => week)))].toSorted((a, b) => a - b);
  return weeks.flatMap((week) => {
    const means = all.flatMap((points) => at(points, week)?.mean ?? []);
    if (means.length < least) return [];
    const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
    const variance = means.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, means.length - 1);
    const half = Z80 * Math.sqrt(variance / means.length);
    return [{ week, mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half), students: means.length }];
  });
}

/** Lines of several classes over the same weeks; null where a class has nothing to say. */
export function overSameWeeks(all: readonly (readonly GrowthWeek[])[]) {
  const weeks = [...new Set(all.flatMap((one) => one.map(({ week }) => week)))].toSorted((a, b) => a - b);
  return { weeks, lines: all.map((one) => weeks.map((week) => one.find((point) => point.week === week) ?? null)) };
}
