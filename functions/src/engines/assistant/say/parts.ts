import { type ChatPart, LONGEST_PROPOSAL } from '@lemma/school/assistant';

/** Something that has to hold: every equation in it is verified. */
export const fact = (text: string): ChatPart => ({ kind: 'text', text, claim: 'fact' });
/** Something that somebody thinks, or advice: nothing in it is claimed. */
export const say = (text: string): ChatPart => ({ kind: 'text', text, claim: 'idea' });
/** What can be asked next, word for word. */
export const suggest = (...says: string[]): ChatPart => ({
  kind: 'try',
  says: says.map((each) => each.slice(0, LONGEST_PROPOSAL)),
});
export const list = (rows: readonly { text: string; note?: string }[]): ChatPart => ({ kind: 'list', rows: [...rows] });
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
