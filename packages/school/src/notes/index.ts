export * from './calls.ts';
export * from './judgements.ts';
export * from './schema.ts';
