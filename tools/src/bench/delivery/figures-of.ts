import type { Benchmark } from '../benchmark.ts';
import type { FirstAnswer } from './first-answer.ts';
import type { Memory } from './memory.ts';
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
  if (cache === 'warm') return [atMost(`${name}: time`, time, '× monolith', 1.05)];
  // The transferred bytes are the same at both speeds, so they are compared once.
  if (path === HOME)
    return [
      atMost(`${name}: time`, time, '× monolith', 1.05),
      ...(slow
        ? [
            atMost(`${name}: bytes`, federated.kB / monolith.kB, '× monolith', 1.05),
            atMost(`${name}: JavaScript`, federated.scriptKB, 'kB gz', 120),
          ]
        : []),
    ];
  return [
    atMost(`${name}: time`, time, '× monolith', 1.05),
    // On a slow network, one build may come to rest before it prefetches and the other after, so bytes are not
    // compared.
    slow
      ? atMost(`${name}: request rounds`, federated.rounds, 'rounds', 3)
      : atMost(`${name}: more JavaScript`, federated.scriptKB - monolith.scriptKB, 'kB gz', 40),
  ];
}

/** Milliseconds until the heading that were asked for on the slow network, without a cache and with one. */
const ASKED_MS: Readonly<Record<string, { readonly cold: number; readonly warm: number }>> = {
  [HOME]: { cold: 900, warm: 900 },
  '/dashboard': { cold: 3000, warm: 900 },
  '/student': { cold: 2600, warm: 900 },
  '/parent-dashboard': { cold: 2600, warm: 900 },
};
const ASKED = {
  shift: 0.02,
  taskMs: 120,
  typableMs: { cold: 4000, warm: 2000 },
  typingMs: 100,
  verdictMs: 150,
  memoryMB: 3,
};

/** What a page itself is held to, whatever the monolith does. */
function ownBars({ path, slow, cache, of: { federated } }: Row): Figure[] {
  const asked = ASKED_MS[path];
  if (!slow || cache === 'move' || asked === undefined) return [];
  const name = `${path} ${cache}, slow network`;
  return [
    atMost(`${name}: until the heading`, federated.read, 'ms', asked[cache]),
    atMost(`${name}: layout shift`, federated.shift, '', ASKED.shift),
    atMost(`${name}: longest task after the heading`, federated.task, 'ms', ASKED.taskMs),
  ];
}

/** A child's first answer, to what was asked. */
export const answerFigures = (answers: readonly FirstAnswer[]): Figure[] =>
  answers
    .filter(({ build }) => build === 'federated')
    .flatMap(({ cold, warm, typing, check, verdict }) => [
      atMost('first answer typable, cold, slow network', cold.middle, 'ms', ASKED.typableMs.cold),
      atMost('first answer typable, warm, slow network', warm.middle, 'ms', ASKED.typableMs.warm),
      atMost('from a key to its frame, a quarter of a processor', typing.middle, 'ms', ASKED.typingMs),
      atMost('from Check to its frame, a quarter of a processor', check.middle, 'ms', ASKED.verdictMs),
      atMost('from Check to the reply, without its request', verdict.middle, 'ms', ASKED.verdictMs),
    ]);

/** The memory that stays in use, to what was asked. */
export const memoryFigures = (memory: readonly Memory[]): Figure[] =>
  memory.map(({ who, before, after }) =>
    atMost(`memory after 50 changes of page, ${who}: more`, after - before, 'MB', ASKED.memoryMB),
  );

/** The limits of delivery: ratios to the monolith of the same run, counts, and what was asked of a page itself. */
export const figuresOf = (rows: readonly Row[]): Figure[] => [...rows.flatMap(barsOf), ...rows.flatMap(ownBars)];

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
