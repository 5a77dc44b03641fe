export * from './calls.ts';
export * from './official-wording.ts';
export * from './rules.ts';
export * from './schema.ts';
