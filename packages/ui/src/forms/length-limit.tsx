import { type InputEventHandler, useState } from 'react';
import { useText } from '../text/catalogue.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Says it when a field takes no more: the browser stops typing at `maxLength` and cuts what is pasted without a word. Give `onInput`
 * to the control and put `note` below it.
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
