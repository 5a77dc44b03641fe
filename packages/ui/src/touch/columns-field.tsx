import { columns } from '@lemma/math/touch';
import { useState } from 'react';
import { columnAt } from '../figures/bar-chart.tsx';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { planeSteps, planeWays } from './crossings.ts';
import { DragArea } from './drag-area.tsx';
import { within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';

/** The steps of Page Up and Page Down. */
const FAR = 5;

/** A bar graph or a dot plot, column by column: the one that is held goes up and down. */
export function ColumnsField({ touch, value, onChange, ground, ...rest }: TouchFieldProps<'columns'>) {
  const { labels, step, most } = touch;
  const t = useWorkText('touch');
  const [held, setHeld] = useState(0);
  const placed = columns.read(touch, value);
  const heights = placed ?? labels.map(() => 0);
  const high = heights[held] ?? 0;
  const place = (column: number, to: number) => {
    setHeld(column);
    onChange(columns.write(touch, heights.with(column, within(Math.round(to / step), most / step) * step)));
  };
  const move = (across: number, up: number) => {
    if (across === 0) place(held, high + up * step);
    else setHeld(within(held + across, labels.length - 1));
  };
  const said = t('columnSaid', { column: labels[held] ?? '', high });
  return (
    <TouchLayout
      state={value}
      placed={placed !== undefined}
      manyNudges
      nudges={<Nudges ways={planeWays} onNudge={(way) => move(...planeSteps[way])} />}
    >
      <DragArea
        {...rest}
        label={t('columns')}
        said={said}
        now={{ value: high, least: 0, most }}
        scrolls={false}
        onPoint={(position, begins) => {
          const at = columnAt(labels.length, most, position);
          place(begins ? at.column : held, touch.drawn === 'dots' ? Math.ceil(at.high) : at.high);
        }}
        onKey={(key) => {
          const way = planeWays.find((one) => key === `Arrow${one[0]?.toUpperCase()}${one.slice(1)}`);
          const to = { PageUp: high + FAR * step, PageDown: high - FAR * step, Home: 0, End: most }[key];
          if (way !== undefined) move(...planeSteps[way]);
          else if (to !== undefined) place(held, to);
          else return false;
          return true;
        }}
        lower={ground !== undefined}
      >
        <Figure picture={columns.picture(touch, heights)} />
      </DragArea>
      <p aria-hidden="true" dir="ltr" className="text-sm text-muted docked:leading-none">
        {said}
      </p>
    </TouchLayout>
  );
}
