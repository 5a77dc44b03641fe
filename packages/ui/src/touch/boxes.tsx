import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { inputClass } from '../forms/field.tsx';
import { applyKey, type KeypadAction } from '../mathematics/apply-key.ts';
import { Keypad } from '../mathematics/keypad.tsx';
import type { Key } from '../mathematics/keypad-keys.ts';
import { useFirstFocus } from './use-first-focus.ts';

const plainKeys: readonly Key[] = [
  { face: '−', insert: '-', name: 'minus' },
  { face: '.', insert: '.', name: 'point' },
];
const withFraction: readonly Key[] = [...plainKeys, { face: 'a/b', insert: '/', name: 'fraction' }];

type BoxesProps = {
  /** The text of each box, and its name. */
  readonly boxes: readonly { readonly text: string; readonly label: string }[];
  readonly onBox: (index: number, text: string) => void;
  readonly focused?: boolean | undefined;
  readonly describedBy?: string | undefined;
  /** Whether a fraction may stand in one box. */
  readonly fractions?: boolean;
  /** Lays the boxes out. */
  readonly children: (boxes: readonly ReactNode[]) => ReactNode;
};

/** Small fields for the parts of one answer, with one set of keys, which writes in the box that was used last. */
export function Boxes({ boxes, onBox, focused, describedBy, fractions = true, children }: BoxesProps) {
  const first = useFirstFocus<HTMLInputElement>(focused);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const [at, setAt] = useState(0);
  const [caret, setCaret] = useState<number | undefined>();
  useLayoutEffect(() => {
    if (caret === undefined) return;
    inputs.current[at]?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret, at]);
  const act = (action: KeypadAction) => {
    const input = inputs.current[at];
    const text = boxes[at]?.text ?? '';
    if (!input) return;
    input.focus();
    const from = input.selectionStart ?? text.length;
    const next = applyKey({ text, from, to: input.selectionEnd ?? text.length }, action);
    if (next.text !== text) onBox(at, next.text);
    setCaret(next.from);
  };
  return (
    <>
      {children(
        boxes.map(({ text, label }, index) => (
          <span key={label} className="w-16 shrink-0">
            <input
              ref={(input) => {
                inputs.current[index] = input;
                if (index === 0) first.current = input;
              }}
              value={text}
              type="text"
              inputMode="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={20}
              size={3}
              data-touch={index === 0 ? '' : undefined}
              aria-label={label}
              aria-describedby={index === 0 ? describedBy : undefined}
              onFocus={() => setAt(index)}
              onKeyDown={(event) => {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                const next = step === undefined ? undefined : inputs.current[index + step];
                if (!next) return;
                next.focus();
                event.preventDefault();
              }}
              onChange={(event) => onBox(index, event.target.value)}
              className={inputClass('min-w-0 text-center text-lg')}
            />
          </span>
        )),
      )}
      <Keypad keys={fractions ? withFraction : plainKeys} onAction={act} boxed />
    </>
  );
}
