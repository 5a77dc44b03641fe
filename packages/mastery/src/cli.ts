import { readAnswerSets } from './unseen/answer-sets.ts';
import { compareOn, OURS } from './unseen/compare.ts';
import { fitConstants } from './unseen/fit-constants.ts';
import { reliabilityPlot } from './unseen/reliability-plot.ts';
import { compareSmallSchools } from './unseen/small-schools.ts';

const USAGE = `Usage: npm run -s mastery -- COMMAND FOLDER

compare  how well our model and others predict the answers of students whom they have not seen: area under the
         curve, and how far chances are off; a table a set
schools  the same, when only the students of a school of 5 to 300 were there to fit to
plot     the reliability of our model on the same students, as SVG
fit      the constants of our model, fitted to the training students (some minutes)

FOLDER holds public answers as NAME_train.csv and NAME_test.csv; docs/mastery-model.md says where they are.
`;

const table = (rows: readonly (readonly string[])[]): string => {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |\n`;
  return [line(head), line(head.map((_, column) => '-'.repeat(widths[column] ?? 0))), ...rows.slice(1).map(line)].join(
    '',
  );
};

const commands: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  compare: async (folder) => {
    const compared = (await readAnswerSets(folder)).flatMap(compareOn);
    return table([
      ['set', 'model', 'answers', 'area', 'off by'],
      ...compared.map(({ set, model, answers, area, calibration }) => [
        ...[set, model, answers.toLocaleString('en-US')],
        ...[area.toFixed(4), calibration.toFixed(4)],
      ]),
    ]);
  },
  schools: async (folder) => {
    const compared = (await readAnswerSets(folder)).flatMap(compareSmallSchools);
    return table([
      ['set', 'model', 'students', 'area', 'off by'],
      ...compared.map(({ set, model, students, area, calibration }) => [
        ...[set, model, `${students}`],
        ...[area.toFixed(4), calibration.toFixed(4)],
      ]),
    ]);
  },
  plot: async (folder) => {
    const compared = (await readAnswerSets(folder)).flatMap(compareOn);
    return reliabilityPlot(compared.filter(({ model }) => model === OURS));
  },
  fit: async (folder) => `${JSON.stringify(fitConstants(await readAnswerSets(folder)), null, 2)}\n`,
};

async function main([name = '', folder]: readonly string[]): Promise<number> {
  const command = commands[name];
  if (command === undefined || folder === undefined) {
    process.stdout.write(USAGE);
    return ['', '--help', 'help'].includes(name) ? 0 : 2;
  }
  try {
    process.stdout.write(await command(folder));
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
