export * from './calls.ts';
export {
  type Gain,
  gainSchema,
  type MasteryLevel,
  MOST_GAINED,
  MOST_LATELY,
  masteryLevelSchema,
  masteryLevels,
  type SkillEstimate,
  type SkillProgress,
  skillEstimateSchema,
  skillProgressSchema,
} from './estimate.ts';
export * from './evidence.ts';
export * from './last-active.ts';
export * from './may-tell.ts';
export * from './missing-work.ts';
export * from './schema.ts';
export * from './school-easiness.ts';
export * from './struggles-at.ts';
export * from './teach-first.ts';
