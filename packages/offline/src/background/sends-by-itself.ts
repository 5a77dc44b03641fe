import { areaPaths, isUnder } from '@lemma/contract';

/**
 * Whether a page sends what waits by itself: one of the student's area that somebody looks at. Public pages and those of
 * other areas send nothing, and neither does one that the browser may have put to sleep.
 */
export const sendsByItself = ({ url, visibilityState }: Pick<WindowClient, 'url' | 'visibilityState'>): boolean =>
  visibilityState === 'visible' && isUnder(new URL(url).pathname, areaPaths.student);
