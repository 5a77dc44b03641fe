import {
  checkWork,
  diagnoseText,
  findMisconception,
  type Misconception,
  type Skill,
  solveSteps,
  verify,
} from '@lemma/math';
import { drawItem, exampleOf } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { askWhich } from './ask-which.ts';
import { findSubject, readTopic, skillsWith, topicMisconception } from './topic.ts';
import type { Wish } from './wish.ts';

export type Part = ChatPart;
const fact = (text: string): Part => ({ kind: 'text', text, claim: 'fact' });
const misconceptionPart = (text: string): Part => ({ kind: 'text', text, claim: 'idea' });
const suggest = (...says: string[]): Part => ({ kind: 'try', says });

export function solve({ task }: Extract<Wish, { kind: 'solve' }>): Part[] {
  const solved = solveSteps(task);
  if (solved.kind === 'other')
    return [
      fact(`I can’t solve that step by step. ${solved.reason}`),
      fact(
        'I solve arithmetic, fractions, percent, linear equations and inequalities, two equations, and expand or factor.',
      ),
      suggest('Solve 2(x - 3) = 10', 'Work out 2/3 + 1/4', 'Factor x^2 + 5x + 6'),
    ];
  return [
    { kind: 'steps', lines: solved.lines.map(({ line, why }) => ({ line, why })) },
    fact(`Answer: \`${solved.answer}\``),
  ];
}

const linesOf = (text: string): string[] =>
  text
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function checkLines(lines: readonly string[]): Part[] | undefined {
  if (lines.length < 2) return undefined;
  const wrong = checkWork(lines);
  if (wrong === undefined) return [fact(`All ${lines.length} lines follow from one another.`)];
  const { line, check } = wrong;
  const shown: Part = {
    kind: 'text',
    text: `Line ${line}, \`${lines[line - 1]}\`, does not follow from \`${lines[line - 2]}\`.`,
    claim: 'idea',
  };
  if (check.verdict === 'invalid') return [misconceptionPart(`I can’t read line ${line}: ${check.message}`)];
  const known = check.verdict === 'does-not' && check.idea !== undefined ? findMisconception(check.idea) : undefined;
  return [
    shown,
    ...(known
      ? [misconceptionPart(`It looks as if the student ${known.name}. ${known.why}`), misconceptionPart(known.move)]
      : []),
  ];
}

export function check({ text }: Extract<Wish, { kind: 'check' }>): Part[] {
  const steps = checkLines(linesOf(text));
  if (steps) return steps;
  const { claims } = verify(text.includes('`') ? text : text.replace(/[?!]+\s*$/, ''));
  if (claims.length === 0)
    return [fact('I found no equation or answer in that to check.'), suggest('Is 3/4 + 1/6 = 11/12 right?')];
  return claims.map((claim) => {
    if (claim.verdict === 'right') return fact(`\`${claim.text}\` is right.`);
    if (claim.verdict === 'unknown')
      return misconceptionPart(`\`${claim.text}\`: I can’t decide that from what stands there.`);
    return {
      kind: 'text',
      text: `\`${claim.text}\` is not right: ${claim.reason ?? 'it does not hold'}.`,
      claim: 'idea',
    };
  });
}

function aboutMisconception(known: Misconception, where: readonly Skill[]): Part[] {
  const [skill] = where;
  const example = skill && exampleOf(skill, known.id);
  return [
    fact(`${known.name[0]?.toUpperCase() ?? ''}${known.name.slice(1)}.`),
    misconceptionPart(`What the student thinks: ${known.idea}`),
    misconceptionPart(`Why: ${known.why}`),
    ...(example
      ? [misconceptionPart(`For example: ${example.task} gives ${example.mistaken}; right is ${example.key}.`)]
      : []),
    misconceptionPart(`What to do next: ${known.move}`),
    ...(skill
      ? [
          suggest(
            `Make 4 problems on “${skill.name}”`,
            `Plan a lesson on ${skill.standards[0] ?? skill.name.toLowerCase()}`,
          ),
        ]
      : []),
  ];
}

const misconceptionsIn = (question: string, answer: string): Misconception[] =>
  diagnoseText({ question, correct: '', answer })
    .flatMap(({ misconceptions: ids }) => (ids.length === 1 ? ids : []))
    .flatMap((id) => findMisconception(id) ?? [])
    .slice(0, 3);

