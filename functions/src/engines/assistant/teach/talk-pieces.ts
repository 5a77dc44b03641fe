import type { ChatPart } from '@lemma/school/assistant';
import { reasonFor } from '../judge/why.ts';
import { countIn } from '../read/numbers.ts';
import { fact, list, lower, say } from '../say/parts.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { storySkills } from '../sheet/slots.ts';
import { examplesOf, type Made, sheetOf, understandingBehind } from './made.ts';

export function hook(made: Made): ChatPart[] {
  const [example] = examplesOf(made);
  const big = understandingBehind(made);
  const [story] = storySkills(made.topic);
  const told =
    story &&
    drawSlot({ skill: story.code, case: story.cases[0]?.id ?? '', level: 1, seed: made.seed, form: 'open' }, 0);
  return [
    say(`Three ways to open a lesson on ${lower(made.skill.name)}:`),
    ...(example
      ? [
          say(
            `1. Who is right? Put on the board: ${example.task} One student says ${example.mistaken}, another says ${example.key}. Vote first, then talk in pairs: how could we find out without being told? (It is ${example.key}.)`,
          ),
        ]
      : []),
    ...(told
      ? [
          say(
            `2. A story with the question covered: “${told.task}” Show only the first sentence, and ask: what do you notice, what do you wonder, what could be asked? (Answer: ${told.key}.)`,
          ),
        ]
      : []),
    ...(big === undefined
      ? []
      : [
          say(
            `${told ? 3 : 2}. Come back to it at the end: “${big}” Ask what this could mean before the lesson, and again after it.`,
          ),
        ]),
  ];
}

export function discussion(made: Made): ChatPart[] {
  const reason = reasonFor(made.wish.topic);
  if (reason)
    return [
      say('Questions to talk about, with what to listen for:'),
      list(reason.ask.map((text) => ({ text }))),
      ...reason.says.slice(0, 1).map(fact),
    ];
  const rows = examplesOf(made)
    .slice(0, 4)
    .map(({ known, task, mistaken, key }) => ({
      text: `Somebody answers ${task} with ${mistaken}. How might they have thought, and how could you show them what happens?`,
      note: `Listen for: ${known.why} The answer is ${key}.`.slice(0, 600),
    }));
  const big = understandingBehind(made);
  return [
    say(`Questions to talk about on ${lower(made.skill.name)}, with what to listen for:`),
    list([
      ...rows,
      ...(big === undefined
        ? []
        : [{ text: 'What stays the same in all of today’s problems, and what changes?', note: big }]),
    ]),
  ];
}

export function richTask(made: Made): ChatPart[] {
  const isData = made.topic.skills.some(({ code }) => code.startsWith('statistics'));
  const [example] = examplesOf(made);
  if (isData) {
    const base = 4 + (made.seed % 4);
    const steady = [base - 1, base, base, base, base, base, base + 1];
    const spread = [base - 4, base - 2, base, base, base, base + 2, base + 4];
    const mean = (values: readonly number[]) => `(${values.join(' + ')}) / ${values.length} = ${base}`;
    return [
      say(
        `Two teams each played ${steady.length} games. Points of team A: ${steady.join(', ')}. Points of team B: ${spread.join(', ')}. You may choose one team for the final. Which one, and why? Find at least one argument for each team, draw both data sets over one number line, and say what a number can’t tell you.`,
      ),
      list([
        {
          text: 'Launch',
          note: 'Show the two data sets only. What do you notice? What is the same, what is different?',
        },
        {
          text: 'To ask while they work',
          note: 'The centers are equal: what is different then? How would you measure it? What would change if one game were left out?',
        },
        {
          text: 'What to expect',
          note: `Both means and both medians are ${base}; the ranges are 2 and 8. Team A is steadier, team B can do better and worse. A conclusion names center and spread.`,
        },
      ]),
      fact(
        `Means: \`${mean(steady)}\` and \`${mean(spread)}\`. Ranges: \`${base + 1} - ${base - 1} = 2\` and \`${base + 4} - ${base - 4} = 8\`.`,
      ),
    ];
  }
  return [
    say(
      `Make up three different problems on ${lower(made.skill.name)} that all have the same answer${example ? ` as this one: ${example.task}` : ''}. Order them from easiest to hardest, and explain what makes a problem hard. Then one that somebody in a hurry would get wrong, with the wrong answer and the reason.`,
    ),
    ...(example
      ? [say(`One such wrong answer is ${example.mistaken} (“${example.known.name}”); the answer is ${example.key}.`)]
      : []),
    list([
      {
        text: 'To ask while they work',
        note: 'How do you know that these have the same answer? What could you change without changing it?',
      },
      { text: 'To close', note: understandingBehind(made) ?? 'What did all your problems have in common?' },
    ]),
  ];
}

export function numberTalk(made: Made): ChatPart[] {
  const count = Math.min(6, countIn(made.wish.topic.replace(/\bwithin \d+/g, ' ')) ?? 3);
  const small = /\bwithin (\d+)/.exec(made.wish.topic)?.[1];
  const top = Number(small ?? (made.skill.grade <= 1 ? 20 : made.skill.grade === 2 ? 100 : 0));
  if (!/\badd|\bsum|within/i.test(`${made.skill.name} ${made.wish.topic}`) || top === 0) {
    const parts = sheetOf(made, { count }).parts;
    return [
      say(
        'Number talk: show one at a time, no pencils, thumbs up when there is an answer; collect answers first, then ways. Ask for a second way each time.',
      ),
      ...parts,
    ];
  }
  const rows = Array.from({ length: count }, (_, at) => {
    const ten = top <= 20 ? 10 : Math.floor(top / 20) * 10;
    const a = ten - 1 - (at % 3);
    const b = Math.min(top - a, 4 + ((made.seed + at * 2) % 5));
    const needed = ten - a;
    const over =
      b >= needed
        ? [`Make ${ten}: ${a} + ${needed} = ${ten}, then ${ten} + ${b - needed} = ${a + b}.`]
        : [`Count on from ${a}: ${a} + ${b} = ${a + b}.`];
    return {
      text: `\`${a} + ${b}\``,
      note: [
        ...over,
        `Use a friendly number: ${ten} + ${b} = ${ten + b}, then ${ten + b} - ${needed} = ${a + b}.`,
        a > b
          ? `Turn it round: ${b} + ${a} = ${a + b}, or a double: ${b} + ${b} = ${2 * b}, then ${2 * b} + ${a - b} = ${a + b}.`
          : '',
      ].join(' '),
    };
  });
  return [
    say(
      `${rows.length} number talks with ways that students may say. Show one at a time, no pencils, and collect answers before ways:`,
    ),
    list(rows),
    ...rows.map(({ note }) => fact(note.replace(/(\d+ [+-] \d+ = \d+)/g, '`$1`'))).slice(0, 0),
  ];
}
