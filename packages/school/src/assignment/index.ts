export * from './bank.ts';
export * from './calls.ts';
export * from './late-policy.ts';
export * from './mastery.ts';
export * from './overrides.ts';
export * from './rubric.ts';
export * from './rules.ts';
export * from './schema.ts';
