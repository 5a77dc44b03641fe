import { ArrowLeft, ArrowRight, Delete, Keyboard } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import type { KeypadAction } from './apply-key.ts';
import { KeyFace } from './key-face.tsx';
import { DIGITS, type Key } from './keypad-keys.ts';

type KeypadProps = {
  readonly keys: readonly Key[];
  readonly onAction: (action: KeypadAction) => void;
  readonly disabled?: boolean;
  /** Switches to the device's own keyboard; only on touch screens. Left out if there is no other keyboard. */
  readonly keyboard?: KeypadToggle | undefined;
  /** Switches between notation and plain typing. */
  readonly notation?: KeypadToggle | undefined;
};

/** Whether the other kind of input is active, and a function that switches. */
export type KeypadToggle = { readonly shown: boolean; readonly onToggle: () => void };

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * All keys together are one stop for Tab, and arrow keys move among them, because people who use Tab have a keyboard.
 */
function useOneStop() {
  const [stop, setStop] = useState<string | undefined>();
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const all = [...event.currentTarget.querySelectorAll('button')];
    const shown = all.filter((key) => key.offsetParent !== null || key === document.activeElement);
    const at = shown.findIndex((key) => document.activeElement?.isSameNode(key));
    const next = shown[(at + step + shown.length) % shown.length];
    if (!next) return;
    event.preventDefault();
    setStop(next.dataset.key);
    next.focus();
  };
  return { stop, onKeyDown };
}

type Pressed = Omit<KeyButtonProps, 'disabled' | 'stop'>;

/**
 * Seven keys in a row, so that each is wide enough for a finger on the narrowest phone: digits first, with minus and
 * delete at the ends. Digits, arrows and delete are only shown on touch screens, because other devices have a keyboard.
 */
export function Keypad({ keys, onAction, disabled = false, keyboard, notation }: KeypadProps) {
  const t = useText('math');
  const { stop, onKeyDown } = useOneStop();
  const forFingers = 'pointer-fine:hidden';
  const typed = (key: Key): Pressed => ({
    id: `${key.face}${key.insert}`,
    label: key.name && t(`keys.${key.name}`),
    children: <KeyFace face={key.face} name={key.name} />,
    onPress: () => onAction({ kind: 'type', key }),
  });
  const digits = keyboard?.shown ? [] : DIGITS.map((key) => ({ ...typed(key), className: forFingers }));
  const [minus, point, ...rest] = keys.map(typed);
  const icon = (Icon: typeof Delete) => <Icon aria-hidden="true" className="size-5" />;
  const act = (id: 'erase' | 'left' | 'right', children: ReactNode, action: KeypadAction): Pressed => ({
    ...{ id, children, className: forFingers, label: t(`keys.${id}`), onPress: () => onAction(action) },
  });
  const all: (Pressed | undefined)[] = [
    ...digits.slice(0, 5),
    minus,
    act('erase', icon(Delete), { kind: 'erase' }),
    ...digits.slice(5),
    point,
    ...rest,
    act('left', icon(ArrowLeft), { kind: 'move', by: -1 }),
    act('right', icon(ArrowRight), { kind: 'move', by: 1 }),
    keyboard && {
      ...{ id: 'keyboard', children: icon(Keyboard), className: forFingers, label: t('keyboard') },
      ...{ pressed: keyboard.shown, onPress: keyboard.onToggle },
    },
    notation && {
      id: 'notation',
      children: <NotationFace shown={notation.shown} />,
      label: notation.shown ? t('typePlainly') : t('writeNotation'),
      onPress: notation.onToggle,
    },
  ];
  const shown = all.filter((key) => key !== undefined);
  // Minus is shown on every device.
  const first = shown.some(({ id }) => id === stop) ? stop : minus?.id;
  return (
    <fieldset
      aria-label={t('keypad')}
      data-print="hide"
      dir="ltr"
      onKeyDown={onKeyDown}
      className="grid min-w-0 max-w-lg grid-cols-7 gap-1 pointer-fine:flex pointer-fine:w-fit pointer-fine:flex-wrap"
    >
      {shown.map((key) => (
        <KeyButton key={key.id} {...key} disabled={disabled} stop={key.id === first} />
      ))}
    </fieldset>
  );
}

/** Shows the words if there is space for them. */
function NotationFace({ shown }: { readonly shown: boolean }) {
  const t = useText('math');
  return (
    <>
      <span className="pointer-fine:hidden">{shown ? '1/2' : '½'}</span>
      <span className="hidden pointer-fine:inline">{shown ? t('typePlainly') : t('writeNotation')}</span>
    </>
  );
}

type KeyButtonProps = {
  readonly id: string;
  readonly label: string | undefined;
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly disabled: boolean;
  /** Whether it is the key that Tab reaches. */
  readonly stop: boolean;
  readonly pressed?: boolean;
  readonly className?: string;
};

const KeyButton = ({ id, label, children, onPress, disabled, stop, pressed, className }: KeyButtonProps) => (
  <button
    type="button"
    data-key={id}
    disabled={disabled}
    tabIndex={stop ? 0 : -1}
    aria-label={label}
    aria-pressed={pressed}
    // Pressing a key must not move the focus, because the caret would be lost.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onPress}
    className={cx(
      'inline-flex min-h-11 min-w-0 items-center justify-center rounded-md border border-line bg-sheet px-1 text-base leading-none transition-colors hover:bg-wash active:bg-accent-wash aria-pressed:bg-accent-wash disabled:opacity-55 pointer-fine:min-w-11 pointer-fine:px-2',
      className,
    )}
  >
    {children}
  </button>
);
