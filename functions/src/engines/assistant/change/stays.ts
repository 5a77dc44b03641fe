import type { ChatPart } from '@lemma/school/assistant';
import { say, suggest } from '../say/parts.ts';
import type { Memo } from '../wish/wish.ts';
import type { Span } from '../words/words.ts';

/** What a text is to the answer above: a change that was made, a request on its topic, or nothing that can be done with it. */
export type Changed =
  /** `used`: the words that it was read from. `asks`: what was read, as a text that is read whole. */
  | {
      readonly kind: 'answer';
      readonly parts: readonly ChatPart[];
      readonly memo: Memo;
      readonly used: readonly Span[];
      readonly asks: string;
    }
  /** `shows`: the misconception that each problem is to show. */
  | { readonly kind: 'request'; readonly text: string; readonly shows?: string }
  /** `isOfAbove`: it can only mean what stands above. `press`: the part of it that can be done, as a sentence. */
  | {
      readonly kind: 'stays';
      readonly parts: readonly ChatPart[];
      readonly isOfAbove?: boolean;
      readonly press?: string;
    };

/** What was read from all of a text. */
export const ofAll = (text: string): { readonly used: readonly Span[]; readonly asks: string } => ({
  used: [{ from: 0, to: text.length }],
  asks: text,
});

/** What can be said to an answer that stands above, by its kind: each of these is understood word for word. */
const CHANGES: Readonly<Record<string, { readonly can: string; readonly says: readonly string[] }>> = {
  sheet: {
    can: 'make problems harder or easier, replace, remove or add some by their number, keep their numbers to something, tell them about something else, show the answers or the steps',
    says: [
      'make it harder',
      'make the last two easier',
      'replace number 1',
      'remove the last one',
      '2 more',
      'another version',
      'just the answer key',
    ],
  },
  plan: { can: 'make it shorter or longer', says: ['make it 30 minutes', 'exit ticket on that, 3 questions'] },
  letter: { can: 'make it shorter or longer, or write it in Spanish', says: ['in Spanish', 'shorter'] },
  explain: {
    can: 'give a question that shows whether the idea is still there, or problems on it',
    says: ['How would I know if they still think this?', 'give me 3 problems on that'],
  },
  grade: {
    can: 'say what to ask the student, or give problems on it',
    says: ['What question could I ask?', 'give me 3 problems on that'],
  },
};
/** What can be made on the topic of an answer that itself can't be changed. */
const onTopic = (name: string | undefined) => ({
  can: 'make problems, an exit ticket or a lesson on its topic',
  says:
    name === undefined
      ? ['Who needs help?', 'What should I teach next?']
      : [`Make 3 problems on ${name}`, `Exit ticket on ${name}, 3 questions`, `Plan a 45-minute lesson on ${name}`],
});

/** Nothing was read of a change: what is above stays, and what can be changed is said. `name`: the topic of it. */
export function stays({ wish }: Memo, name: string | undefined): ChatPart[] {
  const { can, says } = CHANGES[wish.kind] ?? onTopic(name);
  return [
    say(
      `I did not understand what you want with the answer above, so it stays as it is. What I can do with it: ${can}.`,
    ),
    suggest(...says),
  ];
}
