import { beforeAll } from 'vitest';
import { backend } from './school.ts';

// Each file starts with an empty database, because checks that nothing was written read all of it several times.
beforeAll(async () => {
  const all = `http://${backend.firestore}/emulator/v1/projects/${backend.projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(all, { method: 'DELETE' });
  if (!ok) throw new Error(`The database was not emptied: ${status}`);
});
