import { check } from './check.ts';
import type { Command } from './command.ts';
import { diagnoseAnswers } from './diagnose.ts';
import { generate } from './generate.ts';
import { listSkills } from './skills.ts';
import { spanishShares } from './spanish.ts';
import { workSteps } from './steps.ts';
import { verifyTexts } from './verify.ts';

/** Every subcommand, in the order of `--help`. */
export const COMMANDS: readonly Command[] = [
  ...[check, listSkills, generate, diagnoseAnswers, verifyTexts, workSteps, spanishShares],
];
