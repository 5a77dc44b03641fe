export * from './calls.ts';
export * from './creating-calls.ts';
