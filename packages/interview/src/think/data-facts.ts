import { quantitiesIn } from '../talk/calculate.ts';
import { concepts } from '../talk/concepts.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { shownValue, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf, namedIn, ruleOf } from './named-in.ts';
import { butIGot } from './own-value.ts';
import { amountOf } from './rule.ts';

/** The numbers of a list in the problem. */
const listOf = ({ asked, math }: TalkCase): readonly number[] => {
  const list = /-?\d+(?:\.\d+)?(?:\s*,\s*(?:and )?-?\d+(?:\.\d+)?){2,}/.exec(`${asked} ${math ?? ''}`)?.[0];
  return list === undefined ? [] : list.split(',').map((one) => Number(one.replace(/and/g, '')));
};

/** "Which number shows up the most?", "What do they add up to?", "Put them in order.": what a list shows. */
function ofList({ question }: Ask, about: TalkCase): string | undefined {
  const list = listOf(about);
  if (list.length < 3 || /\bwhy\b|\bhow (?:did|do|would) you\b/i.test(question)) return undefined;
  const sorted = list.toSorted((one, other) => one - other);
  const count = (value: number): number => list.filter((one) => one === value).length;
  if (/\b(?:most often|the most|twice|repeats?|more than once|shows? up)\b/i.test(question)) {
    const most = list.reduce((one, other) => (count(other) > count(one) ? other : one));
    return count(most) < 2
      ? said('none, each of them is there once')
      : said(`the ${most}, it is there ${count(most)} times`, butIGot(most, about));
  }
  if (/\b(?:add up to|sum|total|altogether|all together|add them)\b/i.test(question)) {
    const sum = list.reduce((one, other) => one + other, 0);
    return said(`\`${list.join(' + ')} = ${writtenValue(sum, true)}\``);
  }
  const isOrdered = /\border\b/i.test(about.asked) || /\bdifferent\b|\bhow\b|\bif\b/i.test(question);
  if (!isOrdered && /\border\b|\bsmallest to\b|\bleast to\b|\bline them up\b|\bsort\b/i.test(question))
    return said(
      sorted.map((one) => `\`${one}\``).join(', '),
      about.right ? undefined : ruleOf(about) === undefined ? undefined : `I didn’t do that before: ${ruleOf(about)}`,
    );
  if (/\bmiddle\b/i.test(question) && sorted.length % 2 === 1)
    return said(
      `in order, ${sorted.join(', ')}, the middle one is ${shownValue(sorted[(sorted.length - 1) / 2] ?? 0)}`,
      butIGot(sorted[(sorted.length - 1) / 2] ?? 0, about),
    );
  if (
    /\b(?:biggest|largest|highest|greatest|most)\b.*\b(?:smallest|lowest|least)\b|\b(?:smallest|lowest|least)\b.*\b(?:biggest|largest|highest|greatest)\b/i.test(
      question,
    )
  )
    return said(`the smallest is \`${sorted[0]}\` and the biggest is \`${sorted.at(-1)}\``);
  if (/\b(?:biggest|largest|highest|greatest)\b/i.test(question)) return said(`the biggest is \`${sorted.at(-1)}\``);
  return /\b(?:smallest|lowest|least)\b/i.test(question) ? said(`the smallest is \`${sorted[0]}\``) : undefined;
}

const SOLIDS: readonly (readonly [shape: RegExp, part: RegExp, count: number])[] = [
  ...([
    [/\bcube\b|\bbox\b|\bprism\b/i, /\bfaces?\b|\bsides\b/i, 6],
    [/\bcube\b|\bbox\b|\bprism\b/i, /\bedges\b/i, 12],
    [/\bcube\b|\bbox\b|\bprism\b/i, /\bcorners\b|\bvertices\b/i, 8],
  ] as const),
  ...([
    [/\btriangle\b/i, /\bsides\b|\bcorners\b|\bangles\b/i, 3],
    [/\b(?:square|rectangle|parallelogram|rhombus|trapezoid)\b/i, /\bsides\b|\bcorners\b|\bangles\b/i, 4],
  ] as const),
  ...([
    [/\bpentagon\b/i, /\bsides\b|\bcorners\b/i, 5],
    [/\bhexagon\b/i, /\bsides\b|\bcorners\b/i, 6],
    [/\boctagon\b/i, /\bsides\b|\bcorners\b/i, 8],
  ] as const),
  ...([
    [/\bdie\b|\bdice\b/i, /\bsides\b|\bfaces\b|\bnumbers\b|\boutcomes\b/i, 6],
    [/\bcoin\b/i, /\bsides\b|\boutcomes\b|\bways\b/i, 2],
  ] as const),
];

