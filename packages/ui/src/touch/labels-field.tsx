import { labels, letterOf, type Sorted, type TouchOf } from '@lemma/math/touch';
import { type KeyboardEvent, type PointerEvent, useContext, useId, useState } from 'react';
import { Figure } from '../figures/figure.tsx';
import { Prose } from '../mathematics/prose.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { within } from './moved-by.ts';
import { TouchAround, TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';
import { useFirstFocus } from './use-first-focus.ts';

/** The number that is nearest to a finger, among those that are drawn. */
function nearestNumber(host: HTMLElement, { clientX, clientY }: PointerEvent): number | undefined {
  const far = [...host.querySelectorAll('[data-mark]')].map((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
  });
  return far.length === 0 ? undefined : far.indexOf(Math.min(...far));
}

/** The figure with its labels; every part stays framed, and the held one is marked. */
function drawn(touch: TouchOf<'labels'>, put: Sorted, held: number, ground: TouchFieldProps<'labels'>['ground']) {
  if (ground?.kind !== 'figure') return labels.picture(touch, put, ground);
  let part = -1;
  return {
    ...ground,
    labels: (ground.labels ?? []).map((label) => {
      if (label.mark === undefined) return label;
      part += 1;
      const group = put[part];
      const text = group === undefined ? label.text : (touch.labels[group] ?? '');
      return { ...label, text, mark: part === held ? ('held' as const) : ('open' as const) };
    }),
  };
}

/** Labels that are put at the numbered parts of a figure: a part is chosen by a tap or up and down, and then its label. */
export function LabelsField(props: TouchFieldProps<'labels'>) {
  const { touch, value, onChange, ground, describedBy } = props;
  const t = useWorkText('touch');
  const { say } = useContext(TouchAround);
  const shown = useId();
  const [held, setHeld] = useState(0);
  const area = useFirstFocus<HTMLDivElement>(props.focused);
  const placed = labels.read(touch, value);
  const put: Sorted = placed ?? Array.from({ length: touch.marks }, () => undefined);
  const names = touch.labels.map(say);
  const give = (label: number | undefined) => onChange(labels.write(touch, put.with(held, label)));
  const choose = (label: number) => {
    give(label);
    const next = put.findIndex((one, index) => one === undefined && index !== held);
    if (next !== -1) setHeld(next);
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const turn = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const letter = touch.labels.findIndex((_name, label) => letterOf(label) === event.key.toUpperCase());
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit();
    else if (turn !== undefined) setHeld(within(held + turn, touch.marks - 1));
    else if (along !== undefined) {
      const next = within((put[held] ?? -1) + along + 1, touch.labels.length) - 1;
      give(next < 0 ? undefined : next);
    } else if (letter !== -1) give(letter);
    else return;
    event.preventDefault();
  };
  const label = put[held];
  const at = { place: held + 1, count: touch.marks };
  return (
    <TouchLayout state={value} placed={value.trim() === '' || placed !== undefined}>
      <p id={shown} className="sr-only">
        {ground?.alt}
      </p>
      <div
        ref={area}
        role="slider"
        tabIndex={0}
        data-touch=""
        dir="ltr"
        aria-label={t('labels')}
        aria-describedby={describedBy === undefined ? shown : `${describedBy} ${shown}`}
        aria-valuetext={t('labelSaid', { ...at, label: label === undefined ? t('noLabel') : (names[label] ?? '') })}
        aria-valuenow={at.place}
        aria-valuemin={1}
        aria-valuemax={at.count}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          const mark = nearestNumber(event.currentTarget, event);
          if (mark !== undefined) setHeld(mark);
        }}
        className="cursor-pointer touch-pan-y rounded-md select-none docked:[&_svg]:mx-auto docked:[&_svg]:max-h-[36dvh]"
      >
        <div aria-hidden="true">
          <Figure picture={drawn({ ...touch, labels: names }, put, held, ground)} />
        </div>
      </div>
      <div dir="ltr" className="flex flex-wrap gap-1">
        {names.map((name, index) => (
          // Tab skips them, because keyboards have arrow keys and letters.
          <button
            key={name}
            type="button"
            tabIndex={-1}
            aria-pressed={label === index}
            onClick={() => choose(index)}
            className="target rounded-md border border-line-strong bg-sheet px-3 transition-colors hover:bg-wash aria-pressed:border-2 aria-pressed:border-accent aria-pressed:bg-accent-wash"
          >
            <strong className="font-semibold">{letterOf(index)}</strong> <Prose text={name} />
          </button>
        ))}
      </div>
    </TouchLayout>
  );
}
