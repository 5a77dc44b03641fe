import { ArrowLeft, ArrowRight, Delete, Keyboard } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { useWorkText } from '../text/use-work-text.ts';
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
  /** Whether one writes in several small boxes, where moving the caret is of no use. */
  readonly boxed?: boolean;
};

/** Whether the other kind of input is active, and a function that switches. */
export type KeypadToggle = { readonly shown: boolean; readonly onToggle: () => void };

/** As the class `grid-cols-7` below. */
const PER_ROW = 7;

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
export function Keypad({ keys, onAction, disabled = false, keyboard, notation, boxed = false }: KeypadProps) {
  const t = useWorkText('math');
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
  // A whole number has no places between which one moves.
  const moves = rest.length > 0 && !boxed;
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
    ...(moves
      ? [
          act('left', icon(ArrowLeft), { kind: 'move', by: -1 }),
          act('right', icon(ArrowRight), { kind: 'move', by: 1 }),
        ]
      : []),
    keyboard && {
      ...{ id: 'keyboard', children: icon(Keyboard), className: forFingers, label: t('keyboard') },
      ...{ pressed: keyboard.shown, onPress: keyboard.onToggle },
    },
  ];
  const shown = all.filter((key) => key !== undefined);
  if (notation) {
    // What is left of the last row, so that there is room for its name.
    const span = PER_ROW - (shown.length % PER_ROW);
    shown.push({
      ...{ id: 'notation', span, onPress: notation.onToggle },
      children: <NotationFace shown={notation.shown} short={span === 1} />,
      label: notation.shown ? t('typePlainly') : t('writeNotation'),
    });
  }
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

/** The name of the other way of writing; the short one where the key is as narrow as the others. */
function NotationFace({ shown, short }: { readonly shown: boolean; readonly short: boolean }) {
  const t = useWorkText('math');
  const name = shown ? t('typePlainly') : t('writeNotation');
  const shortName = shown ? t('typePlainlyShort') : t('writeNotationShort');
  return (
    <>
      <span className="text-sm leading-tight pointer-fine:hidden">{short ? shortName : name}</span>
      <span className="hidden pointer-fine:inline">{name}</span>
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
  /** How many columns it is wide. Default 1. */
  readonly span?: number;
};

const KeyButton = ({ id, label, children, onPress, disabled, stop, pressed, className, span = 1 }: KeyButtonProps) => (
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
    style={span > 1 ? { gridColumn: `span ${span}` } : undefined}
    className={cx(
      'inline-flex min-h-11 min-w-0 items-center justify-center rounded-md border border-line bg-sheet px-1 text-base leading-none transition-colors hover:bg-wash active:bg-accent-wash aria-pressed:bg-accent-wash disabled:opacity-55 pointer-fine:min-w-11 pointer-fine:px-2',
      className,
    )}
  >
    {children}
  </button>
);
