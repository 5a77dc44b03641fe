import { type InputEventHandler, useState } from 'react';
import { useText } from '../text/catalogue.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Announces that a text has reached its limit; without it, the browser silently stops typing at `maxLength` and cuts
 * pasted text. Pass `onInput` to the control and show `note` below it.
 */
export function useLengthLimit<T extends Typed>(
  maxLength: number | undefined,
  onInput: InputEventHandler<T> | undefined,
) {
  const t = useText('form');
  const [isFull, setFull] = useState(false);
  const handleInput: InputEventHandler<T> = (event) => {
    setFull(maxLength !== undefined && event.currentTarget.value.length >= maxLength);
    onInput?.(event);
  };
  return {
    onInput: handleInput,
    note: (
      <p role="status" className="text-sm font-semibold text-warm empty:hidden">
        {isFull && maxLength !== undefined ? t('full', { most: maxLength }) : null}
      </p>
    ),
  };
}
