import { areaPaths } from '@lemma/contract';

/** This tab alone: a phone that scanned the square goes through sign-in or sign-up in the tab that it opened. */
const KEY = 'lemma.parent-code';

type Place = { readonly pathname: string; readonly search: string };

/** Remembers the code of an address for parents that somebody opened before signing in. Other addresses change nothing. */
export function rememberCode({ pathname, search }: Place): void {
  const code = new URLSearchParams(search).get('code') ?? '';
  if (!pathname.startsWith(areaPaths.parent) || !/^[\w -]{4,40}$/.test(code)) return;
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage the code is typed by hand: it stands beside the square.
  }
}

/** Whether a code waits to be used. */
export function hasRememberedCode(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Forgets the code, and where it leads: the parent's page with the form filled in. Undefined where there is none. */
export function takeRememberedCode(): string | undefined {
  if (!hasRememberedCode()) return undefined;
  const code = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return `${areaPaths.parent}?code=${encodeURIComponent(code)}`;
}
