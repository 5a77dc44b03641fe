import { type ChatPart, MOST_CHAT_PARTS } from '@lemma/school/assistant';
import { notUnderstood } from './answer-wish.ts';
import { likelyRefusal } from './learned/kinds-of.ts';
import { type Refusal, refusalIn } from './read/refusals.ts';
import { say, suggest } from './say/parts.ts';
import type { Memo } from './wish/wish.ts';
import { phrasesLeft, spansOf } from './words/words.ts';

/** `understood` is false when nothing could be read: then the parts say what can be asked. */
export type Answer = {
  readonly parts: readonly ChatPart[];
  readonly memo?: Memo;
  readonly understood: boolean;
  /** What the first button says, where a press of it is the next thing to do. */
  readonly press?: string;
};

export const answerOf = (parts: readonly ChatPart[], memo?: Memo): Answer => ({
  parts: parts.slice(0, MOST_CHAT_PARTS),
  understood: true,
  ...(memo && { memo }),
});
const LONGEST_SAID = 80;
/**
 * Says why something is not done, and what is instead, with the words by which it was known where they are not all of the text;
 * `before` is what a next text can still speak of.
 */
export function refusing({ asked, says, instead }: Refusal, text: string, before?: Memo): Answer {
  const [known] = spansOf(text.toLowerCase(), asked);
  const isAll = known !== undefined && phrasesLeft(text, [known]).length === 0;
  const lead = known ? `Of this I read only “${known.said.trim().slice(0, LONGEST_SAID)}”.` : 'I am not sure of this.';
  return answerOf([say(isAll ? says : `${lead} ${says}`), suggest(...instead)], before);
}
export const declined = (text: string): Answer => {
  const refused = refusalIn(text.toLowerCase(), likelyRefusal(text));
  return refused ? refusing(refused, text) : { parts: notUnderstood(), understood: false };
};
