import { computeEngine } from '../bench/rivals/compute-engine.ts';
import { kas } from '../bench/rivals/kas.ts';
import type { RivalVerdict } from '../bench/rivals/rival.ts';
import { type Fault, faultOf, pairOf, verdictOn } from './judge.ts';
import { Oracle, sympyPython } from './oracle.ts';
import type { Pair } from './pairs.ts';

/** Every tenth pair is also given to KAS, and fewer to Compute Engine, which takes 40 ms for each. */
const EVERY_KAS = 10;
const EVERY_ENGINE = 400;
const BATCH = 200;

const flag = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};

const rivals = { kas: kas(), 'compute-engine': computeEngine } as const;
const counts = new Map<string, number>();
const count = (name: string): number => counts.set(name, (counts.get(name) ?? 0) + 1).get(name) ?? 0;

function rivalVerdict(name: keyof typeof rivals, { a, b }: Pair): RivalVerdict {
  try {
    return rivals[name]({ suite: 'soak', test: 'AlgEquiv', student: a, teacher: b, expected: true, options: {} });
  } catch {
    return 'invalid';
  }
}

/** If another engine disagrees with ours, SymPy's exact values decide. */
function hold(name: keyof typeof rivals, pair: Pair, ours: string, same: boolean): void {
  const theirs = rivalVerdict(name, pair);
  const says = theirs === 'right';
  if (!says && theirs !== 'wrong') count(`${name}: cannot tell`);
  else if (says === (ours === 'same')) count(`${name}: agrees`);
  else count(says === same ? `${name}: disagrees, and SymPy with it` : `${name}: disagrees, and SymPy with us`);
}

async function batch(oracle: Oracle, seeds: readonly number[]): Promise<void> {
  const pairs = seeds.map(pairOf);
  const opinions = await Promise.all(pairs.map((pair) => oracle.ask(pair.forSympy)));
  pairs.forEach((pair, i) => {
    const [seed, opinion] = [seeds[i] ?? 0, opinions[i] ?? { same: null, at: null }];
    const started = performance.now();
    const ours = verdictOn(pair);
    const ms = performance.now() - started;
    if (ms > 250) console.log(`slow: ${ms.toFixed(0)} ms, seed ${seed}: ${pair.a} | ${pair.b}`);
    count('pairs');
    count(opinion.same === null ? 'SymPy cannot tell' : opinion.same ? 'same' : 'different');
    const fault = faultOf(ours, opinion);
    if (fault !== undefined && count(fault) <= 40)
      console.log(`${fault}, seed ${seed}: ${pair.a} | ${pair.b}${opinion.at === null ? '' : ` | at ${opinion.at}`}`);
    if (opinion.same === null || (pair.kind !== 'expression' && pair.kind !== 'claim')) return;
    if (seed % EVERY_KAS === 0) hold('kas', pair, ours, opinion.same);
    if (seed % EVERY_ENGINE === 0) hold('compute-engine', pair, ours, opinion.same);
  });
}

async function main(): Promise<number> {
  const found = sympyPython();
  if ('missing' in found) {
    console.log(`Skipped: the soak needs Python 3 with venv (${found.missing}).`);
    return 0;
  }
  const [total, first] = [flag('pairs', 200_000), flag('seed', 1)];
  const oracle = new Oracle(found.python);
  for (let at = first; at < first + total; at += BATCH)
    await batch(
      oracle,
      Array.from({ length: Math.min(BATCH, first + total - at) }, (_, i) => at + i),
    );
  oracle.end();
  for (const [name, value] of [...counts].sort()) console.log(`${name}: ${value}`);
  const share = (fault: Fault): number => (counts.get(fault) ?? 0) / total;
  const holds = share('wrong accept') === 0 && share('unknown') <= 0.002 && share('wrong reject') <= 0.001;
  console.log(holds ? 'The bounds hold.' : 'The bounds do not hold.');
  return holds ? 0 : 1;
}

process.exitCode = await main();
