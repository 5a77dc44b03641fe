import { type Segment, segment, valueAt } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { startOf } from './moved-by.ts';
import { Toggle } from './toggle.tsx';
import type { TouchFieldProps } from './touch-props.ts';
import { type End, TwoField } from './two-field.tsx';

/** All numbers between two numbers, with or without each of them. */
export function SegmentField(props: TouchFieldProps<'segment'>) {
  const { touch, value, onChange, ground: _ground, ...rest } = props;
  const t = useWorkText('touch');
  const placed = segment.read(touch, value);
  const start = startOf(touch);
  const now: Segment = placed ?? { ends: [start, start + 1], closed: [false, false] };
  const place = (next: Partial<Segment>) => onChange(segment.write(touch, { ...now, ...next }));
  const end = (which: End) => t(now.closed[which] ? 'withEnd' : 'withoutEnd', { at: valueAt(touch, now.ends[which]) });
  return (
    <TwoField
      {...rest}
      touch={touch}
      value={value}
      label={t('segment')}
      said={placed === undefined ? t('nothing') : t('segmentSaid', { low: end(0), high: end(1) })}
      two={placed?.ends}
      apart={1}
      onTwo={(ends) => place({ ends })}
      picture={<Figure picture={segment.picture(touch, placed)} />}
    >
      <div className="flex justify-between gap-2">
        {([0, 1] as const).map((which) => (
          <fieldset
            key={which}
            aria-label={t(which === 0 ? 'lowEnd' : 'highEnd')}
            className="flex min-w-0 flex-wrap items-center gap-1"
          >
            <span aria-hidden="true" className="text-sm text-muted max-sm:basis-full">
              {t(which === 0 ? 'lowEnd' : 'highEnd')}
            </span>
            {[false, true].map((closed) => (
              <Toggle
                key={String(closed)}
                pressed={placed?.closed[which] === closed}
                onPress={() => place({ closed: which === 0 ? [closed, now.closed[1]] : [now.closed[0], closed] })}
              >
                {t(closed ? 'endClosed' : 'endOpen')}
              </Toggle>
            ))}
          </fieldset>
        ))}
      </div>
    </TwoField>
  );
}
