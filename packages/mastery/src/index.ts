export { type Answer, countsForMastery, RAPID_MS } from './answer.ts';
export { readAssistments } from './assistments.ts';
export { fitKnowledge } from './fit.ts';
export { interventionGroups } from './groups.ts';
export { correlation, eloDifficulties, itemStatistics, type Row } from './items.ts';
export { chanceRight, type Knowledge, type KnowledgeParameters, traced, traceKnowledge } from './knowledge.ts';
export {
  atLeast as atLeastLevel,
  decayed,
  masteryLevelAt,
  masteryLevelOf,
  RECHECK_AFTER_MS,
  weekOf,
} from './mastery-level.ts';
export { MOST_EVIDENCE, nameMisconceptions } from './name-misconceptions.ts';
export { median, STRUGGLE_FROM, struggleScore, strugglesOf } from './struggle.ts';
export { type Curriculum, effortOf, growthFrom, type StudentSummary, summariseStudent } from './student.ts';
