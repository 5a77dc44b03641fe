import { type Corners, type Crossing, figure, flipped, slid, turned, unmoved } from '@lemma/math/touch';
import { RotateCw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { planeFrame } from '../figures/coordinate-plane.tsx';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { crossingAt, planeSteps, planeWays } from './crossings.ts';
import { DragArea } from './drag-area.tsx';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

const action =
  'target inline-flex items-center justify-center gap-1 rounded-md border border-line bg-sheet px-3 text-sm transition-colors hover:bg-wash active:bg-accent-wash';

function toTheOther(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  const [turn, flip] = event.currentTarget.querySelectorAll('button');
  (document.activeElement === turn ? flip : turn)?.focus();
}

/** A figure that is slid by dragging or arrow keys, turned by quarters, and flipped. */
export function FigureField({ touch, value, onChange, ground, ...rest }: TouchFieldProps<'figure'>) {
  const t = useWorkText('touch');
  const placed = figure.read(touch, value);
  const now = placed ?? unmoved(touch);
  const [grabbed, setGrabbed] = useState<Crossing>({ x: 0, y: 0 });
  const place = (corners: Corners) => onChange(figure.write(touch, corners));
  const { toX, toY } = planeFrame(touch);
  const [first = { x: 0, y: 0 }] = now;
  return (
    <TouchLayout
      state={value}
      placed={placed !== undefined}
      manyNudges
      nudges={<Nudges ways={planeWays} onNudge={(way) => place(slid(touch, now, ...planeSteps[way]))} />}
    >
      <DragArea
        {...rest}
        label={t('figure')}
        said={placed === undefined ? t('nothing') : t('figureSaid', { corners: figure.write(touch, now) })}
        now={{ value: first.x, least: 0, most: Math.round((touch.x.to - touch.x.from) / touch.x.step) }}
        scrolls={false}
        onPoint={(position, begins) => {
          const at = crossingAt(touch, { toX, toY }, position);
          const from = begins ? at : grabbed;
          setGrabbed(at);
          if (at.x !== from.x || at.y !== from.y) place(slid(touch, now, at.x - from.x, at.y - from.y));
        }}
        onKey={(key) => {
          const way = planeWays.find((one) => key === `Arrow${one[0]?.toUpperCase()}${one.slice(1)}`);
          if (way !== undefined) place(slid(touch, now, ...planeSteps[way]));
          else if (key.toLowerCase() === 'r') place(turned(touch, now));
          else if (key.toLowerCase() === 'f') place(flipped(touch, now));
          else return false;
          return true;
        }}
      >
        <Figure picture={figure.picture(touch, placed, ground)} />
      </DragArea>
      {/* One stop of the Tab key: the arrows go from one button to the other. */}
      <div
        role="toolbar"
        aria-label={`${t('turn')}, ${t('flip')}`}
        onKeyDown={toTheOther}
        className="flex flex-wrap gap-1"
      >
        <button type="button" onClick={() => place(turned(touch, now))} className={action}>
          <RotateCw aria-hidden="true" className="size-5" /> {t('turn')}
        </button>
        <button type="button" tabIndex={-1} onClick={() => place(flipped(touch, now))} className={action}>
          <span aria-hidden="true">⇋</span> {t('flip')}
        </button>
      </div>
    </TouchLayout>
  );
}
