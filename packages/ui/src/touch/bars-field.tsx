import { type Bars, bars, NO_BARS } from '@lemma/math/touch';
import { useState } from 'react';
import { barAt } from '../figures/bar-model.tsx';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { Boxes } from './boxes.tsx';
import { planeSteps, planeWays } from './crossings.ts';
import { DragArea } from './drag-area.tsx';
import type { DrawingPlace } from './in-drawing.ts';
import { within } from './moved-by.ts';
import { Nudges } from './nudges.tsx';
import { TouchLayout } from './touch-layout.tsx';
import type { TouchFieldProps } from './touch-props.ts';
import { useDrawn } from './use-drawn.ts';

/** Before the name of the bar that is held. */
const CHOSEN = '▸ ';

type BarsProps = TouchFieldProps<'bars'>;

/** The bars as they are drawn, which of them is held, and what changes them. */
function useBars({ touch, value, onChange }: BarsProps) {
  const { names, most, shaded } = touch;
  const [held, setHeld] = useState(0);
  const [drawn, setDrawn] = useDrawn<Bars>(
    value,
    (text) => bars.read(touch, text),
    (now) => bars.write(touch, now),
  );
  const now = drawn ?? NO_BARS(touch);
  const change = (next: Bars) => {
    setDrawn(next);
    onChange(bars.write(touch, next));
  };
  const divide = (bar: number, count: number) => {
    const parts = now.parts.with(bar, Math.max(1, within(count, most)));
    change({ ...now, parts, colored: Math.min(now.colored, parts[0] ?? 1) });
  };
  const color = (count: number) => change({ ...now, colored: within(count, now.parts[0] ?? 1) });
  const move = (across: number, up: number) => {
    if (across !== 0) divide(held, (now.parts[held] ?? 1) + across);
    else if (shaded) color(now.colored + up);
    else setHeld(within(held - up, names.length - 1));
  };
  const picture = bars.picture(touch, now);
  const point = (place: DrawingPlace, begins: boolean) => {
    const hit = barAt(picture, place);
    const reached = Math.ceil(hit.at * (now.parts[0] ?? 1));
    if (shaded) color(begins && reached === now.colored ? reached - 1 : reached);
    // The first part of a whole bar ends where it is touched.
    else if (names.length === 1) divide(0, Math.round(1 / Math.max(1e-3, hit.at)));
    else {
      const bar = begins ? hit.bar : held;
      setHeld(bar);
      divide(bar, Math.ceil(hit.at));
    }
  };
  const name = (each: string) => change({ ...now, each: each.replaceAll(/[,;]/g, '') });
  return { now, held, isPlaced: value === '' || drawn !== undefined, picture, divide, move, point, name };
}

/** The bars in words. */
function useSaid({ names, shaded }: BarsProps['touch'], { parts, colored }: Bars, held: number): string {
  const t = useWorkText('touch');
  const count = (bar: number) => t('barParts', { count: parts[bar] ?? 1 });
  if (shaded) return t('barColored', { parts: count(0), count: colored });
  if (names.length === 1) return count(0);
  const all = names.map((name, bar) => t('barNamed', { name, parts: count(bar) })).join(', ');
  return t('barHeld', { bars: all, name: names[held] ?? '' });
}

/** One bar that is divided, or several that are laid from equal parts; what one part is stands in a box. */
export function BarsField(props: BarsProps) {
  const { touch, value, ground, focused, describedBy } = props;
  const t = useWorkText('touch');
  const { now, held, isPlaced, picture, divide, move, point, name } = useBars(props);
  const said = useSaid(touch, now, held);
  const isAlone = touch.names.length === 1;
  const marked = picture.bars.map((bar, at) => (at === held ? { ...bar, label: `${CHOSEN}${bar.label}` } : bar));
  return (
    <TouchLayout
      state={value}
      placed={isPlaced}
      manyNudges
      nudges={
        <Nudges
          ways={isAlone && !touch.shaded ? ['left', 'right'] : planeWays}
          onNudge={(way) => move(...planeSteps[way])}
        />
      }
    >
      <DragArea
        label={t(touch.shaded ? 'coloredBar' : isAlone ? 'wholeBar' : 'bars')}
        said={said}
        now={{ value: now.parts[held] ?? 1, least: 1, most: touch.most }}
        focused={focused}
        describedBy={describedBy}
        scrolls
        lower={ground !== undefined}
        onPoint={point}
        onKey={(key) => {
          const way = planeWays.find((one) => key === `Arrow${one[0]?.toUpperCase()}${one.slice(1)}`);
          const to = { Home: 1, End: touch.most }[key];
          if (way !== undefined) move(...planeSteps[way]);
          else if (to !== undefined) divide(held, to);
          else return false;
          return true;
        }}
      >
        <Figure picture={isAlone ? picture : { ...picture, bars: marked }} />
      </DragArea>
      <p aria-hidden="true" className="text-sm text-muted docked:leading-none">
        {said}
      </p>
      <Boxes boxes={[{ text: now.each, label: t('onePart') }]} onBox={(_index, text) => name(text)}>
        {([box]) => (
          <div className="flex items-center gap-2">
            {t('onePart')} = {box}
          </div>
        )}
      </Boxes>
    </TouchLayout>
  );
}
