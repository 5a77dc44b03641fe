import { LineField } from './line-field.tsx';
import { OrderField } from './order-field.tsx';
import { PlaneField } from './plane-field.tsx';
import { RayField } from './ray-field.tsx';
import type { AnyTouchFieldProps } from './touch-props.ts';

/** The field for any kind of answer that can be placed. */
export function TouchField({ touch, ...props }: AnyTouchFieldProps) {
  switch (touch.as) {
    case 'number-line':
      return <LineField touch={touch} {...props} />;
    case 'plane':
      return <PlaneField touch={touch} {...props} />;
    case 'ray':
      return <RayField touch={touch} {...props} />;
    case 'order':
      return <OrderField touch={touch} {...props} />;
  }
}
