import { describe, expect, it } from 'vitest';
import { checkFirestoreSettings } from './settings.ts';

describe('Firestore settings', () => {
  it('accepts settings within their limits, and missing ones', () => {
    expect(() => checkFirestoreSettings({ cacheSizeBytes: 1_048_576, longPollingTimeoutSeconds: 5 })).not.toThrow();
    expect(() => checkFirestoreSettings(undefined)).not.toThrow();
  });

  it.each([
    [{ cacheSizeBytes: 1_048_575 }, /cacheSizeBytes is 1048575; it must be at least 1048576 bytes/],
    [{ longPollingTimeoutSeconds: 4 }, /longPollingTimeoutSeconds is 4; it must be from 5 to 30 seconds/],
    [{ longPollingTimeoutSeconds: 31 }, /is 31/],
    [{ cacheSizeBytes: Number.NaN }, /is NaN/],
  ])('refuses %o and names the setting and its bounds', (settings, words) => {
    expect(() => checkFirestoreSettings(settings)).toThrow(words);
  });
});
