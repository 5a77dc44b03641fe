import { noticed } from '../reply/amounts.ts';
import { ownAnswer, quantitiesOf } from '../reply/bind.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare } from '../think/named-in.ts';
import { writtenValue } from '../values.ts';
import type { Act } from './act.ts';

const AROUND =
  /\b(?:fence|border|frame|ribbon|string|rope|tape|edge|walk\w*|run\w*|crawl\w*|go|trim|lace|wire|baseboard|outline)\b[^?]*\b(?:a?round|along|edge|all sides|fence|outside|put|need|buy|go)\b|\ball the way a?round\b|\ba?round (?:it|the|this|that)\b|\bfence\b/i;
const INSIDE =
  /\b(?:carpet|tiles?|cover\w*|paint\w*|grass|sod|wallpaper|fill (?:it|the inside)|squares? (?:fit|would|inside|cover)|floor|inside)\b/i;

/** The sides of a square, a rectangle or a triangle that a problem gives. */
function sidesOf(about: TalkCase): readonly number[] | undefined {
  const shape = `${about.asked} ${about.picture?.alt ?? ''}`;
  const lengths = quantitiesOf(about).map(({ value }) => value);
  const [one, other, third] = lengths;
  if (one === undefined) return undefined;
  if (/\bsquare\b(?! (?:meters?|feet|inch|cent|units?|cm|m\b))/i.test(shape) && lengths.length === 1)
    return [one, one, one, one];
  if (/\brectang/i.test(shape) && other !== undefined && lengths.length === 2) return [one, other, one, other];
  return /\btriangle\b/i.test(shape) && other !== undefined && third !== undefined ? [one, other, third] : undefined;
}

/** "If I wanted to put a fence around it …", "How many square tiles would cover it?": as in life, beside the own answer. */
function aroundOrInside({ text, question }: Ask, about: TalkCase): string | undefined {
  const sides = sidesOf(about);
  if (
    sides === undefined ||
    !/\bhow (?:many|much|far|long)\b|\bwhat\b/i.test(question) ||
    /\byou (?:get|got|do|did)\b/i.test(question)
  )
    return undefined;
  const isAround = AROUND.test(text);
  if (isAround === INSIDE.test(text) || /\bdifference\b|\bmean\b/i.test(question)) return undefined;
  const [one = 0, other = 0] = sides;
  if (!isAround && sides.length !== 4) return undefined;
  const value = isAround ? sides.reduce((sum, side) => sum + side, 0) : one * other;
  const line = isAround ? sides.join(' + ') : `${one} × ${other}`;
  return said(`\`${line} = ${writtenValue(value, false)}\``, noticed(value, about));
}

/** "How many tiles would be in one row, and how many rows?" */
function rowsOf({ text, question }: Ask, about: TalkCase): string | undefined {
  const sides = sidesOf(about);
  const [length = 0, width = 0] = sides ?? [];
  if (
    sides?.length !== 4 ||
    !/\brows?\b|\bcolumns?\b/i.test(question) ||
    !/\bhow many\b/i.test(question) ||
    /\byou\b/i.test(question)
  )
    return undefined;
  const [long, short] = [Math.max(length, width), Math.min(length, width)];
  const asksRow = /\b(?:in|along|across|per) (?:one|each|a|the (?:first|top|bottom)) row\b/i.test(question);
  return said(
    asksRow ? `${long} in one row` : `${short} rows`,
    asksRow && /\bhow many rows\b/i.test(text) ? `${short} rows` : undefined,
  );
}

/** "How many sides does it have, and how long are they?" */
function countsSides({ question }: Ask, about: TalkCase): string | undefined {
  const sides = sidesOf(about);
  const asksCount = /\bhow many (?:sides|corners|angles|edges)\b/i.test(question);
  const asksLength = /\bhow long (?:is|are) (?:each|every|all|the|they|its)\b/i.test(question);
  if (sides === undefined || !(asksCount || asksLength) || /\bdid\b|\byou\b/i.test(question)) return undefined;
  const unit = ownAnswer(about).unit;
  const lengths = [...new Set(sides)];
  const long =
    lengths.length === 1
      ? `each side is ${lengths[0]}${unit === '' ? '' : ` ${unit}`} long`
      : `the sides are ${sides.join(', ')}${unit === '' ? '' : ` ${unit}`}`;
  return said(asksCount ? `${sides.length}` : long, asksCount && /\blong\b/i.test(question) ? long : undefined);
}

/** "Square meters or meters?", "What unit goes with your 49?" */
function unitOf({ question }: Ask, about: TalkCase): string | undefined {
  const isUnit =
    /\bunits?\b|\b(?:square|cubic) [a-z]+ or\b|\bor (?:square|cubic) [a-z]+\b|\b-?[\d./]+ what\b|\b(?:of what|what (?:exactly )?(?:are|is) there \d+ of)\b/i.test(
      question,
    );
  if (!isUnit || /\bunit (?:rate|fraction)\b|\bwhy\b/i.test(question)) return undefined;
  const own = /[a-z%$°]+(?:\^\d)?$/i.exec(bare(about))?.[0];
  const told = quantitiesOf(about)
    .map(({ unit }) => unit)
    .find((unit) => unit !== '');
  const goal = /\bhow many ([a-z]+(?: [a-z]+)?)\b/i
    .exec(about.asked)?.[1]
    ?.replace(/ (?:are|is|were|was|does|do|did|will|would|can|could|in|of)$/, '');
  const words: Readonly<Record<string, string>> = {
    m: 'meters',
    cm: 'centimeters',
    km: 'kilometers',
    ft: 'feet',
    in: 'inches',
  };
  const unit = own === undefined ? (goal ?? told) : (words[own] ?? own);
  return unit === undefined
    ? undefined
    : said(
        `just ${unit}, I think`,
        told === undefined || goal !== undefined ? undefined : `that is what it says in the problem`,
      );
}

export const shapeActs: readonly Act[] = [
  ['count', rowsOf],
  ['count', aroundOrInside],
  ['count', countsSides],
  ['meaning', unitOf],
];
