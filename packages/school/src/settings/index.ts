export * from './calls.ts';
export * from './notices.ts';
export * from './schema.ts';
