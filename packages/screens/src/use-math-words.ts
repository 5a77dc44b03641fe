import type { Picture } from '@lemma/math';
import { getLocale, isToChildren, joinTexts, type Locale, useLocale } from '@lemma/ui';
import { useEffect, useState } from 'react';

/** What there is of the engine's texts in another language. */
type Translated = {
  readonly skills: Readonly<Record<string, string>>;
  readonly task?: (prompt: string, reader: 'family' | 'child') => string | undefined;
  readonly picture?: (picture: Picture) => Picture;
};

/** A text about mathematics, and its language. */
export type MathWords = { readonly text: string; readonly lang: Locale };

const sources: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<Translated>>> = {
  es: async () => {
    const [{ skillsInSpanish }, { taskInSpanish }, { pictureInSpanish }] = await Promise.all([
      import('@lemma/math/spanish/skills'),
      import('@lemma/math/spanish/tasks'),
      import('@lemma/math/spanish/picture'),
    ]);
    return { skills: skillsInSpanish, task: taskInSpanish, picture: pictureInSpanish };
  },
  ar: async () => ({ skills: (await import('@lemma/math/arabic/skills')).skillsInArabic }),
};

const come: Partial<Record<Locale, Translated>> = {};

async function load(locale: Locale): Promise<void> {
  if (locale !== 'en') come[locale] ??= await sources[locale]();
}

joinTexts(load);

/**
 * The engine's English texts in the language of the page if there is a translation: names of skills in every language,
 * tasks, hints and replies in Spanish. They come with the page's own texts. Without them, or without a translation, the
 * text is English.
 */
export function useMathWords() {
  const locale = useLocale();
  const [translated, setTranslated] = useState(come[locale]);
  useEffect(() => {
    // If it cannot be loaded, the page shows English names.
    load(locale).then(
      () => getLocale() === locale && setTranslated(come[locale]),
      () => undefined,
    );
  }, [locale]);
  const now = translated === come[locale] ? translated : undefined;
  const words = (english: string, other: string | undefined): MathWords =>
    other === undefined ? { text: english, lang: 'en' } : { text: other, lang: locale };
  return {
    /** A drawing with the words beside it in the language of the page. */
    picture: (picture: Picture): Picture => now?.picture?.(picture) ?? picture,
    skill: (code: string, english: string): MathWords => words(english, now?.skills[code]),
    /** A task as the page speaks to its reader, or as `reader` is spoken to: what a parent reads out to a child. */
    task: (prompt: string, reader: 'family' | 'child' = isToChildren() ? 'child' : 'family'): MathWords =>
      words(prompt, now?.task?.(prompt, reader)),
  };
}
