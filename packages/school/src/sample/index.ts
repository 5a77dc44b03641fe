export * from './sample.ts';
export * from './shift.ts';
