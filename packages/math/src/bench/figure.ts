/** One line of the benchmark; `bar` is the value that it is compared with. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar?: number;
  readonly holds?: boolean;
};
