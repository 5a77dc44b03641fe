import { topicIn } from '../learned/topic-in.ts';
import type { Memo } from '../wish/wish.ts';

/** What "that one" refers to: the standard or skill of the last answer, as text that the topic search finds again. */
export const thatTopic = ({ standard, skill, slots = [], wish: made }: Memo): string | undefined =>
  [...new Set(slots.map((slot) => slot.skill))].join(' ') ||
  [standard, skill].filter(Boolean).join(' ') ||
  ('topic' in made ? made.topic : made.kind === 'class' ? topicIn(made.text) : undefined);
