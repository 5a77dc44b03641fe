import { points, valueAt } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import type { TouchFieldProps } from './touch-props.ts';
import { type End, TwoField } from './two-field.tsx';

/** Two points on a number line, or one. */
export function PointsField(props: TouchFieldProps<'points'>) {
  const { touch, value, onChange, ground: _ground, ...rest } = props;
  const t = useWorkText('touch');
  const two = points.read(touch, value);
  const at = (end: End) => valueAt(touch, two?.[end] ?? 0);
  const said =
    two === undefined
      ? t('nothing')
      : two[0] === two[1]
        ? t('onePoint', { at: at(0) })
        : t('twoPoints', { low: at(0), high: at(1) });
  return (
    <TwoField
      {...rest}
      touch={touch}
      value={value}
      label={t('points')}
      said={said}
      two={two}
      apart={0}
      onTwo={(next) => onChange(points.write(touch, next))}
      picture={<Figure picture={points.picture(touch, two)} />}
    />
  );
}
