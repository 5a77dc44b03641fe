import { diagnose, soleMisconception } from '../diagnose/diagnose.ts';
import { ruleAnswers } from '../diagnose/rule-answers.ts';
import { generateProblem } from '../generate.ts';
import { skills } from '../registry.ts';
import { readWork } from '../steps/read-work.ts';
import type { Figure } from './figure.ts';
import { type PlantedChain, plantedChains } from './planted-chains.ts';

/** What was read of planted chains: how many had the wrong line pointed at, and how many true lines were refused. */
export function readPlanted(chains: readonly PlantedChain[]) {
  const missed: PlantedChain[] = [];
  const refused: PlantedChain[] = [];
  let [wrong, lines] = [0, 0];
  const start = performance.now();
  for (const chain of chains) {
    const { broken } = readWork(chain.lines, { prompt: 'Solve.', math: chain.question });
    const at = broken && broken.at + 1;
    lines += chain.wrong ?? chain.lines.length;
    if (chain.wrong !== undefined) wrong += 1;
    if (chain.wrong !== undefined && at !== chain.wrong) missed.push(chain);
    if (at !== undefined && (chain.wrong === undefined || at < chain.wrong)) refused.push(chain);
  }
  const perLine = (performance.now() - start) / lines;
  return { missed, refused, wrong, lines, perLine };
}

const CHAINS = 2000;
const SEED = 4711;

const LEVELS = [1, 2, 3] as const;

/**
 * How many of the wrong answers that our ideas lead to get a reason of their own, over all skills. The ideas are our own:
 * `bench -- math` holds the engine against published ones.
 */
function reasons(): { readonly all: number; readonly named: number } {
  let [all, named] = [0, 0];
  for (const skill of skills)
    for (const level of LEVELS) {
      const problem = generateProblem(skill, level, SEED);
      for (const { answer } of ruleAnswers(skill, problem)) {
        const [likeliest] = diagnose(problem, answer);
        all += 1;
        if (likeliest && soleMisconception(likeliest) !== undefined) named += 1;
      }
    }
  return { all, named };
}

/**
 * Reasons, and working line by line on chains that were planted with a wrong line. Both are our own: a smoke test and no
 * proof.
 */
export function workFigures(): readonly Figure[] {
  const chains = plantedChains(CHAINS, SEED);
  const { missed, refused, wrong, lines, perLine } = readPlanted(chains);
  const found = (100 * (wrong - missed.length)) / wrong;
  const refusals = (100 * refused.length) / lines;
  const { all, named } = reasons();
  const told = (100 * named) / all;
  return [
    { name: 'wrong answers of our ideas', value: all, unit: 'answers' },
    { name: 'with a reason of their own', value: told, unit: '%', bar: 85, holds: told >= 85 },
    { name: 'planted chains of working (our own)', value: chains.length, unit: 'chains' },
    { name: 'first wrong line found', value: found, unit: '%', bar: 99, holds: found >= 99 },
    { name: 'true lines refused', value: refusals, unit: '%', bar: 0.5, holds: refusals <= 0.5 },
    { name: 'a line of working', value: perLine, unit: 'ms', bar: 5, holds: perLine <= 5 },
  ];
}
