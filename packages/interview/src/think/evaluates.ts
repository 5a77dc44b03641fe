import { partOf } from '../spoken-math.ts';
import { filledWith, plainAnswer } from '../talk/calculate.ts';
import { type Relation, relationOf, tried } from '../talk/relation.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import { firstValue, near, numberOf, shownValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare } from './named-in.ts';
import { butNotMine } from './own-value.ts';

/** Numbers for letters. */
type Numbers = ReadonlyMap<string, number>;

/** A letter that stands for a number; `f` of `f(x)` is none. */
const LETTER = /(?<![A-Za-z])(?![fgh]\()[A-Za-z](?![A-Za-z])/g;
const SIGN = /\s*(<=|>=|≤|≥|<|>|=)\s*/;
const RULE = /^(?:y|[a-z]\([a-z]\))$/;
const VALUE = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;

const lettersIn = (text: string): readonly string[] => [...new Set(text.match(LETTER) ?? [])];

const relationsIn = (math: string): readonly Relation[] =>
  math.split(/\s*[,;]\s*|\s+and\s+/).flatMap((text) => relationOf(text) ?? []);

/** What a rule computes: "11 + 6t", or the right side of "h(t) = 5t". */
function ruleIn(math: string): string | undefined {
  const [relation, ...more] = relationsIn(math);
  if (relation === undefined) return lettersIn(math).length > 0 ? math : undefined;
  const [left, right] = relation.parts;
  return more.length === 0 && relation.signs[0] === '=' && RULE.test(left) ? right : undefined;
}

/** The numbers that the student's answer gives to the letters of a problem. */
function ownNumbers(about: TalkCase, letters: readonly string[]): Numbers {
  const own = bare(about);
  const named = [...own.matchAll(new RegExp(`([A-Za-z])\\s*=\\s*(${VALUE})`, 'g'))];
  if (named.length > 0) return new Map(named.map(([, letter = '', value = '']) => [letter, numberOf(value) ?? 0]));
  const values = own.match(new RegExp(VALUE, 'g')) ?? [];
  const isPoint = /^\(.*,.*\)$/.test(own);
  if ((isPoint && values.length !== letters.length) || (!isPoint && letters.length !== 1) || LETTER.test(own))
    return new Map();
  return new Map(letters.map((letter, at) => [letter, numberOf(values[at] ?? '') ?? 0]));
}

const assigned = (numbers: Numbers): string =>
  [...numbers].map(([letter, value]) => `\`${letter} = ${shownValue(value).replaceAll('`', '')}\``).join(' and ');

const BACK =
  /\b(?:put|plug|plugged|substitut\w+|stick|check|test|try|use)\b(?=.*\b(?:back|in|into|it|that|your|equations?|sides?|works?)\b)|\b(?:works?|fits?)\b.*\b(?:equation|problem|both)\b/i;
const PLACES = [/\b(?:first|1st|top)\b/i, /\b(?:second|2nd|bottom|other)\b/i];

/** "Put your n back into the left side", "Check your point in the second equation". */
function putsBack({ question }: Ask, about: TalkCase): string | undefined {
  const relations = relationsIn(about.math ?? '').filter(({ parts: [left] }) => !RULE.test(left));
  if (relations.length === 0 || !BACK.test(question) || /\d/.test(question)) return undefined;
  const numbers = ownNumbers(about, lettersIn(about.math ?? ''));
  if (numbers.size === 0) return undefined;
  const place = relations.length > 1 ? PLACES.findIndex((name) => name.test(question)) : -1;
  const told = relations
    .filter((_, at) => place < 0 || at === place)
    .flatMap((relation) => {
      const found = tried(relation, numbers);
      if (found === undefined) return [];
      const { parts, signs } = relation;
      const [left = 0, right = 0] = found.values;
      const isPlain = parts.length === 2 && numberOf(parts[1]) !== undefined;
      return [
        {
          words: isPlain
            ? `\`${parts[0]}\` is ${shownValue(left)}, and it says ${signs[0] === '=' ? '' : `${signs[0]} `}${shownValue(right)}`
            : found.words,
          fits: found.fits,
        },
      ];
    });
  if (told.length === 0) return undefined;
  return said(
    `with ${assigned(numbers)}, ${told.map(({ words }) => words).join(', and ')}`,
    told.every(({ fits }) => fits) ? 'so it works' : 'that doesn’t come out. Huh',
  );
}

/** Numbers that a sentence gives to letters: "P = 10 and r = 1", or by what they stand for: "the area is 12". */
function numbersFor({ plain }: Ask, about: TalkCase, letters: readonly string[]): Numbers {
  const found = new Map<string, number>();
  for (const letter of letters) {
    const [, direct] =
      new RegExp(
        `(?<![A-Za-z])${letter}\\s*(?:=|is|was|were|be|equals|as|being)\\s*(?:equal to\\s*)?(${VALUE})(?![a-z\\d])`,
      ).exec(plain) ?? [];
    const called = (about.asked.match(new RegExp(`\\b${letter}[a-z]{3,}`, 'gi')) ?? [])
      .map(
        (word) => new RegExp(`\\b${word}\\s*(?:=|is|was|were|of|be)\\s*(${VALUE})(?![a-z\\d])`, 'i').exec(plain)?.[1],
      )
      .find((number) => number !== undefined);
    const value = numberOf(direct ?? called ?? '');
    if (value !== undefined) found.set(letter, value);
  }
  return found;
}

/** "Try it with P = 10 and r = 1", "If the area is 12 and the base is 3, what's the height?" */
function withNumbers(ask: Ask, about: TalkCase): string | undefined {
  const math = about.math ?? '';
  const numbers = numbersFor(ask, about, lettersIn(math));
  if (numbers.size === 0) return undefined;
  const own = bare(about);
  const isOwn = lettersIn(own).length > 0 && !SIGN.test(own);
  const mine = isOwn ? filledWith(own, numbers) : undefined;
  const rule = ruleIn(math);
  const value = rule === undefined ? undefined : filledWith(rule, numbers);
  if (value === undefined)
    return mine === undefined || numbers.size < 2
      ? undefined
      : said(`with ${assigned(numbers)} my \`${own}\` is ${shownValue(mine)}`);
  if (numbers.size < 2 && mine === undefined) return undefined;
  return said(
    `with ${assigned(numbers)}, \`${rule}\` is ${shownValue(value)}${mine === undefined ? '' : ` and my \`${own}\` is ${shownValue(mine)}`}`,
    mine === undefined ? undefined : near(value, mine) ? 'they are the same' : 'those are not the same. Huh',
  );
}

const THROUGH = new RegExp(
  `\\b(?:do(?:es)? to|put in|goes? in|input (?:is|of)|start with|feed it|machine)\\b[^\\d-]*(?:the number )?(${VALUE})(?![a-z\\d])`,
  'i',
);

/** "What does f do to the number 2?" */
function through({ plain }: Ask, about: TalkCase): string | undefined {
  const rule = ruleIn(about.math ?? '');
  const [letter, ...more] = lettersIn(rule ?? '');
  const value = numberOf(THROUGH.exec(plain)?.[1] ?? '');
  if (rule === undefined || letter === undefined || more.length > 0 || value === undefined) return undefined;
  const result = filledWith(rule, new Map([[letter, value]]));
  return result === undefined ? undefined : said(`from ${shownValue(value)} it makes ${shownValue(result)}`);
}

const TOGETHER =
  /\b(?:multiply|times|foil|expand|distribute)\b.*\b(?:back|together|out|again|them|those|it|yours?)\b|\bput (?:it|them|those) back together\b/i;
const TRIED = [2, 3, 7];

/** "Can you multiply those back together for me?" of an answer in factors, or with a number in front. */
function multipliesBack({ question }: Ask, about: TalkCase): string | undefined {
  const own = bare(about);
  const [letter, ...more] = lettersIn(own);
  if (!TOGETHER.test(question) || !/\(/.test(own) || letter === undefined || more.length > 0) return undefined;
  const expanded = plainAnswer(`Expand ${own}`)?.replaceAll('`', '');
  const math = about.math ?? '';
  if (expanded === undefined || ruleIn(math) !== math) return undefined;
  const isSame = TRIED.every((value) => {
    const at = new Map([[letter, value]]);
    return near(filledWith(expanded, at), filledWith(math, at) ?? Number.NaN);
  });
  return said(`that makes \`${expanded}\``, isSame ? 'so it comes out' : `hm, that is not \`${math}\``);
}

const BEGINNING =
  /\b(?:at|in|from) (?:the )?(?:very )?(?:start|beginning|first)\b|\bto begin with\b|\bstarts? (?:out )?with\b/i;
const unitOf = (letter: string, asked: string): string | undefined =>
  (new RegExp(`(?<![A-Za-z])${letter} (?:is|stands for|means) the number of ([a-z]{3,})`).exec(asked) ??
    new RegExp(`(?<![A-Za-z])${letter} ([a-z]{3,})\\b`).exec(asked))?.[1];
const stem = (word: string): string => word.replace(/(?:es|s)$/, '');

/** "How much does it cost for just 1 kilometer?", "at the very start": what the student's rule, or the problem's, says there. */
function atAnother({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (/\bwhy\b|\bdid you\b|\bmean\b|\byour (?:answer|\d)/i.test(question)) return undefined;
  const own = bare(about);
  const sides = [own, about.math ?? '', about.model ?? ''].flatMap((text) => {
    const [relation] = relationsIn(text);
    const side =
      relation === undefined
        ? text
        : relation.parts.toReversed().find((one) => lettersIn(one).length === 1 && !RULE.test(one));
    return side !== undefined && lettersIn(side).length === 1 && /\d/.test(side) ? [side] : [];
  });
  const [rule] = sides;
  const [letter] = lettersIn(rule ?? '');
  if (rule === undefined || letter === undefined) return undefined;
  const unit = unitOf(letter, about.asked);
  const isWord = unit !== undefined || about.model !== undefined;
  if (!isWord) return undefined;
  const [, number, counted = ''] =
    /(?<![\d.])(\d+(?:\.\d+)?) (?:more |whole |full )?([a-z]+)/.exec(
      plain.replace(/\bone\b(?= (?:more |whole |full )?[a-z]+)/gi, '1'),
    ) ?? [];
  const isUnit =
    number !== undefined &&
    (unit === undefined
      ? new RegExp(`\\beach ${stem(counted)}\\b|\\bmany ${stem(counted)}`, 'i').test(about.asked)
      : stem(counted) === stem(unit));
  const value = isUnit ? Number(number) : BEGINNING.test(question) ? 0 : undefined;
  if (value === undefined) return undefined;
  const result = filledWith(rule, new Map([[letter, value]]));
  const put = rule.replace(LETTER, ` × ${value}`).replace(/^ × |(?<=[-+(^]\s*) × /g, '');
  return result === undefined ? undefined : said(`I think that would be \`${put.trim()}\`, so ${shownValue(result)}`);
}

/** "How many twelfths are in one whole?" */
function partsInWhole({ question }: Ask, about: TalkCase): string | undefined {
  const [, word = ''] = /\bhow many ([a-z]+)\b.*\b(?:whole|in (?:one|1|a) \w+)/i.exec(question) ?? [];
  const count = word === '' ? undefined : partOf(word.toLowerCase());
  return count === undefined || !/s$/.test(word) ? undefined : said(shownValue(count), butNotMine(about));
}

const COUNTING = /\b(?:count|keep going|next number|say the (?:next|numbers)|go on)\b/i;
const COUNTED = 5;

/** Whether the number that the problem asks to go on from still lies ahead, and not far. */
const isOnTheWay = (at: number, before: string | undefined, step: number): boolean =>
  before !== undefined && (Number(before) - at) * step >= 0 && Math.abs(Number(before) - at) <= 2 * COUNTED;

/** "Count for me from 36 and keep going": as the student counts, where the problem is what comes next. */
function countsOn({ plain, question }: Ask, about: TalkCase): string | undefined {
  const [, start] = /\b(?:from|at|start(?:ing)? (?:at|with|from)|after)\s+(\d+)\b/i.exec(plain) ?? [];
  if (start === undefined || !COUNTING.test(question) || /\bby \d/.test(plain)) return undefined;
  const back = /\bback(?:wards?)?\b|\bdown\b/i.test(question) ? -1 : 1;
  const from = Number(start);
  if (/\bnext number\b/i.test(question) && !/\bkeep going\b|\bcount\b/i.test(question))
    return said(`${from}, and then ${shownValue(from + back)}`, butNotMine(about));
  const before = (/\b(?:after|before)\s+(\d+)/i.exec(about.asked) ?? /(\d+), (?:\?|_+|…)/.exec(about.asked))?.[1];
  if (
    before !== undefined &&
    Number(before) === from &&
    back > 0 &&
    !about.right &&
    /^\d+$/.test(bare(about)) &&
    !/\bcount\b/i.test(question)
  )
    return said(`${from}, and then ${bare(about)}`);
  const numbers: string[] = [];
  for (let at = from; (numbers.length <= COUNTED || isOnTheWay(at, before, back)) && at >= 0; at += back) {
    numbers.push(String(at));
    if (before !== undefined && Number(before) === at && /^\d+$/.test(bare(about)))
      return said([...numbers, bare(about)].join(', '));
  }
  return said(numbers.join(', '));
}

const MORE = /\b(?:more|bigger|larger|greater|longer|higher)\b/i;
export const LESS = /\b(?:less|fewer|smaller|shorter|lower)\b/i;

/** "Will the whole wall take more or less paint than 5/7?": as one expects it in life, with the own answer beside it. */
function moreOrLess({ plain, question }: Ask, about: TalkCase): string | undefined {
  const key = firstValue(about.key ?? '');
  const [, named = ''] = new RegExp(`\\bthan (?:the |those |these |just )?\\$?(${VALUE})(?![\\d%])`).exec(plain) ?? [];
  const than = numberOf(named);
  const isAhead =
    /\b(?:will|would|should|did|do|does|was|were)\b/i.test(question) &&
    !/\b(?:your|you get|you got|is \d)/i.test(question);
  const isOfIdea = MORE.test(about.idea ?? '') || LESS.test(about.idea ?? '');
  if (!isAhead || isOfIdea || key === undefined || than === undefined || near(key, than)) return undefined;
  if (!MORE.test(question) || !LESS.test(question) || !about.asked.includes(named)) return undefined;
  return said(`${key > than ? 'more' : 'less'}, I think`, butNotMine(about));
}

const WAYS = [putsBack, withNumbers, through, multipliesBack, atAnother, partsInWhole, countsOn, moreOrLess];

/** What comes out where numbers are put into the problem or into the student's own answer. */
export function evaluates(ask: Ask, about: TalkCase): string | undefined {
  for (const way of WAYS) {
    const found = way(ask, about);
    if (found !== undefined) return found;
  }
  return undefined;
}
