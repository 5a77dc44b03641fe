import { type Locale, useLocale } from '@lemma/ui';
import { useEffect, useState } from 'react';

type Spanish = {
  readonly skills: Readonly<Record<string, string>>;
  readonly task: (prompt: string) => string | undefined;
};

/** A text about mathematics, and the language that it could be had in. */
export type MathWords = { readonly text: string; readonly lang: Locale };

async function load(): Promise<Spanish> {
  const [{ skillsInSpanish }, { taskInSpanish }] = await Promise.all([
    import('@lemma/math/spanish/skills'),
    import('@lemma/math/spanish/tasks'),
  ]);
  return { skills: skillsInSpanish, task: taskInSpanish };
}

/**
 * What the engine says in English, in the language of the page where that is there: names of skills, and tasks that stand before a formula
 * of their own. Spanish comes when a page is read in it; until then, and where there is none, English, which says that it is.
 */
export function useMathWords() {
  const locale = useLocale();
  const [spanish, setSpanish] = useState<Spanish | undefined>();
  useEffect(() => {
    // Without it the page is read with English names.
    if (locale === 'es') load().then(setSpanish, () => undefined);
  }, [locale]);
  const words = (english: string, translated: string | undefined): MathWords =>
    locale === 'es' && translated !== undefined ? { text: translated, lang: 'es' } : { text: english, lang: 'en' };
  return {
    skill: (code: string, english: string): MathWords => words(english, spanish?.skills[code]),
    task: (prompt: string): MathWords => words(prompt, spanish?.task(prompt)),
  };
}
