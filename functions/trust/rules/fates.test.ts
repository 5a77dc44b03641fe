import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fatesIn } from './fates.ts';

const mutant = (text: string) => ({ name: 'isUser(): true for …', collections: new Set<string>(), text });

it('goes on where the run before was ended, with what is the same text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-fates-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = fatesIn(folder);
  first.note(mutant('one'), 'killed');
  first.note(mutant('two'), 'alive');
  const next = fatesIn(folder);
  expect(['one', 'two', 'three'].map((text) => next.of(mutant(text)))).toEqual(['killed', 'alive', undefined]);
  expect(readdirSync(folder)).toHaveLength(1);
});
