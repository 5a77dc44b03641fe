import { expect, it } from 'vitest';
import { judgeAllowed, judgeRefused } from '../trust/doors/judge.ts';
import { changesSince, everythingAtRest } from './school.ts';
import { schoolOfDoors } from './school-of-doors.ts';

it('answers everybody at every door as the table says, and writes nothing for whom it refuses', async () => {
  const { school, cells } = await schoolOfDoors();
  const before = await everythingAtRest();
  expect(await judgeRefused(cells, school)).toEqual([]);
  expect(await changesSince(before)).toEqual([]);
  expect(await judgeAllowed(cells, school)).toEqual([]);
}, 3_600_000);
