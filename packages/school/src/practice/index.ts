export * from './calls.ts';
export * from './goal.ts';
export * from './placement.ts';
export * from './schema.ts';
