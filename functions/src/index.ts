import './platform/options.ts';

export { api } from './api.ts';
export { digests } from './digest/on-morning.ts';
export { foldInsight } from './insight/on-fold.ts';
export { retention } from './retention/on-night.ts';
export { shares } from './shares/on-share.ts';
export { onSubmissionWritten } from './work/on-submission.ts';
