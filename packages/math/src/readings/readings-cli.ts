import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { misconceptions, skills } from '../registry.ts';
import type { Misconception, Params } from '../types.ts';
import { type Fingerprint, fingerprintOf, skillsOf } from './fingerprints.ts';
import { fixedProblems, problemsFile, problemsText } from './fixed-problems.ts';
import { type Reading, type ReadVerdict, signedFile, signedReadings, signedText, toRead, VERDICTS } from './signed.ts';

const USAGE = `Usage: npm run readings [-- ID...]
       npm run readings -- --sign ${VERDICTS.join('|')} ID...|all

Prints the misconceptions whose words or answers changed since somebody read one against the other, with what they
answer to problems: does "they think" lead to each answer, in each skill, and does the reply fit each problem? With
IDs only these are worked out and printed. --sign enters that you have read them as they are now; "all" is all that are
printed without an ID. --problems draws problems for new skills.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sign: { type: 'string' }, problems: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

/** An idea with its answers to the fixed problems, as a reader needs it. */
function shown(idea: Misconception, problems: ReadonlyMap<string, readonly Params[]>): string {
  const lines = [`## ${idea.id}`, `name: ${idea.name}`, `they think: ${idea.idea}`, `reply: ${idea.feedback}`];
  for (const skill of skillsOf(idea)) {
    const rule = skill.misconceptions.find(({ id }) => id === idea.id);
    const read = (problems.get(skill.code) ?? []).flatMap((params) => {
      const { prompt, math = '', answer, picture } = skill.pose(params);
      const drawn = picture === undefined ? '' : ` [${picture.alt}]`;
      const asked = `  ${prompt} ${math}${drawn} → ${answer.key}`;
      const work = rule?.work(params);
      const by = work?.steps.map(({ line }) => line).join(' ; ') ?? '';
      // Where an idea leads to the key, nobody meets it.
      const whole = work === undefined || work.answer === answer.key ? [] : [`they answer ${work.answer} by ${by}`];
      const partly = rule?.inOnePlace?.(params).map((text) => `with it in one place only, they answer ${text}`) ?? [];
      return [...whole, ...partly].map((answered) => `${asked} | ${answered}`);
    });
    if (read.length > 0) lines.push(`  in ${skill.code}`, ...read);
  }
  return `${lines.join('\n')}\n`;
}

function sign(verdict: ReadVerdict, now: ReadonlyMap<string, Fingerprint>): void {
  const date = new Date().toISOString().slice(0, 10);
  const known = new Set<string>(misconceptions.map(({ id }) => id));
  const others = [...signedReadings()].filter(([id]) => known.has(id));
  const added = [...now].map(([id, own]): [string, Reading] => [id, { ...own, date, verdict }]);
  writeFileSync(signedFile, signedText(new Map([...others, ...added])));
  process.stdout.write(`${added.length} signed as ${verdict}\n`);
}

if (values.help) process.stdout.write(USAGE);
else {
  if (values.problems) writeFileSync(problemsFile, problemsText(skills, fixedProblems()));
  const problems = fixedProblems();
  const read = signedReadings();
  const isOpen = ({ id }: Misconception, own: Fingerprint) => toRead(own, read.get(id)) !== undefined;
  const all = positionals.length === 0 || positionals[0] === 'all';
  const asked = all ? misconceptions : misconceptions.filter(({ id }) => positionals.includes(id));
  const now = asked.map((idea) => ({ idea, own: fingerprintOf(idea, problems) }));
  const named = all ? now.filter(({ idea, own }) => isOpen(idea, own)) : now;
  const verdict = VERDICTS.find((one) => one === values.sign);
  if (values.sign !== undefined && verdict === undefined) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  } else if (verdict !== undefined) sign(verdict, new Map(named.map(({ idea, own }) => [idea.id, own])));
  else for (const { idea } of named) process.stdout.write(`${shown(idea, problems)}\n`);
}
