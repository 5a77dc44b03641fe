export * from './calls.ts';
export * from './changed-settings.ts';
export * from './notices.ts';
export * from './schema.ts';
export * from './with-access.ts';
