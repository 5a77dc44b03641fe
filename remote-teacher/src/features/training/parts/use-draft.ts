import { useState } from 'react';

const keyOf = (name: string): string => `lemma-draft-${name}`;

/** A draft text that is restored when somebody returns to the page on this device. */
export function useDraft(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(name)) ?? '');
  const store = (next: string) => {
    setText(next);
    if (next === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), next);
  };
  return [text, store];
}
