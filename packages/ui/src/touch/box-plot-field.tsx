import { boxPlot, firstFive, stepCount, valueAt, withOneMoved } from '@lemma/math/touch';
import { useState } from 'react';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { alongLine } from './along-line.ts';
import { DragArea } from './drag-area.tsx';
import { movedBy, within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

const MARKS = ['least', 'lower', 'median', 'upper', 'greatest'] as const;

/** A box plot by its five marks. Space changes to the next one; a finger moves the nearest one. */
export function BoxPlotField({ touch, value, onChange, ground: _ground, ...rest }: TouchFieldProps<'box-plot'>) {
  const t = useWorkText('touch');
  const [held, setHeld] = useState(0);
  const placed = boxPlot.read(touch, value);
  const five = placed ?? firstFive(touch);
  const most = stepCount(touch);
  const at = five[held] ?? 0;
  const place = (mark: number, to: number) =>
    onChange(boxPlot.write(touch, withOneMoved(five, mark, within(to, most))));
  const said = t('markSaid', { mark: t(`marks.${MARKS[held] ?? 'least'}`), at: valueAt(touch, at) });
  return (
    <TouchLayout
      state={value}
      placed={placed !== undefined}
      nudges={<Nudges ways={['left', 'right']} onNudge={(way) => place(held, at + (way === 'left' ? -1 : 1))} />}
    >
      <DragArea
        {...rest}
        label={t('boxPlot')}
        said={placed === undefined ? `${t('nothing')}. ${said}` : said}
        now={{ value: valueAt(touch, at), least: touch.from, most: touch.to }}
        scrolls
        onPoint={({ x }, begins) => {
          const to = alongLine(x, most);
          const far = five.map((mark) => Math.abs(mark - to));
          const near = far.indexOf(Math.min(...far));
          if (begins) setHeld(near);
          place(begins ? near : held, to);
        }}
        onKey={(key) => {
          if (key === ' ') {
            setHeld((held + 1) % MARKS.length);
            return true;
          }
          const next = movedBy(key, at, most, touch.labelEvery ?? 5);
          if (next === undefined) return false;
          place(held, placed === undefined && key.startsWith('Arrow') ? at : next);
          return true;
        }}
      >
        <Figure picture={boxPlot.picture(touch, five)} />
      </DragArea>
      <p aria-hidden="true" className="text-sm text-muted docked:leading-none">
        {said}
      </p>
    </TouchLayout>
  );
}
