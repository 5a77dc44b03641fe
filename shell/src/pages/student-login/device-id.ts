const KEY = 'lemma.device';

/**
 * A random id of this device, so that wrong secrets typed on other devices block nobody here. Contains nothing about a
 * person.
 */
export function deviceId(): string {
  const fresh = crypto.randomUUID();
  try {
    const remembered = localStorage.getItem(KEY);
    if (remembered !== null) return remembered;
    localStorage.setItem(KEY, fresh);
  } catch {
    // Some school devices block storage: then each page counts as a new device.
  }
  return fresh;
}
