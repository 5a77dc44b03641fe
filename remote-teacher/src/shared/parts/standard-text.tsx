import { useStandardWords } from '#shared/queries/use-standard-words.ts';

type StandardTextProps = {
  readonly code: string;
  /** Our English wording. */
  readonly text: string;
  readonly className?: string;
};

/** Our wording of a standard in the language of the page if there is one, otherwise in English and marked as English. */
export function StandardText({ code, text, className }: StandardTextProps) {
  const said = useStandardWords()(code, text);
  return (
    <span className={className} lang={said.lang}>
      {said.text}
    </span>
  );
}
