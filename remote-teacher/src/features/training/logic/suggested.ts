import type { ScenarioLine, Training } from '@lemma/school/interview';

/**
 * The scenario to try next: one that was not solved yet, of the topic with the least practice, as near to the grade as
 * there is any.
 */
export function suggested(
  scenarios: readonly ScenarioLine[],
  lines: readonly Training['lines'][string][],
  grade: number | undefined,
): ScenarioLine | undefined {
  const met = new Set(lines.filter(({ named }) => named === 1).map(({ scenarioId }) => scenarioId));
  const domainOf = new Map(scenarios.map(({ id, domain }) => [id, domain]));
  const count = (domain: string): number =>
    lines.filter(({ scenarioId }) => domainOf.get(scenarioId) === domain).length;
  const away = (one: ScenarioLine): number => (grade === undefined ? 0 : Math.abs(one.grade - grade));
  return scenarios
    .filter(({ id }) => !met.has(id))
    .toSorted((one, other) => away(one) - away(other) || count(one.domain) - count(other.domain))[0];
}
