export * from './calls.ts';
export * from './vitals.ts';
