import { type ChatPart, LONGEST_PROPOSAL } from '@lemma/school/assistant';

/** A statement that must be true: every equation in it is verified. */
export const fact = (text: string): ChatPart => ({ kind: 'text', text, claim: 'fact' });
/** What somebody thinks, or advice: its equations are not verified. */
export const say = (text: string): ChatPart => ({ kind: 'text', text, claim: 'idea' });
/** Suggested next requests, which the assistant understands word for word. */
export const suggest = (...says: string[]): ChatPart => ({
  kind: 'try',
  says: says.map((each) => each.slice(0, LONGEST_PROPOSAL)),
});
export const list = (rows: Extract<ChatPart, { kind: 'list' }>['rows']): ChatPart => ({
  kind: 'list',
  rows: [...rows],
});
export const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
