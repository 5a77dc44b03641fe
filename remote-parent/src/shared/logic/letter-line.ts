import type { CallOutput } from '@lemma/school/calls';

/** What stands above the letter as it would be sent now: where it goes, or why it goes nowhere. */
export const letterLine = ({ to, letter }: CallOutput<'showDigest'>): 'letterNone' | 'letterNoAddress' | 'letterTo' =>
  letter === undefined ? 'letterNone' : to === null ? 'letterNoAddress' : 'letterTo';
