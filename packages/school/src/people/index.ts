export * from './access-profile.ts';
export * from './badge.ts';
export * from './schema.ts';
export * from './secrets.ts';
export * from './sessions.ts';
export * from './user-names.ts';
