export * from './calls.ts';
export * from './condition.ts';
export * from './request.ts';
export * from './schema.ts';
