import { expect } from 'playwright/test';

/** Waits for what events bring: until then a document may be missing, which is no fault yet. */
export const comes = (holds: () => Promise<void>): Promise<void> => expect(holds).toPass({ timeout: 60_000 });
