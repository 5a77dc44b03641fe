import { type HalfPlane, halfPlane } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { Toggle } from './toggle.tsx';
import type { TouchFieldProps } from './touch-props.ts';
import { TwoInPlaneField } from './two-in-plane-field.tsx';
import { useDrawn } from './use-drawn.ts';

/** One side of a line: the line by two points on it, the side, and whether the line belongs to it. */
export function HalfPlaneField({ touch, value, onChange, ground, ...rest }: TouchFieldProps<'half-plane'>) {
  const t = useWorkText('touch');
  const [half, setDrawn] = useDrawn<HalfPlane>(
    value,
    (text) => halfPlane.read(touch, text),
    (drawn) => halfPlane.write(touch, drawn),
  );
  const place = (next: HalfPlane) => {
    setDrawn(next);
    onChange(halfPlane.write(touch, next));
  };
  const change = (next: Partial<HalfPlane>) => {
    if (half) place({ ...half, ...next });
  };
  const { side, closed } = half ?? { side: 'above' as const, closed: false };
  return (
    <TwoInPlaneField
      {...rest}
      touch={touch}
      value={value}
      label={t('halfPlane')}
      pair={half?.through}
      beside={{ x: 1, y: 0 }}
      // An upright line has no side above it.
      fits={([one, other]) => one.x !== other.x}
      onPair={(through) => place({ through, side, closed })}
      said={(pair) =>
        t('halfPlaneSaid', {
          line: t('lineSaid', pair),
          side: t(side),
          closed: t(closed ? 'solid' : 'dashed'),
        })
      }
      nothing={t('nothing')}
      onOtherKey={(key) => {
        if (key.toLowerCase() !== 's') return false;
        change({ side: side === 'above' ? 'below' : 'above' });
        return true;
      }}
      picture={<Figure picture={halfPlane.picture(touch, half, ground)} />}
    >
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <fieldset aria-label={t('side')} className="flex min-w-0 gap-1">
          {(['above', 'below'] as const).map((one) => (
            <Toggle key={one} pressed={half !== undefined && side === one} onPress={() => change({ side: one })}>
              {t(one)}
            </Toggle>
          ))}
        </fieldset>
        <fieldset aria-label={t('border')} className="flex min-w-0 gap-1">
          {([false, true] as const).map((one) => (
            <Toggle
              key={String(one)}
              pressed={half !== undefined && closed === one}
              onPress={() => change({ closed: one })}
            >
              {t(one ? 'solid' : 'dashed')}
            </Toggle>
          ))}
        </fieldset>
      </div>
    </TwoInPlaneField>
  );
}
