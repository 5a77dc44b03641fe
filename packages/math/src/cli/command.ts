/** A subcommand of `npm run -s math -- <name>`. */
export type Command = {
  readonly name: string;
  /** One line for `--help`. */
  readonly summary: string;
  /** The arguments after the name on the command line, for `--help`. */
  readonly usage: string;
  /** Runs to the end and returns the exit code. */
  readonly run: (args: readonly string[]) => Promise<number>;
};
