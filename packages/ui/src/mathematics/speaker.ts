import { toSpeech } from '@lemma/math/render';
import { useSyncExternalStore } from 'react';
import { getLocale, type Locale, subscribeToPage } from '../text/locale.ts';

/** Puts what was read of a formula into words. */
export type Speak = typeof toSpeech;

const speakers: Partial<Record<Locale, Speak>> = { en: toSpeech };
const listeners = new Set<() => void>();

/** From now on mathematics is said in this language where the page is in it. English is always there. */
export function speakMathIn(locale: Locale, speak: Speak): void {
  speakers[locale] = speak;
  for (const listener of listeners) listener();
}

/** Says mathematics in a language, in English if nobody gave its words. */
export const mathSpeaker = (locale: Locale): Speak => speakers[locale] ?? toSpeech;

/** The language in which mathematics on the page is said: the page's, or English. */
export const spokenLanguage = (): Locale => (speakers[getLocale()] ? getLocale() : 'en');

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  const leave = subscribeToPage(onChange);
  return () => {
    listeners.delete(onChange);
    leave();
  };
}
export const useSpokenLanguage = (): Locale => useSyncExternalStore(subscribe, spokenLanguage, spokenLanguage);
