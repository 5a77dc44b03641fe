import { type GrowthPoint, type Insight, mayTell } from '@lemma/school/insight';

/** In a normal distribution, 80 % lie within this many standard deviations. */
const Z80 = 1.2816;

export type GrowthWeek = {
  readonly week: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly students: number;
};

/** A student's newest point by the end of a week. */
const at = (points: readonly GrowthPoint[], week: number): GrowthPoint | undefined =>
  points.findLast((point) => point.week <= week);

/**
 * A class week by week: the mean of its students' means, with each student's last known point carried forward, and an
 * 80 % interval of the mean (z · s / √n). Weeks with fewer than `least` students are left out.
 */
export function classGrowth(insight: Insight, studentIds: readonly string[], least: number): GrowthWeek[] {
  const all = studentIds.map((id) => (insight.students[id]?.growth ?? []).filter(mayTell));
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

/** Lines of several classes over the same weeks; null where a class has no value. */
export function overSameWeeks(all: readonly (readonly GrowthWeek[])[]) {
  const weeks = [...new Set(all.flatMap((one) => one.map(({ week }) => week)))].toSorted((a, b) => a - b);
  return { weeks, lines: all.map((one) => weeks.map((week) => one.find((point) => point.week === week) ?? null)) };
}
