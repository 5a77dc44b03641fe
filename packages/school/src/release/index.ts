export * from './calls.ts';
export * from './slower.ts';
export * from './vitals.ts';
