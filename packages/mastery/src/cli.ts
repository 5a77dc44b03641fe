import { readFile } from 'node:fs/promises';
import { readAssistments } from './assistments.ts';
import { fitKnowledge } from './fit.ts';
import { chanceRight, traced } from './knowledge.ts';

const USAGE = `Usage: npm run -s mastery -- fit FILE

Fits Bayesian knowledge tracing to a CSV in the layout of the ASSISTments skill-builder data, a line a skill:
known, learn, slip, guess, students, answers, and how far predictions are off (RMSE) on every fifth student, whom the
fit has not seen.
`;

const inFifth = (_: unknown, index: number): boolean => index % 5 === 4;

async function printFit(file: string): Promise<void> {
  const { sequences, rows, leftOut } = readAssistments(await readFile(file, 'utf8'));
  process.stderr.write(`${rows} rows, ${leftOut} left out\n`);
  process.stdout.write('skill,known,learn,slip,guess,students,answers,rmse\n');
  for (const [skill, own] of Map.groupBy(sequences, (one) => one.skill)) {
    const seen = own.filter((one, index) => !inFifth(one, index)).map(({ answers }) => answers);
    const parameters = fitKnowledge(seen);
    const errors = own.filter(inFifth).flatMap(({ answers }) => {
      let p = parameters.known;
      return answers.map((right) => {
        const error = (right ? 1 : 0) - chanceRight(p, parameters);
        p = traced(p, right, parameters);
        return error * error;
      });
    });
    const rmse = errors.length === 0 ? '' : Math.sqrt(errors.reduce((a, b) => a + b, 0) / errors.length).toFixed(4);
    const { known, learn, slip, guess } = parameters;
    const figures = [known, learn, slip, guess].map((one) => one.toFixed(4));
    const count = own.reduce((sum, { answers }) => sum + answers.length, 0);
    process.stdout.write(`${JSON.stringify(skill)},${figures.join()},${own.length},${count},${rmse}\n`);
  }
}

async function main([name, file]: readonly string[]): Promise<number> {
  if (name !== 'fit' || file === undefined) {
    process.stdout.write(USAGE);
    return name === undefined || name === '--help' || name === 'help' ? 0 : 2;
  }
  try {
    await printFit(file);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
