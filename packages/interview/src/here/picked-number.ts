import { figures, filled, filledWith, reckoned } from '../talk/calculate.ts';
import { holds } from '../talk/relation.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare, ruleOf } from '../think/named-in.ts';
import { amountOf, numbersOf } from '../think/rule.ts';
import { near, numberOf, shownValue, writtenValue } from '../values.ts';

const RELATION = /^(.*?)\s*(<=|>=|≤|≥|<|>|=)\s*(.*)$/;
const relationsOf = (math: string) =>
  math.split(/\s*[,;]\s+|\s+and\s+/).flatMap((text) => {
    const [, left, sign = '', right] = RELATION.exec(text) ?? [];
    return left === undefined || right === undefined || /[<>=]/.test(right) ? [] : [{ text, left, sign, right }];
  });

const lettersIn = (text: string): readonly string[] => [
  ...new Set(text.replace(/sqrt/g, '').match(/(?<![A-Za-z])[a-eh-z](?![A-Za-z(])/g) ?? []),
];

const VALUE = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
const TRIES = /\b(?:try|tried|test|check(?:ed)?|(?:put|plug) .*\bin(?:to)?\b|works?|fits?|true|solution)\b/i;
const OF_WORK =
  /\b(?:other|another|else) (?:number|point|one|answer|solution)s?\b|\bwhat you did\b|\bafter you\b|\bpick\b|\bchoose\b/i;
const WHICH = [/\bfirst\b|\btop\b/i, /\bsecond\b|\bbottom\b|\bother\b/i];

/** The numbers that a sentence, or else the student's answer, gives to the letters. */
function numbersFor(plain: string, own: string, letters: readonly string[]): ReadonlyMap<string, number> {
  const named = letters.flatMap((letter) => {
    const [, value] =
      new RegExp(`(?<![a-z])${letter}\\s*(?:=|is|was|be|equals|as|a)\\s*(${VALUE})`, 'i').exec(plain) ?? [];
    return value === undefined ? [] : [[letter, numberOf(value) ?? Number.NaN] as const];
  });
  if (named.length === letters.length) return new Map(named);
  const point =
    /^\(([^()]+),([^()]+)\)$/.exec(own)?.slice(1) ??
    (letters.length === 1 ? [own.replace(/^[a-z]\s*(?:=|[<>]=?)\s*/, '')] : []);
  const values = point.map((one) => numberOf(one.trim()));
  return values.length === letters.length && values.every((one) => one !== undefined)
    ? new Map(letters.map((letter, at) => [letter, values[at] ?? Number.NaN]))
    : new Map();
}

/** "Did you try it in both? Show me the second one.": a point or a number in each equation or inequality. */
export function inEach({ question, plain }: Ask, about: TalkCase): string | undefined {
  const relations = relationsOf(about.math ?? '');
  const isGraph =
    relations.length === 1 && relations[0]?.sign === '=' && /^(?:y|[a-z]\([a-z]\))$/.test(relations[0].left);
  const isEquation = relations.length === 1 && relations[0]?.sign === '=';
  if (relations.length === 0 || isGraph || isEquation || !TRIES.test(plain) || OF_WORK.test(plain)) return undefined;
  const letters = lettersIn(about.math ?? '').toSorted();
  const numbers = numbersFor(plain, bare(about), letters);
  if (numbers.size === 0) return undefined;
  const at = relations.length > 1 ? WHICH.findIndex((name) => name.test(question)) : -1;
  const told = relations
    .filter((_, place) => at < 0 || place === at)
    .flatMap(({ text, left, sign, right }) => {
      const [one, other] = [filledWith(left, numbers), filledWith(right, numbers)];
      if (one === undefined || other === undefined) return [];
      const isPlain = numberOf(right) !== undefined && sign === '=';
      const words = isPlain
        ? `\`${left}\` is ${shownValue(one)}, and it says ${shownValue(other)}`
        : `in \`${text}\` I get \`${writtenValue(one, true)} ${sign} ${writtenValue(other, true)}\``;
      return [{ words, fits: holds[sign]?.(one, other) ?? false }];
    });
  if (told.length === 0 || (told.length < relations.length && at < 0)) return undefined;
  const mine = !about.right;
  const put = [...numbers].map(([letter, value]) => `\`${letter} = ${writtenValue(value, true)}\``).join(' and ');
  return said(
    ...told.map(
      ({ words, fits }, place) =>
        `${place === 0 ? `with ${put}, ` : ''}${words}${fits ? ', and that is true' : ', and that doesn’t fit'}`,
    ),
    told.every(({ fits }) => fits) ? undefined : mine ? `huh. ${gotIt(about)}` : undefined,
  );
}

/** "Pick a number that's bigger than 6 and try it": one on that side, in the inequality of the problem. */
export function pickedNumber({ question, plain, text }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:pick|choose|take|give me|think of) (?:a|any|some|one) (?:\w+ )?(?:number|value|point|x)\b/i.test(text))
    return undefined;
  const [relation, ...more] = relationsOf(about.math ?? '');
  const [letter, ...letters] = lettersIn(about.math ?? about.asked);
  const [, than] = /\b(?:bigger|more|greater|larger|above|over) than (-?\d+)/i.exec(plain) ?? [];
  const [, under] = /\b(?:smaller|less|below|under) than (-?\d+)/i.exec(plain) ?? [];
  const own = numberOf(/-?\d+(?:\.\d+)?/.exec(bare(about))?.[0] ?? '');
  const value =
    than !== undefined
      ? Number(than) + 1
      : under !== undefined
        ? Number(under) - 1
        : relation === undefined || own === undefined || !/[<>≤≥]/.test(bare(about))
          ? 2
          : />|≥/.test(bare(about))
            ? Math.ceil(own) + 1
            : Math.floor(own) - 1;
  if (letter === undefined || letters.length > 0) return undefined;
  if (relation === undefined) return inBoth(letter, value, about);
  if (more.length > 0 || !/\b(?:try|test|true|check|work|put)\b/i.test(`${question} ${text}`)) return undefined;
  const [one, other] = [filled(relation.left, letter, value), filled(relation.right, letter, value)];
  if (one === undefined || other === undefined) return undefined;
  const fits = holds[relation.sign]?.(one, other) ?? false;
  return said(
    `I take ${value}`,
    `then \`${relation.text}\` is \`${writtenValue(one, true)} ${relation.sign} ${writtenValue(other, true)}\`, and that is ${fits ? 'true' : 'not true'}`,
    fits || about.right ? undefined : `huh, but ${gotIt(about)}`,
  );
}

