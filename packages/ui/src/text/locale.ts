import { useSyncExternalStore } from 'react';

/** The languages that Lemma has texts in. A missing text falls back to English. */
export const locales = ['en', 'es', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** Each language in its own name, so that its readers find it. */
export const languageNames = { en: 'English', es: 'Español', ar: 'العربية' } as const satisfies Record<Locale, string>;

/** The direction in which a language is written. Mathematics and numbers run from left to right in each of them. */
export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

const isLocale = (value: string): value is Locale => locales.some((locale) => locale === value);

/** The closest supported language: Spanish for `es-MX`, English for an unsupported language. */
export function toLocale(tag: string): Locale {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return isLocale(language) ? language : 'en';
}

const isKnown = (tag: string): boolean => isLocale(tag.toLowerCase().split('-')[0] ?? '');

/** The page's language, from `<html lang>`, which all separately built areas read. */
export const getLocale = (): Locale => toLocale(document.documentElement.lang);

/**
 * Changes the language of everything on the page at once. It is stored in the account, because school computers are
 * shared.
 */
export function setLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

/** Whether the page is a student's, whom some languages address in another way than adults. */
export const isToChildren = (): boolean => document.documentElement.dataset.reader === 'child';

/** Tells the texts who reads the page. */
export function setReader(reader: 'child' | 'adult'): void {
  document.documentElement.dataset.reader = reader;
}

/**
 * For each language, the number format of its readers in the US, and that of people who chose a decimal comma. Digits
 * are those of the mathematics on the page in each language.
 */
const TAGS = {
  en: { point: 'en', comma: 'en-DE' },
  es: { point: 'es-US', comma: 'es' },
  ar: { point: 'ar-u-nu-latn', comma: 'ar-MA-u-nu-latn' },
} as const satisfies Record<Locale, { readonly point: string; readonly comma: string }>;
export type NumberTag = (typeof TAGS)[Locale]['point' | 'comma'];

/** The locale for numbers in a text of this language, with the decimal mark that the reader chose in the settings. */
export const numberTag = (locale: Locale): NumberTag =>
  TAGS[locale][document.documentElement.dataset.decimal === 'comma' ? 'comma' : 'point'];

/** The browser's language, if we have it, else English. */
export const browserLocale = (): Locale => toLocale(navigator.languages.find(isKnown) ?? 'en');

/** Calls `onChange` when the page's language or the reader's decimal mark changes. */
export function subscribeToPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['lang', 'data-decimal', 'data-reader'],
  });
  return () => observer.disconnect();
}

/** The page's language; renders again when it changes. A page that the build draws tells it too. */
export const useLocale = (): Locale => useSyncExternalStore(subscribeToPage, getLocale, getLocale);

/** The direction of the page's language; Radix asks for it, and is left to right otherwise. */
export const useDirection = (): 'ltr' | 'rtl' => directionOf(useLocale());
