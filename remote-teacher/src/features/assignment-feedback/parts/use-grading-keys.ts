import { useEffect, useRef, useState } from 'react';

/** Where this device remembers that letters and digits do nothing. */
const KEY = 'lemma.no-grading-letters';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');
/** Elements on which Enter has its usual effect and no other. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button:not([role]), a');

/**
 * Calls `press` with each key that is pressed anywhere on the page, so that keys still grade after a click into the answer;
 * `press` says whether it took the key. Letters and digits can be switched off: whoever speaks to the computer types them
 * without meaning to.
 */
export function useGradingKeys(press: (key: string) => boolean) {
  const [letters, setLetters] = useState(() => localStorage.getItem(KEY) === null);
  const handleKey = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && isPressed(event.target)) return;
    if (!letters && event.key.length === 1) return;
    if (press(event.key)) event.preventDefault();
  };
  const latest = useRef(handleKey);
  latest.current = handleKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const switchLetters = (on: boolean) => {
    setLetters(on);
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'yes');
  };
  return { letters, switchLetters };
}
