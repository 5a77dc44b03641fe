export * from './calls.ts';
export * from './load-count.ts';
export * from './signs.ts';
export * from './slower.ts';
export * from './vitals.ts';
