import { near, numberOf, shownValue, writtenValue } from '../values.ts';
import { figures, quantitiesIn, reckoned } from './calculate.ts';
import { gotIt, reasonOf, said, type TalkCase } from './talk-case.ts';

/** A number as a child rounds it to reckon with: one digit and zeros. */
function easy(text: string): string {
  const value = numberOf(text) ?? 0;
  const size = 10 ** Math.floor(Math.log10(Math.abs(value) || 1));
  return Math.abs(value) < 10 ? String(Math.round(value)) : String(Math.round((value / size) * 2) * (size / 2));
}

/** "About how much should it be?": the calculation with easy numbers. */
export function estimates(text: string, about: TalkCase): string | undefined {
  if (
    !/\babout (?:how|what)\b|\bestimat|\broughly\b|\bballpark\b|\bclose to\b.*\bshould\b|\bhow big (?:should|would|will)\b/i.test(
      text,
    )
  )
    return undefined;
  const math = figures(about.math ?? '');
  if (!/^[-\d.\s+×÷()]+$/.test(math) || math === '') return undefined;
  const rough = math.replace(/\d+(?:\.\d+)?/g, easy);
  const value = reckoned(rough);
  return value === undefined
    ? undefined
    : said(
        `about ${shownValue(value)}, because \`${rough}\` is ${shownValue(value)}`,
        about.right ? undefined : `hm, ${gotIt(about)}`,
      );
}

/** "What is the height?": an amount that the problem names. */
export function namedAmount(text: string, about: TalkCase): string | undefined {
  const [, word] = /\bwhat(?:'s| is| was) the ([a-z]+)\b\??\s*$/i.exec(text.trim()) ?? [];
  const found =
    word === undefined
      ? undefined
      : new RegExp(`\\b${word}\\s*(?:of|is|=|:)?\\s*\\$?(-?\\d+(?:\\.\\d+)?)`, 'i').exec(about.asked)?.[1];
  return found && `it is \`${found}\``;
}

/** "What is halfway between 400 and 500?", "How many times bigger is 6 than 2?" */
export function betweenOrTimes(text: string): string | undefined {
  const [one, other] = quantitiesIn(text);
  if (
    one !== undefined &&
    other === undefined &&
    /\bmissing\b|\bto (?:make|get to|be) (?:a|one|1) whole\b/i.test(text) &&
    one.value > 0 &&
    one.value < 1
  )
    return shownValue(1 - one.value);
  if (one === undefined || other === undefined) return undefined;
  if (/\bhalf ?way\b|\bin the middle\b|\bmidpoint\b/i.test(text)) return shownValue((one.value + other.value) / 2);
  if (!/\bhow many times\b/i.test(text)) return undefined;
  const [few, many] = one.value < other.value ? [one, other] : [other, one];
  return few.value === 0
    ? undefined
    : `${shownValue(many.value / few.value)} times, because \`${few.text} × ${writtenValue(many.value / few.value, true)} = ${many.text}\``;
}

const INVERSES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:add|plus)/i, 'subtracting'],
  [/\b(?:subtract|minus|tak)/i, 'adding'],
  [/\b(?:multipl|times)/i, 'dividing by'],
  [/\b(?:divid)/i, 'multiplying by'],
  [/\bsquar/i, 'taking the root'],
];

