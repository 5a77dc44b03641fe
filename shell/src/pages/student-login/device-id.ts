const KEY = 'lemma.device';

/** A random name of this device, so that wrong secrets typed elsewhere lock nobody out here. Says nothing about a person. */
export function deviceId(): string {
  const fresh = crypto.randomUUID();
  try {
    const remembered = localStorage.getItem(KEY);
    if (remembered !== null) return remembered;
    localStorage.setItem(KEY, fresh);
  } catch {
    // Storage is off on some school devices: each page is then a device of its own.
  }
  return fresh;
}
