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

/** The first language of the browser that we have. */
export const browserLocale = (): Locale => toLocale(navigator.languages.find(isKnown) ?? 'en');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The language of the page; renders again when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, getLocale);
