import { useMemo } from 'react';
import { useNumberStyle } from '../lib/appearance.ts';
import { MathElement } from './math-element.tsx';
import { mathmlElements } from './mathml-elements.tsx';
import { plainMath, type ReadOptions, readMath } from './read-math.ts';
import { useSpokenLanguage } from './speaker.ts';

/**
 * Mathematics in keyboard syntax, shown as MathML. `label` replaces the spoken text; `display` puts it on a line of its
 * own.
 */
export type FormulaProps = {
  readonly text: string;
  readonly display?: boolean;
  readonly label?: string;
  /** For text that a person typed; Lemma's own formulas need no options. */
  readonly options?: ReadOptions;
};

export function Formula({ text, display = false, label, options }: FormulaProps) {
  const numbers = useNumberStyle();
  const language = useSpokenLanguage();
  const { body, words } = useMemo(() => {
    const reading = readMath(text, options, language);
    const { mathml, label: read } = reading.ok ? reading : plainMath(text);
    return { body: mathmlElements(mathml, numbers) ?? text, words: read };
  }, [text, options, numbers, language]);
  return (
    <MathElement display={display} label={label ?? words} language={label === undefined ? language : 'en'}>
      {body}
    </MathElement>
  );
}
