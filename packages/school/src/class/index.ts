export * from './account-batch.ts';
export * from './account-calls.ts';
export * from './calls.ts';
export * from './class-roles.ts';
export * from './parse-roster.ts';
export * from './plan-roster.ts';
export * from './rules.ts';
export * from './schema.ts';
