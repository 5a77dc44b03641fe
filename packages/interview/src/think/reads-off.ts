import { figures, quantitiesIn, reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { near, shownValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf } from './named-in.ts';
import { numbersOf } from './rule.ts';

/** Who does what in a problem, with the pronoun of a sentence put back to the name before it. */
function withNames(asked: string): string {
  let name = '';
  return asked
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => {
      const own = /^([A-Z][a-z]+)\b(?! (?:is the|are))/.exec(sentence)?.[1];
      const said_ = sentence.replace(/^(?:He|She|They)\b/, name || '$&');
      if (own !== undefined && !/^(?:He|She|They|It|The|There|How|What|Which|A|An|In|If|Each|Find|Who)$/.test(own))
        name = own;
      return said_;
    })
    .join(' ');
}

/** "So who's got more, Jake or Tim?" */
function whoHasMore({ question }: Ask, about: TalkCase): string | undefined {
  const [, word = ''] =
    /\bwho(?:'s| is| has| had)?\b.*\b(more|most|fewer|less|older|younger|taller|shorter|faster|longer|bigger|heavier)\b/i.exec(
      question,
    ) ?? [];
  if (word === '') return undefined;
  const [, first, relation = '', second] =
    /\b([A-Z][a-z]+) (?:has|had|is|got|read|ran|ate|sold|made|scored|picked|found|collected|walked|bought) \d+(?:\.\d+)?\s*(?:[a-z]+ )?(more|fewer|less|older|younger|taller|shorter|longer|heavier)\b.*? than ([A-Z][a-z]+)/.exec(
      withNames(about.asked),
    ) ?? [];
  const [, most] =
    /\b([A-Z][a-z]+) [^.]*\. (?:That|This|It) is \d+ times as [a-z]+(?: [a-z]+)? as/.exec(about.asked) ?? [];
  if (most !== undefined && /more|most/i.test(word))
    return said(`${most} has more, it says so`, about.right ? undefined : `hm, and ${gotIt(about)}`);
  if (first === undefined || second === undefined) return undefined;
  const turned = /fewer|less|younger|shorter/i.test(relation) !== /fewer|less|younger|shorter/i.test(word);
  return said(
    `${turned ? second : first} has ${word.replace('most', 'more')}, it says so`,
    about.right ? undefined : `hm, and ${gotIt(about)}`,
  );
}

const ROUND = /\b(?:round|nearest)\b/i;
const SIZES: Readonly<Record<string, number>> = {
  ten: 10,
  hundred: 100,
  thousand: 1000,
  one: 1,
  'whole number': 1,
  tenth: 0.1,
  hundredth: 0.01,
};

/** "Which two hundreds is it between, and which one is it closer to?" */
function between({ question, text }: Ask, about: TalkCase): string | undefined {
  const [number] = numbersOf(about.asked);
  const size =
    SIZES[
      /\bnearest (ten|hundred|thousand|whole number|tenth|hundredth|one)/i.exec(about.asked)?.[1]?.toLowerCase() ?? ''
    ];
  if (!ROUND.test(about.asked) || number === undefined || size === undefined || numbersOf(question).length > 0)
    return undefined;
  const value = Number(number);
  const low = Math.floor(value / size + 1e-9) * size;
  const [down, up] = [value - low, low + size - value];
  const asks = `${question} ${text}`;
  if (/\bbetween\b/i.test(question)) return said(`between ${shownValue(low)} and ${shownValue(low + size)}`);
  if (!/\bcloser\b|\bnearer\b|\bclosest\b/i.test(asks)) return undefined;
  const near_ = down < up ? low : low + size;
  return said(
    `to ${shownValue(low)} it is ${shownValue(down)} and to ${shownValue(low + size)} it is ${shownValue(up)}, so it is closer to ${shownValue(near_)}`,
    about.right || bare(about).replaceAll(',', '').includes(String(near_)) ? undefined : `huh, ${gotIt(about)}`,
  );
}

/** "7 times 7 is 49: can you get there from that?" */
function fromNear({ plain, question, text, before = '' }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:from (?:that|there|it)|use (?:that|it)|get there|help)\b/i.test(question)) return undefined;
  const own = /(\d+)\s*×\s*(\d+)/.exec(expressionOf(about) ?? '');
  const other = /(\d+)\s*×\s*(\d+)/.exec(figures(`${before} ${plain} ${text}`));
  if (!own || !other) return undefined;
  const [a, b, c, d] = [own[1], own[2], other[1], other[2]].map(Number) as [number, number, number, number];
  const same =
    a === c ? ([a, b - d] as const) : b === d ? ([b, a - c] as const) : a === d ? ([a, b - c] as const) : undefined;
  if (same === undefined || same[1] === 0 || Math.abs(same[1]) > 2) return undefined;
  const [each, count] = same;
  return said(
    `\`${c} × ${d}\` is ${shownValue(c * d)}, and then ${Math.abs(count) === 1 ? `one ${count > 0 ? 'more' : 'less'}` : `two ${count > 0 ? 'more' : 'less'}`} ${each}, that is ${shownValue(a * b)}`,
    about.right || near(a * b, Number(bare(about))) ? undefined : `oh, ${gotIt(about)}`,
  );
}

/** "Is there any other way, like a different order?" */
function otherOrder({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:different|other|another) (?:order|way)\b/i.test(question) || /\bdid (?:they|he|she)\b/i.test(question))
    return undefined;
  const own = expressionOf(about) ?? '';
  const [, inner] = /(?:sqrt|√)\s*\(?([^()]+)\)?/.exec(own) ?? [];
  const [, first, rest] = /^(\d+\s*[-+]\s*)(\d+\s*[×÷]\s*\d+)$/.exec(own) ?? [];
  const part = inner ?? rest;
  const value = part === undefined ? undefined : reckoned(part);
  if (part === undefined || value === undefined) return undefined;
  const all = inner === undefined ? reckoned(`${first} ${value}`) : Math.sqrt(value);
  return all === undefined
    ? undefined
    : said(
        `I could do \`${part.trim()}\` first, that is ${shownValue(value)}, and then I get ${shownValue(all)}`,
        near(all, Number(bare(about))) ? undefined : `huh, that is not the same: ${gotIt(about)}`,
      );
}

