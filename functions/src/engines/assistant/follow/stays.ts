import type { ChatPart } from '@lemma/school/assistant';
import { say, suggest } from '../say/parts.ts';
import type { Memo } from '../wish/wish.ts';

/** What can be said to an answer that stands above, by its kind: each of these is understood word for word. */
const CHANGES: Readonly<Record<string, { readonly can: string; readonly says: readonly string[] }>> = {
  sheet: {
    can: 'make it harder or easier, change or replace problems by their number, add some, change the topic or the theme, show the answers or one problem worked out',
    says: [
      'make it harder',
      'make it easier',
      'now a version B',
      'make the last one a word problem',
      'replace the last one',
      'remove the last one',
      'now in Spanish',
      'just the answer key',
    ],
  },
  plan: {
    can: 'make it shorter or longer, add supports for English learners, an exit ticket or problems on its topic',
    says: [
      'make it 30 minutes',
      'exit ticket for that, 3 questions',
      'homework on that, 5 problems',
      'what if they finish early?',
      'add supports for English learners',
    ],
  },
  letter: { can: 'make it shorter or longer, or write it in Spanish', says: ['in Spanish', 'shorter'] },
  class: {
    can: 'answer the same for another class or topic, group the students, or say what to teach next',
    says: ['Put them into 4 groups', 'What should I teach next?'],
  },
  explain: {
    can: 'give a question that shows whether the idea is still there, or problems on it',
    says: ['How would I know if they still think this?', 'give me 3 problems on that'],
  },
  grade: {
    can: 'score the work, write a comment, or give problems on it',
    says: ['write a comment for the student', 'give me 3 problems on that'],
  },
  compute: {
    can: 'show the steps, or work out the same with other numbers',
    says: ['show the steps', 'another one like it'],
  },
};
const OTHER = {
  can: 'make problems, an exit ticket or a lesson on its topic',
  says: ['3 problems on that', 'exit ticket for that, 3 questions'],
};

/** Nothing was read of a change: what is above stays, and what can be changed is said. */
export function stays({ wish }: Memo): ChatPart[] {
  const { can, says } = CHANGES[wish.kind] ?? OTHER;
  return [
    say(
      `I did not understand what you want with the answer above, so it stays as it is. What I can do with it: ${can}.`,
    ),
    suggest(...says),
  ];
}
