import { type LetterWords, letterWords } from '@lemma/school/letters';
import { type NoticeEvent, noticeEvents } from '@lemma/school/settings';
import type { Letter } from './letter.ts';
import { type Addresses, toHtml, toText } from './render.ts';

/** The fixed texts of a teacher's letter and of its page to unsubscribe. The teachers' pages are in English. */
export const waitingWords: LetterWords = {
  ...letterWords.en,
  open: 'Open your overview',
  stopBody: 'You will get no more letters about what waits for you. You can turn them on again in your settings.',
  stoppedBody: 'You can turn them on again in your settings at any time.',
};

/** `count` is 1 or more. */
const lines: Readonly<Record<NoticeEvent, (count: number) => string>> = {
  grade: (count) => (count === 1 ? '1 piece of work to grade' : `${count} pieces of work to grade`),
  contested: (count) => (count === 1 ? '1 contested answer' : `${count} contested answers`),
  parents: (count) => (count === 1 ? '1 request from a parent' : `${count} requests from parents`),
  cards: (count) => (count === 1 ? '1 student needs a new card' : `${count} students need a new card`),
};

export type WaitingClass = { readonly name: string; readonly counts: Readonly<Record<NoticeEvent, number>> };

/**
 * A letter with what needs review, class by class, of the events that the teacher chose; undefined if there is nothing.
 * It contains counts only, no names of students.
 */
export function renderWaitingLetter(
  classes: readonly WaitingClass[],
  events: readonly NoticeEvent[],
  addresses: Addresses,
): Letter | undefined {
  const shown = classes.flatMap(({ name, counts }) => {
    const waiting = noticeEvents.filter((event) => events.includes(event) && counts[event] > 0);
    if (waiting.length === 0) return [];
    return [
      { name, parts: [{ title: 'Waiting for you', lines: waiting.map((event) => lines[event](counts[event])) }] },
    ];
  });
  if (shown.length === 0) return undefined;
  const names = new Intl.ListFormat(waitingWords.locale).format(shown.map(({ name }) => name));
  return {
    subject: `${names}: something waits for you`,
    text: toText(shown, addresses, waitingWords),
    html: toHtml(shown, addresses, waitingWords),
  };
}
