import { check } from './check.ts';
import type { Command } from './command.ts';

/** Every subcommand, in the order of `--help`. */
export const COMMANDS: readonly Command[] = [check];