/** The expression of the problem and the student's own, each with the same number. */
function inBoth(letter: string, value: number, about: TalkCase): string | undefined {
  const math = about.math ?? '';
  const own = bare(about);
  const [one, other] = [filled(math, letter, value), filled(own, letter, value)];
  if (one === undefined || other === undefined || !/[a-z]/.test(own)) return undefined;
  return said(
    `I take ${value}`,
    `then \`${math}\` is ${shownValue(one)} and my \`${own}\` is ${shownValue(other)}`,
    near(one, other) ? 'they are the same' : 'those are not the same. Huh',
  );
}

const CALL = (name: string): RegExp => new RegExp(`\\b${name}\\((-?\\d+)\\)`, 'g');

/** "Do a(1) for me. Then a(2).": the rule of the problem with each number. */
function calls(rules: readonly RegExpMatchArray[], plain: string, about: TalkCase): string | undefined {
  const found = rules.flatMap(([, name = '', letter = '', rule = '']) =>
    [...plain.matchAll(CALL(name))].flatMap(([call, value = '']) => {
      const result = filled(rule.trim(), letter, Number(value));
      return result === undefined || about.asked.includes(call) ? [] : [`\`${call}\` is ${shownValue(result)}`];
    }),
  );
  return found.length < 2
    ? undefined
    : said(found.join(', and '), about.right ? undefined : `hm, before I got ${bare(about)}`);
}

const RULE = /\b([a-z])\(([a-z])\)\s*=\s*([^,;?]+?)(?=\s*(?:[,;.?]|$|and\b|[a-z]\([a-z]\)))/g;

/** "Let x be 1. What do you get for f, what for g, and does your answer match?" */
export function functionsAt({ plain }: Ask, about: TalkCase): string | undefined {
  const rules = [...`${about.math ?? ''} ; ${about.asked}`.matchAll(RULE)].filter(
    ([, name], at, all) => all.findIndex((one) => one[1] === name) === at,
  );
  const [, value] =
    /\b[a-z]\s*(?:=|is|be|was|equals)\s*(-?\d+)/i.exec(plain) ??
    /\b(?:put|plug) (?:in )?(?:an? )?(-?\d+)(?: in)?/i.exec(plain) ??
    /\b(?:try|use|with) (?:an? )?(-?\d+)\b/i.exec(plain) ??
    [];
  const called = calls(rules, plain, about);
  if (called !== undefined) return called;
  if (rules.length === 0 || value === undefined) return undefined;
  const number = Number(value);
  const at = rules.flatMap(([, name = '', letter = '', rule = '']) => {
    const result = filled(rule.trim(), letter, number);
    return result === undefined ? [] : [{ name, letter, result }];
  });
  const [first] = at;
  if (first === undefined) return undefined;
  const own = bare(about);
  const mine = filled(own, first.letter, number);
  const [, sign] = /\b[a-z]\([a-z]\)\s*([-+*×·/÷])\s*[a-z]\([a-z]\)/.exec(about.asked) ?? [];
  const [one, other] = at;
  const together =
    sign !== undefined && one !== undefined && other !== undefined
      ? reckoned(`${one.result} ${sign === '*' ? '×' : sign} (${other.result})`)
      : undefined;
  return said(
    at.map(({ name, result }) => `\`${name}(${value})\` is ${shownValue(result)}`).join(' and '),
    together === undefined || one === undefined || other === undefined
      ? undefined
      : `\`${one.result} ${sign === '*' ? '×' : sign} ${other.result} = ${writtenValue(together, true)}\``,
    mine === undefined || about.right || !/[a-z]/.test(own)
      ? undefined
      : `and my \`${own}\` is ${shownValue(mine)}${together !== undefined && !near(together, mine) ? '. Those are not the same, huh' : ''}`,
  );
}

