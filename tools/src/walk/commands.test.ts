import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { addressesIn, commandsOf, kindOf, onPort } from './commands.ts';

const document = [
  '```sh',
  'npm ci && npm start   # builds and runs',
  '```',
  '```text',
  'npm is not asked here',
  '```',
  'Say `npm start` or `git log`.',
  '| `npm run dev` | also `-- --port N`; `npm run dev -w area` too |',
  '| `npm run bench -- --help` | `-- math`, `-- work` |',
].join('\n');

it('reads commands from shell blocks, sentences and rows, each once', () => {
  expect(commandsOf(document)).toEqual([
    ...['npm start', 'npm run dev', 'npm run dev -- --port N', 'npm run dev -w area'],
    ...['npm run bench -- --help', 'npm run bench -- math', 'npm run bench -- work'],
  ]);
});

it('tells commands that end from commands that serve', () => {
  expect(commandsOf(document).map(kindOf)).toEqual(['serves', 'serves', 'serves', 'beside', 'ends', 'ends', 'ends']);
  expect(['npm test', 'npm start -- --help', 'npm run soak'].map(kindOf)).toEqual(['whole', 'ends', 'whole']);
  expect(kindOf('npm run pictures')).toBe('meanwhile');
});

it('changes the port of a command', () => {
  expect(onPort('npm start', 7000)).toBe('npm start -- --port 7000');
  expect(onPort('npm start -- --reset', 7000)).toBe('npm start -- --reset --port 7000');
  expect(onPort('npm run dev -- --port N', 7000)).toBe('npm run dev -- --port 7000');
});

it('finds the addresses in an output, each once', () => {
  const said = 'Areas teacher http://localhost:7005\nauth 127.0.0.1:7010 functions http://localhost:7005/a';
  expect(addressesIn(said).map(({ port }) => port)).toEqual(['7005', '7010']);
});

it('walks every benchmark', async () => {
  const files = await readdir(inRepository('tools/src/bench'));
  const names = files.filter((file) => /^[a-z-]+\.ts$/.test(file) && file !== 'benchmark.ts');
  const commands = commandsOf(await readFile(inRepository('README.md'), 'utf8'));
  // The options of a row belong to its first command.
  expect(commands).toContain('npm run soak -- --help');
  expect(commands).not.toContain('npm test -- --help');
  expect(commands).toEqual(expect.arrayContaining(names.map((file) => `npm run bench -- ${file.replace('.ts', '')}`)));
});
