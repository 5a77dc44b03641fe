import { beforeAll } from 'vitest';
import { backend } from './school.ts';

// Each file starts with an empty database: tests of "nothing was written" read the whole of it, over and over.
beforeAll(async () => {
  const all = `http://${backend.firestore}/emulator/v1/projects/${backend.projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(all, { method: 'DELETE' });
  if (!ok) throw new Error(`The database was not emptied: ${status}`);
});