const TEN = /(\d+(?:\.\d+)?)\s*(?:×|\*)\s*10\s*\^\s*\(?(-?\d+)\)?/g;

/** "Can you write 8 times ten to the third as a regular number?" */
export function longWay({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:regular|ordinary|normal|standard|the long way|long form|full number|all the zeros|written out|write (?:it|them|both|both numbers|each|that) out|without the (?:exponent|power))\b/i.test(
      question,
    )
  )
    return undefined;
  const all = [...figures(about.math ?? about.asked).matchAll(TEN)];
  const named = [...plain.matchAll(TEN)];
  const found = named.length > 0 && !/\b(?:other|both|each|them)\b/i.test(plain) ? named : all;
  const written = found.map(([text, factor = '', power = '']) => ({
    text,
    value: Number(factor) * 10 ** Number(power),
  }));
  return written.length === 0
    ? undefined
    : said(
        written
          .map(
            ({ text, value }) =>
              `\`${text.replace(/\)$/, '')}\` is \`${Number(value.toFixed(8)).toLocaleString('en-US', { maximumFractionDigits: 8 })}\``,
          )
          .join(', and '),
        about.right ? undefined : `hm, ${gotIt(about)}`,
      );
}

/** "Can he vote? Does your inequality let him?": a number of the sentence in the student's own inequality or equation. */
export function inOwn({ plain }: Ask, about: TalkCase): string | undefined {
  if (
    about.right ||
    !/\byour (?:inequality|equation|answer|rule|formula|expression)\b|\bwhat you (?:wrote|have|got)\b/i.test(plain)
  )
    return undefined;
  const [relation, ...more] = relationsOf(bare(about));
  const letters = lettersIn(bare(about));
  const [letter] = letters;
  const named = numbersOf(plain).filter((number) => !bare(about).includes(number));
  const [number] = named;
  if (
    relation === undefined ||
    more.length > 0 ||
    letter === undefined ||
    letters.length > 1 ||
    number === undefined ||
    named.length > 1 ||
    (relation.left === letter && relation.sign === '=')
  )
    return undefined;
  const [one, other] = [
    filled(relation.left, letter, amountOf(number)),
    filled(relation.right, letter, amountOf(number)),
  ];
  if (one === undefined || other === undefined) return undefined;
  const fits = holds[relation.sign]?.(one, other) ?? false;
  return said(
    `with ${number} my \`${relation.text}\` is \`${writtenValue(one, true)} ${relation.sign} ${writtenValue(other, true)}\`, and that is ${fits ? 'true' : 'not true'}`,
    fits ? undefined : 'huh. So mine says no',
  );
}

const BACK: Readonly<Record<string, readonly [verb: string, sign: string]>> = {
  '-': ['add', '+'],
  '+': ['take away', '-'],
  '×': ['divide', '÷'],
  '÷': ['multiply', '×'],
};

/** "How could you use adding to find out if 79 is right?": the last line of the work, done back. */
export function backwards({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\b(?:using|use|with|by) (?:addition|adding|subtract\w*|multipl\w+|divi\w+|the opposite)\b|\b(?:add|check|work) (?:it )?(?:back|backwards)\b|\bcheck\b.*\b(?:add|subtract|multipl|divi)\w*/i.test(
      question,
    )
  )
    return undefined;
  const line = [...about.steps]
    .reverse()
    .map(({ line: text }) => text.replaceAll('*', '×'))
    .find((text) => /^-?[\d./]+ [-+×÷] -?[\d./]+ = -?[\d./]+$/.test(text) && numbersOf(about.asked).length > 0);
  const [, one = '', sign = '', other = '', result = ''] = /^(\S+) ([-+×÷]) (\S+) = (\S+)$/.exec(line ?? '') ?? [];
  const back = BACK[sign];
  if (back === undefined || !numbersOf(about.asked.replace(/(\d),(?=\d{3})/g, '$1')).includes(one)) return undefined;
  const value = reckoned(`${result} ${back[1]} ${other}`);
  if (value === undefined) return undefined;
  const fits = near(value, amountOf(one));
  return said(
    `I could ${back[0]}: \`${result} ${back[1]} ${other} = ${writtenValue(value, true)}\``,
    fits
      ? `that is ${one} again, so it fits`
      : `but it should be ${one}. Huh, that is strange. I did it the way I always do: ${ruleOf(about) ?? gotIt(about)}`,
  );
}
