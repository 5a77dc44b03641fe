import { type Answer, RAPID_MS } from './answer.ts';
import type { EasinessOf } from './knowledge.ts';

/**
 * A first try that takes less than this part of the usual time of the skill is guessed or copied (a normative threshold
 * as in Wise & Ma 2012 and Wise & Kuhfeld 2020).
 */
const RAPID_PART = 0.3;
/** When more than this part of a sitting is rapid, the rest of it is not the student's own work either. */
const MOST_RAPID = 1 / 3;

/**
 * The answers that are the student's own work: without rapid ones, and without sittings in which too many are rapid.
 * Response-time effort is a property of a sitting (Wise & Kong 2005).
 */
export function ownWork(answers: readonly Answer[], easinessOf: EasinessOf): Answer[] {
  const isRapid = ({ mark, took, skill }: Answer): boolean =>
    mark === 'rapid' || took < Math.max(RAPID_MS, RAPID_PART * (easinessOf(skill).took ?? 0));
  const sittings = Map.groupBy(answers, ({ assignmentId }) => assignmentId);
  const hasty = new Set(
    [...sittings].flatMap(([id, own]) => (own.filter(isRapid).length > MOST_RAPID * own.length ? [id] : [])),
  );
  return answers.filter((answer) => !isRapid(answer) && !hasty.has(answer.assignmentId));
}
