import type { Benchmark } from '../benchmark.ts';
import type { ReleaseBytes } from './release-bytes.ts';
import type { Row } from './runs.ts';

type Figure = Benchmark['figures'][number];

const atMost = (name: string, value: number, unit: string, bar: number): Figure => ({
  ...{ name, value: Number(value.toFixed(3)), unit, bar },
  holds: value <= bar,
});

const HOME = '/';
const SIGN_IN = '/sign-in';
/** Names of the measurements that start from a visit but do not measure its address. */
const moves: Readonly<Record<string, string>> = {
  '/sign-in': 'from signing in to the area',
  '/dashboard': 'from page to page after intent',
};

function barsOf({ path, slow, cache, of: { monolith, federated }, ratio }: Row): Figure[] {
  const name = `${path} ${cache}, ${slow ? 'slow' : 'fast'} network`;
  const time = ratio.middle;
  const network = slow ? 'slow' : 'fast';
  if (cache === 'move') return [atMost(`${moves[path] ?? path}, ${network} network: time`, time, '× monolith', 0.5)];
  // The sign-in page itself has no limit, only the step after it.
  if (path === SIGN_IN) return [];
  if (cache === 'warm') return [atMost(`${name}: time`, time, '× monolith', 1.1)];
  // The transferred bytes are the same at both speeds, so they are compared once.
  if (path === HOME)
    return [
      atMost(`${name}: time`, time, '× monolith', 1.05),
      ...(slow
        ? [
            atMost(`${name}: bytes`, federated.kB / monolith.kB, '× monolith', 1.05),
            atMost(`${name}: JavaScript`, federated.scriptKB, 'kB gz', 150),
          ]
        : []),
    ];
  return [
    atMost(`${name}: time`, time, '× monolith', 1.1),
    // On a slow network, one build may come to rest before it prefetches and the other after, so bytes are not
    // compared.
    slow
      ? atMost(`${name}: request rounds`, federated.rounds, 'rounds', 3)
      : atMost(`${name}: more JavaScript`, federated.scriptKB - monolith.scriptKB, 'kB gz', 40),
  ];
}

/** The limits of delivery: ratios to the monolith of the same run, or counts. */
export const figuresOf = (rows: readonly Row[]): Figure[] => rows.flatMap(barsOf);

/**
 * `/` compared with a page that has the same libraries and nothing else; `plain` is that page's JavaScript in
 * kilobytes.
 */
export const plainFigures = (rows: readonly Row[], plain: number): Figure[] =>
  rows
    .filter(({ path, slow, cache }) => path === HOME && slow && cache === 'cold')
    .map(({ of }) =>
      atMost(
        '/: JavaScript, to a plain Vite, React, router and Firebase page',
        of.federated.scriptKB / plain,
        '×',
        0.6,
      ),
    );

/** What is fetched again after a release of the teacher's area that changes one screen. */
export const releaseFigures = ({ monolith, federated }: ReleaseBytes): Figure[] => [
  atMost(
    'bytes after a release of one screen of the teacher area',
    federated.after - federated.idle,
    'kB gz',
    monolith.after - monolith.idle,
  ),
];
