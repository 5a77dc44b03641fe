import { numberLine, stepCount, valueAt } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { readMath } from '../mathematics/read-math.ts';
import { useWorkText } from '../text/use-work-text.ts';
import { alongLine } from './along-line.ts';
import { IndexField } from './index-field.tsx';
import { startOf } from './moved-by.ts';
import type { TouchFieldProps } from './touch-props.ts';

/** A point on a number line. */
export function LineField(props: TouchFieldProps<'number-line'>) {
  const { touch, value, onChange, ground, ...rest } = props;
  const t = useWorkText('touch');
  const index = numberLine.read(touch, value);
  const most = stepCount(touch);
  const spoken = readMath(value);
  return (
    <IndexField
      {...rest}
      value={value}
      label={t('line')}
      index={index}
      showsFirst
      start={startOf(touch)}
      most={most}
      far={touch.labelEvery ?? 5}
      numberAt={(at) => valueAt(touch, at)}
      said={index === undefined ? t('nothing') : t('pointAt', { place: spoken.ok ? spoken.label : value })}
      toIndex={({ x }) => alongLine(x, most)}
      onIndex={(next) => onChange(numberLine.write(touch, next))}
    >
      <Figure picture={numberLine.picture(touch, index, ground)} />
    </IndexField>
  );
}
