import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { converse } from './converse.ts';

const USAGE = `Usage: npm run -s interview -- --problem "3/4 + 1/2" --answer "4/6" "What the teacher says" …
       npm run -s interview -- --list FILE [--json]

What a simulated student replies who answered a problem like this. FILE holds a JSON list of
{ "problem", "answer", "said" }, or one of these on each line; each is the first sentence of a talk of its own.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    problem: { type: 'string' },
    answer: { type: 'string' },
    list: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

const rowSchema = z
  .looseObject({
    problem: z.string(),
    answer: z.string().optional(),
    studentAnswer: z.string().optional(),
    said: z.string(),
  })
  .transform((row) => ({ ...row, answer: row.answer ?? row.studentAnswer ?? '' }));

/** A JSON list, or one object on each line. */
const rowsIn = (text: string): unknown =>
  text.trimStart().startsWith('[')
    ? JSON.parse(text)
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));

function answerList(file: string): void {
  const rows = z
    .array(rowSchema)
    .parse(rowsIn(readFileSync(file, 'utf8')))
    .map((row) => {
      const [reply] = converse(row.problem, row.answer, [row.said]);
      return {
        ...row,
        reply: reply?.text ?? '',
        ...(reply?.picture && { picture: reply.picture.kind, shows: reply.picture.alt }),
      };
    });
  if (values.json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else
    for (const { problem, answer, said, reply, picture } of rows)
      process.stdout.write(`${problem} (${answer})\n  > ${said}\n  ${reply}${picture ? ` [${picture}]` : ''}\n\n`);
}

if (values.list !== undefined) answerList(values.list);
else if (values.problem !== undefined && values.answer !== undefined && positionals.length > 0)
  for (const [at, { text, picture }] of converse(values.problem, values.answer, positionals).entries())
    process.stdout.write(`> ${positionals[at]}\n${text}${picture ? ` [${picture.kind}: ${picture.alt}]` : ''}\n\n`);
else {
  process.stdout.write(USAGE);
  process.exitCode = values.help ? 0 : 2;
}