/** "How many faces does a cube have?" */
function ofShape({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\bhow many\b/i.test(question) || /\d/.test(question)) return undefined;
  const found =
    SOLIDS.find(([shape, part]) => part.test(question) && shape.test(question)) ??
    SOLIDS.find(
      ([shape, part]) => part.test(question) && /\bit\b|\bthere\b|\byour\b/i.test(question) && shape.test(about.asked),
    );
  return found === undefined ? undefined : said(`${found[2]}`, about.right ? undefined : `hm, ${gotIt(about)}`);
}

/** "What's the diameter?", "How long is one side?": a length that follows from the one that is given. */
function ofLength({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\bwhat(?:'s| is| would)\b|\bhow (?:long|far|big)\b/i.test(question) || /\bmean\b|\bwhy\b/i.test(question))
    return undefined;
  const given = (name: string): number =>
    Number(new RegExp(`\\b${name}\\s*(?:of|is|=|:)?\\s*(\\d+(?:\\.\\d+)?)`, 'i').exec(about.asked)?.[1]);
  const found: readonly (readonly [RegExp, number, string])[] = [
    [/\bdiameter\b/i, 2 * given('radius'), 'two times the radius'],
    [/\bradius\b/i, given('diameter') / 2, 'half of the diameter'],
    [
      /\b(?:one|each|a|the) side\b/i,
      /\bsquare\b/i.test(about.asked) ? given('perimeter') / 4 : Number.NaN,
      'it has four sides that are the same',
    ],
    [
      /\b(?:one|each|a|the) side\b/i,
      /\bsquare\b/i.test(about.asked) ? Math.sqrt(given('area')) : Number.NaN,
      'a side times itself makes the area',
    ],
  ];
  const one = found.find(([asked, value]) => asked.test(question) && !Number.isNaN(value));
  return one === undefined ? undefined : said(`${shownValue(one[1])}, because ${one[2]}`, butIGot(one[1], about));
}

/** "Is perimeter the same thing as area?": two words of mathematics beside each other. */
function twoWords({ question }: Ask, about: TalkCase): string | undefined {
  const [, one = '', other = ''] =
    /\b(?:is|are|does|do)\s+(?:an? |the )?([a-z ]{4,20}?) (?:the same(?: thing)? as|different from|mean the same as|and) (?:an? |the )?([a-z ]{4,20}?)(?: the same)?\?/i.exec(
      question,
    ) ??
    /\bdifference between (?:an? |the )?([a-z]{4,}) and (?:an? |the )?([a-z]{4,})/i.exec(question) ??
    [];
  const meanings = [one, other].map(
    (word) => concepts.find((concept) => concept.word.test(`the ${word.toLowerCase()}`))?.meaning,
  );
  const [first, second] = meanings;
  return first === undefined || second === undefined || first === second
    ? undefined
    : said(`no, I don’t think so`, first, second, about.right ? undefined : `here I got ${bare(about)}`);
}

const IMPOSSIBLE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:probability|chance)\b.*\b(?:bigger|more|greater|over|above|larger) than (?:1|one|100|a whole)\b/i,
    'a chance of 1 is for sure, there is nothing more than that',
  ],
  [
    /\b(?:distance|length|height|area|age|time|weight|perimeter|volume)\b.*\b(?:negative|less than (?:zero|0)|below (?:zero|0))\b/i,
    'you can’t have less than nothing of that',
  ],
  [/\bpart\b.*\b(?:bigger|more|larger) than (?:the|a) whole\b/i, 'a part is only some of it'],
];
const cannotBe = ({ question }: Ask, about: TalkCase): string | undefined => {
  const why = /^(?:so |and |but )?(?:can|could|is|are|would)\b/i.test(question)
    ? IMPOSSIBLE.find(([asked]) => asked.test(question))?.[1]
    : undefined;
  return why === undefined ? undefined : said(`no, ${why}`, about.right ? undefined : `hm, but ${gotIt(about)}`);
};

