import { type Locale, useLocale } from '@lemma/ui';
import { useEffect, useState } from 'react';

type Spanish = {
  readonly skills: Readonly<Record<string, string>>;
  readonly task: (prompt: string) => string | undefined;
};

/** A text about mathematics, and its language. */
export type MathWords = { readonly text: string; readonly lang: Locale };

async function load(): Promise<Spanish> {
  const [{ skillsInSpanish }, { taskInSpanish }] = await Promise.all([
    import('@lemma/math/spanish/skills'),
    import('@lemma/math/spanish/tasks'),
  ]);
  return { skills: skillsInSpanish, task: taskInSpanish };
}

/**
 * The engine's English texts in the language of the page if there is a translation: names of skills, and tasks that
 * have a separate formula. The Spanish texts are loaded when a page needs them. Until then, or without a translation,
 * the text is English and marked as English.
 */
export function useMathWords() {
  const locale = useLocale();
  const [spanish, setSpanish] = useState<Spanish | undefined>();
  useEffect(() => {
    // If it cannot be loaded, the page shows English names.
    if (locale === 'es') load().then(setSpanish, () => undefined);
  }, [locale]);
  const words = (english: string, translated: string | undefined): MathWords =>
    locale === 'es' && translated !== undefined ? { text: translated, lang: 'es' } : { text: english, lang: 'en' };
  return {
    skill: (code: string, english: string): MathWords => words(english, spanish?.skills[code]),
    task: (prompt: string): MathWords => words(prompt, spanish?.task(prompt)),
  };
}
