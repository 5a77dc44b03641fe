export * from './calls.ts';
export * from './evidence.ts';
export * from './may-tell.ts';
export * from './missing-work.ts';
export * from './schema.ts';
export * from './school-easiness.ts';
export * from './struggles-at.ts';
