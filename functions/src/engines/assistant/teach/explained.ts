import type { Skill } from '@lemma/math';
import { findStandard, standards, type Term } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { reasonFor, whyOf } from '../judge/why.ts';
import { gradeCalled, gradeOfCode } from '../read/numbers.ts';
import { termsIn } from '../read/terms-in.ts';
import { capital, fact, list, lower, say } from '../say/parts.ts';
import type { Made, MadeOn } from './made.ts';
import { drawing, loreFor, mistakesOn, problemsOf, shown, steps, understandingOf, workedOut } from './problems-of.ts';

/** How something is explained: the reason where one is known, otherwise the idea, a drawing, the steps and what may go wrong. */
export function explained(made: Made): ChatPart[] | undefined {
  const reason = whyOf(made.wish.said ?? '');
  if (reason) return reason;
  if (made.skill === undefined) return undefined;
  const on = { ...made, skill: made.skill };
  const lore = loreFor(on);
  const [mistake] = mistakesOn(on);
  return [
    ...[...understandingOf(lore), ...drawing(lore)].map(say),
    ...steps(lore),
    ...workedOut(on),
    ...(mistake
      ? [
          say(
            `Expect: for ${mistake.task} somebody answers ${mistake.mistaken} (${mistake.name}). Ask: “${mistake.ask}” It is ${mistake.key}.`,
          ),
        ]
      : []),
    ...(lore.hook === undefined ? [] : [say(`To begin with: ${lore.hook}`)]),
  ];
}

export function hook(made: MadeOn): ChatPart[] {
  const lore = loreFor(made);
  const [mistake] = mistakesOn(made);
  return [
    ...(lore.hook === undefined
      ? []
      : [
          say(
            `Read aloud: “${lore.hook}” One minute alone, then tell a partner what you think and why. Hear two answers that differ; do not say yet which one will hold.`,
          ),
        ]),
    ...(mistake
      ? [
          say(
            `Or: who is right? On the board: ${mistake.task} One student says ${mistake.mistaken}, another says ${mistake.key}. Vote, then talk in pairs: how could we find out without being told? (It is ${mistake.key}.)`,
          ),
        ]
      : []),
  ];
}

export function discussion(made: Made): ChatPart[] | undefined {
  const reason = reasonFor(made.wish.said ?? '');
  if (reason)
    return [
      say('Questions to talk about, with what to listen for:'),
      list(reason.ask.map((text) => ({ text }))),
      ...reason.says.slice(0, 1).map(fact),
    ];
  if (made.skill === undefined) return undefined;
  const on = { ...made, skill: made.skill };
  const { hook: opening, ways } = loreFor(on);
  return [
    say(`Questions to talk about on ${lower(on.skill.name)}, with what to listen for:`),
    list([
      ...(opening === undefined ? [] : [{ text: opening }]),
      ...mistakesOn(on)
        .slice(0, 3)
        .map(({ task, mistaken, key, why }) => ({
          text: `Somebody answers ${task} with ${mistaken}. How might they have thought, and how could you show what happens?`,
          note: `${why} The answer is ${key}.`,
        })),
      ...(ways?.connect
        ? [{ text: ways.connect, note: `When students have shown that one ${ways.steps.join('; one ')}.` }]
        : []),
    ]),
  ];
}

const said = (all: readonly Term[]): ChatPart =>
  list(all.map(({ term, meaning }) => ({ text: capital(term), note: `${capital(meaning)}.` })));
export function vocabulary(made: Made): ChatPart[] | undefined {
  const asked = termsIn(made.wish.said ?? '');
  const own = made.skill ? (loreFor({ ...made, skill: made.skill }).lore?.terms ?? []) : [];
  const all = asked.length > 1 ? asked : own;
  return all.length === 0
    ? undefined
    : [
        say(
          'Words, each with what it means in words for students. One card each: the word in front, the meaning behind.',
        ),
        said(all),
        say(
          'Students add a drawing and an example of their own to each card, and use two of the words in one sentence.',
        ),
      ];
}

/** What fits on a page to learn from: words, worked examples, what to watch out for, and practice with its key. */
export function chart(made: MadeOn): ChatPart[] {
  const lore = loreFor(made);
  const [mistake] = mistakesOn(made);
  return [
    ...understandingOf(lore).map(say),
    ...(lore.lore ? [say('Words:'), said(lore.lore.terms.slice(0, 6))] : []),
    ...drawing(lore).map(say),
    ...workedOut(made),
    ...workedOut(made, made.topic.skills.length || 1),
    ...(mistake
      ? [say(`Watch out: ${mistake.task} Not ${mistake.mistaken} (${mistake.name}), but ${mistake.key}.`)]
      : []),
    say('Practice, with its key:'),
    ...shown(made, 2, 4, 3),
  ];
}

const FRAMES =
  'The ___ tells me ___, so ___.  /  I expected about ___, because ___.  /  ___ can’t be right, because ___.';
/** What helps students with the language or the load of the same problems. */
export function supports(made: MadeOn): ChatPart[] {
  const lore = loreFor(made);
  const [drawn] = problemsOf(made, 1, 1);
  const [, second] = drawn?.item?.solution ?? [];
  return [
    say(`Supports that leave the mathematics as it is, on ${lower(made.skill.name)}:`),
    ...(lore.lore
      ? [
          say('Words to say aloud before the work, each with a drawing or an example:'),
          said(lore.lore.terms.slice(0, 5)),
        ]
      : []),
    list([
      { text: 'Sentence frames', note: FRAMES },
      {
        text: 'Say, point, write',
        note: 'Read each problem aloud once and point at its numbers; partners retell it, in any language, before anybody calculates.',
      },
      {
        text: 'Fewer, not easier',
        note: 'One problem of each kind instead of all, with one in sight at a time and room for each line.',
      },
    ]),
    ...drawing(lore).map(say),
    ...(drawn && second
      ? [
          say(
            `With the first step done: ${drawn.task} First: \`${second.line}\`. ${second.why} Now the student goes on.`,
          ),
          fact(`Answer: ${drawn.key}`),
        ]
      : []),
  ];
}

/** The standards on which some build, and those that build on them, grade by grade. */
export function progression({ topic, skill }: MadeOn): ChatPart[] {
  const own = new Set(
    (topic.skills.length > 0 ? topic.skills : [skill]).flatMap((each: Skill) => each.standards.slice(0, 1)),
  );
  const behind = (codes: Iterable<string>): string[] => [...codes].flatMap((code) => findStandard(code)?.before ?? []);
  const ahead = (codes: readonly string[]): string[] =>
    standards.flatMap(({ code, before }) => (before.some((each) => codes.includes(each)) ? [code] : []));
  const first = behind(own);
  const next = ahead([...own]);
  const all = [...new Set([...behind(first), ...first, ...own, ...next, ...ahead(next)])].flatMap(
    (code) => findStandard(code) ?? [],
  );
  const byGrade = Map.groupBy(all, ({ code }) => gradeOfCode(code));
  return [
    say(`From grade to grade, around ${[...own].join(' and ')}:`),
    list(
      [...byGrade]
        .toSorted(([one], [other]) => one - other)
        .flatMap(([grade, found]) =>
          found.slice(0, 4).map(({ code, text }) => ({
            text: `${capital(gradeCalled(grade))}: ${code}${own.has(code) ? ' (here)' : ''}`,
            note: `${text}.`,
          })),
        ),
    ),
  ];
}
