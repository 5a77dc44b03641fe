import { line } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import type { TouchFieldProps } from './touch-props.ts';
import { TwoInPlaneField } from './two-in-plane-field.tsx';
import { useDrawn } from './use-drawn.ts';

/** A straight line, by two points on it. */
export function LineInPlaneField({ touch, value, onChange, ground, ...rest }: TouchFieldProps<'line'>) {
  const t = useWorkText('touch');
  const [through, setDrawn] = useDrawn(
    value,
    (text) => line.read(touch, text),
    (drawn) => line.write(touch, drawn),
  );
  return (
    <TwoInPlaneField
      {...rest}
      touch={touch}
      value={value}
      label={t('lineInPlane')}
      pair={through}
      beside={{ x: 1, y: 0 }}
      // Two points at the same place would be no line.
      fits={([one, other]) => one.x !== other.x || one.y !== other.y}
      onPair={(next) => {
        setDrawn(next);
        onChange(line.write(touch, next));
      }}
      said={(pair) => t('lineSaid', pair)}
      nothing={t('nothing')}
      picture={<Figure picture={line.picture(touch, through, ground)} />}
    />
  );
}
