import './platform/options.ts';

export { api } from './api.ts';
export { foldInsight } from './events/on-fold.ts';
export { backlog } from './events/on-minutes.ts';
export { digests } from './events/on-morning.ts';
export { retention } from './events/on-night.ts';
export { shares } from './events/on-share.ts';
export { cardsOnly } from './events/on-sign-in.ts';
export { onSubmissionWritten } from './events/on-submission.ts';
