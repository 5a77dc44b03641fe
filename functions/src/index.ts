import './platform/options.ts';

export * from './accounts/doors.ts';
export * from './assignments/doors.ts';
export * from './feedback/doors.ts';
export * from './files/doors.ts';
export * from './insight/doors.ts';
export { onInsightMarked, onInsightMarkedAgain } from './insight/on-mark.ts';
export * from './parents/doors.ts';
export * from './practice/doors.ts';
export * from './releases/doors.ts';
export * from './roster/doors.ts';
export * from './settings/doors.ts';
export * from './training/doors.ts';
export * from './work/doors.ts';
export { onSubmissionWritten } from './work/on-submission.ts';
