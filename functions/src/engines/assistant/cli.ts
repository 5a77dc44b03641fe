import { parseArgs } from 'node:util';
import type { ChatPart } from '@lemma/school/assistant';
import { answer } from './answer.ts';
import { checkParts } from './check-parts.ts';
import { demoSchool } from './demo-school.ts';
import type { Memo } from './wish/wish.ts';

const USAGE = `Usage: npm run -s assistant -- [--seed N] [--json] "request" ["what follows on it" …]

Answers as the assistant does without a language model. Questions about a class are answered from made-up
classes called Period 1, 2 and 3. Several requests are one conversation.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

function linesOf(part: ChatPart): string[] {
  switch (part.kind) {
    case 'text':
      return [part.text];
    case 'list':
      return part.rows.map(({ text, note }) => `- ${text}${note === undefined ? '' : `: ${note}`}`);
    case 'item': {
      const { prompt, math, options, key, picture } = part.item;
      const choices = options?.map(({ id, label }) => `${id}) ${label}`).join('  ');
      return [
        `• ${prompt} ${math ?? ''}${picture ? ` [${picture.kind}]` : ''}${choices === undefined ? '' : ` ${choices}`}   [key: ${key}]`,
      ];
    }
    case 'steps':
      return part.lines.map(({ line, why }) => `  ${line}   (${why})`);
    case 'links':
      return part.links.map(({ label }) => `[${label}]`);
    case 'try':
      return [`ask next: ${part.says.join(' | ')}`];
  }
}

async function main(): Promise<number> {
  if (values.help || positionals.length === 0) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  const now = Date.UTC(2026, 10, 20);
  const school = demoSchool(now);
  let before: Memo | undefined;
  for (const [at, text] of positionals.entries()) {
    const made = await answer({
      text,
      classId: 'demo-1',
      seed: Number(values.seed ?? 1) + at,
      turnId: `t${at}`,
      school,
      now,
      before,
    });
    before = made.memo ?? before;
    const check = checkParts(made.parts);
    if (values.json) process.stdout.write(`${JSON.stringify({ text, ...made, check })}\n`);
    else
      process.stdout.write(
        `> ${text}\n${made.parts.flatMap(linesOf).join('\n')}\n(computed twice: ${check.right} of ${check.checked} agree${check.faults.length > 0 ? `; faults: ${check.faults.join(' / ')}` : ''})\n\n`,
      );
  }
  return 0;
}

process.exitCode = await main();
