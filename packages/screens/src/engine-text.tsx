import { directionOf, Prose, useLocale } from '@lemma/ui';
import { useIsInPageLanguage } from './in-page-language.tsx';
import { useMathWords } from './use-math-words.ts';

type EngineTextProps = {
  /** English, with mathematics in backticks. */
  readonly text: string;
  /** On lines of its own, which begin on the side of their language. */
  readonly block?: boolean;
};

/** Signs that no English text has: a teacher may have written a question of their own in another language. */
const NOT_ENGLISH = /[\u00c0-\u024f\u0600-\u06ff¿¡«]/;

/** A text of the engine in the page's language if it is known in it, otherwise in English and marked as English. */
export function EngineText({ text, block = false }: EngineTextProps) {
  const page = useLocale();
  const isSaid = useIsInPageLanguage();
  const said = useMathWords().task(text);
  if (said.lang === page || isSaid || NOT_ENGLISH.test(text)) return <Prose text={said.text} />;
  return (
    <span lang={said.lang} dir={directionOf(said.lang)} className={block ? 'block w-fit max-w-full' : ''}>
      <Prose text={said.text} />
    </span>
  );
}
