import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type AssistantRequest, type ChatPart, requestSchema } from '@lemma/school/assistant';
import { answer } from './answer.ts';
import type { Answer } from './answer-of.ts';
import { checkParts } from './check-parts.ts';
import { livedSchool } from './lived-school.ts';
import { formIn, openForm } from './press.ts';
import { guessTopic } from './topic/guess.ts';
import type { Memo } from './wish/wish.ts';

const USAGE = `Usage: npm run -s assistant -- [--seed N] [--class NAME] [--json] [--set field=value …] [--make] "request" ["what follows on it" …]
       npm run -s assistant -- [--seed N] [--class NAME] --list FILE

Answers as the assistant does without a language model. Questions about a class are answered from the classes of the
demonstration school: 4A Math, 6B Math and Algebra 1, period 3. The first one is the chosen one unless --class names
another, or "none". The first use makes the school, which takes some minutes. Several requests are one conversation.

Where a request was not surely read, the answer is a form: its fields are printed one a line. --make makes what
the form says; --set changes a field first (topic=words, count=6, level=3, minutes=30, language=es, key=true,
versions=2, theme=pizza, make=sheet.quiz, conditions=words; words …) and implies --make.

--list reads a list of { "id", "turns": [ … ] }, as JSON or one a line, and prints each conversation. A form is followed by what one press of
“Make it” makes of it, and the conversation goes on from there.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    set: { type: 'string', multiple: true },
    make: { type: 'boolean' },
    list: { type: 'string' },
    class: { type: 'string' },
  },
});

function linesOf(part: ChatPart): string[] {
  switch (part.kind) {
    case 'text':
      return part.form
        ? [
            part.form.made ? '[Form of this answer, “Change” opens it]' : '[Form, not made yet]',
            ...part.text.split('\n').map((line) => `  | ${line}`),
          ]
        : [part.text];
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

/** A field as typed in a terminal. */
function readValue(field: string, typed: string): unknown {
  if (field === 'conditions')
    return typed
      .split(';')
      .map((said) => ({ said: said.trim() }))
      .filter(({ said }) => said !== '');
  if (/^(?:true|false)$/.test(typed)) return typed === 'true';
  return /^\d+$/.test(typed) && field !== 'words' && field !== 'answer' ? Number(typed) : typed;
}

/** A form's request with the fields that were set; a topic is set by words or a code. */
function withSet(request: AssistantRequest, sets: readonly string[]): AssistantRequest {
  const changed: Record<string, unknown> = { ...request };
  for (const each of sets) {
    const [, field = '', typed = ''] = /^(\w+)=(.*)$/s.exec(each) ?? [];
    if (field === 'topic') {
      const { standard, skills } = guessTopic(typed);
      changed.standard = standard;
      changed.skills = skills.map(({ code }) => code);
    } else changed[field] = typed === '' ? undefined : readValue(field, typed);
  }
  return requestSchema.parse(changed);
}

const school = await livedSchool();
const classes = await school.classes();
const classId =
  values.class === 'none'
    ? undefined
    : (classes.find(({ name }) => name.toLowerCase().includes((values.class ?? '').toLowerCase())) ?? classes[0])?.id;
const ask = (text: string, at: number, before: Memo | undefined, request?: AssistantRequest): Promise<Answer> =>
  answer({
    ...{ text, classId, seed: Number(values.seed ?? 1) + at, turnId: `t${at}`, school, now: school.now, before },
    ...(request && { request }),
  });

function print(text: string, made: Answer): void {
  const check = checkParts(made.parts);
  const faults = check.faults.length > 0 ? `; faults: ${check.faults.join(' / ')}` : '';
  if (values.json) process.stdout.write(`${JSON.stringify({ text, ...made, check })}\n`);
  else
    process.stdout.write(
      `> ${text}\n${made.parts.flatMap(linesOf).join('\n')}\n(computed twice: ${check.right} of ${check.checked} agree${faults})\n\n`,
    );
}

/** The conversations of a list: one value of JSON, or one on each line. */
const listIn = (text: string): { id?: string; turns: string[] }[] =>
  text.trimStart().startsWith('[')
    ? JSON.parse(text)
    : text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]));

/** One conversation. `press`: forms are made as they stand, of what is asked the first is taken, and the conversation goes on from there. */
async function converse(turns: readonly string[], press: boolean): Promise<void> {
  let before: Memo | undefined;
  for (const [at, text] of turns.entries()) {
    const first = await ask(text, at, before);
    const isLast = at === turns.length - 1;
    const sets = isLast ? (values.set ?? []) : [];
    const form = sets.length > 0 ? formIn(first) : openForm(first);
    const isPressed = form !== undefined && (press || sets.length > 0 || (isLast && values.make));
    const chosen = press && form === undefined ? first.press : undefined;
    if (!isPressed || press) print(text, first);
    const made = isPressed
      ? await ask(text, at, before, withSet(form.request, sets))
      : chosen === undefined
        ? first
        : await ask(chosen, at, before);
    if (isPressed) print(press ? `one press of “${form.press ?? 'Make it'}”` : text, made);
    if (chosen !== undefined) print(`one press of “${chosen}”`, made);
    before = made.memo ?? before;
  }
}

async function main(): Promise<number> {
  if (values.list !== undefined) {
    for (const { id, turns } of listIn(await readFile(values.list, 'utf8'))) {
      process.stdout.write(`==== ${id ?? ''}\n`);
      await converse(turns, true);
    }
    return 0;
  }
  if (values.help || positionals.length === 0) {
    process.stdout.write(USAGE);
    return values.help ? 0 : 2;
  }
  await converse(positionals, false);
  return 0;
}

process.exitCode = await main();
