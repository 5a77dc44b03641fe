const KEY = 'lemma.shared';

/**
 * Whether several people use this device, as somebody answered at sign-in. Stored on the device for the next person.
 */
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
    // Some school devices block storage: then nothing is stored, which suits a shared device.
  }
}
