import { z } from 'zod';

const entrySchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.unknown().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) });

/** One downloaded package of the lock file. */
export type Locked = z.infer<typeof entrySchema> & { readonly path: string; readonly name: string };

/** The packages of package-lock.json that come from a registry: none of ours. */
export function lockedPackages(text: string): readonly Locked[] {
  const { packages } = lockSchema.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, entry]) =>
    path.includes('node_modules/') && entry.link !== true
      ? [{ ...entry, path, name: entry.name ?? path.replace(/^.*node_modules\//, '') }]
      : [],
  );
}

export const licenseIn = ({ license }: Locked): string | undefined =>
  typeof license === 'string' ? license : undefined;

/** For a package of a single kind of machine, the license of the package that asks for it. */
export function familiesOf(locked: readonly Locked[]): ReadonlyMap<string, string> {
  return new Map(
    locked.flatMap((one) => {
      const license = licenseIn(one);
      return license === undefined
        ? []
        : Object.keys(one.optionalDependencies ?? {}).map((name) => [name, license] as const);
    }),
  );
}

/** The packages without a hash that npm compares with what it downloads, on whatever machine they are installed. */
export const withoutIntegrity = (locked: readonly Locked[]): readonly string[] =>
  locked.flatMap(({ integrity, path }) => (integrity === undefined ? path : []));
