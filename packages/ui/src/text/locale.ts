import { useSyncExternalStore } from 'react';

/** The languages that Lemma has texts in. A missing text falls back to English. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

const isLocale = (value: string): value is Locale => locales.some((locale) => locale === value);

/** The nearest language we have: `es-MX` reads Spanish, what we do not have reads English. */
export function toLocale(tag: string): Locale {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return isLocale(language) ? language : 'en';
}

const isKnown = (tag: string): boolean => isLocale(tag.toLowerCase().split('-')[0] ?? '');

/** The language of the page, from `<html lang>`: one truth for separately built areas. */
export const getLocale = (): Locale => toLocale(document.documentElement.lang);

/** Changes the language of everything on the page at once. It is kept with the account: a school's computer is shared. */
export function setLocale(locale: Locale): void {
  document.documentElement.lang = locale;
}

/** Each language with numbers as its readers in the US write them, and as those who chose a decimal comma do. */
const TAGS = { en: { point: 'en', comma: 'en-DE' }, es: { point: 'es-US', comma: 'es' } } as const satisfies Record<
  Locale,
  { readonly point: string; readonly comma: string }
>;
export type NumberTag = (typeof TAGS)[Locale]['point' | 'comma'];

/** What numbers in a text of this language are written by: its words, with the decimal mark that the reader chose in the settings. */
export const numberTag = (locale: Locale): NumberTag =>
  TAGS[locale][document.documentElement.dataset.decimal === 'comma' ? 'comma' : 'point'];

/** The first language of the browser that we have. */
export const browserLocale = (): Locale => toLocale(navigator.languages.find(isKnown) ?? 'en');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang', 'data-decimal'] });
  return () => observer.disconnect();
}

/** The language of the page; renders again when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, getLocale);

/** The same for numbers; renders again when the reader chooses another decimal mark. */
export const useNumberTag = (): NumberTag => useSyncExternalStore(subscribe, () => numberTag(getLocale()));
