import { findSkill, skills } from '@lemma/math';
import { coverOf, findStandard, loreOf, standards, type Term } from '@lemma/plans';
import { termInSpanish } from '@lemma/plans/terms-in-spanish';
import type { ChatPart } from '@lemma/school/assistant';
import { fact, list, lower, say } from '../say/parts.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { topicMisconception } from '../topic/topic-misconception.ts';
import { examplesOf, type Made, understandingBehind } from './made.ts';

const MOST_ROWS = 8;

/** The standards that build on a standard, and the skills that build on its skills. */
export function after(made: Made): ChatPart[] {
  const own = findStandard(made.topic.standard ?? '');
  const codes = new Set(
    own === undefined ? [] : [own.code, own.code.replace(/[a-d]$/, ''), own.code.replace(/\.\d+[a-d]?$/, '')],
  );
  const built = standards.filter(({ before }) => before.some((code) => codes.has(code))).slice(0, MOST_ROWS);
  const had = new Set((own ? coverOf(own.code).skills : made.topic.skills).map(({ code }) => code));
  const next = skills
    .filter(({ code, prerequisites }) => !had.has(code) && prerequisites.some((each) => had.has(each)))
    .slice(0, MOST_ROWS);
  const said = own ? `${own.code} (${lower(own.text)})` : lower(made.skill.name);
  return [
    say(
      built.length + next.length > 0 ? `What builds on ${said}:` : `I know of nothing that builds directly on ${said}.`,
    ),
    ...(built.length > 0 ? [list(built.map(({ code, text }) => ({ text: code, note: text })))] : []),
    ...(next.length > 0
      ? [
          say('Skills that build on it directly:'),
          list(
            next.map(({ name, standards: of, grade }) => ({
              text: name,
              note: `${of.slice(0, 2).join(', ')}, grade ${grade}`,
            })),
          ),
        ]
      : []),
  ];
}

const termsOf = ({ topic }: Made): Term[] => {
  const codes = [topic.standard ?? '', ...topic.skills.slice(0, 4).flatMap(({ standards: own }) => own.slice(0, 1))];
  const all = codes.flatMap((code) => loreOf(code)?.terms ?? []);
  return all.filter(({ term }, at) => all.findIndex((each) => each.term === term) === at);
};

/** The words of a topic with what they mean to a student. */
export function vocabulary(made: Made): ChatPart[] {
  const terms = termsOf(made);
  const isSpanish = /\b(?:spanish|espa[nñ]ol|bilingual)\b/i.test(made.wish.topic);
  const named = (term: string): string => {
    const spanish = isSpanish ? termInSpanish(term) : undefined;
    return spanish === undefined ? term : `${spanish} / ${term}`;
  };
  return terms.length === 0
    ? [say(`I have no list of words for ${lower(made.skill.name)}.`)]
    : [
        say(`Words for ${lower(made.skill.name)}, with what they mean to a student:`),
        list(terms.slice(0, 14).map(({ term, meaning }) => ({ text: named(term), note: meaning }))),
        ...(isSpanish
          ? [say('The meanings are in English. Have somebody who speaks Spanish read the list before you use it.')]
          : []),
        say(
          'Let students add a drawing and an example of their own to each word, and use two of the words in one sentence.',
        ),
      ];
}

const exampleAt = (made: Made, at: number) => {
  const skill = made.topic.skills[at % made.topic.skills.length] ?? made.skill;
  const kind = skill.cases[Math.floor(at / made.topic.skills.length) % skill.cases.length]?.id ?? '';
  return drawSlot({ skill: skill.code, case: kind, level: 2, seed: made.seed + at * 7919, form: 'open' }, at);
};

/** The content of an anchor chart: the idea, the words, an example with its steps, and what to watch out for. */
export function chart(made: Made): ChatPart[] {
  const idea = understandingBehind(made);
  const shown = [0, 1].flatMap((at) => exampleAt(made, at) ?? []);
  const watch = examplesOf(made).slice(0, 2);
  return [
    say(`Text for a chart on ${lower(made.skill.name)}:`),
    ...(idea === undefined ? [] : [say(`The idea: ${idea}`)]),
    ...shown.flatMap(({ task, key, item }) => [
      say(`Example: ${task}`),
      ...(item && item.solution.length > 1
        ? [list(item.solution.map(({ line, why }) => ({ text: `\`${line}\``, note: why })))]
        : []),
      fact(`Answer: ${key}`),
    ]),
    ...watch.map(({ task, mistaken, key, known }) =>
      say(`Watch out: ${task} Not ${mistaken} (${known.name}), but ${key}.`),
    ),
    ...(termsOf(made).length > 0
      ? [
          say(
            `Words: ${termsOf(made)
              .slice(0, 5)
              .map(({ term, meaning }) => `${term}: ${meaning}`)
              .join('; ')}.`,
          ),
        ]
      : []),
  ];
}

