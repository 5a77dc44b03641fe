import { blocks, digitOf } from '@lemma/math/touch';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { within } from './moved-by.ts';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';
import { useFirstFocus } from './use-first-focus.ts';

const names = ['ones', 'tens', 'hundreds', 'thousands'] as const;
type PlaceName = (typeof names)[number];
const button =
  'target inline-flex flex-1 items-center justify-center rounded-md border border-line bg-sheet transition-colors hover:bg-wash active:bg-accent-wash';

/** Base-ten blocks, place by place: each has a button that adds one and a button that takes one away. */
export function BlocksField(props: TouchFieldProps<'blocks'>) {
  const { touch, value, onChange, describedBy } = props;
  const t = useWorkText('touch');
  const area = useFirstFocus<HTMLDivElement>(props.focused);
  const [held, setHeld] = useState(0);
  const placed = blocks.read(touch, value);
  const whole = placed ?? 0;
  const add = (place: number, by: number) => {
    setHeld(place);
    const digit = digitOf(whole, place);
    onChange(blocks.write(touch, whole + (within(digit + by, 9) - digit) * 10 ** place));
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const along = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit();
    else if (along !== undefined) setHeld(within(held + along, touch.places - 1));
    else if (by !== undefined) add(held, by);
    else if (/^\d$/.test(event.key)) add(held, Number(event.key) - digitOf(whole, held));
    else return;
    event.preventDefault();
  };
  const nameOf = (place: number): PlaceName => names[place] ?? 'ones';
  const counted = { count: digitOf(whole, held), place: t(`places.${nameOf(held)}`), value: whole };
  const places = Array.from({ length: touch.places }, (_each, index) => touch.places - 1 - index);
  return (
    <TouchLayout state={value} placed={placed !== undefined}>
      <div
        ref={area}
        role="slider"
        tabIndex={0}
        data-touch=""
        dir="ltr"
        aria-label={t('blocks')}
        aria-describedby={describedBy}
        aria-valuetext={t('blocksSaid', counted)}
        aria-valuenow={whole}
        aria-valuemin={0}
        aria-valuemax={10 ** touch.places - 1}
        onKeyDown={handleKey}
        className="min-h-20 rounded-md bg-wash select-none docked:[&_svg]:mx-auto docked:[&_svg]:max-h-[20dvh]"
      >
        <div aria-hidden="true">{whole > 0 && <Figure picture={blocks.picture(touch, whole)} />}</div>
      </div>
      <div dir="ltr" className="flex gap-2">
        {places.map((place) => (
          <div
            key={place}
            data-held={place === held}
            className="flex min-w-0 flex-1 flex-col gap-1 rounded-md border border-transparent data-[held=true]:border-accent"
          >
            <p aria-hidden="true" className="flex-1 text-center text-sm">
              {digitOf(whole, place)} {t(`places.${nameOf(place)}`)}
            </p>
            <div className="flex flex-col gap-1 sm:flex-row-reverse">
              {([1, -1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  tabIndex={-1}
                  aria-label={t(by > 0 ? 'addBlock' : 'takeBlock', { place: t(`places.${nameOf(place)}`) })}
                  onClick={() => add(place, by)}
                  className={button}
                >
                  {by > 0 ? (
                    <Plus aria-hidden="true" className="size-5" />
                  ) : (
                    <Minus aria-hidden="true" className="size-5" />
                  )}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </TouchLayout>
  );
}