/** "What are we sharing, the friends or the pizzas?" */
function whatIsShared({ question }: Ask, about: TalkCase): string | undefined {
  const [, who = '', what = ''] =
    /\b\d+ ([a-z]+) (?:equally )?(?:share|split) \d+ ([a-z]+)/i.exec(about.asked) ??
    /\b\d+ ([a-z]+) (?:is|are) (?:equally )?(?:shared|split) (?:by|among|between) \d+ ([a-z]+)/i
      .exec(about.asked)
      ?.toReversed() ??
    [];
  if (what === '' || !/\bshar|\bsplit|\bcut/i.test(question) || !/\bwhat\b|\bwhich\b|\bwho\b/i.test(question))
    return undefined;
  return said(
    `the ${/\bwho\b/i.test(question) ? who : what}`,
    about.right ? undefined : `hm, and ${ruleOf(about) ?? gotIt(about)}`,
  );
}

/** "Would 99/100 be equal too?": by the rule. */
const alsoThere = ({ question }: Ask, about: TalkCase): string | undefined =>
  /^(?:so |and |then )?(?:would|is|are|does|do|will|could)\b.*\b(?:too|also|as well)\?*$/i.test(question) &&
  !/\b(?:go|belong|goes) (?:with|to)\b/i.test(question) &&
  ruleOf(about) !== undefined &&
  !about.right
    ? said('yes, I think so', `because ${ruleOf(about)}`)
    : undefined;

/** "If you had 15 ones, what could you trade them for?" */
function trades({ plain, question }: Ask): string | undefined {
  const [, count, unit = ''] = /\b(\d+) (ones|tens|hundreds|cubes|pennies|dimes)\b/i.exec(plain) ?? [];
  if (count === undefined || !/\btrad|\bexchang|\bregroup|\bswap|\bsame as\b/i.test(question)) return undefined;
  const next =
    { ones: 'ten', cubes: 'ten', tens: 'hundred', hundreds: 'thousand', pennies: 'dime', dimes: 'dollar' }[
      unit.toLowerCase()
    ] ?? 'ten';
  const [many, rest] = [Math.floor(Number(count) / 10), Number(count) % 10];
  return said(
    `ten of them make a ${next}, so ${many === 1 ? 'one' : many} ${next}${many === 1 ? '' : 's'}${rest === 0 ? '' : ` and ${rest} ${unit.toLowerCase()} are left`}`,
  );
}

/** "How many fourths do you need?" of three fourths. */
function needed({ question }: Ask, about: TalkCase): string | undefined {
  const under = { half: 2, halve: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 }[
    /\bhow many (halve|third|fourth|quarter|fifth|sixth|eighth|tenth)s\b/i.exec(question)?.[1]?.toLowerCase() ?? ''
  ];
  const top = under === undefined ? undefined : new RegExp(`(\\d+)/${under}\\b`).exec(about.asked)?.[1];
  return top === undefined ||
    !/\b(?:need|want|take|have|there|got)\b/i.test(question) ||
    /\bin (?:a|one|the)\b/i.test(question)
    ? undefined
    : said(top, about.right ? undefined : `hm, ${ruleOf(about) ?? gotIt(about)}`);
}

/** "How many numbers make it true?" */
function howManyFit({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\bhow many (?:numbers|solutions|values|answers)\b/i.test(question) || !/[=<>]/.test(about.asked))
    return undefined;
  const rule = ruleOf(about);
  const many = /[<>]/.test(about.asked) && !/one number/i.test(rule ?? '') && /[<>]/.test(bare(about));
  return said(
    many ? 'a lot of them, I think' : `only one, ${bare(about)}`,
    rule === undefined || about.right ? undefined : `because ${rule}`,
  );
}

