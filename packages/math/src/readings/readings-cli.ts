import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { misconceptions, skills } from '../registry.ts';
import type { Misconception, Params } from '../types.ts';
import { fingerprints, skillsOf } from './fingerprints.ts';
import { fixedProblems, problemsFile, problemsText } from './fixed-problems.ts';
import { type Reading, type ReadVerdict, signedFile, signedReadings, signedText, toRead, VERDICTS } from './signed.ts';

const USAGE = `Usage: npm run readings [-- ID...]
       npm run readings -- --sign ${VERDICTS.join('|')} ID...|all

Prints the misconceptions whose words or answers changed since somebody read one against the other, with what they
answer to problems: does "they think" lead to each answer, in each skill, and does the reply fit each problem? --sign
enters that you have read them as they are now; "all" is all that are printed. --problems draws problems for new skills.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sign: { type: 'string' }, problems: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

/** An idea with its answers to the fixed problems, as a reader needs it. */
function shown(idea: Misconception, problems: ReadonlyMap<string, readonly Params[]>): string {
  const lines = [`## ${idea.id}`, `name: ${idea.name}`, `they think: ${idea.idea}`, `reply: ${idea.feedback}`];
  for (const skill of skillsOf(idea)) {
    lines.push(`  in ${skill.code}`);
    const rule = skill.misconceptions.find(({ id }) => id === idea.id);
    for (const params of problems.get(skill.code) ?? []) {
      const work = rule?.work(params);
      if (work === undefined) continue;
      const { prompt, math = '', answer } = skill.pose(params);
      const by = work.steps.map(({ line }) => line).join(' ; ');
      lines.push(`  ${prompt} ${math} → ${answer.key} | they answer ${work.answer} by ${by}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function sign(verdict: ReadVerdict, ids: readonly string[], now: ReturnType<typeof fingerprints>): void {
  const date = new Date().toISOString().slice(0, 10);
  const others = [...signedReadings()].filter(([id]) => now.has(id));
  const added = ids.flatMap((id): [string, Reading][] => {
    const own = now.get(id);
    return own === undefined ? [] : [[id, { ...own, date, verdict }]];
  });
  writeFileSync(signedFile, signedText(new Map([...others, ...added])));
  process.stdout.write(`${added.length} signed as ${verdict}\n`);
}

if (values.help) process.stdout.write(USAGE);
else {
  if (values.problems) writeFileSync(problemsFile, problemsText(skills, fixedProblems()));
  const problems = fixedProblems();
  const now = fingerprints(problems);
  const read = signedReadings();
  const open = misconceptions.filter(({ id }) => {
    const own = now.get(id);
    return own !== undefined && toRead(own, read.get(id)) !== undefined;
  });
  const verdict = VERDICTS.find((one) => one === values.sign);
  const named = positionals[0] === 'all' ? open.map(({ id }) => id) : positionals;
  if (values.sign !== undefined && verdict === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  } else if (verdict !== undefined) sign(verdict, named, now);
  else
    for (const idea of named.length === 0 ? open : misconceptions.filter(({ id }) => named.includes(id)))
      process.stdout.write(`${shown(idea, problems)}\n`);
}