const UNITS: readonly (readonly [name: RegExp, kind: string, size: number])[] = [
  ...([
    [/\binch(?:es)?\b/i, 'long', 1],
    [/\bfoot\b|\bfeet\b/i, 'long', 12],
    [/\byards?\b/i, 'long', 36],
    [/\bmiles?\b/i, 'long', 63360],
  ] as const),
  ...([
    [/\bmillimeters?\b|\bmm\b/i, 'long', 0.04],
    [/\bcentimeters?\b|\bcm\b/i, 'long', 0.4],
    [/\bkilometers?\b|\bkm\b/i, 'long', 39370],
    [/\bmeters?\b/i, 'long', 39],
  ] as const),
  ...([
    [/\bseconds?\b/i, 'time', 1],
    [/\bminutes?\b/i, 'time', 60],
    [/\bhours?\b/i, 'time', 3600],
    [/\bdays?\b/i, 'time', 86400],
    [/\bweeks?\b/i, 'time', 604800],
  ] as const),
  ...([
    [/\bounces?\b/i, 'heavy', 1],
    [/\bpounds?\b/i, 'heavy', 16],
    [/\bkilograms?\b|\bkg\b/i, 'heavy', 35],
    [/\bgrams?\b/i, 'heavy', 0.04],
  ] as const),
  ...([
    [/\bcups?\b/i, 'big', 1],
    [/\bpints?\b/i, 'big', 2],
    [/\bquarts?\b/i, 'big', 4],
    [/\bgallons?\b/i, 'big', 16],
    [/\bmilliliters?\b/i, 'big', 0.004],
    [/\bliters?\b/i, 'big', 4.2],
  ] as const),
  ...([
    [/\bpenn(?:y|ies)\b/i, 'worth', 1],
    [/\bnickels?\b/i, 'worth', 5],
    [/\bdimes?\b/i, 'worth', 10],
    [/\bquarters?\b/i, 'worth', 25],
    [/\bdollars?\b/i, 'worth', 100],
  ] as const),
];

/** "Which is longer, a foot or an inch?", "Should it be more than 24 feet or less?" */
function units({ question, text }: Ask, about: TalkCase): string | undefined {
  const there = UNITS.filter(([name]) => name.test(question));
  const [one, other] = there;
  if (
    /\d/.test(question) &&
    /\b(?:more|less|fewer|bigger|smaller)\b.*\bor\b|\bmore or (?:less|fewer)\b/i.test(question) &&
    /\bhow many\b|\bconvert|\bin\b/i.test(about.asked)
  ) {
    const [to, from] = UNITS.filter(([name]) => name.test(about.asked)).toSorted(
      ([a], [b]) => about.asked.search(a) - about.asked.search(b),
    );
    if (to === undefined || from === undefined) return undefined;
    return said(
      to[2] > from[2]
        ? 'less, I think, because each one is longer, so you need fewer of them'
        : 'more, I think, because each one is smaller, so you need more of them',
      about.right ? undefined : `hm, ${gotIt(about)}`,
    );
  }
  if (
    one === undefined ||
    other === undefined ||
    one[1] !== other[1] ||
    !/\bwhich\b|\b(?:longer|bigger|heavier|shorter|smaller|more)\b/i.test(question)
  )
    return undefined;
  const smaller = /\bshorter|smaller|lighter|less\b/i.test(question);
  const winner = one[2] > other[2] !== smaller ? one : other;
  const name = winner[0].exec(`${question} ${text}`)?.[0] ?? '';
  return said(
    `a ${name} is ${/\b(longer|bigger|heavier|shorter|smaller|lighter|worth more|more)\b/i.exec(question)?.[1] ?? 'bigger'}`,
  );
}

/** "You cut every one in half. How many halves are there?" */
function cutUp({ plain, text }: Ask, about: TalkCase): string | undefined {
  const [, part] =
    /\b(?:cut|split|divide|break|tear)s?\b.*?\b(?:each|every|all|them|it)\b.*?\b(?:in(?:to)?)\s+(?:(\d+)|half|halves|thirds|fourths|quarters)\b/i.exec(
      text,
    ) ?? [];
  const isHalf = /\bin(?:to)? (?:half|halves)\b/i.test(text)
    ? 2
    : /\bthirds\b/i.test(text)
      ? 3
      : /\b(?:fourths|quarters)\b/i.test(text)
        ? 4
        : Number(part);
  const [count] = quantitiesIn(plain);
  if (
    !/\bhow many\b/i.test(text) ||
    !/\b(?:cut|split|divide|break|tear)/i.test(text) ||
    count === undefined ||
    !Number.isInteger(isHalf) ||
    !Number.isInteger(count.value)
  )
    return undefined;
  const value = count.value * isHalf;
  return said(
    `${shownValue(value)}, because each one makes ${isHalf}`,
    about.right || near(value, Number(bare(about))) ? undefined : `hm, ${gotIt(about)}`,
  );
}

/** What can be read off the problem, or is known of units and near facts. */
export const readsOff = (ask: Ask, about: TalkCase): string | undefined =>
  whoHasMore(ask, about) ??
  between(ask, about) ??
  fromNear(ask, about) ??
  otherOrder(ask, about) ??
  units(ask, about) ??
  cutUp(ask, about);
