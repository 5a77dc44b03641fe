import type { LetterLanguage } from '@lemma/school/family';
import type { TeachTopic } from '@lemma/school/insight';
import { type LetterWords, letterWords } from '@lemma/school/letters';
import { type NoticeEvent, noticeEvents, type Settings } from '@lemma/school/settings';
import type { Letter } from './letter.ts';
import { topicNameIn } from './mathematics.ts';
import { type Addresses, toHtml, toText } from './render.ts';

/** The fixed texts of a teacher's letter and of its page to unsubscribe. */
export const waitingWords: Readonly<Record<LetterLanguage, LetterWords>> = {
  en: {
    ...letterWords.en,
    open: 'Open your overview',
    stopBody: 'You will get no more letters about what waits for you. You can turn them on again in your settings.',
    stoppedBody: 'You can turn them on again in your settings at any time.',
  },
  es: {
    ...letterWords.es,
    open: 'Abrir su resumen',
    stopBody: 'No recibirá más cartas sobre lo que espera por usted. Puede volver a pedirlas en su configuración.',
    stoppedBody: 'Puede volver a pedirlas en su configuración cuando quiera.',
  },
};

/** The language of a teacher's letters is that of their pages. */
export const letterLanguageOf = (settings: Pick<Settings, 'language'> | undefined): LetterLanguage =>
  settings?.language === 'es' ? 'es' : 'en';

type Waiting = {
  readonly title: string;
  readonly subject: (names: string) => string;
  /** What to teach first, and to how many. */
  readonly teach: (topic: string, count: number) => string;
  /** `count` is 1 or more. */
  readonly lines: Readonly<Record<NoticeEvent, (count: number) => string>>;
};

const waiting: Readonly<Record<LetterLanguage, Waiting>> = {
  en: {
    title: 'Waiting for you',
    subject: (names) => `${names}: something waits for you`,
    teach: (topic, count) => `Clear up first: ${topic} (${count === 1 ? '1 student' : `${count} students`})`,
    lines: {
      grade: (count) => (count === 1 ? '1 piece of work to grade' : `${count} pieces of work to grade`),
      contested: (count) => (count === 1 ? '1 contested answer' : `${count} contested answers`),
      parents: (count) => (count === 1 ? '1 request from a parent' : `${count} requests from parents`),
      cards: (count) => (count === 1 ? '1 student needs a new card' : `${count} students need a new card`),
    },
  },
  es: {
    title: 'Espera por usted',
    subject: (names) => `${names}: algo espera por usted`,
    teach: (topic, count) => `Aclare primero: ${topic} (${count === 1 ? '1 estudiante' : `${count} estudiantes`})`,
    lines: {
      grade: (count) => (count === 1 ? '1 trabajo por calificar' : `${count} trabajos por calificar`),
      contested: (count) => (count === 1 ? '1 respuesta reclamada' : `${count} respuestas reclamadas`),
      parents: (count) => (count === 1 ? '1 solicitud de un padre' : `${count} solicitudes de padres`),
      cards: (count) =>
        count === 1 ? '1 estudiante necesita una tarjeta nueva' : `${count} estudiantes necesitan una tarjeta nueva`,
    },
  },
};

export type WaitingClass = {
  readonly name: string;
  readonly counts: Readonly<Record<NoticeEvent, number>>;
  /** What to teach the class first. */
  readonly teach?: Pick<TeachTopic, 'kind' | 'id' | 'studentIds'> | undefined;
};

/** Whether a letter about these events says anything of a class. */
export const waitsIn = (counts: WaitingClass['counts'], events: readonly NoticeEvent[]): boolean =>
  events.some((event) => counts[event] > 0);

/**
 * A letter with what needs review, class by class, of the events that the teacher chose; undefined if there is nothing.
 * It contains counts and what to teach first, no names of students.
 */
export function renderWaitingLetter(
  classes: readonly WaitingClass[],
  events: readonly NoticeEvent[],
  addresses: Addresses,
  language: LetterLanguage,
): Letter | undefined {
  const { title, subject, lines, teach: teachLine } = waiting[language];
  const words = waitingWords[language];
  const shown = classes.flatMap(({ name, counts, teach }) => {
    if (!waitsIn(counts, events)) return [];
    const found = noticeEvents.filter((event) => events.includes(event) && counts[event] > 0);
    const first = teach && teachLine(topicNameIn(language, teach), teach.studentIds.length);
    const told = found.map((event) => lines[event](counts[event]));
    return [{ name, parts: [{ title, lines: first === undefined ? told : [...told, first] }] }];
  });
  if (shown.length === 0) return undefined;
  const names = new Intl.ListFormat(words.locale).format(shown.map(({ name }) => name));
  return {
    subject: subject(names),
    text: toText(shown, addresses, words),
    html: toHtml(shown, addresses, words),
  };
}
