import { expect, it } from 'vitest';
import { devAddresses } from './addresses.ts';

it('moves the areas’ ports with the shell’s', () => {
  expect(devAddresses(6100)).toEqual({
    shell: 'http://localhost:6100',
    areas: { teacher: 'http://localhost:6105', parent: 'http://localhost:6106', student: 'http://localhost:6107' },
  });
});
