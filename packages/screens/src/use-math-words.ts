import type { Picture } from '@lemma/math';
import { getLocale, isToChildren, joinTexts, type Locale, laterAndLater, useLocale } from '@lemma/ui';
import { useEffect, useReducer } from 'react';

export type Reader = 'family' | 'child';

/** What there is of the engine's texts in another language. */
export type Translated = {
  readonly skills: Readonly<Record<string, string>>;
  readonly task?: (prompt: string, reader: Reader) => string | undefined;
  readonly picture?: (picture: Picture) => Picture;
  /** What helps with a task, much more text than the tasks: the page does not wait for it. */
  readonly more?: () => Promise<Pick<Translated, 'task' | 'picture' | 'last'>>;
  /** The stories, more text than all else: they come when a page has a text that nothing before them says. */
  readonly last?: () => Promise<Pick<Translated, 'task' | 'picture'>>;
};

/** A text about mathematics, and its language. */
export type MathWords = { readonly text: string; readonly lang: Locale };

const sources: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<Translated>>> = {
  es: async () => (await import('./math-in-spanish.ts')).mathInSpanish(),
  ar: async () => ({ skills: (await import('@lemma/math/arabic/skills')).skillsInArabic }),
};

const come: Partial<Record<Locale, Translated>> = {};

async function load(locale: Locale): Promise<void> {
  if (locale === 'en' || come[locale]) return;
  const first = await sources[locale]();
  // Another page may have got this and more meanwhile.
  come[locale] ??= first;
}

async function loadMore(locale: Locale): Promise<void> {
  const { more, ...first } = come[locale] ?? {};
  if (more) come[locale] = { skills: {}, ...first, ...(await more()) };
}

/** Languages in which a page had a text that what has come so far does not say. */
const missed = new Set<Locale>();

async function loadLast(locale: Locale): Promise<void> {
  const { last, ...first } = come[locale] ?? {};
  if (last) come[locale] = { skills: {}, ...first, ...(await last()) };
}

joinTexts(load);
const later = laterAndLater();

/**
 * The engine's English texts in the language of the page if there is a translation: names of skills in every language,
 * tasks, what helps with them and how mathematics is said in Spanish. Names and tasks come with the page's own texts, hints, replies and steps soon after, stories
 * where a page has one. Without them, or without a translation, the text is English.
 */
export function useMathWords() {
  const locale = useLocale();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [go, again] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each go asks for what did not come
  useEffect(() => {
    const show = () => getLocale() === locale && render();
    // Until it can be loaded, the page shows English names.
    load(locale)
      .then(show)
      .then(() => loadMore(locale))
      .then(show, () => later(again));
  }, [locale, go]);
  useEffect(() => {
    if (missed.has(locale) && come[locale]?.last)
      loadLast(locale).then(
        () => getLocale() === locale && render(),
        () => undefined,
      );
  });
  const now = come[locale];
  const words = (english: string, other: string | undefined): MathWords =>
    other === undefined ? { text: english, lang: 'en' } : { text: other, lang: locale };
  return {
    /** A drawing with the words beside it in the language of the page. */
    picture: (picture: Picture): Picture => now?.picture?.(picture) ?? picture,
    skill: (code: string, english: string): MathWords => words(english, now?.skills[code]),
    /** A task as the page speaks to its reader, or as `reader` is spoken to: what a parent reads out to a child. */
    task: (prompt: string, reader: Reader = isToChildren() ? 'child' : 'family'): MathWords => {
      const said = now?.task?.(prompt, reader);
      if (said === undefined && now?.last) missed.add(locale);
      return words(prompt, said);
    },
  };
}
