import type { Key } from './keypad-keys.ts';

/** The effect of a key: it types at the caret, or moves the caret. */
export type KeypadAction =
  | { readonly kind: 'type'; readonly key: Key }
  | { readonly kind: 'erase' }
  | { readonly kind: 'move'; readonly by: -1 | 1 };

/** A text and its selection; both ends are equal if there is only a caret. */
export type Edited = { readonly text: string; readonly from: number; readonly to: number };

/** Applies one key. A key with a place inside, such as a root, encloses the selection. */
export function applyKey({ text, from, to }: Edited, action: KeypadAction): Edited {
  switch (action.kind) {
    case 'move': {
      const place = Math.max(0, Math.min(text.length, (action.by < 0 ? from : to) + (from === to ? action.by : 0)));
      return { text, from: place, to: place };
    }
    case 'erase': {
      const start = from === to ? Math.max(0, from - 1) : from;
      return { text: text.slice(0, start) + text.slice(to), from: start, to: start };
    }
    case 'type': {
      const { insert, caret = 0 } = action.key;
      const split = insert.length - caret;
      const inside = caret > 0 ? text.slice(from, to) : '';
      const typed = insert.slice(0, split) + inside + insert.slice(split);
      const place = from + split + inside.length + (inside === '' ? 0 : caret);
      return { text: text.slice(0, from) + typed + text.slice(to), from: place, to: place };
    }
  }
}
