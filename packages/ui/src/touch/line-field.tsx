import { numberLine, stepCount, valueAt } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { scale, WIDTH } from '../figures/geometry.ts';
import { LINE_PAD } from '../figures/number-line.tsx';
import { readMath } from '../mathematics/read-math.ts';
import { useText } from '../text/catalogue.ts';
import { DragArea } from './drag-area.tsx';
import { movedBy, startOf, within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

/** A point on a number line. */
export function LineField(props: TouchFieldProps<'number-line'>) {
  const { touch, value, onChange, ground } = props;
  const t = useText('touch');
  const index = numberLine.read(touch, value);
  const most = stepCount(touch);
  const place = (next: number) => onChange(numberLine.write(touch, within(next, most)));
  const start = startOf(touch);
  const toX = scale(0, most, LINE_PAD, WIDTH - LINE_PAD);
  const spoken = readMath(value);
  return (
    <TouchLayout
      state={value}
      placed={index !== undefined}
      nudges={
        <Nudges ways={['left', 'right']} onNudge={(way) => place((index ?? start) + (way === 'left' ? -1 : 1))} />
      }
    >
      <DragArea
        {...props}
        label={t('line')}
        said={index === undefined ? t('nothing') : t('pointAt', { place: spoken.ok ? spoken.label : value })}
        now={{ value: valueAt(touch, index ?? start), least: touch.from, most: touch.to }}
        scrolls
        onPoint={({ x }) => place(Math.round((x - toX(0)) / (toX(1) - toX(0))))}
        onKey={(key) => {
          // The first key shows the point; the next one moves it.
          const next = movedBy(key, index ?? start, most, touch.labelEvery ?? 5);
          if (next === undefined) return false;
          place(index === undefined && key.startsWith('Arrow') ? start : next);
          return true;
        }}
      >
        <Figure picture={numberLine.picture(touch, index, ground)} />
      </DragArea>
    </TouchLayout>
  );
}
