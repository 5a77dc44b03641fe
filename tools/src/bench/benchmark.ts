import { z } from 'zod';

const figureSchema = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  /** The limit that the figure is compared with, and whether it holds; missing for a figure without a limit. */
  bar: z.number().optional(),
  holds: z.boolean().optional(),
});

export const benchmarkSchema = z.object({ name: z.string(), figures: z.array(figureSchema) });
/** The result of `run()` in every file of this folder. */
export type Benchmark = z.infer<typeof benchmarkSchema>;

const number = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 3 : 1);

const verdict = (holds: boolean | undefined): string => (holds === undefined ? '' : holds ? 'holds' : 'does not hold');

/** The figures as a table for a terminal. */
export function describeBenchmark({ name, figures }: Benchmark): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${number(figure.value)} ${figure.unit}`,
    figure.bar === undefined ? '' : `bar ${number(figure.bar)}`,
    verdict(figure.holds),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [name, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Whether any figure is beyond its bar: also that a run, whose figures were read, is of this code. */
export const isMissed = ({ figures }: Benchmark): boolean => figures.some(({ holds }) => holds === false);