/** "What is the opposite of adding 5?" */
export function inverseOf(text: string): string | undefined {
  const [, what = ''] = /\b(?:opposite|inverse) of (.*)/i.exec(text) ?? /\bundo(?:es)? (.*)/i.exec(text) ?? [];
  const inverse = INVERSES.find(([word]) => word.test(what))?.[1];
  const number = /\d+/.exec(what)?.[0];
  return inverse && `${inverse}${number === undefined ? '' : ` \`${number}\``}`;
}

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
  if (asksUp && /\b(?:one|1|each|every) (?:step|unit|over|x|right)|\bgoes over (?:by )?(?:one|1)\b/i.test(text))
    return said(
      `up ${shownValue(rise / run)}, because it goes up ${shownValue(rise)} for ${shownValue(run)}`,
      about.right ? undefined : `hm, ${gotIt(about)}`,
    );
  return [
    ...(asksUp ? [`up it goes ${shownValue(rise)}, from ${one[1]} to ${other[1]}`] : []),
    ...(asksOver ? [`over it goes ${shownValue(run)}, from ${one[0]} to ${other[0]}`] : []),
  ].join(', and ');
}

/** "Is there more mix or more water?": two things of the problem compared. */
export function whichIsMore(text: string, about: TalkCase): string | undefined {
  const [, one = '', other = ''] = /\bmore ([a-z]+) or (?:more )?([a-z]+)\b/i.exec(text) ?? [];
  const amountOf = (thing: string): number | undefined => {
    const found =
      thing === '' ? undefined : new RegExp(`(\\d+(?:\\.\\d+)?) (?:[a-z]+ of )?${thing}`, 'i').exec(about.asked)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const [first, second] = [amountOf(one), amountOf(other)];
  if (first === undefined || second === undefined) return undefined;
  return near(first, second)
    ? 'just as much of both'
    : `more ${first > second ? one : other}, because there is ${shownValue(Math.max(first, second))} of it and ${shownValue(Math.min(first, second))} of the other`;
}

/** "Can you take 7 from 2?": turned around by a student who always takes the smaller from the larger. */
export function canTake(text: string, about: TalkCase): string | undefined {
  const [, less = '', from = ''] =
    /\bcan (?:you|we|i) (?:take|subtract) (\d+) (?:away )?from (\d+)/i.exec(figures(text)) ?? [];
  if (less === '' || Number(less) <= Number(from)) return undefined;
  return about.idea !== undefined && !about.right
    ? said(
        `not like that, so I take \`${from}\` from \`${less}\` and get ${shownValue(Number(less) - Number(from))}`,
        `because ${reasonOf(about)}`,
      )
    : 'no, there are not enough';
}

const PARTS_OF_ONE: Readonly<Record<string, number>> = { tenths: 10, hundredths: 100, thousandths: 1000 };

/** "How would you write 0.3 in thousandths?" */
export function inParts(text: string): string | undefined {
  const [, value = '', part = ''] =
    /(\d*\.?\d+) (?:in|as|with|is how many) (tenths|hundredths|thousandths)\b/i.exec(text) ?? [];
  const parts = PARTS_OF_ONE[part.toLowerCase()];
  return parts === undefined ? undefined : `${shownValue(Number(value) * parts)} ${part.toLowerCase()}`;
}

/** "Which is the smallest?": the first or the last in the student's own order. */
export function outermost(text: string, about: TalkCase): string | undefined {
  const [, word = ''] =
    /\bwhich (?:one |number |of them )?(?:is|has|would be) the (smallest|least|lowest|largest|biggest|greatest|highest|most)\b/i.exec(
      text,
    ) ?? [];
  const own = quantitiesIn(about.given.replaceAll('`', ''));
  const [first, last] = [own[0], own.at(-1)];
  if (word === '' || first === undefined || last === undefined || own.length < 2) return undefined;
  const isRising = !/>/.test(about.given);
  const isLow = /^(?:smallest|least|lowest)$/i.test(word);
  return said(`\`${(isLow === isRising ? first : last).text}\``, `because ${reasonOf(about)}`);
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

/** "Which is closer to 1?", of the numbers of the problem. */
export function closerTo(text: string, about: TalkCase): string | undefined {
  const [target] = quantitiesIn(text);
  const [one, other] = quantitiesIn(about.asked);
  if (
    !/\bwhich (?:one )?is (?:closer|nearer|closest|nearest)\b/i.test(text) ||
    target === undefined ||
    quantitiesIn(text).length > 1
  )
    return undefined;
  if (one === undefined || other === undefined) return undefined;
  const [near_, far] = [Math.abs(one.value - target.value), Math.abs(other.value - target.value)];
  return `\`${(near_ < far ? one : other).text}\` is closer to \`${target.text}\`: from there it is only ${shownValue(Math.min(near_, far))}`;
}
