import type { Weights } from '@lemma/mastery/classifier';

/** Weights as they are kept in a file: a feature with its weights a line, as whole numbers of `step`. */
export type PackedWeights = {
  readonly labels: readonly string[];
  readonly step: number;
  readonly rows: readonly string[];
};

/** The size of one step of a kept weight: small enough to change no label that is not a tie. */
const STEP = 0.02;

/** Only differences between labels count, so each row is kept around zero; a row of zeros is left out. */
export const packed = ({ labels, rows }: Weights): PackedWeights => ({
  labels,
  step: STEP,
  rows: [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, row]) => {
      const middle = row.reduce((sum, weight) => sum + weight, 0) / row.length;
      const steps = row.map((weight) => Math.round((weight - middle) / STEP));
      return steps.every((one) => one === 0) ? [] : [`${name}\t${steps.join(' ')}`];
    }),
});

export const unpacked = ({ labels, step, rows }: PackedWeights): Weights => ({
  labels,
  rows: new Map(
    rows.map((line) => {
      const [name = '', steps = ''] = line.split('\t');
      return [name, steps.split(' ').map((count) => Number(count) * step)];
    }),
  ),
});
