export * from './assignment.ts';
export * from './calls.ts';
export * from './classroom.ts';
export * from './common.ts';
export * from './paths.ts';
export * from './profile.ts';
export * from './submission.ts';
