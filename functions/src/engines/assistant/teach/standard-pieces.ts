import { findSkill, solveAsked } from '@lemma/math';
import { coverOf, findStandard, loreOf } from '@lemma/plans';
import type { ChatPart } from '@lemma/school/assistant';
import { hasMath } from '../read/claim.ts';
import { gradeCalled } from '../read/numbers.ts';
import { fact, list, lower, say } from '../say/parts.ts';
import { drawSlot } from '../sheet/draw-slot.ts';
import { readTopic, type Topic } from '../topic/topic.ts';
import type { MadeOn } from './made.ts';

export function before(made: MadeOn): ChatPart[] {
  const standard = findStandard(made.topic.standard ?? '');
  const codes = standard?.before ?? [];
  // Of a skill that is named its own, of a standard those of all its skills, none of which is one of them.
  const asked = /[k\d]\.[a-z]{1,3}\.[a-z]|[a-z]-[a-z]{2,4}\./i.test(made.wish.said ?? made.wish.topic)
    ? coverOf(standard?.code ?? '').skills
    : made.topic.skills;
  const needed = [...new Set(asked.flatMap(({ prerequisites }) => prerequisites))]
    .flatMap((code) => findSkill(code) ?? [])
    .filter((skill) => !asked.includes(skill));
  const rows = [...new Set(codes)].flatMap((code) => {
    const each = findStandard(code);
    return each ? [{ text: each.code, note: each.text }] : [];
  });
  const own = needed.slice(0, 6).map(({ name, standards, grade }) => ({
    text: name,
    note: `${standards.slice(0, 2).join(', ')}, ${gradeCalled(grade)}`,
  }));
  return [
    say(
      `What students need to know before ${standard ? `${standard.code} (${lower(standard.text)})` : lower(made.skill.name)}:`,
    ),
    list(rows),
    ...(own.length > 0 ? [say('Skills that it builds on directly:'), list(own)] : []),
  ];
}

const topicOfCode = (code: string): Topic | undefined => {
  const reading = readTopic(code);
  return reading.kind === 'found' ? reading.topic : undefined;
};

export function meaning(made: MadeOn): ChatPart[] {
  const codes = [
    ...new Set(
      made.wish.topic.match(
        /\b(?:k|[1-8])\.[a-z]{1,3}\.[a-z](?:\.\d+[a-d]?)?\b|\b[a-z]-[a-z]{2,4}\.[a-z](?:\.\d+[a-d]?)?\b/g,
      ) ?? [],
    ),
  ];
  if (codes.length > 1)
    return codes
      .slice(0, 4)
      .flatMap((code) =>
        meaning({ ...made, topic: topicOfCode(code) ?? made.topic, wish: { ...made.wish, topic: code } }).slice(0, 4),
      );
  const standard = findStandard(made.topic.standard ?? '');
  const lore = loreOf(standard?.code ?? '');
  const drawn = drawSlot(
    { skill: made.skill.code, case: made.skill.cases[0]?.id ?? '', level: 2, seed: made.seed, form: 'open' },
    0,
  );
  return [
    say(`${standard?.code ?? ''} in plain words: ${standard?.text ?? made.skill.name}.`),
    ...(lore
      ? [
          say(`The idea behind it: ${lore.bigIdea}`),
          list(lore.terms.slice(0, 4).map(({ term, meaning: says }) => ({ text: term, note: says }))),
        ]
      : []),
    say(`A student can say: ${[...new Set(made.topic.skills.slice(0, 3).map(({ canDo }) => canDo))].join(' ')}`),
    ...(drawn ? [say(`For example: ${drawn.task}`), fact(`Answer: ${drawn.key}`)] : []),
  ];
}

export function worked(made: MadeOn): ChatPart[] {
  const given =
    /(?:\bfor|\bof|\bwith|:)\s+([-\d(a-z][^:]*?[=<>+\-×÷/^][^:]*?)(?=\s+(?:and|then|please|for|with)\b|[.?!]?$)/.exec(
      made.wish.topic,
    )?.[1];
  const solved =
    given !== undefined && hasMath(given)
      ? solveAsked(/\bsquare\b/.test(made.wish.topic) ? `completing the square ${given}` : given)
      : undefined;
  const slots = [1, 2].map((at) => ({
    skill: made.skill.code,
    case: made.skill.cases[0]?.id ?? '',
    level: 2 as const,
    seed: made.seed + at * 7919,
    form: 'open' as const,
  }));
  const [first, twin] = slots.map((slot, at) => drawSlot(slot, at));
  const shown: ChatPart[] = solved
    ? [
        say(`Worked example: \`${given}\``),
        ...(solved.steps ? [{ kind: 'steps' as const, lines: [...solved.steps] }] : []),
        ...solved.lines.map(fact),
        fact(`Answer: ${solved.answer}`),
      ]
    : first?.item
      ? [
          say(`Worked example: ${first.task}`),
          list(first.item.solution.map(({ line, why }) => ({ text: `\`${line}\``, note: why }))),
          fact(`Answer: ${first.key}`),
        ]
      : [];
  const other = solved ? (first ?? twin) : twin;
  return [
    ...shown,
    ...(other?.item ? [say('A twin for students to try:'), { kind: 'item' as const, item: other.item }] : []),
  ];
}
