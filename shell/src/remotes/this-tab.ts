import { SERVED_BOUND } from '@lemma/contract';

/** Identifies one page load: the share of these that fail is counted. */
export const tab = crypto.randomUUID();

/** Whether this page load is one of those that are counted also when all goes well. */
export const isSampled = Math.random() * SERVED_BOUND.oneIn < 1;

/** The version of a development server, which no build has. */
export const DEVELOPMENT = '000000000000';
