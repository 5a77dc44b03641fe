export { type Answer, countsForMastery, RAPID_MS } from './answer.ts';
export { interventionGroups } from './groups.ts';
export { correlation, eloDifficulties, itemStatistics, type Row } from './items.ts';
export type { Knowledge } from './knowledge.ts';
export { traceKnowing } from './knowledge-tracing.ts';
export {
  atLeast as atLeastLevel,
  decayed,
  fadedKnowledge,
  masteryLevelAt,
  masteryLevelOf,
  RECHECK_AFTER_MS,
  weekOf,
} from './mastery-level.ts';
export { MOST_EVIDENCE, nameMisconceptions } from './name-misconceptions.ts';
export { median, STRUGGLE_FROM, struggleScore, strugglesOf } from './struggle.ts';
export { type Curriculum, effortOf, growthFrom, type StudentSummary, summariseStudent } from './student.ts';
