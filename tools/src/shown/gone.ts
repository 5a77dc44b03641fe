import { readFile } from 'node:fs/promises';
import { inRepository } from '../repository.ts';
import type { Proof } from './proof.ts';

const texts = new Map<string, Promise<string | undefined>>();
function textOf(file: string): Promise<string | undefined> {
  const known = texts.get(file) ?? readFile(inRepository(file), 'utf8').catch(() => undefined);
  texts.set(file, known);
  return known;
}
const hasTest = (text: string, name: string): boolean =>
  ["'", '"', '`'].some((mark) => text.includes(mark + name + mark));

/** What is said to show something and is not there. */
export async function goneOf({ id, tests = [], keys = [] }: Proof & { readonly id: string }): Promise<string[]> {
  const gone: string[] = [];
  for (const { file, name } of tests) {
    const text = await textOf(file);
    if (text === undefined || !/\.(test|soak|e2e)\.tsx?$/.test(file)) gone.push(`${id}: ${file} is no file of tests`);
    else if (!hasTest(text, name)) gone.push(`${id}: ${file} has no test “${name}”`);
  }
  for (const { file, holds } of keys) {
    const text = await textOf(file);
    if (text?.includes(holds) !== true) gone.push(`${id}: ${file} does not hold “${holds}”`);
  }
  return gone;
}
