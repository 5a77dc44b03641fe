import { expect, it } from 'vitest';
import { lendingModule, notLent } from './shared-names.ts';

it('lets pass what is lent, and types', () => {
  const code = `
    import { type QueryKey, useQuery } from '@tanstack/react-query';
    import { Dialog as Radix } from 'radix-ui';
    import { z } from 'zod';
    import type { Anything } from 'use-intl/core';
    export const schema = z.object({ on: z.boolean() });
    export type Schema = z.infer<typeof schema>;
    const other = fizz.z.other(Radix.Root);`;
  expect(notLent(code)).toEqual([]);
});

it.each([
  ["import { useSuspenseQuery } from '@tanstack/react-query';", 'useSuspenseQuery of @tanstack/react-query'],
  ["import {\n  Dialog,\n  Slider as S,\n} from 'radix-ui';", 'Slider of radix-ui'],
  ["import { DropdownMenu as Radix } from 'radix-ui'; Radix.Sub;", 'DropdownMenu.Sub of radix-ui'],
  ["import { z } from 'zod'; z.templateLiteral([]); z.templateLiteral([]);", 'z.templateLiteral of zod'],
  ["import { object } from 'zod';", 'object of zod'],
])('names what is not: %s', (code, missing) => {
  expect(notLent(code)).toEqual([missing]);
});

it('lends names, and of objects the members', () => {
  expect(lendingModule('zod', { z: ['object', 'enum'], other: true })).toBe(
    [
      'import { z as _z, other as _other } from "zod";',
      'export const z = { object: _z.object, enum: _z.enum };',
      'export const other = _other;',
    ].join('\n'),
  );
});
