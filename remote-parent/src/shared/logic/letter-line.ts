import type { CallOutput } from '@lemma/school/calls';

/** The line above the preview of the letter: where it is sent, or why it is not. */
export const letterLine = ({ to, letter }: CallOutput<'showDigest'>): 'letterNone' | 'letterNoAddress' | 'letterTo' =>
  letter === undefined ? 'letterNone' : to === null ? 'letterNoAddress' : 'letterTo';
