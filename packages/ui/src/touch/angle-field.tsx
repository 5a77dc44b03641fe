import { angle } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import type { DrawingPlace } from './in-drawing.ts';
import { IndexField } from './index-field.tsx';
import type { TouchFieldProps } from './touch-props.ts';

/** How far keys turn at once, in degrees. */
const FAR = 10;

/** The whole degrees from the right side of a protractor, turned to the left, to a position in its drawing. */
function degreesAt({ x, y, width, height }: DrawingPlace): number {
  const turn = Math.round((Math.atan2(height / 2 - y, x - width / 2) * 180) / Math.PI);
  return (turn + 360) % 360;
}

/** A side of an angle to turn on a protractor. */
export function AngleField(props: TouchFieldProps<'angle'>) {
  const { touch, value, onChange, ground, ...rest } = props;
  const t = useWorkText('touch');
  const degrees = angle.read(touch, value);
  return (
    <IndexField
      {...rest}
      value={value}
      label={t('angle')}
      index={degrees}
      start={0}
      most={touch.most}
      far={FAR}
      said={degrees === undefined ? t('nothing') : t('angleSaid', { degrees })}
      toIndex={degreesAt}
      onIndex={(next) => onChange(angle.write(touch, next))}
      scrolls={false}
      lower={ground !== undefined}
    >
      <Figure picture={angle.picture(touch, degrees)} />
    </IndexField>
  );
}
