import { clock, HALF_DAY } from '@lemma/math/touch';
import { useState } from 'react';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { DragArea } from './drag-area.tsx';
import type { DrawingPlace } from './in-drawing.ts';
import { Nudges } from './nudges.tsx';
import { Toggle } from './toggle.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

const HOUR = 60;
type Hand = 'hour' | 'minute';

/** The share of a full turn, clockwise from twelve, at a position in the drawing. */
const turnAt = ({ x, y, width, height }: DrawingPlace): number =>
  (Math.atan2(x - width / 2, height / 2 - y) / (2 * Math.PI) + 1) % 1;
/** The distance between two shares of a turn. */
const apart = (one: number, other: number): number => Math.abs(((one - other + 1.5) % 1) - 0.5);

/** The hands of a clock. Space changes to the other hand; a finger moves the nearer one. The hour hand goes along. */
export function ClockField({ touch, value, onChange, ground, ...rest }: TouchFieldProps<'clock'>) {
  const t = useWorkText('touch');
  const [held, setHeld] = useState<Hand>('minute');
  const placed = clock.read(touch, value);
  const now = placed ?? 0;
  const place = (minutes: number) => onChange(clock.write(touch, (minutes + HALF_DAY) % HALF_DAY));
  const step = held === 'hour' ? HOUR : touch.step;
  const turn = (hand: Hand, share: number) => {
    if (hand === 'hour') {
      // The hour that the hand has passed, for the minutes that are set.
      const hour = Math.round(share * 12 - (now % HOUR) / HOUR);
      place(((hour + 12) % 12) * HOUR + (now % HOUR));
      return;
    }
    const minute = (Math.round((share * HOUR) / touch.step) * touch.step) % HOUR;
    // Past twelve, the next hour begins, or the one before.
    const moved = ((minute - (now % HOUR) + HOUR + HOUR / 2) % HOUR) - HOUR / 2;
    place(now + moved);
  };
  const keys: Readonly<Record<string, number>> = {
    ...{ ArrowRight: step, ArrowUp: step, ArrowLeft: -step, ArrowDown: -step },
    ...{ PageUp: HOUR, PageDown: -HOUR },
  };
  return (
    <TouchLayout
      state={value}
      placed={placed !== undefined}
      nudges={<Nudges ways={['left', 'right']} onNudge={(way) => place(now + (way === 'left' ? -step : step))} />}
    >
      <DragArea
        {...rest}
        label={t('clock')}
        said={placed === undefined ? t('nothing') : clock.write(touch, now)}
        now={{ value: now, least: 0, most: HALF_DAY }}
        scrolls={false}
        onPoint={(position, begins) => {
          const share = turnAt(position);
          const near: Hand =
            apart(share, now / HALF_DAY) < apart(share, (now % HOUR) / HOUR) && placed !== undefined
              ? 'hour'
              : 'minute';
          if (begins) setHeld(near);
          turn(begins ? near : held, share);
        }}
        onKey={(key) => {
          if (key === ' ') {
            setHeld(held === 'hour' ? 'minute' : 'hour');
            return true;
          }
          const by = keys[key];
          if (by === undefined) return false;
          place(placed === undefined ? 0 : now + by);
          return true;
        }}
        lower={ground !== undefined}
      >
        <Figure picture={clock.picture(touch, placed)} />
      </DragArea>
      <fieldset aria-label={t('hands')} className="flex min-w-0 gap-1">
        {(['hour', 'minute'] as const).map((hand) => (
          <Toggle key={hand} pressed={held === hand} onPress={() => setHeld(hand)}>
            {t(hand === 'hour' ? 'hourHand' : 'minuteHand')}
          </Toggle>
        ))}
      </fieldset>
    </TouchLayout>
  );
}
