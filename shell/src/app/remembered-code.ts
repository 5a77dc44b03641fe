import { areaPaths } from '@lemma/contract';

/** Stored for this tab only: a phone that scanned the QR code continues through sign-in or sign-up in the same tab. */
const KEY = 'lemma.parent-code';

type Place = { readonly pathname: string; readonly search: string };

/** Remembers the code in a parent link that somebody opened before signing in. Ignores other addresses. */
export function rememberCode({ pathname, search }: Place): void {
  const code = new URLSearchParams(search).get('code') ?? '';
  if (!pathname.startsWith(areaPaths.parent) || !/^[\w -]{4,40}$/.test(code)) return;
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage the parent types the code, which is printed beside the QR code.
  }
}

/** Whether a code was remembered and not used yet. */
export function hasRememberedCode(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Forgets the code and returns where it leads: the parent's page with the form filled in. Undefined without a code. */
export function takeRememberedCode(): string | undefined {
  if (!hasRememberedCode()) return undefined;
  const code = sessionStorage.getItem(KEY) ?? '';
  sessionStorage.removeItem(KEY);
  return `${areaPaths.parent}?code=${encodeURIComponent(code)}`;
}
