import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { completeLock, fillIntegrity, lockSchema, platformOf } from './complete.ts';

const lockOf = (packages: Record<string, unknown>) => lockSchema.parse({ lockfileVersion: 3, packages });

it('adds what npm left out, for the machine in the package’s name', () => {
  const lock = lockOf({
    'node_modules/fast': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@fast/linux-x64-gnu': '2.0.0', '@fast/win32-arm64': '2.0.0' },
    },
    'node_modules/@fast/linux-x64-gnu': { version: '2.0.0' },
  });
  const completed = completeLock(lock);
  expect(completed.added).toEqual(['node_modules/@fast/win32-arm64']);
  expect(completed.lock.packages['node_modules/@fast/win32-arm64']).toEqual({
    version: '2.0.0',
    cpu: ['arm64'],
    os: ['win32'],
    dev: true,
    optional: true,
  });
});

it('finds a package that is locked beside the one that asks for it', () => {
  const lock = lockOf({
    'node_modules/old/node_modules/fast': { optionalDependencies: { '@fast/darwin-x64': '1.0.0' } },
    'node_modules/old/node_modules/@fast/darwin-x64': { version: '1.0.0' },
  });
  expect(completeLock(lock).added).toEqual([]);
});

it('leaves optional packages for all machines unchanged', () => {
  const lock = lockOf({ 'node_modules/watch': { optionalDependencies: { fsevents: '^2.3.3' } } });
  expect(completeLock(lock).added).toEqual([]);
});

it.each([
  ['@swc/core-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
  ['@biomejs/cli-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
  ['@oxc-parser/binding-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
  ['@turbo/windows-64', { cpu: ['x64'], os: ['win32'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('knows the machine of %s', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

it('finds the committed lock file complete: after npm install, run npm run lock', async () => {
  const lock = lockSchema.parse(JSON.parse(await readFile(inRepository('package-lock.json'), 'utf8')));
  expect(completeLock(lock).added).toEqual([]);
});

it('asks for the hashes that are missing, and for no other', async () => {
  const lock = lockOf({
    '': { version: '1.0.0' },
    'node_modules/own': { link: true },
    'node_modules/there': { version: '1.0.0', integrity: 'sha512-there' },
    'node_modules/@fast/darwin-arm64': { version: '2.0.0', optional: true },
    'node_modules/@fast/aix': { version: '2.0.0', optional: true },
  });
  const asked: string[] = [];
  const result = await fillIntegrity(lock, async (name, version) => {
    asked.push(`${name}@${version}`);
    return name.endsWith('aix') ? undefined : 'sha512-found';
  });
  expect(asked).toEqual(['@fast/darwin-arm64@2.0.0', '@fast/aix@2.0.0']);
  expect(result).toEqual({ filled: 1, missing: ['@fast/aix'] });
  expect(lock.packages['node_modules/@fast/darwin-arm64']?.integrity).toBe('sha512-found');
});
