/// <reference path="./mathlive-fonts.d.ts" />
import 'mathlive/fonts.css';
import { MathfieldElement } from 'mathlive';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { inputClass } from '../forms/field.tsx';
import { useText } from '../text/catalogue.ts';
import type { AnswerFieldProps } from './answer-field.tsx';
import { latexOf, plainOf } from './notation-text.ts';
import { WeRead } from './we-read.tsx';

// Its fonts come with the styles above; sounds are for nobody in a classroom.
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;

/** As every box that one types into; MathLive's own menu has nothing that an answer needs. */
const LOOK = inputClass(
  'block text-lg [--caret-color:var(--color-accent)] [--selection-background-color:var(--color-accent-wash)] [--selection-color:var(--color-ink)] [&::part(menu-toggle)]:hidden [&::part(virtual-keyboard-toggle)]:text-accent',
);

/** Writes the answer in notation (MathLive): fractions stand as fractions while they are typed. The text of it is what plain typing gives. */
export function NotationField(props: AnswerFieldProps) {
  const { kind, value, onChange, label, before, after, invalid, disabled = false, focused = false } = props;
  const t = useText('math');
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
    made.mathVirtualKeyboardPolicy = 'auto';
    made.smartFence = true;
    made.value = latexOf(said.current);
    made.setAttribute('aria-label', name);
    const tellNow = () => {
      said.current = plainOf(made.value);
      tell.current(said.current);
    };
    // On its way down: MathLive keeps the key to itself. What was typed just before is read before it is handed on.
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
    // Only once it stands in the page: before, it throws.
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
    <div className="flex flex-col gap-2">
      <span className="font-semibold">{name}</span>
      <div className="flex items-center gap-2">
        {before !== undefined && <span className="text-lg whitespace-nowrap">{before}</span>}
        <div ref={host} className="w-full max-w-md" />
        {after !== undefined && <span className="text-lg whitespace-nowrap">{after}</span>}
      </div>
      <WeRead
        id={`${id}-read`}
        response={value}
        invalid={invalid}
        kind={kind}
        units={props.units}
        numbers={props.numbers}
        counts={props.counts}
      />
    </div>
  );
}
