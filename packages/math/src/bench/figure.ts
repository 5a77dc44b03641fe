/** One line of the benchmark; `bar` is what it is held against. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: number;
  readonly holds?: boolean;
};
