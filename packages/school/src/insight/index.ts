export * from './calls.ts';
export {
  type MasteryLevel,
  masteryLevelSchema,
  masteryLevels,
  type SkillEstimate,
  type SkillProgress,
  skillEstimateSchema,
  skillProgressSchema,
} from './estimate.ts';
export * from './evidence.ts';
export * from './may-tell.ts';
export * from './missing-work.ts';
export * from './schema.ts';
export * from './school-easiness.ts';
export * from './struggles-at.ts';
