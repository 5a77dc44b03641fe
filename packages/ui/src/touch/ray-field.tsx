import { type Ray, ray, stepCount, valueAt } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { alongLine } from './along-line.ts';
import { DragArea } from './drag-area.tsx';
import { movedBy, startOf, within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { Toggle } from './toggle.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

/** All numbers on one side of a number: where the ray begins, its direction, and whether the end point is included. */
export function RayField(props: TouchFieldProps<'ray'>) {
  const { touch, value, onChange } = props;
  const t = useWorkText('touch');
  const most = stepCount(touch);
  const placed = ray.read(touch, value);
  const start = startOf(touch);
  const now: Ray = placed ?? { at: start, way: 'right', closed: false };
  const place = (next: Partial<Ray>) => {
    const whole = { ...now, ...next };
    onChange(ray.write(touch, { ...whole, at: within(whole.at, most) }));
  };
  const said = t(`rays.${now.way}.${now.closed ? 'closed' : 'open'}`, { at: valueAt(touch, now.at) });
  return (
    <TouchLayout
      state={value}
      placed={placed !== undefined}
      nudges={<Nudges ways={['left', 'right']} onNudge={(way) => place({ at: now.at + (way === 'left' ? -1 : 1) })} />}
    >
      <DragArea
        {...props}
        label={t('ray')}
        said={placed === undefined ? t('nothing') : said}
        now={{ value: valueAt(touch, now.at), least: touch.from, most: touch.to }}
        scrolls
        onPoint={({ x }) => place({ at: alongLine(x, most) })}
        onKey={(key) => {
          const next = movedBy(key, now.at, most, touch.labelEvery ?? 5);
          if (next === undefined) return false;
          place(placed === undefined && key.startsWith('Arrow') ? {} : { at: next });
          return true;
        }}
      >
        <Figure picture={ray.picture(touch, placed)} />
      </DragArea>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <fieldset aria-label={t('rayWay')} className="flex min-w-0 gap-1">
          <Toggle pressed={placed?.way === 'left'} onPress={() => place({ way: 'left' })}>
            {t('toLeft')}
          </Toggle>
          <Toggle pressed={placed?.way === 'right'} onPress={() => place({ way: 'right' })}>
            {t('toRight')}
          </Toggle>
        </fieldset>
        <fieldset aria-label={t('rayEnd')} className="flex min-w-0 gap-1">
          <Toggle pressed={placed !== undefined && !placed.closed} onPress={() => place({ closed: false })}>
            {t('endOpen')}
          </Toggle>
          <Toggle pressed={placed?.closed === true} onPress={() => place({ closed: true })}>
            {t('endClosed')}
          </Toggle>
        </fieldset>
      </div>
    </TouchLayout>
  );
}
