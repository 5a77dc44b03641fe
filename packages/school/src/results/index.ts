export * from './calls.ts';
export * from './schema.ts';
export * from './suggestion.ts';
