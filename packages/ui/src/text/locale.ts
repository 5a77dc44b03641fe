import { useSyncExternalStore } from 'react';

/** The languages that Lemma has texts in. A missing text falls back to English. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

const STORAGE_KEY = 'lemma.locale';

const isLocale = (value: string): value is Locale => locales.some((locale) => locale === value);

/** The nearest language we have: `es-MX` reads Spanish, what we do not have reads English. */
export function toLocale(tag: string): Locale {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return isLocale(language) ? language : 'en';
}

/** The language of the page, from `<html lang>`: one truth for separately built areas. */
export const getLocale = (): Locale => toLocale(document.documentElement.lang);

/** Changes the language of everything on the page at once and keeps it on this device. */
export function setLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Storage is off on some school devices: the choice then lasts for this page.
  }
}

/** Sets the language that was kept on this device. The shell calls it once, before the first render. */
export function restoreLocale(): void {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    if (kept !== null && isLocale(kept)) document.documentElement.lang = kept;
  } catch {
    // As above.
  }
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/** The language of the page; renders again when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, getLocale);
