import type { NumberLocale } from '@lemma/math/check/reading';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { inputClass } from '../forms/field.tsx';
import { cx } from '../lib/cx.ts';
import { useWorkText } from '../text/use-work-text.ts';
import { applyKey, type KeypadAction } from './apply-key.ts';
import { Keypad, type KeypadToggle } from './keypad.tsx';
import { type KeyWishes, keypadKeysFor, type TypedKind } from './keypad-keys.ts';
import { WeRead } from './we-read.tsx';

/**
 * A field for one answer in plain text (`1/2`, `x^2`, `3 1/2`). Below it are the formula as it was read, and keys for
 * characters that keyboards hide.
 */
export type AnswerFieldProps = {
  readonly kind: TypedKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The visible label above the field. Default: "Your answer". */
  readonly label?: string;
  /** Text before the field: "x =". */
  readonly before?: string;
  /** Text after the field: a given unit. */
  readonly after?: string;
  /** The part that the checker could not read. This costs no try. */
  readonly invalid?: { readonly at: number; readonly length: number; readonly message: string } | undefined;
  readonly disabled?: boolean;
  /** Accepted units, as in the answer's specification. They get their own keys. */
  readonly units?: readonly string[];
  /** The person's number format. Default: `en`. */
  readonly numbers?: NumberLocale;
  /** `false`: no keys. Otherwise the keys that the answer needs in addition to those of its kind. */
  readonly keypad?: false | Omit<KeyWishes, 'comma'>;
  /** A message of the checker in the page's language. Left out: as it is, in English. */
  readonly say?: ((message: string) => string) | undefined;
  readonly name?: string;
  /** False: the input is no answer, so no message mentions tries. */
  readonly counts?: boolean;
  /** Takes the focus when it appears. */
  readonly focused?: boolean;
  /** The id of the question, which is read out with the field. */
  readonly describedBy?: string | undefined;
  /** Shown on the same line after the field: the button that checks. */
  readonly beside?: ReactNode;
  /** Shown on the line with the formula that was read. */
  readonly under?: ReactNode;
  /** Switches to the other kind of input, as a key of the keypad. */
  readonly notation?: KeypadToggle | undefined;
};

export function AnswerField(props: AnswerFieldProps) {
  const { kind, value, onChange, label, before, after, invalid, disabled = false, keypad, focused = false } = props;
  const t = useWorkText('math');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What is above the field is read first, so the page does not scroll.
    if (focused) input.current?.focus({ preventScroll: true });
  }, [focused]);
  const [keyboard, setKeyboard] = useState(false);
  const own = kind === 'number' ? 'decimal' : 'text';
  // Our keys are on the screen, so a phone's keyboard would only cover half of the task.
  const inputMode = keypad === false ? own : keyboard ? 'text' : 'none';
  const [caret, setCaret] = useState<number | undefined>(undefined);

  // After a key, the new text is in the field only once React has rendered it.
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
    // Phones read the input mode only when a field gets the focus.
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
        <div dir="ltr" className="flex w-full min-w-0 max-w-md items-center gap-2">
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
            className={inputClass('min-w-0 text-lg')}
          />
          {after !== undefined && <span className="text-lg whitespace-nowrap">{after}</span>}
        </div>
        {props.beside}
      </div>
      <div className="flex items-start justify-between gap-3">
        <WeRead
          id={`${id}-read`}
          response={value}
          {...{ invalid, kind, units: props.units, numbers: props.numbers, counts: props.counts, say: props.say }}
        />
        {props.under}
      </div>
      {keypad !== false && (
        <Keypad
          keys={keypadKeysFor(kind, {
            // A unit that is shown after the field needs no key.
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
