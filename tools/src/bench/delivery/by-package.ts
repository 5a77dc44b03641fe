import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ownAreas } from '../../areas.ts';
import { inRepository } from '../../repository.ts';
import type { Row } from './runs.ts';
import type { Script } from './visit.ts';

/**
 * A file that each build writes (packages/federation, `weights.ts`): for each script, the number of characters from
 * each package.
 */
const weightsSchema = z.record(z.string(), z.record(z.string(), z.number()));
type Weights = z.output<typeof weightsSchema>;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * The weights by file name, which contains a hash of the content. Entry scripts have no hash, but each area has only
 * one.
 */
async function readWeights(): Promise<ReadonlyMap<string, Weights[string]>> {
  const found = new Map<string, Weights[string]>();
  for (const folder of ['shell', ...ownAreas.map((area) => `remote-${area}`)]) {
    const text = await readFile(inRepository(folder, 'dist', '.weights.json'), 'utf8');
    for (const [path, of] of Object.entries(weightsSchema.parse(JSON.parse(text)))) found.set(nameOf(path), of);
  }
  return found;
}

/**
 * Transferred kilobytes by package: the size of each script, divided in proportion to the bundler's character counts.
 */
export function byPackage(
  scripts: readonly Script[],
  weights: ReadonlyMap<string, Readonly<Record<string, number>>>,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { path, kB } of scripts) {
    const of = Object.entries(weights.get(nameOf(path)) ?? { '(unknown)': 1 });
    const whole = of.reduce((sum, [, length]) => sum + length, 0) || 1;
    for (const [name, length] of of) sums.set(name, (sums.get(name) ?? 0) + (kB * length) / whole);
  }
  return sums;
}

const LEAST_KB = 1;

/**
 * A Markdown table of what each address loads without a cache, by package. Packages under one kilobyte share one line.
 */
export async function describePackages(rows: readonly Row[]): Promise<string> {
  const weights = await readWeights();
  const cold = rows.filter(({ slow, cache }) => slow && cache === 'cold');
  const columns = cold.map(({ path, of }) => ({ path, sums: byPackage(of.federated.scripts, weights) }));
  const most = (name: string) => Math.max(...columns.map(({ sums }) => sums.get(name) ?? 0));
  const all = [...new Set(columns.flatMap(({ sums }) => [...sums.keys()]))].sort((a, b) => most(b) - most(a));
  const named = all.filter((name) => most(name) >= LEAST_KB);
  const cell = (value: number) => (value === 0 ? '' : value.toFixed(1));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rest = ({ sums }: (typeof columns)[number]) =>
    [...sums].reduce((sum, [name, kB]) => (named.includes(name) ? sum : sum + kB), 0);
  return [
    'kB of JavaScript by package, gzipped, cold: each script shared out by the lengths that the bundler gives.',
    '',
    line(['package', ...columns.map(({ path }) => path)]),
    line(['---', ...columns.map(() => '---:')]),
    ...named.map((name) => line([name, ...columns.map(({ sums }) => cell(sums.get(name) ?? 0))])),
    line(['(smaller ones)', ...columns.map((column) => cell(rest(column)))]),
  ].join('\n');
}
