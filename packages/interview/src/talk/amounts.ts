import { shownValue, writtenValue } from '../values.ts';
import { figures, quantitiesIn } from './calculate.ts';
import { gotIt, said, type TalkCase } from './talk-case.ts';

const pointsOf = (asked: string): readonly (readonly [number, number])[] =>
  [...asked.matchAll(/\(\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*\)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );

/** How far a line goes up and over between two points. */
export function riseAndRun(text: string, about: TalkCase): string | undefined {
  const [one, other] = pointsOf(about.math ?? '').length > 1 ? pointsOf(about.math ?? '') : pointsOf(about.asked);
  if (one === undefined || other === undefined || /\bwhy\b|\bmean/i.test(text)) return undefined;
  const [run, rise] = [other[0] - one[0], other[1] - one[1]];
  const [asksUp, asksOver] = [
    /\brise\b|\bup\b|\by\b/i.test(text),
    /\brun\b|\bover\b|\bacross\b|\bright\b|\bx\b/i.test(text),
  ];
  if (!asksUp && !asksOver) return undefined;
  const [, over] = /\b(?:go(?:es)?|going|move) (?:over|across|right) (?:by )?(\d+)\b/i.exec(figures(text)) ?? [];
  const [start] = pointsOf(text);
  if (over !== undefined && start !== undefined)
    return `at \`(${start[0] + Number(over)}, ${writtenValue(start[1] + (rise * Number(over)) / run, true)})\``;
  if (over !== undefined && asksUp && over !== '1')
    return said(`up ${shownValue((rise * Number(over)) / run)}`, about.right ? undefined : `hm, ${gotIt(about)}`);
  if (/^if\b|\bwhat if\b/i.test(text) || (over === undefined && /\d/.test(text))) return undefined;
  if (over === '1' || (asksUp && /\b(?:one|1|each|every) (?:step|unit|over|x|right)\b/i.test(text)))
    return said(
      `up ${shownValue(rise / run)}, because it goes up ${shownValue(rise)} for ${shownValue(run)}`,
      about.right ? undefined : `hm, ${gotIt(about)}`,
    );
  return [
    ...(asksUp ? [`up it goes ${shownValue(rise)}, from ${one[1]} to ${other[1]}`] : []),
    ...(asksOver ? [`over it goes ${shownValue(run)}, from ${one[0]} to ${other[0]}`] : []),
  ].join(', and ');
}

const COLD = /\b(?:colder|coldest|lower|lowest|less|smaller|cheaper|deeper|younger|slower|shorter)\b/i;
const WARM = /\b(?:warmer|hotter|higher|taller|faster|older|heavier|longer|bigger|more)\b/i;

/** "Which one is colder?", "Which is further from zero?" */
export function whichOne(text: string, about: TalkCase): string | undefined {
  if (!/\bwhich\b|\bwho\b/i.test(text)) return undefined;
  const [, name] = /\b([A-Z][a-z]+) has \$?\d+ more\b/.exec(about.asked) ?? [];
  if (name !== undefined && /\bwho has (?:more|the most)\b/i.test(text)) return `${name} has more, it says so`;
  const named = quantitiesIn(text);
  const [one, other] = named.length >= 2 ? named : quantitiesIn(about.asked);
  if (one === undefined || other === undefined) return undefined;
  if (/\b(?:further|farther|farthest|furthest) from (?:zero|0)\b/i.test(text))
    return `\`${(Math.abs(one.value) > Math.abs(other.value) ? one : other).text}\` is further from zero`;
  if (/\bowes?\b/i.test(text)) {
    const [few, many] = one.value < other.value ? [one, other] : [other, one];
    return `whoever owes only \`${few.text}\` has more. Owing \`${many.text}\` is worse`;
  }
  if (named.length < 2 || !/\bcold|\bwarm|\bhot|\bdeep|\bhigher|\blower|\bcheap|\btall|\byoung|\bold/i.test(text))
    return undefined;
  const [few, many] = one.value < other.value ? [one, other] : [other, one];
  const word = (COLD.exec(text) ?? WARM.exec(text))?.[0] ?? 'it';
  return `\`${(COLD.test(text) ? few : many).text}\` is ${word}`;
}
