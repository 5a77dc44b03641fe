export * from './calls.ts';
export * from './rules.ts';
export * from './schema.ts';
