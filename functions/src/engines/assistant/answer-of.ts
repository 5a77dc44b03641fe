import { type ChatPart, MOST_CHAT_PARTS } from '@lemma/school/assistant';
import { notUnderstood } from './answer-wish.ts';
import { likelyRefusal } from './learned/kinds-of.ts';
import { type Refusal, refusalIn } from './read/refusals.ts';
import { say, suggest } from './say/parts.ts';
import type { Memo } from './wish/wish.ts';

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
/** Says why something is not done, and what is instead; `before` is what a next text can still speak of. */
export const refusing = ({ says, instead }: Refusal, before?: Memo): Answer =>
  answerOf([say(says), suggest(...instead)], before);
export const declined = (text: string): Answer => {
  const refused = refusalIn(text.toLowerCase(), likelyRefusal(text));
  return refused ? refusing(refused) : { parts: notUnderstood(), understood: false };
};
