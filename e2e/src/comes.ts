import { expect } from 'playwright/test';

/** Waits for results of event handlers. A missing document is not an error until the time is over. */
export const comes = (holds: () => Promise<void>): Promise<void> => expect(holds).toPass({ timeout: 60_000 });
