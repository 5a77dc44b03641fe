import { ruler, stepCount, valueAt } from '@lemma/math/touch';
import { Figure } from '../figures/figure.tsx';
import { useWorkText } from '../text/use-work-text.ts';
import { alongLine } from './along-line.ts';
import { IndexField } from './index-field.tsx';
import type { TouchFieldProps } from './touch-props.ts';

/** A strip along a ruler, from where it starts to the mark that is placed. */
export function RulerField(props: TouchFieldProps<'ruler'>) {
  const { touch, value, onChange, ground: _ground, ...rest } = props;
  const t = useWorkText('touch');
  const index = ruler.read(touch, value);
  const most = stepCount(touch);
  return (
    <IndexField
      {...rest}
      value={value}
      label={t('ruler')}
      index={index}
      showsFirst
      start={Math.round((touch.start - touch.from) / touch.step)}
      most={most}
      far={touch.labelEvery ?? 5}
      numberAt={(at) => valueAt(touch, at)}
      said={index === undefined ? t('nothing') : t('stripSaid', { from: touch.start, to: valueAt(touch, index) })}
      toIndex={({ x }) => alongLine(x, most)}
      onIndex={(next) => onChange(ruler.write(touch, next))}
    >
      <Figure picture={ruler.picture(touch, index)} />
    </IndexField>
  );
}
