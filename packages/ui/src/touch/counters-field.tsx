import { counters } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { filledTo } from './filled-to.ts';
import { IndexField } from './index-field.tsx';
import type { TouchFieldProps } from './touch-props.ts';

/** Counters in rows of ten. */
export function CountersField(props: TouchFieldProps<'counters'>) {
  const { touch, value, onChange, ground, ...rest } = props;
  const t = useWorkText('touch');
  const count = counters.read(touch, value);
  const picture = counters.picture(touch, count);
  if (picture.kind !== 'array') return null;
  return (
    <IndexField
      {...rest}
      value={value}
      label={t('counters')}
      index={count}
      start={0}
      most={touch.most}
      far={10}
      said={count === undefined ? t('nothing') : t('countersSaid', { count })}
      toIndex={(place, begins) => filledTo(picture, place, count ?? 0, begins)}
      onIndex={(next) => onChange(counters.write(touch, next))}
      lower={ground !== undefined}
    >
      <Figure picture={picture} />
    </IndexField>
  );
}
