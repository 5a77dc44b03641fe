import { join } from 'node:path';
import { type BenchCase, loadCases } from './cases.ts';
import type { Figure } from './figure.ts';
import { generatorSpeed } from './generators.ts';
import { publishedFigures } from './published-figures.ts';
import { RIVALS, type RivalName, race } from './race.ts';
import { EQUIVALENCE } from './rivals/rival.ts';
import type { WorkerVerdict } from './rivals/worker.ts';
import { checkingSize } from './size.ts';

type Score = {
  readonly right: number;
  readonly accepts: number;
  readonly rejects: number;
  readonly unknown: number;
  readonly median: number;
  readonly worst: number;
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** A text that cannot be read counts as not accepted; an undecided case is never right. */
function scoreOf(cases: readonly BenchCase[], marked: readonly WorkerVerdict[]): Score {
  const kinds = cases.map(({ expected }, index) => {
    const verdict = marked[index]?.verdict ?? 'unknown';
    if (verdict === 'unknown') return 'unknown';
    if ((verdict === 'right') === expected) return 'right';
    return verdict === 'right' ? 'accept' : 'reject';
  });
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  const times = marked.map(({ ms }) => ms);
  return {
    right: (100 * count('right')) / Math.max(1, cases.length),
    accepts: count('accept'),
    rejects: count('reject'),
    unknown: count('unknown'),
    median: median(times),
    worst: Math.max(0, ...times),
  };
}

function table(title: string, scores: ReadonlyMap<RivalName, Score>): string {
  const rows = [...scores].map(([name, s]) => [
    name,
    s.right.toFixed(1),
    String(s.accepts),
    String(s.rejects),
    String(s.unknown),
    s.median.toFixed(3),
    s.worst.toFixed(1),
  ]);
  const all = [[title, 'right %', 'wrong accepts', 'wrong rejects', 'unknown', 'median ms', 'worst ms'], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

const pick = <T>(values: readonly T[], keep: readonly boolean[]): T[] => values.filter((_, index) => keep[index]);

/**
 * Marks the answer tests with our own core, KAS, mathjs and Compute Engine, one after the other in one run. `report`
 * gets the tables as text. `folder` is where answer-tests.json and misconception-examples.json lie, unless LEMMA_ANSWER_TESTS and
 * LEMMA_PUBLISHED_EXAMPLES name other files.
 */
export async function measure(folder: string, report: (text: string) => void): Promise<readonly Figure[]> {
  const { cases, source } = loadCases(join(folder, 'answer-tests.json'));
  const marked = new Map<RivalName, WorkerVerdict[]>();
  for (const name of RIVALS) marked.set(name, await race(name, cases));
  const scores = (keep: readonly boolean[]): Map<RivalName, Score> =>
    new Map([...marked].map(([name, results]) => [name, scoreOf(pick(cases, keep), pick(results, keep))]));
  const whole = scores(cases.map(() => true));
  const equivalence = cases.map(({ test }) => EQUIVALENCE.has(test));
  report(`${source}, ${cases.length} cases`);
  report(table('all tests', whole));
  report(table('equivalence', scores(equivalence)));
  report(table('parsing', scores(cases.map(({ suite, test }) => suite === 'kas-parse' || test === 'Parse'))));
  const ours = whole.get('lemma');
  // Refusing to read a text is not an answer, however quick, so times are compared only for cases that both have read.
  const read = cases.map(
    ({ test }, index) => EQUIVALENCE.has(test) && !/invalid|unknown/.test(marked.get('kas')?.[index]?.verdict ?? ''),
  );
  const shared = scores(read);
  const [ownMedian, kasMedian] = [shared.get('lemma')?.median ?? 0, shared.get('kas')?.median ?? 0];
  const parsing = scores(cases.map(({ suite }) => suite === 'kas-parse')).get('lemma');
  const parsed = cases.some(({ suite }) => suite === 'kas-parse') ? (parsing?.right ?? 0) : 100;
  const size = await checkingSize();
  const faster = kasMedian / ownMedian;
  return [
    { name: 'right', value: ours?.right ?? 0, unit: '%', bar: 99, holds: (ours?.right ?? 0) >= 99 },
    { name: 'wrong accepts', value: ours?.accepts ?? 0, unit: 'cases', bar: 0, holds: ours?.accepts === 0 },
    { name: 'wrong rejects', value: ours?.rejects ?? 0, unit: 'cases' },
    { name: 'unknown', value: ours?.unknown ?? 0, unit: 'cases' },
    { name: 'parsing right', value: parsed, unit: '%', bar: 100, holds: parsed === 100 },
    { name: 'median', value: ours?.median ?? 0, unit: 'ms' },
    { name: 'worst', value: ours?.worst ?? 0, unit: 'ms', bar: 250, holds: (ours?.worst ?? 0) < 250 },
    {
      name: 'median where KAS can read the case, times faster than KAS',
      value: faster,
      unit: 'times',
      bar: 6,
      holds: faster >= 6,
    },
    {
      name: 'checking part, minified and gzipped',
      value: size.core / 1000,
      unit: 'kB',
      bar: 30,
      holds: size.core <= 30_000,
    },
    { name: 'the same with systems and algebraic forms', value: size.whole / 1000, unit: 'kB' },
    ...publishedFigures(join(folder, 'misconception-examples.json')),
    ...generatorSpeed(),
  ];
}
