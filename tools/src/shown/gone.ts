import { readFile } from 'node:fs/promises';
import { inRepository } from '../repository.ts';
import type { Proof } from './proof.ts';
import { type Runs, runsOf } from './runs-of.ts';
import { type FoundTest, testsIn } from './tests-in.ts';

const texts = new Map<string, Promise<string | undefined>>();
function textOf(file: string): Promise<string | undefined> {
  const known = texts.get(file) ?? readFile(inRepository(file), 'utf8').catch(() => undefined);
  texts.set(file, known);
  return known;
}
const tests = new Map<string, readonly FoundTest[]>();
function testsOf(file: string, text: string): readonly FoundTest[] {
  const known = tests.get(file) ?? testsIn(file, text);
  tests.set(file, known);
  return known;
}

type Shown = NonNullable<Proof['tests']>[number];

/** Why a test that is named shows nothing; undefined: it is there, and is run by the command that is said. */
async function missingIn({ file, name, runs }: Shown): Promise<string | undefined> {
  const said: Runs = runs ?? 'npm test';
  const text = await textOf(file);
  const command = runsOf(file);
  if (text === undefined || command === undefined) return `${file} is no file of tests`;
  if (command !== said) return `${file} is run by ${command}, not by ${said}`;
  const named = testsOf(file, text).filter((one) => one.name === name);
  if (named.length === 0) return `${file} has no test “${name}”`;
  return named.some(({ isSkipped }) => isSkipped) ? `${file} skips “${name}”` : undefined;
}

/** What is said to show something and is not there. */
export async function goneOf({ id, tests = [], keys = [] }: Proof & { readonly id: string }): Promise<string[]> {
  const missing = await Promise.all(tests.map(missingIn));
  const gone = missing.flatMap((one) => (one === undefined ? [] : [`${id}: ${one}`]));
  for (const { file, holds } of keys) {
    const text = await textOf(file);
    if (text?.includes(holds) !== true) gone.push(`${id}: ${file} does not hold “${holds}”`);
  }
  return gone;
}
