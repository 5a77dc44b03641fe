import { ArrowLeft, ArrowRight, Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import { DIGITS, type Key } from './keypad-keys.ts';

/** What a press does to the text: typed at the caret, or a movement of it. */
export type KeypadAction =
  | { readonly kind: 'type'; readonly key: Key }
  | { readonly kind: 'erase' }
  | { readonly kind: 'move'; readonly by: -1 | 1 };

type KeypadProps = {
  readonly keys: readonly Key[];
  readonly onAction: (action: KeypadAction) => void;
  readonly disabled?: boolean;
};

const keyClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-line bg-sheet px-2 text-base leading-none transition-colors hover:bg-wash active:bg-accent-wash disabled:opacity-55';

/** Keys for what a phone's keyboard hides. It keeps the focus where the caret is. */
export function Keypad({ keys, onAction, disabled = false }: KeypadProps) {
  const t = useText('math');
  const press = (action: KeypadAction, label: string | undefined, face: ReactNode, className?: string) => (
    <button
      key={label ?? String(face)}
      type="button"
      disabled={disabled}
      aria-label={label}
      // A press must not take the focus, or a phone would close its keyboard and the caret would be lost.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onAction(action)}
      className={cx(keyClass, className)}
    >
      {face}
    </button>
  );
  const typed = (key: Key) => press({ kind: 'type', key }, key.name && t(`keys.${key.name}`), key.face);
  return (
    <fieldset aria-label={t('keypad')} data-print="hide" className="flex min-w-0 gap-3 max-sm:flex-col">
      <div className="grid w-40 grid-cols-3 gap-1.5 max-sm:w-full max-sm:grid-cols-5">{DIGITS.map(typed)}</div>
      <div className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] content-start gap-1.5">
        {keys.map(typed)}
        {press({ kind: 'move', by: -1 }, t('keys.left'), <ArrowLeft aria-hidden="true" className="size-5" />)}
        {press({ kind: 'move', by: 1 }, t('keys.right'), <ArrowRight aria-hidden="true" className="size-5" />)}
        {press({ kind: 'erase' }, t('keys.erase'), <Delete aria-hidden="true" className="size-5" />)}
      </div>
    </fieldset>
  );
}
