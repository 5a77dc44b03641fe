import type { ReleaseBytes } from './release-bytes.ts';
import type { Row } from './runs.ts';
import { builds } from './stage.ts';

const heads = ['address', 'network', 'cache', 'build', 'ms', 'ratio', 'requests', 'kB', 'JS kB', 'rounds'];

const cellsOf = ({ path, slow, cache, of }: Row): string[][] =>
  builds.map((build) => {
    const { ms, requests, kB, scriptKB, rounds } = of[build];
    const ratio = (ms / of.monolith.ms).toFixed(2);
    const network =
      cache === 'move' ? ['', '', '', ''] : [`${requests}`, kB.toFixed(0), scriptKB.toFixed(0), `${rounds}`];
    return [path, slow ? 'slow' : 'fast', cache, build, ms.toFixed(0), ratio, ...network];
  });

/** Every row of the run as a table in Markdown, ready for docs/benchmarks/delivery.md. */
export function describeRows(rows: readonly Row[], times: number): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const body = rows.flatMap(cellsOf).map(line);
  return [`Medians of ${times}.`, '', line(heads), line(heads.map(() => '---')), ...body].join('\n');
}

/** What is no visit: a plain page's JavaScript, and what comes again after a release. */
export const describeRest = (plain: number, bytes: ReleaseBytes): string =>
  [
    `A plain Vite, React, router and Firebase page: ${plain.toFixed(0)} kB of JavaScript.`,
    ...builds.map((build) => {
      const { idle, after } = bytes[build];
      return `After a release that changes one screen, ${build}: ${after.toFixed(1)} kB, ${idle.toFixed(1)} kB of them without any release.`;
    }),
  ].join('\n');
