import type { FirstAnswer } from './first-answer.ts';
import type { Memory } from './memory.ts';
import type { ReleaseBytes } from './release-bytes.ts';
import type { Row, Spread } from './runs.ts';
import { builds } from './stage.ts';

const heads = [
  'address',
  'network',
  'cache',
  'build',
  'ms',
  'read',
  'ratio',
  'requests',
  'kB',
  'JS kB',
  'rounds',
  'shift',
  'task ms',
];

const ALONE = 1;
const reach = ({ middle, least, most }: Spread, digits: number): string =>
  least === most
    ? middle.toFixed(digits)
    : `${middle.toFixed(digits)} (${least.toFixed(digits)} to ${most.toFixed(digits)})`;

const cellsOf = ({ path, slow, cache, of, ms, ratio }: Row): string[][] =>
  builds.map((build) => {
    const { read, requests, kB, scriptKB, rounds, shift, task } = of[build];
    const reached = build === 'federated' ? reach(ratio, 2) : ALONE.toFixed(2);
    // Without latency, rounds only reflect the order of serving, not which request waited for which.
    const network =
      cache === 'move'
        ? ['', '', '', '', '', '']
        : [
            `${requests}`,
            kB.toFixed(0),
            scriptKB.toFixed(0),
            slow ? `${rounds}` : '',
            shift.toFixed(3),
            task.toFixed(0),
          ];
    return [path, slow ? 'slow' : 'fast', cache, build, reach(ms[build], 0), read.toFixed(0), reached, ...network];
  });

/** Every row of the run as a table in Markdown, ready for docs/benchmarks/delivery.md. */
export function describeRows(rows: readonly Row[], times: number): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const body = rows.flatMap(cellsOf).map(line);
  return [
    `Medians of ${times}, with the least and the most; a ratio is of two visits made one after the other.`,
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...body,
  ].join('\n');
}

export const describePlain = (plain: number): string =>
  `A plain Vite, React, router and Firebase page has ${plain.toFixed(0)} kB of gzipped JavaScript.`;

export const describeRelease = (bytes: ReleaseBytes): string =>
  builds
    .map((build) => {
      const { idle, after } = bytes[build];
      return `After a release that changes one screen, ${build}: ${after.toFixed(1)} kB, ${idle.toFixed(1)} kB of them without any release.`;
    })
    .join('\n');

/** A child's first answer on the slow network, in milliseconds, as a table in Markdown. */
export const describeAnswers = (answers: readonly FirstAnswer[]): string =>
  [
    '| build | typable, cold | warm | key to frame | Check to frame | to the reply, without its request |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...answers.map(
      ({ build, cold, warm, typing, check, verdict }) =>
        `| ${[build, ...[cold, warm, typing, check, verdict].map((ms) => reach(ms, 0))].join(' | ')} |`,
    ),
  ].join('\n');

/** The memory that is in use before and after 50 changes of page, as a table in Markdown. */
export const describeMemory = (memory: readonly Memory[]): string =>
  [
    '| who | MB in use | after 50 changes of page |',
    '| --- | ---: | ---: |',
    ...memory.map(({ who, before, after }) => `| ${who} | ${before.toFixed(1)} | ${after.toFixed(1)} |`),
  ].join('\n');
