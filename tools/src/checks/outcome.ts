/** The result of one stage of the checks. `details` is shown if something failed, `warnings` always. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly details: readonly string[];
  readonly warnings?: readonly string[];
};

export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  details: outcomes.flatMap(({ details }) => details),
  warnings: outcomes.flatMap(({ warnings }) => warnings ?? []),
});

/** A check with a yes-or-no result. */
export const oneCheck = (holds: boolean, details: string): Outcome =>
  holds ? { passed: 1, failed: 0, details: [] } : { passed: 0, failed: 1, details: [details] };
