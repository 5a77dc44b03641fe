import { isToChildren, joinTexts, type Locale, useLocale } from '@lemma/ui';
import { useEffect, useState } from 'react';

type Spanish = {
  readonly skills: Readonly<Record<string, string>>;
  readonly task: (prompt: string, reader: 'family' | 'child') => string | undefined;
};

/** A text about mathematics, and its language. */
export type MathWords = { readonly text: string; readonly lang: Locale };

let come: Spanish | undefined;

async function load(): Promise<Spanish> {
  const [{ skillsInSpanish }, { taskInSpanish }] = await Promise.all([
    import('@lemma/math/spanish/skills'),
    import('@lemma/math/spanish/tasks'),
  ]);
  come = { skills: skillsInSpanish, task: taskInSpanish };
  return come;
}

joinTexts(async (locale) => {
  if (locale === 'es' && come === undefined) await load();
});

/**
 * The engine's English texts in the language of the page if there is a translation: names of skills, tasks, hints and
 * replies. The Spanish texts come with the page's own. Without them, or without a translation, the text is English.
 */
export function useMathWords() {
  const locale = useLocale();
  const [spanish, setSpanish] = useState(come);
  useEffect(() => {
    // If it cannot be loaded, the page shows English names.
    if (locale === 'es' && spanish === undefined) load().then(setSpanish, () => undefined);
  }, [locale, spanish]);
  const words = (english: string, translated: string | undefined): MathWords =>
    locale === 'es' && translated !== undefined ? { text: translated, lang: 'es' } : { text: english, lang: 'en' };
  return {
    skill: (code: string, english: string): MathWords => words(english, spanish?.skills[code]),
    /** A task as the page speaks to its reader, or as `reader` is spoken to: what a parent reads out to a child. */
    task: (prompt: string, reader: 'family' | 'child' = isToChildren() ? 'child' : 'family'): MathWords =>
      words(prompt, spanish?.task(prompt, reader)),
  };
}
