import { ArrowLeft, ArrowRight, Delete, Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import type { KeypadAction } from './edit-text.ts';
import { KeyFace } from './key-face.tsx';
import { DIGITS, type Key } from './keypad-keys.ts';

type KeypadProps = {
  readonly keys: readonly Key[];
  readonly onAction: (action: KeypadAction) => void;
  readonly disabled?: boolean;
  /** Whether the device's own keyboard is asked for; only touch screens show this key. */
  readonly keyboard: boolean;
  readonly onKeyboard: () => void;
};

/** Figures, arrows and delete are only for fingers: who has a mouse has a keyboard. */
export function Keypad({ keys, onAction, disabled = false, keyboard, onKeyboard }: KeypadProps) {
  const t = useText('math');
  const typed = (key: Key) => (
    <KeyButton
      key={`${key.face}${key.insert}`}
      disabled={disabled}
      label={key.name && t(`keys.${key.name}`)}
      onPress={() => onAction({ kind: 'type', key })}
    >
      <KeyFace face={key.face} name={key.name} />
    </KeyButton>
  );
  const forFingers = { disabled, className: 'pointer-fine:hidden' };
  return (
    <fieldset aria-label={t('keypad')} data-print="hide" className="flex min-w-0 max-w-lg flex-col gap-1.5">
      {!keyboard && (
        <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-10 pointer-fine:hidden">{DIGITS.map(typed)}</div>
      )}
      <div className="grid grid-cols-5 gap-1.5 sm:grid-cols-10 pointer-fine:flex pointer-fine:flex-wrap">
        {keys.map(typed)}
        <KeyButton {...forFingers} label={t('keys.left')} onPress={() => onAction({ kind: 'move', by: -1 })}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </KeyButton>
        <KeyButton {...forFingers} label={t('keys.right')} onPress={() => onAction({ kind: 'move', by: 1 })}>
          <ArrowRight aria-hidden="true" className="size-5" />
        </KeyButton>
        <KeyButton {...forFingers} label={t('keys.erase')} onPress={() => onAction({ kind: 'erase' })}>
          <Delete aria-hidden="true" className="size-5" />
        </KeyButton>
        <KeyButton {...forFingers} label={t('keyboard')} pressed={keyboard} onPress={onKeyboard}>
          <Keyboard aria-hidden="true" className="size-5" />
        </KeyButton>
      </div>
    </fieldset>
  );
}

type KeyButtonProps = {
  readonly label: string | undefined;
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly disabled: boolean;
  readonly pressed?: boolean;
  readonly className?: string;
};

const KeyButton = ({ label, children, onPress, disabled, pressed, className }: KeyButtonProps) => (
  <button
    type="button"
    disabled={disabled}
    aria-label={label}
    aria-pressed={pressed}
    // A press must not take the focus: the caret would be lost.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onPress}
    className={cx(
      'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-line bg-sheet px-2 text-base leading-none transition-colors hover:bg-wash active:bg-accent-wash aria-pressed:bg-accent-wash disabled:opacity-55',
      className,
    )}
  >
    {children}
  </button>
);
