import { cx, useNumberStyle } from '@lemma/ui';
import { type KeyboardEvent, useState } from 'react';
import { useAccessText } from '../text/use-access-text.ts';
import { digits, EMPTY, type Key, operators, pressed } from './pressed.ts';

const rows = [
  ['clear', 'back', '/'],
  ['7', '8', '9', '*'],
  ['4', '5', '6', '-'],
  ['1', '2', '3', '+'],
  ['0', '.', '='],
] as const satisfies readonly (readonly Key[])[];

const SIGNS: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '-': '−',
  '+': '+',
  '=': '=',
  back: '⌫',
  clear: 'C',
};
const wide: ReadonlySet<Key> = new Set<Key>(['clear', '0']);
type Name = 'plus' | 'minus' | 'times' | 'over' | 'equals' | 'mark' | 'back' | 'clear';
/** The names of keys that a voice could not read. */
const names: Readonly<Partial<Record<Key, Name>>> = {
  ...{ '+': 'plus', '-': 'minus', '*': 'times', '/': 'over', '=': 'equals', '.': 'mark', back: 'back', clear: 'clear' },
};
const typed: readonly Key[] = [...digits, ...operators, '.', '='];

/** The key of the calculator that a key of the keyboard is. */
function keyOf({ key }: KeyboardEvent): Key | undefined {
  if (key === ',') return '.';
  if (key === 'Backspace') return 'back';
  return typed.find((one) => one === key);
}

/** A calculator with four operations, for students whose access profile has one. */
export function Calculator() {
  const t = useAccessText('calculator');
  const isComma = useNumberStyle() === 'comma';
  const [display, setDisplay] = useState(EMPTY);
  const nameOf = (key: Key) => {
    const name = names[key];
    return name && t(`keys.${name}`);
  };
  const press = (key: Key) => setDisplay((before) => pressed(before, key));
  const mark = isComma ? ',' : '.';
  const shown = display.text.replace(/[-*/]/g, (sign) => SIGNS[sign] ?? sign).replaceAll('.', mark);
  return (
    <section
      aria-label={t('title')}
      dir="ltr"
      className="w-72 max-w-full rounded-md border border-line-strong bg-sheet p-3"
      onKeyDown={(event) => {
        const key = keyOf(event);
        if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        press(key);
      }}
    >
      <output className="figures-tabular block min-h-12 rounded-sm bg-wash px-3 py-2 text-end text-lg wrap-anywhere">
        {display.trouble ? t(`trouble.${display.trouble}`) : shown}
      </output>
      <div className="mt-2 grid grid-cols-4 gap-2">
        {rows.flat().map((key) => (
          <button
            key={key}
            type="button"
            aria-label={nameOf(key)}
            className={cx(
              'min-h-12 rounded-md border border-line-strong text-lg font-semibold hover:bg-wash',
              wide.has(key) && 'col-span-2',
              key === '=' && 'bg-accent text-on-accent hover:bg-accent-strong',
            )}
            onClick={() => press(key)}
          >
            {key === '.' ? mark : (SIGNS[key] ?? key)}
          </button>
        ))}
      </div>
    </section>
  );
}
