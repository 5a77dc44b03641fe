import { figures } from '../talk/calculate.ts';
import type { Drawn } from '../talk/draw-line.ts';
import { said, type TalkCase } from '../talk/talk-case.ts';
import { bare, type Named, namedIn, wrongRuleOf } from '../think/named-in.ts';
import { ownValue } from '../think/own-value.ts';
import { near, writtenValue } from '../values.ts';
import { calculationOf } from './estimate.ts';

const DRAWS =
  /\b(?:draw|sketch|picture of|make a picture|bar model|tape|bar for|show (?:me )?(?:it |that |this )?(?:with|in|as) a (?:bar|picture|drawing))\b/i;
const OTHER =
  /\b(?:number line|clock|blocks|grid|array|dots?|circles?|chips|counters|graph|plane|axis|tiles|triangle|square|rectangle|angle|balance|coordinate)\b/i;
const PART_OF =
  /\b(?:left|sav(?:e[sd]?|ing)|of it|of them|spen[dt]s?|gives? away|gave|rest|remain\w*|eats?|ate|uses?|used|sold|sells?|lost|loses?|takes?|packed)\b/i;

const labelOf = ({ text, counts }: Named): string =>
  counts === 'dollars'
    ? `$${text}`
    : counts === 'percent'
      ? `${text}%`
      : counts === undefined
        ? text
        : `${text} ${counts.replace(/^(?:more|fewer|less) /, '')}`;

/** The two amounts that a problem in words reckons with, the larger one first. */
function twoAmounts(about: TalkCase): readonly [Named, Named] | undefined {
  const found = calculationOf(about);
  const named = namedIn(about.asked).filter(({ text }) => /^\d+(?:\.\d+)?$/.test(text));
  const pick = (number: string): Named | undefined => named.find(({ text }) => near(Number(text), Number(number)));
  const [one, other] = found === undefined ? [named[0], named[1]] : [pick(found.one), pick(found.other)];
  if (one === undefined || other === undefined || one === other) return undefined;
  if (found === undefined && (named.length !== 2 || one.counts !== other.counts)) return undefined;
  return Number(one.text) >= Number(other.text) ? [one, other] : [other, one];
}

/** The amounts of a story as bars that are as long as they say: a part of a whole, two beside each other, or two put together. */
export function drawsAmounts(question: string, about: TalkCase): Drawn | undefined {
  if (
    !DRAWS.test(question) ||
    OTHER.test(question) ||
    OTHER.test(about.asked) ||
    /(?<![a-z])[a-z]\s*=|=\s*[a-z](?![a-z])/.test(about.asked)
  )
    return undefined;
  const amounts = twoAmounts(about);
  const sign = calculationOf(about)?.sign ?? '-';
  if (amounts === undefined || (sign !== '-' && sign !== '+') || /\d:\d\d/.test(about.asked)) return undefined;
  const [large, less] = amounts;
  const [a, b] = [Number(large.text), Number(less.text)];
  const own = ownValue(about);
  const mine = Number.isNaN(own) ? undefined : `and ${bare(about)} is what I wrote for the part that it asks about`;
  const rule = wrongRuleOf(about);
  if (sign === '+')
    return {
      picture: {
        kind: 'bar-model',
        bars: [
          {
            parts: [
              { size: a, label: labelOf(large) },
              { size: b, label: labelOf(less) },
            ],
            total: '?',
          },
        ],
        alt: `One bar of two parts, ${labelOf(large)} and ${labelOf(less)}.`,
      },
      words: said(`I draw a bar with two parts, ${labelOf(large)} and ${labelOf(less)}`, mine),
    };
  if (PART_OF.test(about.asked) && b < a)
    return {
      picture: {
        kind: 'bar-model',
        bars: [
          {
            parts: [
              { size: b, label: labelOf(less), shaded: true },
              { size: a - b, label: '?' },
            ],
            total: labelOf(large),
          },
        ],
        alt: `A bar for ${labelOf(large)}, with a shaded part for ${labelOf(less)}.`,
      },
      words: said(
        `I draw a bar for the ${labelOf(large)} and shade ${labelOf(less)} of it`,
        `the rest is ${writtenValue(a - b, false)}`,
        mine,
      ),
    };
  return {
    picture: {
      kind: 'bar-model',
      bars: [
        { label: labelOf(large), parts: [{ size: a }] },
        { label: labelOf(less), parts: [{ size: b, shaded: true }] },
      ],
      alt: `Two bars, ${labelOf(large)} and ${labelOf(less)}, one under the other.`,
    },
    words: said(
      `I draw a bar for ${labelOf(large)} and a shorter one for ${labelOf(less)} under it`,
      'what the longer one has more at its end is the difference',
      rule && `but I thought ${rule}`,
    ),
  };
}

/** "Show me with your fingers": the numbers of the story held up, and then what the student did. */
export function onFingers(question: string, about: TalkCase): string | undefined {
  if (!/\bfingers?\b/i.test(question) || !/\b(?:show|use|hold|with|on)\b/i.test(question)) return undefined;
  const named = /\b(\d+) fingers\b/.exec(figures(question))?.[1];
  if (named !== undefined && Number(named) <= 10) return said(`here are ${named} fingers`);
  const found = calculationOf(about);
  const start = Number(found?.one ?? namedIn(about.asked)[0]?.text ?? Number.NaN);
  if (!(start > 0 && start <= 10)) return undefined;
  const [line] = about.steps;
  const rule = wrongRuleOf(about);
  const does =
    found?.sign === '-' ? `put ${found.other} down` : found?.sign === '+' ? `put up ${found.other} more` : undefined;
  return said(
    `I hold up ${start} finger${start === 1 ? '' : 's'}`,
    rule === undefined ? does && `and then I ${does}` : `then I do it like this: ${rule}`,
    line && !about.right ? `so I end at ${bare(about)}` : `that is ${bare(about)}`,
  );
}
