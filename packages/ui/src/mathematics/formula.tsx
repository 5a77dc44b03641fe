import { useMemo } from 'react';
import { useNumberStyle } from '../lib/appearance.ts';
import { MathElement } from './math-element.tsx';
import { mathmlElements } from './mathml-elements.tsx';
import { plainMath, type ReadOptions, readMath } from './read-math.ts';

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
  const { body, words } = useMemo(() => {
    const reading = readMath(text, options);
    const { mathml, label: read } = reading.ok ? reading : plainMath(text);
    return { body: mathmlElements(mathml, numbers) ?? text, words: read };
  }, [text, options, numbers]);
  return (
    <MathElement display={display} label={label ?? words}>
      {body}
    </MathElement>
  );
}
