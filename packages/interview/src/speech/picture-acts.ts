import type { Picture } from '@lemma/math';
import { quantitiesOf } from '../reply/bind.ts';
import { figures } from '../talk/calculate.ts';
import type { Drawn } from '../talk/draw-line.ts';
import { blocks, fractionBars, gridOf } from '../talk/draw-parts.ts';
import type { TalkReply } from '../talk/talk.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { wrongRuleOf } from '../think/named-in.ts';
import { writtenValue } from '../values.ts';

const SHOWS = /\b(?:show|draw|sketch|build|make|lay out|model|picture|represent|diagram)\b/i;
const TENS =
  /\b(?:tens?|hundreds?|ones)[- ](?:sticks?|rods?|blocks?|strips?|bars|cubes)\b|\brods?\b|\blongs\b|\bflats\b|\blittle (?:cubes|ones|squares)\b|\bunit cubes\b|\bbase[- ](?:ten|10)\b|\bplace[- ]value blocks\b/i;

/** "Could you show me 52 with tens sticks and little cubes?" */
function withTens({ question, plain }: Ask, about: TalkCase): Drawn | undefined {
  if (!TENS.test(question) || !SHOWS.test(question) || /\b(?:subtract|take away|how you|it|that)\b/i.test(question))
    return undefined;
  const [named] =
    plain.replace(/\bbase[- ]10\b/gi, '').match(/(?<![\d./])\d{2,}(?![\d./])/g) ??
    `${about.math ?? ''} ${about.asked}`.match(/(?<![\d./])\d{2,}(?![\d./])/g) ??
    [];
  return named === undefined ? undefined : blocks(Number(named));
}

