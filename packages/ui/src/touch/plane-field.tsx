import { type Crossing, plane, stepCount, valueAt } from '@lemma/math/touch';
import { planeFrame } from '../figures/coordinate-plane.tsx';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { crossingAt, movedInPlane, planeSteps, planeWays } from './crossings.ts';
import { DragArea } from './drag-area.tsx';
import { startOf, within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

/** A point at a crossing of two grid lines. */
export function PlaneField(props: TouchFieldProps<'plane'>) {
  const { touch, value, onChange, ground } = props;
  const t = useWorkText('touch');
  const at = plane.read(touch, value);
  const most = { x: stepCount(touch.x), y: stepCount(touch.y) };
  const start = { x: startOf(touch.x), y: startOf(touch.y) };
  const place = ({ x, y }: Crossing) => onChange(plane.write(touch, { x: within(x, most.x), y: within(y, most.y) }));
  const { toX, toY } = planeFrame(touch);
  const now = at ?? start;
  return (
    <TouchLayout
      state={value}
      placed={at !== undefined}
      manyNudges
      nudges={
        <Nudges
          ways={planeWays}
          onNudge={(way) => {
            const [x, y] = planeSteps[way];
            place({ x: now.x + x, y: now.y + y });
          }}
        />
      }
    >
      <DragArea
        {...props}
        label={t('plane')}
        said={at === undefined ? t('nothing') : t('pointOn', { x: valueAt(touch.x, at.x), y: valueAt(touch.y, at.y) })}
        now={{ value: valueAt(touch.x, now.x), least: touch.x.from, most: touch.x.to }}
        scrolls={false}
        onPoint={(position) => place(crossingAt(touch, { toX, toY }, position))}
        onKey={(key) => {
          const next = movedInPlane(key, now, most);
          if (next === undefined) return false;
          place(at === undefined ? start : next);
          return true;
        }}
      >
        <Figure picture={plane.picture(touch, at, ground)} />
      </DragArea>
    </TouchLayout>
  );
}
