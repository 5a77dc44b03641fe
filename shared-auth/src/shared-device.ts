const KEY = 'lemma.shared';

/** Whether several people use this device, as somebody said at sign-in. Kept on it, for the next who comes. */
export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function rememberSharedDevice(shared: boolean): void {
  try {
    if (shared) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is off on some school devices: nothing is kept then, which is what is asked for.
  }
}