/** "Draw Tom's pan for me.": only the fraction that belongs to who is named. */
function fractionOf({ question }: Ask, about: TalkCase): Drawn | undefined {
  if (!SHOWS.test(question) || /\bnumber line\b/i.test(question)) return undefined;
  const names = (question.match(/\b[A-Z][a-z]+(?='s|’s)\b/g) ?? []).filter((name) => about.asked.includes(name));
  const [name, ...more] = names;
  const clause = about.asked
    .split(/[,.;]|\band\b/)
    .find((part) => name !== undefined && part.includes(name) && /\d\/\d/.test(part));
  const [fraction] = clause?.match(/\d+\/\d+/) ?? [];
  return fraction === undefined || more.length > 0 ? undefined : fractionBars([fraction]);
}

const PARTS_MOST = 10;
/** "Draw a bar for the 50 and show me the 20% part." */
function percentBar({ question, text }: Ask, about: TalkCase): Drawn | undefined {
  const plain = figures(question);
  if (!/\bbars?\b|\btape\b|\bstrip\b|\brectangle\b/i.test(question) || !SHOWS.test(question)) return undefined;
  const percent = Number(
    /(\d+)(?:%| percent)/i.exec(plain)?.[1] ?? /(\d+)(?:%| percent)/i.exec(figures(text))?.[1] ?? Number.NaN,
  );
  const whole = Number(
    plain.replace(/\d+(?:%| percent)/gi, '').match(/\d+(?:\.\d+)?/)?.[0] ??
      quantitiesOf(about).find(({ unit }) => unit !== '%')?.text ??
      Number.NaN,
  );
  const count = percent > 0 && 100 % percent === 0 && 100 / percent <= PARTS_MOST ? 100 / percent : PARTS_MOST;
  const shaded = Math.round((percent / 100) * count);
  if (!(percent > 0 && percent < 100) || !(whole > 0) || (percent / 100) * count !== shaded) return undefined;
  const size = writtenValue(whole / count, false);
  const picture: Picture = {
    kind: 'bar-model',
    bars: [
      {
        parts: Array.from({ length: count }, (_, at) => ({
          size: 1,
          label: size,
          ...(at < shaded && { shaded: true }),
        })),
        total: writtenValue(whole, false),
      },
    ],
    alt: `A bar for ${whole} in ${count} equal parts of ${size}, ${shaded} of them shaded.`,
  };
  return {
    picture,
    words: `I draw a bar for the ${whole} and cut it in ${count} equal parts of ${size}. ${percent}% is ${shaded === 1 ? 'one of them' : `${shaded} of them`}, that is ${writtenValue((whole * percent) / 100, false)}`,
  };
}

const THINGS_MOST = 12;
/** "Could you draw the cups for one batch?": each amount as so many things. */
function asThings({ question, text }: Ask, about: TalkCase): Drawn | undefined {
  if (
    !/\b(?:draw|sketch|picture)\b/i.test(question) ||
    /\b(?:number line|bar|graph|table|clock|line)\b/i.test(question)
  )
    return undefined;
  const all = quantitiesOf(about).filter(
    ({ unit, value }) =>
      unit !== '' && unit !== '%' && unit !== '$' && Number.isInteger(value) && value > 0 && value <= THINGS_MOST,
  );
  const isNamed = all.some(({ unit }) => new RegExp(`\\b${unit}`, 'i').test(question));
  const [one, other] = all;
  if (
    one === undefined ||
    other === undefined ||
    one.unit !== other.unit ||
    !(isNamed || /\b(?:batch|recipe)\b/i.test(text))
  )
    return undefined;
  const things = [one, other].map(({ text: number }) => {
    const [, thing = ''] = new RegExp(`(?<![\\d.])${number} ((?:[a-z]+ ){0,2}[a-z]+)`).exec(about.asked) ?? [];
    return `${number} ${thing.replace(/ (?:and|with|for|to|in|on)$/, '')}`;
  });
  const picture: Picture = {
    kind: 'bar-model',
    bars: [one, other].map(({ value }, at) => ({
      label: things[at] ?? '',
      parts: Array.from({ length: value }, () => ({ size: 1, label: '1', ...(at === 0 && { shaded: true }) })),
    })),
    alt: `${things.join(' and ')}, one box for each.`,
  };
  return { picture, words: `I draw ${things.join(' and ')}, one box for each` };
}

const GROUP = 'bags?|boxes|packs?|rows?|groups?|plates?|tables?|trays?|teams?|shelves|jars?|baskets?|bunches';
/** "Can you draw Lena's bags?": the groups of the problem, with what is in each. */
function inGroups({ question, plain }: Ask, about: TalkCase): Drawn | undefined {
  const [, count = '', group = '', each = '', thing = ''] =
    new RegExp(`(\\d+) (?:[a-z]+ )?(${GROUP})\\b[^.?]*?\\b(\\d+) ([a-z]+)`, 'i').exec(about.asked) ?? [];
  if (count === '' || !/\b(?:draw|sketch|picture)\b/i.test(question) || /\bbar\b|\bline\b|\d/.test(plain))
    return undefined;
  if (!new RegExp(`\\b(?:${group}|${thing}|it|this|that|picture|problem|story)\\b`, 'i').test(question))
    return undefined;
  if (
    !/\beach\b|\bevery\b|\bin (?:a|one)\b|\bper\b|\bof \d/i.test(about.asked) ||
    Number(count) > THINGS_MOST ||
    Number(each) > THINGS_MOST
  )
    return undefined;
  const drawn = gridOf(Number(count), Number(each));
  return drawn && { ...drawn, words: `I draw ${count} ${group}, one in each row, with ${each} ${thing} in every one` };
}

const WAYS = [inGroups, withTens, percentBar, fractionOf, asThings];

/** A picture of just what a sentence names: a number in tens and ones, somebody's fraction, a percent of a bar, a few things. */
export function pictureActs(ask: Ask, about: TalkCase): TalkReply | undefined {
  for (const way of WAYS) {
    const drawn = way(ask, about);
    if (drawn === undefined) continue;
    const rule = /\bwhy\b/i.test(ask.text) ? wrongRuleOf(about) : undefined;
    return { kind: 'picture', text: said(drawn.words, rule), picture: drawn.picture, firm: 'all' };
  }
  return undefined;
}
