export { type Answer, countsForMastery, inOrder, observedFrom, RAPID_MS } from './answer.ts';
export { easinessFrom, MOST_ANSWERS_A_NIGHT, nightlyFit, type SchoolEasiness } from './easiness.ts';
export { interventionGroups } from './groups.ts';
export {
  correlation,
  eloDifficulties,
  hundredths,
  itemStatistics,
  type Row,
  type Standings,
  standingsOf,
} from './items.ts';
export { type EasinessOf, type Knowledge, type ObservedAnswer, shippedEasiness } from './knowledge.ts';
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
export {
  judge as judgeMisconceptions,
  MOST_EVIDENCE,
  nameMisconceptions,
  type SuspectedMisconception,
  suspectedMisconceptions,
} from './name-misconceptions.ts';
export { MOST_ANSWERS_FOR_MISCONCEPTIONS, nightlyMisconceptions } from './school-misconceptions.ts';
export type { SchoolMisconceptions } from './school-rates.ts';
export type { Settled } from './settled.ts';
export { median, STRUGGLE_FROM, struggleScore, strugglesOf } from './struggle.ts';
export { type Curriculum, effortOf, growthFrom, type StudentSummary, summariseStudent } from './student.ts';
