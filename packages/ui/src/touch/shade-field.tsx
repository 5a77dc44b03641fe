import { shade } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { filledTo } from './filled-to.ts';
import { IndexField } from './index-field.tsx';
import type { TouchFieldProps } from './touch-props.ts';

/** Parts of a rectangle to shade. */
export function ShadeField(props: TouchFieldProps<'shade'>) {
  const { touch, value, onChange, ground, ...rest } = props;
  const t = useWorkText('touch');
  const count = shade.read(touch, value);
  const most = touch.rows * touch.columns;
  return (
    <IndexField
      {...rest}
      value={value}
      label={t('shade')}
      index={count}
      start={0}
      most={most}
      far={touch.rows > 1 ? touch.columns : 5}
      said={count === undefined ? t('nothing') : t('shadeSaid', { count, most })}
      toIndex={(place, begins) => filledTo(touch, place, count ?? 0, begins)}
      onIndex={(next) => onChange(shade.write(touch, next))}
      scrolls={touch.rows === 1}
      lower={ground !== undefined}
    >
      <Figure picture={shade.picture(touch, count)} />
    </IndexField>
  );
}
