export * from './audit.ts';
export * from './calls.ts';
export * from './consent.ts';
export * from './erasure.ts';
export * from './looks.ts';
export * from './retention.ts';
export * from './rights.ts';
export * from './school-backup.ts';
