import { curve } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import type { TouchFieldProps } from './touch-props.ts';
import { TwoInPlaneField } from './two-in-plane-field.tsx';
import { useDrawn } from './use-drawn.ts';

/** A parabola or the graph of an absolute value, by its turning point and another point. */
export function CurveField({ touch, value, onChange, ground, ...rest }: TouchFieldProps<'curve'>) {
  const t = useWorkText('touch');
  const [bent, setDrawn] = useDrawn(
    value,
    (text) => curve.read(touch, text),
    (drawn) => curve.write(touch, drawn),
  );
  return (
    <TwoInPlaneField
      {...rest}
      touch={touch}
      value={value}
      label={t('curve')}
      pair={bent}
      beside={{ x: 1, y: 1 }}
      // A point above the turning point, or as high as it, would make no such curve.
      fits={([vertex, other]) => vertex.x !== other.x && vertex.y !== other.y}
      onPair={(next) => {
        setDrawn(next);
        onChange(curve.write(touch, next));
      }}
      said={(pair) => t('curveSaid', pair)}
      nothing={t('nothing')}
      picture={<Figure picture={curve.picture(touch, bent, ground)} />}
    />
  );
}