/** "How many balls are in the bag?" of some red and some blue ones. */
function inTheBag({ question }: Ask, about: TalkCase): string | undefined {
  const counts = namedIn(about.asked).filter(({ counts: what }) => what !== undefined);
  const [one, other] = counts;
  if (
    counts.length !== 2 ||
    one === undefined ||
    other === undefined ||
    !/\bhow many\b/i.test(question) ||
    /\d/.test(question)
  )
    return undefined;
  const [, noun = ''] = /\bhow many ([a-z]+)\b/i.exec(question) ?? [];
  const isColor = /\b(?:red|blue|green|yellow|white|black|boys|girls)\b/i.test(about.asked);
  if (
    !isColor ||
    /\b(?:red|blue|green|yellow|white|black|boys|girls)\b/i.test(question) ||
    noun === '' ||
    !/\b(?:in|there|altogether|total|could|can|pick|choose)\b/i.test(question)
  )
    return undefined;
  const value = Number(one.text) + Number(other.text);
  return Number.isNaN(value) ? undefined : said(`\`${one.text} + ${other.text} = ${value}\``, butIGot(value, about));
}

/** "Which missing piece is smaller?" */
function missingPiece({ question }: Ask, about: TalkCase): string | undefined {
  const [one, other] = about.asked.match(/\d+\/\d+/g) ?? [];
  if (
    one === undefined ||
    other === undefined ||
    !/\bmissing\b|\bleft\b/i.test(question) ||
    !/\b(?:smaller|bigger|larger|less|more)\b/i.test(question)
  )
    return undefined;
  const gaps = [one, other].map((text) => 1 - amountOf(text)).toSorted((a, b) => a - b);
  const isSmall = /\bsmaller|less\b/i.test(question);
  return said(
    `\`${writtenValue((isSmall ? gaps[0] : gaps[1]) ?? 0, true)}\` is ${isSmall ? 'smaller' : 'bigger'} than \`${writtenValue((isSmall ? gaps[1] : gaps[0]) ?? 0, true)}\``,
    about.right ? undefined : `hm, ${gotIt(about)}`,
  );
}

/** "Is 35% more than the whole or less?" */
function ofWhole({ question, plain }: Ask, about: TalkCase): string | undefined {
  const [named] = quantitiesIn(plain).filter(({ text }) => text.endsWith('%'));
  return named === undefined || !/\bwhole\b|\ball of it\b/i.test(question) || !/\bmore\b|\bless\b/i.test(question)
    ? undefined
    : said(`${named.value < 1 ? 'less' : 'more'}, because the whole is 100%`, butIGot(named.value, about));
}

/** "Try x = 3 and then x = 6.": each put into the rule. */
function putEach({ plain }: Ask, about: TalkCase): string | undefined {
  const values = [...plain.matchAll(/(?<![a-z])x\s*(?:=|is)\s*(-?\d+)/gi)].map(([, value]) => Number(value));
  const [, sign = '', factor = '1', more] =
    /y\s*=\s*(-?)(\d*)x(?:\s*([-+]\s*\d+))?/.exec(expressionOf(about) ?? about.asked) ?? [];
  if (values.length < 2 || !/y\s*=\s*-?\d*x/.test(about.asked)) return undefined;
  const each = values.map((x) => ({
    x,
    y: (sign === '-' ? -1 : 1) * Number(factor || 1) * x + Number((more ?? '0').replace(/\s/g, '')),
  }));
  const [one, other] = each;
  return said(
    each.map(({ x, y }) => `with x = ${x} y is ${shownValue(y)}`).join(', and '),
    one !== undefined && other !== undefined && !about.right
      ? `so it goes from ${one.y} to ${other.y}. Hm, I said ${bare(about)}`
      : undefined,
  );
}

const WAYS = [
  ofList,
  ofShape,
  ofLength,
  twoWords,
  cannotBe,
  whatIsShared,
  trades,
  needed,
  howManyFit,
  inTheBag,
  missingPiece,
  ofWhole,
  putEach,
  alsoThere,
];

/** What a list, a shape or a picture of the problem shows, with the student's own answer beside it. */
export function dataFact(ask: Ask, about: TalkCase): string | undefined {
  for (const way of WAYS) {
    const found = way(ask, about);
    if (found !== undefined) return found;
  }
  return undefined;
}
