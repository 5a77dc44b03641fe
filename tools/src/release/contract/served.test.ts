import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Environment } from '@lemma/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { below, deployedShell, folderShell } from './served.ts';

const environment: Environment = {
  firebase: { apiKey: 'k', authDomain: 'a', projectId: 'p' },
  areas: { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' },
  functionsRegion: 'us-central1',
};
let sites = '';
beforeEach(async () => {
  sites = await mkdtemp(join(tmpdir(), 'lemma-served-'));
  const strict = [{ source: '**', headers: [{ key: 'Integrity-Policy', value: 'blocked-destinations=(script)' }] }];
  const files = {
    'shell/index.html': 'page',
    'shell/assets/a.js': 'script',
    'shell.headers.json': JSON.stringify(strict),
    'teacher/release.json': '{}',
    'secret.txt': 'not on a site',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(sites, path)), { recursive: true });
    await writeFile(join(sites, path), text);
  }
});
afterEach(() => rm(sites, { recursive: true, force: true }));

async function answerTo(address: string) {
  const { answer } = await folderShell(sites, environment);
  const given = await answer(new URL(address));
  return given === undefined || given === 'network' ? given : { ...given, body: String(given.body) };
}

it('answers for a shell as its site would: every address gets the page, with its headers', async () => {
  const page = { status: 200, body: 'page', headers: { 'Integrity-Policy': 'blocked-destinations=(script)' } };
  expect(await answerTo('http://shell.localhost/')).toMatchObject(page);
  expect(await answerTo('http://shell.localhost/dashboard/students')).toMatchObject(page);
  expect(await answerTo('http://shell.localhost/assets/a.js')).toMatchObject({
    body: 'script',
    headers: { 'Content-Type': 'text/javascript' },
  });
  expect(await answerTo('http://shell.localhost/assets/gone.js')).toMatchObject({ status: 404 });
});

it('answers for the areas, and for nothing else', async () => {
  expect(await answerTo('https://t.example/release.json?now')).toMatchObject({ status: 200, body: '{}' });
  expect(await answerTo('https://t.example/v/gone.js')).toMatchObject({ status: 404 });
  expect(await answerTo('https://firestore.googleapis.com/v1')).toBeUndefined();
});

it('stays inside the folder of a site', async () => {
  expect(await answerTo('https://t.example/..%2fsecret.txt')).toMatchObject({ status: 404 });
});

it('lets a deployed shell and its areas answer by themselves', async () => {
  const { answer, address } = deployedShell('https://lemma.example/sign-in', environment);
  expect(address).toBe('https://lemma.example');
  expect(await answer(new URL('https://lemma.example/assets/a.js'))).toBe('network');
  expect(await answer(new URL('https://s.example/release.json'))).toBe('network');
  expect(await answer(new URL('https://identitytoolkit.googleapis.com/v1'))).toBeUndefined();
});

it('accepts an address only below another one', () => {
  expect(below(new URL('https://t.example.evil/release.json'), 'https://t.example')).toBeUndefined();
  expect(below(new URL('https://t.example/v/a.js#x'), 'https://t.example')).toBe('v/a.js');
});