const reads = (skill: Skill, question: string): boolean => skill.read?.(question) !== undefined;

function aboutAnswer(question: string, answer: string): Part[] {
  const verdict = verify(`\`${question} = ${answer}\``).claims[0];
  if (verdict?.verdict === 'right')
    return [fact(`\`${question} = ${answer}\` is right, so there is no misconception in it.`)];
  const found = misconceptionsIn(question, answer);
  const value = verdict?.value === undefined ? '' : ` It comes to \`${verdict.value}\`.`;
  if (found.length === 0)
    return [
      misconceptionPart(
        `\`${question} = ${answer}\` is not right.${value} I know no idea that gives this answer: it may be a slip. Ask the student to show how.`,
      ),
    ];
  const [first] = found;
  const right = verdict?.value === undefined ? [] : [fact(`Right: \`${question} = ${verdict.value}\``)];
  const parts = [
    misconceptionPart(
      `\`${question} = ${answer}\` is not right.${value} It is the answer of a student who ${first?.name ?? ''}.`,
    ),
    ...right,
  ];
  const own = skillsWith(first?.id ?? '').toSorted(
    (one, other) => Number(reads(other, question)) - Number(reads(one, question)),
  );
  if (first) parts.push(...aboutMisconception(first, own));
  if (found.length > 1)
    parts.push(
      misconceptionPart(
        `It could also be that the student ${found
          .slice(1)
          .map(({ name }) => name)
          .join(', or ')}.`,
      ),
    );
  return parts;
}

/** A question about all ideas of a subject, not about one. */
const ABOUT_MANY = /\b(?:misconceptions|mistakes|errors|ideas)\b/;
const MOST_ROWS = 20;

export function explain({ topic, question, answer }: Extract<Wish, { kind: 'explain' }>): Part[] {
  if (question !== undefined && answer !== undefined) return aboutAnswer(question, answer);
  const known = ABOUT_MANY.test(topic) ? undefined : topicMisconception(topic);
  if (known) return aboutMisconception(known, skillsWith(known.id));
  const subject = findSubject(topic);
  const ids = new Set(subject.flatMap(({ misconceptions: rules }) => rules.map(({ id }) => id)));
  const rows = [...ids].flatMap((id) => findMisconception(id) ?? []);
  const [skill] = subject;
  if (skill === undefined || rows.length === 0)
    return [
      fact('I did not find an idea of that kind. Give me a question and the answer of a student.'),
      suggest('Why would a student say 1/2 + 1/3 = 2/5?'),
    ];
  const where = subject.length === 1 ? `“${skill.name}”` : `${subject.length} skills, such as “${skill.name}”`;
  return [
    fact(`${rows.length} ideas that students have, from ${where}:`),
    { kind: 'list', rows: rows.slice(0, MOST_ROWS).map(({ name, why }) => ({ text: name, note: why })) },
    ...(rows[0] ? [suggest(...rows.slice(0, 4).map(({ name }) => `Explain: ${name}`))] : []),
  ];
}

export function items({ topic, count, level }: Extract<Wish, { kind: 'items' }>, seed: number): Part[] {
  const reading = readTopic(topic);
  if (reading.kind === 'unsure')
    return askWhich('the problems', reading.near, (what) => `Make ${count} problems on ${what}`);
  const found = reading.topic;
  if (found.skills.length === 0)
    return [
      fact(`Lemma has no problems for ${found.standard ?? topic}.`),
      suggest('Make 5 problems on adding fractions with unlike denominators', 'Make 3 hard problems on 6.RP.A.3'),
    ];
  const drawn = Array.from({ length: count }, (_, index) => {
    const skill = found.skills[index % found.skills.length];
    const chosen = skill?.cases[Math.floor(index / found.skills.length) % Math.max(1, skill.cases.length)];
    return skill && chosen ? drawItem(skill, level, chosen.id, seed + index, `item-${index + 1}`) : undefined;
  }).flatMap((item) => item ?? []);
  const names = found.skills.map(({ name }) => name).join('; ');
  return [fact(`${drawn.length} problems: ${names}.`), ...drawn.map((item): Part => ({ kind: 'item', item }))];
}
