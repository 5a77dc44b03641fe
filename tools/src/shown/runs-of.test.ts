import { expect, it } from 'vitest';
import { runsOf } from './runs-of.ts';

it.each([
  ['tools/src/shown/runs-of.test.ts', 'npm test'],
  ['packages/ui/src/table/to-csv.test.ts', 'npm test'],
  ['remote-student/src/features/placement/page.test.tsx', 'npm test'],
  ['functions/trust/restore-orders.test.ts', 'npm test'],
  ['functions/backend/doors.test.ts', 'npm test'],
  ['functions/backend/rules.test.ts', 'npm test'],
  ['tools/backend/kill-and-restart.test.ts', 'npm test'],
  ['e2e/src/doors.e2e.ts', 'npm test'],
  ['functions/backend/guards.soak.ts', 'npm run soak'],
  ['functions/backend/doors.soak.ts', 'npm run soak'],
  ['e2e/src/chaos.soak.ts', 'npm run soak'],
  ['functions/soak/bucket-store.test.ts', 'npm run bucket -w functions'],
  ['docs/nowhere.test.ts', undefined],
])('says by which command %s is run: %s', (file, command) => {
  expect(runsOf(file)).toBe(command);
});
