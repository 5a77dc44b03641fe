import type { Key } from './keypad-keys.ts';

/** What a press does to the text: typed at the caret, or a movement of it. */
export type KeypadAction =
  | { readonly kind: 'type'; readonly key: Key }
  | { readonly kind: 'erase' }
  | { readonly kind: 'move'; readonly by: -1 | 1 };

/** A text and the part of it that is selected; both ends equal where there is only a caret. */
export type Edited = { readonly text: string; readonly from: number; readonly to: number };

/** What one key does. A key with a place inside (a root) takes what is selected into it. */
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
