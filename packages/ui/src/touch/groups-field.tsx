import { groups, letterOf, type Sorted } from '@lemma/math/touch';
import { type KeyboardEvent, type PointerEvent, useContext, useState } from 'react';
import { Prose } from '../mathematics/prose.tsx';
import { readMath } from '../mathematics/read-math.ts';
import { useWorkText } from '../text/use-work-text.ts';
import { within } from './moved-by.ts';
import { TouchAround, TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';
import { useFirstFocus } from './use-first-focus.ts';

/** The number in an attribute of the element at a position or around it. */
function numberAt(host: HTMLElement, { clientX, clientY }: PointerEvent, name: string): number | undefined {
  const hit = [...host.querySelectorAll<HTMLElement>(`[${name}]`)].find((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
  return hit === undefined ? undefined : Number(hit.getAttribute(name));
}

const spoken = (card: string) => {
  const read = readMath(card.replaceAll('`', ''));
  return card.includes('`') && read.ok ? read.label : card.replaceAll('`', '');
};

/** Cards that are dragged to groups, or selected and put there by a tap, a letter or the arrow keys. */
export function GroupsField(props: TouchFieldProps<'groups'>) {
  const { touch, value, onChange, describedBy } = props;
  const t = useWorkText('touch');
  const { say } = useContext(TouchAround);
  const placed = groups.read(touch, value);
  const sorted: Sorted = placed ?? touch.cards.map(() => undefined);
  const [held, setHeld] = useState(0);
  const area = useFirstFocus<HTMLDivElement>(props.focused);
  const put = (card: number, group: number | undefined) => onChange(groups.write(touch, sorted.with(card, group)));
  const titleOf = (group: number) => `${letterOf(group)} ${say(touch.groups[group] ?? '')}`;
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const turn = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const letter = touch.groups.findIndex((_name, group) => letterOf(group) === event.key.toUpperCase());
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit();
    else if (turn !== undefined) setHeld(within(held + turn, touch.cards.length - 1));
    else if (along !== undefined) {
      const next = within((sorted[held] ?? -1) + along + 1, touch.groups.length) - 1;
      put(held, next < 0 ? undefined : next);
    } else if (letter !== -1) put(held, letter);
    else return;
    event.preventDefault();
  };
  const handleUp = (event: PointerEvent<HTMLDivElement>) => {
    const group = numberAt(event.currentTarget, event, 'data-group');
    const card = numberAt(event.currentTarget, event, 'data-card');
    // A tap on a card selects it; let go over a group, or tapped there, the selected card goes into it.
    if (group === undefined || card === held) return;
    put(held, group < 0 ? undefined : group);
    const next = sorted.findIndex((one, index) => one === undefined && index !== held);
    if (next !== -1) setHeld(next);
  };
  const at = { card: spoken(touch.cards[held] ?? ''), place: held + 1, count: touch.cards.length };
  const group = sorted[held];
  return (
    <TouchLayout state={value} placed={placed !== undefined}>
      <div
        ref={area}
        role="slider"
        tabIndex={0}
        data-touch=""
        aria-label={t('groups')}
        aria-describedby={describedBy}
        aria-valuetext={t('cardInGroup', { ...at, group: group === undefined ? t('noGroup') : spoken(titleOf(group)) })}
        aria-valuenow={at.place}
        aria-valuemin={1}
        aria-valuemax={at.count}
        onKeyDown={handleKey}
        className="rounded-md p-1 select-none docked:max-h-[46dvh] docked:overflow-y-auto"
      >
        <div
          aria-hidden="true"
          dir="ltr"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            const card = numberAt(event.currentTarget, event, 'data-card');
            if (card !== undefined) setHeld(card);
          }}
          onPointerUp={handleUp}
          className="flex touch-none flex-col gap-2 docked:gap-1"
        >
          <Pile touch={touch} sorted={sorted} held={held} group={undefined} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 docked:gap-1">
            {touch.groups.map((name, index) => (
              <div
                key={name}
                data-group={index}
                className="min-h-20 rounded-md border border-line-strong p-1 docked:min-h-16"
              >
                <p className="text-sm">
                  <strong className="font-semibold">{letterOf(index)}</strong> <Prose text={say(name)} />
                </p>
                <Pile touch={touch} sorted={sorted} held={held} group={index} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </TouchLayout>
  );
}

type PileProps = Pick<TouchFieldProps<'groups'>, 'touch'> & {
  readonly sorted: Sorted;
  readonly held: number;
  /** Undefined: the cards that are in no group. */
  readonly group: number | undefined;
};

const Pile = ({ touch, sorted, held, group }: PileProps) => (
  <div {...(group === undefined && { 'data-group': -1 })} className="flex min-h-11 flex-wrap gap-1">
    {touch.cards.map((card, index) =>
      sorted[index] === group ? (
        <div
          key={card}
          data-card={index}
          data-held={index === held}
          className="target inline-flex cursor-grab items-center justify-center rounded-md border border-line-strong bg-sheet px-2 text-lg data-[held=true]:border-2 data-[held=true]:border-accent data-[held=true]:bg-accent-wash"
        >
          <Prose text={card} />
        </div>
      ) : null,
    )}
  </div>
);
