export * from './calls.ts';
export * from './feedback.ts';
export * from './hand-in.ts';
export * from './item.ts';
export * from './rules.ts';
export * from './schema.ts';
export * from './scores.ts';
export * from './written-lines.ts';
