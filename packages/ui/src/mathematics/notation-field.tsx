/// <reference path="./mathlive-fonts.d.ts" />
import 'mathlive/fonts.css';
import { MathfieldElement } from 'mathlive';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../text/catalogue.ts';
import type { AnswerFieldProps } from './answer-field.tsx';
import { latexOf, plainOf } from './notation-text.ts';
import { WeRead } from './we-read.tsx';

// Its fonts come with the styles above; sounds are for nobody in a classroom.
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;

/** Writes the answer in notation (MathLive): fractions stand as fractions while they are typed. The text of it is what plain typing gives. */
export function NotationField(props: AnswerFieldProps) {
  const { kind, value, onChange, label, before, after, invalid, disabled = false } = props;
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
    made.mathVirtualKeyboardPolicy = 'auto';
    made.smartFence = true;
    made.value = latexOf(said.current);
    made.setAttribute('aria-label', name);
    made.addEventListener('input', () => {
      said.current = plainOf(made.value);
      tell.current(said.current);
    });
    made.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') made.closest('form')?.requestSubmit();
    });
    host.current?.replaceChildren(made);
    // Only once it stands in the page: before, it throws.
    if (made.isConnected) made.menuItems = [];
    field.current = made;
    return () => made.remove();
  }, [name]);

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
        <div ref={host} className="notation-field w-full max-w-md" />
        {after !== undefined && <span className="text-lg whitespace-nowrap">{after}</span>}
      </div>
      <WeRead
        id={`${id}-read`}
        response={value}
        invalid={invalid}
        kind={kind}
        units={props.units}
        numbers={props.numbers}
      />
    </div>
  );
}
