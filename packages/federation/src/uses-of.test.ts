import { expect, it } from 'vitest';
import { notLent } from './uses-of.ts';

it('lets pass what is lent, and types', () => {
  const code = `
    import { type QueryKey, useQuery } from '@tanstack/react-query';
    import { Slider as Radix } from 'radix-ui';
    import { z } from 'zod';
    import type { Anything } from 'use-intl/core';
    export const schema = z.object({ on: z.boolean() });
    export type Schema = z.infer<typeof schema>;
    const other = fizz.z.other(Radix.Root, { z: 1 });
    const distance = (z: number) => Math.abs(z);
    const { object, string: text } = z;
    const isRoot = z['array'](schema) satisfies z.ZodArray<typeof schema>;`;
  expect(notLent(code)).toEqual([]);
});

it('reads packages from npm as what they are', () => {
  expect(notLent("const { z } = require('zod');\nconst generic = a < b > c;", 'node_modules/some/index.cjs')).toEqual([
    '* of zod',
  ]);
});

it.each([
  ["import { useSuspenseQuery } from '@tanstack/react-query';", 'useSuspenseQuery of @tanstack/react-query'],
  [
    "import {\n  useQuery,\n  useSuspenseQuery as S,\n} from '@tanstack/react-query';",
    'useSuspenseQuery of @tanstack/react-query',
  ],
  ["import { z as Zed } from 'zod'; Zed.xor;", 'z.xor of zod'],
  ["import { z } from 'zod'; z.templateLiteral([]); z.templateLiteral([]);", 'z.templateLiteral of zod'],
  ["import { object } from 'zod';", 'object of zod'],
  ["import * as all from 'zod'; all.z.object({});", 'z of zod'],
  [
    "import * as all from '@tanstack/react-query'; all.useSuspenseQuery();",
    'useSuspenseQuery of @tanstack/react-query',
  ],
  ["import all from 'zod'; all.object({});", 'default of zod'],
  ["const { z } = await import('zod');", '* of zod'],
  ['const { z } = await import(`zod`);', '* of zod'],
  ["const { z } = require('zod');", '* of zod'],
  ["export * from 'zod';", '* of zod'],
  ["export * as all from 'zod';", '* of zod'],
  ["export { z } from 'zod';", 'z of zod'],
  ["import { z } from 'zod'; export { z };", 'z of zod'],
  ["import { z } from 'zod'; z['templateLiteral']([]);", 'z.templateLiteral of zod'],
  ["import { z } from 'zod'; const name = 'templateLiteral'; z[name]([]);", 'z of zod'],
  ["import { z } from 'zod'; const { object, templateLiteral } = z;", 'z.templateLiteral of zod'],
  ["import { z } from 'zod'; const same = z; same.templateLiteral([]);", 'z of zod'],
  ["import { z } from 'zod'; z?.templateLiteral([]);", 'z.templateLiteral of zod'],
  ["import { z as Zed } from 'zod'; const sub = <Zed.xor />;", 'z.xor of zod'],
])('names what is not: %s', (code, missing) => {
  expect(notLent(code)).toEqual([missing]);
});
