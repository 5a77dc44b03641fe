import { LineField } from './line-field.tsx';
import { PlaneField } from './plane-field.tsx';
import type { AnyTouchFieldProps } from './touch-props.ts';

/** The field of any kind of touched answer. */
export function TouchField({ touch, ...props }: AnyTouchFieldProps) {
  switch (touch.as) {
    case 'number-line':
      return <LineField touch={touch} {...props} />;
    case 'plane':
      return <PlaneField touch={touch} {...props} />;
  }
}