/** A small-group lesson of ten minutes: right and wrong answers to sort, what to ask, what to look for, and how to end. */
export function activity(made: Made): ChatPart[] {
  const meant = topicMisconception(made.wish.topic);
  const all = examplesOf(made);
  const own = meant === undefined ? [] : all.filter(({ known }) => known.id === meant.id);
  const cards = [...own, ...all.filter((each) => !own.includes(each))].slice(0, 4);
  const [first] = cards;
  const closing = exampleAt(made, 1);
  return [
    say(`An activity for a small group on ${lower(made.skill.name)}, about 15 minutes:`),
    ...(meant ? [say(`It is for students with the idea “${meant.name}”: ${meant.why}`)] : []),
    ...(first
      ? [say(`1. Start together (4 min). ${first.known.move}`)]
      : [
          say(
            '1. Start together (4 min). Do the first card with objects or a drawing, and let a student say each step.',
          ),
        ]),
    say(
      '2. Sort (6 min). Write these on cards, each with one of its two answers. Pairs sort them into right and wrong, and say for each wrong one how somebody may have thought:',
    ),
    list(
      cards.length > 0
        ? cards.map(({ task, mistaken, key, known }) => ({
            text: `${task} ${mistaken} or ${key}?`,
            note: `${key} is right. ${mistaken} shows: ${known.name}.`,
          }))
        : [0, 1, 2].flatMap((at) => {
            const drawn = exampleAt(made, at);
            return drawn ? [{ text: drawn.task, note: `The answer is ${drawn.key}.` }] : [];
          }),
    ),
    say(
      '3. Look for: who explains with the quantities or a drawing, and who only repeats a rule? Ask: “How could you show that to somebody who does not believe it?”',
    ),
    ...(closing ? [say(`4. To end (3 min), each alone: ${closing.task}`), fact(`Answer: ${closing.key}`)] : []),
  ];
}

const LEVEL_NAMES = ['Beginning', 'Developing', 'Secure', 'Strong'] as const;

/** A rubric for work on a topic, in three or four levels. */
export function rubric(made: Made): ChatPart[] {
  const count = /\b(?:3|three)[- ](?:levels?|points?)\b/.test(made.wish.topic) ? 3 : 4;
  const names = LEVEL_NAMES.slice(4 - count);
  const levels = (texts: readonly [string, string, string, string]): string =>
    names.map((name, at) => `${at + 1} ${name}: ${texts[at + 4 - count]}`).join(' | ');
  const about = [...new Set(made.topic.skills.slice(0, 3).map(({ name }) => lower(name)))];
  const criteria = about.map((name) => ({
    text: `Mathematics: ${name}`,
    note: levels([
      'it is not used, or of another quantity',
      'it is begun; some results are wrong',
      'results are right, with units where there are any; a slip at most',
      'results are right and checked in a second way',
    ]),
  }));
  return [
    say(`A rubric with ${count} levels for work on ${about.join(', ')}:`),
    list([
      ...criteria,
      {
        text: 'Reasoning',
        note: levels([
          'only results',
          'steps without reasons',
          'each step has a reason that a classmate can follow',
          'reasons are general, and another way or limit is named',
        ]),
      },
      {
        text: 'Use in the situation',
        note: levels([
          'numbers do not fit the situation',
          'some numbers fit; what they stand for is left open',
          'quantities and units are named and fit',
          'choices are explained with the mathematics, and the result is judged in the situation',
        ]),
      },
      {
        text: 'Presentation',
        note: levels([
          'hard to follow',
          'labels or drawings are missing',
          'drawings, tables and labels are clear',
          'clear at first sight, with right mathematical words',
        ]),
      },
    ]),
    say(
      `Words to listen for: ${
        termsOf(made)
          .slice(0, 6)
          .map(({ term }) => term)
          .join(', ') || lower(findSkill(made.skill.code)?.name ?? '')
      }.`,
    ),
  ];
}
