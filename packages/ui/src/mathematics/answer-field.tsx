import type { NumberLocale } from '@lemma/math/check';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { inputClass } from '../forms/field.tsx';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import { applyKey, type KeypadAction } from './apply-key.ts';
import { Keypad, type KeypadToggle } from './keypad.tsx';
import { type KeySet, keypadKeysFor, type TypedKind } from './keypad-keys.ts';
import { WeRead } from './we-read.tsx';

/** One answer, typed plainly (`1/2`, `x^2`, `3 1/2`), with what was read under it and keys for what keyboards hide. */
export type AnswerFieldProps = {
  readonly kind: TypedKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Visible words above the field. Default: "Your answer". */
  readonly label?: string;
  /** Stands before the field: "x =". */
  readonly before?: string;
  /** Stands behind the field: a unit that is given. */
  readonly after?: string;
  /** What the checker could not read. It costs no try. */
  readonly invalid?: { readonly at: number; readonly length: number; readonly message: string } | undefined;
  readonly disabled?: boolean;
  /** Accepted unit words, as in the answer's specification. They get keys of their own. */
  readonly units?: readonly string[];
  /** How the person writes numbers. Default `en`. */
  readonly numbers?: NumberLocale;
  /** `false` for no keys, or what they need beyond the kind's own. */
  readonly keypad?:
    | false
    | { readonly more?: readonly KeySet[]; readonly letters?: readonly string[]; readonly units?: readonly string[] };
  readonly name?: string;
  /** False: what cannot be read is no try at anything, so nothing is said of tries. */
  readonly counts?: boolean;
  /** Takes the focus when it appears. */
  readonly focused?: boolean;
  /** The id of what the field belongs to, read out with it: the question. */
  readonly describedBy?: string | undefined;
  /** Stands in the field's line, behind it: the button that checks. */
  readonly beside?: ReactNode;
  /** Stands in the line of what was read. */
  readonly under?: ReactNode;
  /** The other way to write, as a key of the keypad. */
  readonly notation?: KeypadToggle | undefined;
};

export function AnswerField(props: AnswerFieldProps) {
  const { kind, value, onChange, label, before, after, invalid, disabled = false, keypad, focused = false } = props;
  const t = useText('math');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What stands above it is read first: the page stays where it is.
    if (focused) input.current?.focus({ preventScroll: true });
  }, [focused]);
  const [keyboard, setKeyboard] = useState(false);
  const own = kind === 'number' ? 'decimal' : 'text';
  // With keys on the screen, a phone's keyboard would cover half of the task.
  const inputMode = keypad === false ? own : keyboard ? 'text' : 'none';
  const [caret, setCaret] = useState<number | undefined>(undefined);

  // After a key the new text is in the field only once React has put it there.
  useLayoutEffect(() => {
    if (caret === undefined) return;
    input.current?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret]);

  const act = (action: KeypadAction) => {
    const field = input.current;
    if (!field) return;
    field.focus();
    const next = applyKey(
      { text: value, from: field.selectionStart ?? value.length, to: field.selectionEnd ?? value.length },
      action,
    );
    onChange(next.text);
    setCaret(next.from);
  };

  const toggleKeyboard = () => {
    const field = input.current;
    if (!field) return;
    setKeyboard(!keyboard);
    // Phones look at the mode only when a field takes the focus.
    field.blur();
    field.inputMode = keyboard ? 'none' : 'text';
    field.focus();
  };

  return (
    <div className="flex flex-col gap-2 docked:gap-1">
      <label htmlFor={id} className="font-semibold docked:sr-only">
        {label ?? t('answer')}
      </label>
      <div className="flex items-center gap-2">
        {before !== undefined && <span className="text-lg whitespace-nowrap">{before}</span>}
        <input
          ref={input}
          id={id}
          name={props.name}
          value={value}
          disabled={disabled}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={500}
          aria-describedby={cx(props.describedBy, `${id}-read`)}
          aria-invalid={invalid ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass('min-w-0 max-w-md text-lg')}
        />
        {after !== undefined && <span className="text-lg whitespace-nowrap">{after}</span>}
        {props.beside}
      </div>
      <div className="flex items-start justify-between gap-3">
        <WeRead
          id={`${id}-read`}
          response={value}
          invalid={invalid}
          kind={kind}
          units={props.units}
          numbers={props.numbers}
          counts={props.counts}
        />
        {props.under}
      </div>
      {keypad !== false && (
        <Keypad
          keys={keypadKeysFor(kind, {
            // A unit that stands behind the field needs no key.
            ...(props.units && after === undefined && { units: props.units }),
            ...keypad,
            comma: props.numbers === 'comma',
          })}
          onAction={act}
          disabled={disabled}
          keyboard={{ shown: keyboard, onToggle: toggleKeyboard }}
          notation={props.notation}
        />
      )}
    </div>
  );
}
