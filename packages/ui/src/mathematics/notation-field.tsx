/// <reference path="./mathlive-fonts.d.ts" />
import 'mathlive/fonts.css';
import { MathfieldElement } from 'mathlive';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inputClass } from '../forms/field.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import type { AnswerFieldProps } from './answer-field.tsx';
import type { KeypadAction } from './apply-key.ts';
import { Keypad } from './keypad.tsx';
import { keypadKeysFor } from './keypad-keys.ts';
import { latexOf, latexOfKey, plainOf } from './notation-text.ts';
import { WeRead } from './we-read.tsx';

// The fonts come with the stylesheet above; sounds would disturb a class.
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;

/** The style of every text box. MathLive's own menu is hidden, because it has nothing that an answer needs. */
const LOOK = inputClass(
  'block text-lg [--caret-color:var(--color-accent)] [--selection-background-color:var(--color-accent-wash)] [--selection-color:var(--color-ink)] [&::part(menu-toggle)]:hidden [&::part(virtual-keyboard-toggle)]:hidden',
);

/** Applies one of our keys to MathLive's field. */
function actIn(field: MathfieldElement, action: KeypadAction): void {
  field.focus();
  if (action.kind === 'erase') field.executeCommand('deleteBackward');
  else if (action.kind === 'move') field.executeCommand(action.by < 0 ? 'moveToPreviousChar' : 'moveToNextChar');
  else field.insert(latexOfKey(action.key), { format: 'latex', selectionMode: 'placeholder' });
  field.dispatchEvent(new Event('input'));
}

/**
 * An answer field in notation (MathLive): fractions look like fractions while they are typed. Its text is the same as
 * from plain typing.
 */
export function NotationField(props: AnswerFieldProps) {
  const { kind, value, onChange, label, before, after, invalid, disabled = false, focused = false } = props;
  const t = useWorkText('math');
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(undefined);
  const said = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const name = label ?? t('answer');

  useEffect(() => {
    const made = new MathfieldElement();
    made.className = LOOK;
    // MathLive's own keyboard has signs that no school uses and is wider than a small phone, so ours is shown below.
    made.mathVirtualKeyboardPolicy = 'manual';
    // Otherwise the space in `3 1/2` would be dropped, and the answer would be 31/2.
    made.mathModeSpace = '\\:';
    made.smartFence = true;
    made.value = latexOf(said.current);
    made.setAttribute('aria-label', name);
    const tellNow = () => {
      said.current = plainOf(made.value);
      tell.current(said.current);
    };
    // Listens in the capture phase, because MathLive does not pass the key on. Text typed just before is read first.
    const handleEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      setTimeout(() => {
        flushSync(tellNow);
        made.closest('form')?.requestSubmit();
      });
    };
    made.addEventListener('input', tellNow);
    made.addEventListener('keydown', handleEnter, { capture: true });
    host.current?.replaceChildren(made);
    // Only after it is in the page; before that, it throws.
    if (made.isConnected) made.menuItems = [];
    if (focused) made.focus();
    field.current = made;
    return () => made.remove();
  }, [name, focused]);

  useEffect(() => {
    if (!field.current) return;
    field.current.disabled = disabled;
    if (said.current === value) return;
    said.current = value;
    field.current.setValue(latexOf(value), { silenceNotifications: true });
  }, [value, disabled]);

  return (
    <div className="flex flex-col gap-2 docked:gap-1">
      <span className="font-semibold docked:sr-only">{name}</span>
      <div className="flex items-center gap-2">
        <div dir="ltr" className="flex w-full min-w-0 max-w-md items-center gap-2">
          {before !== undefined && <span className="text-lg whitespace-nowrap">{before}</span>}
          <div ref={host} className="w-full min-w-0" />
          {after !== undefined && <span className="text-lg whitespace-nowrap">{after}</span>}
        </div>
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
          say={props.say}
        />
        {props.under}
      </div>
      {props.keypad !== false && (
        <Keypad
          keys={keypadKeysFor(kind, {
            ...(props.units && after === undefined && { units: props.units }),
            ...props.keypad,
            comma: props.numbers === 'comma',
          })}
          onAction={(action) => field.current && actIn(field.current, action)}
          disabled={disabled}
          notation={props.notation}
        />
      )}
    </div>
  );
}
