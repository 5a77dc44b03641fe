import './platform/options.ts';

export { api } from './api.ts';
export { foldInsight } from './insight/on-fold.ts';
export { onSubmissionWritten } from './work/on-submission.ts';
