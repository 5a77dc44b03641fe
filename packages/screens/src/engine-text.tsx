import { directionOf, Prose, useLocale } from '@lemma/ui';
import { useMathWords } from './use-math-words.ts';

type EngineTextProps = {
  /** English, with mathematics in backticks. */
  readonly text: string;
  /** On lines of its own, which begin on the side of their language. */
  readonly block?: boolean;
};

/** A text of the engine in the page's language if it is known in it, otherwise in English and marked as English. */
export function EngineText({ text, block = false }: EngineTextProps) {
  const page = useLocale();
  const said = useMathWords().task(text);
  if (said.lang === page) return <Prose text={said.text} />;
  return (
    <span lang={said.lang} dir={directionOf(said.lang)} className={block ? 'block' : ''}>
      <Prose text={said.text} />
    </span>
  );
}
