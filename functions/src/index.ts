import './platform/options.ts';

export { api } from './api.ts';
export { onInsightMarked, onInsightMarkedAgain } from './insight/on-mark.ts';
export { onSubmissionWritten } from './work/on-submission.ts';
