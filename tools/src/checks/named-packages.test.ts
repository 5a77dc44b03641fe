import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { repository } from '../repository.ts';
import { workspaces } from './workspaces.ts';

/**
 * The packages that the product's design names. Each must be declared and imported by this name; an umbrella package
 * would not count.
 */
const NAMED = [
  'react',
  'react-dom',
  'react-router-dom',
  '@module-federation/vite',
  'firebase',
  'zustand',
  '@tanstack/react-query',
  'sonner',
  '@radix-ui/react-tooltip',
  'vite',
  'vitest',
  'playwright',
];

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

/** Matches imports at the beginning of a line and dynamic ones. Code inside template literals is excluded. */
const TEMPLATE = /`[^`]*`/g;
const IMPORTED = /^(?:import|export|\})(?:[^'"`;=]*?\bfrom)?\s*['"]([^'"]+)['"]|\bawait import\(['"]([^'"]+)['"]\)/gm;

const isOf = (name: string) => (imported: string) => imported === name || imported.startsWith(`${name}/`);

async function importsOf(folder: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const path of glob('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules/**', '**/dist/**'] })) {
    const code = await readFile(join(folder, path), 'utf8');
    for (const [, name, onDemand] of code.replaceAll(TEMPLATE, '').matchAll(IMPORTED))
      found.add(name ?? onDemand ?? '');
  }
  return found;
}

type Use = { readonly name: string; readonly where: string; readonly declared: string | undefined };

async function uses(): Promise<readonly Use[]> {
  const found: Use[] = [];
  for (const { folder } of await workspaces()) {
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
    const imported = [...(await importsOf(folder))];
    for (const name of NAMED.filter((each) => imported.some(isOf(each))))
      found.push({
        name,
        where: relative(repository, folder),
        declared: manifest.dependencies[name] ?? manifest.devDependencies[name],
      });
  }
  return found;
}

const used = await uses();

it.each(NAMED)('%s is imported by its name', (name) => {
  expect(used.filter((use) => use.name === name)).not.toEqual([]);
});

it('each is declared in the package.json of the workspace that uses it', () => {
  expect(used.filter(({ declared }) => declared === undefined).map(({ name, where }) => `${name} in ${where}`)).toEqual(
    [],
  );
});

it.each(NAMED)('%s has the same version everywhere', (name) => {
  const asked = new Set(used.flatMap((use) => (use.name === name && use.declared ? [use.declared] : [])));
  expect([...asked]).toHaveLength(1);
});

it('firebase has the current major version', () => {
  expect(used.find(({ name }) => name === 'firebase')?.declared).toMatch(/^[~^]?13\./);
});
