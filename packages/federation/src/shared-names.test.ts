import { expect, it } from 'vitest';
import { lendingModule } from './shared-names.ts';

it('lends names, and of objects the members', () => {
  expect(lendingModule('zod', { z: ['object', 'enum'], other: true })).toBe(
    [
      'import { z as _z, other as _other } from "zod";',
      'export const z = { object: _z.object, enum: _z.enum };',
      'export const other = _other;',
    ].join('\n'),
  );
});
