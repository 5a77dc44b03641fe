export * from './calls.ts';
export * from './placement.ts';
export * from './schema.ts';
