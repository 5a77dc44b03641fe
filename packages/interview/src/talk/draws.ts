import { numberOf } from '../values.ts';
import { figures, quantitiesIn } from './calculate.ts';
import { boundLine, type Drawn, jumpLine, markedLine } from './draw-line.ts';
import {
  amountBars,
  balanceOf,
  binomialSquare,
  blocks,
  clockOf,
  fractionBars,
  gridOf,
  percentSquare,
  productBox,
  tilesOf,
} from './draw-parts.ts';
import { planeOf, shapeOf } from './draw-shape.ts';
import { mathOf } from './put-in.ts';
import { reasonOf, type TalkCase } from './talk-case.ts';

export const DRAW =
  /\b(?:draw|drew|sketch|drawing|diagram|picture|number line|model (?:it|this|that)|shade|with (?:counters|blocks|chips)|blocks|counters|(?:negative|positive|red|yellow) chips|area model|tape|bar (?:model|diagram)|(?:with|as|in|using) (?:a )?bars?\b|show (?:me )?(?:it |that |this )?(?:on|with|in) a|(?:draw|make|show|with) (?:a )?box(?:es)? with|on your line|on the line|make a picture|graph it|clock|tiles|plot (?:it|them|the|those|these)|on a graph|coordinate|what (?:does|would) it look like)\b/i;
const LINE = /\b(?:number )?line\b|\bjumps?\b/i;
const BLOCKS = /\bblocks\b|\bbase[- ]ten\b|\btens and (?:\d+ )?ones\b/i;
const CHIPS = /\b(?:\d+|negative|positive|red|yellow)\b[^.?]*\bchips\b|\bcounters\b/i;
const BOX = /\bbox\b|\barea model\b|\bfour parts\b|\bas a (?:square|rectangle)\b|\bsquare with side\b/i;

const fractionsIn = (text: string): string[] => figures(text).match(/(?:\d+ )?\d+\/\d+/g) ?? [];
const numbersOf = (text: string): string[] => figures(text).match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];
const mine = ({ given }: TalkCase): string =>
  quantitiesIn(given.replaceAll('`', ''))[0]?.text ?? given.replaceAll('`', '');

function onLine(text: string, about: TalkCase): Drawn | undefined {
  const bound = boundLine(about.given.replaceAll('`', ''));
  if (bound) return bound;
  const math = (about.math ?? '').replaceAll('`', '');
  const [, low, high] =
    /\b(?:from|between) (-?\d+) (?:to|and) (-?\d+)/.exec(
      figures(`${text.replace(/\bzero\b/gi, '0')} ${about.asked}`),
    ) ?? [];
  const rest = text.replace(/\b(?:from|between) (?:zero|-?\d+) (?:to|and) -?\w+/gi, ' ');
  const named = /\d|half|third|fourth|quarter/i.test(rest) ? numbersOf(rest) : [];
  const jump = /\bwhere\b(?!.*\b(?:land|end)\b)/i.test(text)
    ? undefined
    : jumpLine(figures(math === '' ? about.asked : math), mine(about));
  if (jump) return jump;
  const known =
    named.length > 0
      ? [...named, ...numbersOf(mine(about))]
      : numbersOf(about.asked.replace(/\bfrom -?\d+ to -?\d+/i, ' '));
  const ends = low === undefined || high === undefined ? undefined : ([Number(low), Number(high)] as const);
  return markedLine([...new Set(known.length > 0 ? known : numbersOf(mine(about)))].slice(0, 5), ends);
}

function withBlocks(about: TalkCase): Drawn | undefined {
  const [one, other] = numbersOf(about.math ?? about.asked);
  const laid = blocks(numberOf(one ?? '') ?? 0);
  if (laid === undefined || other === undefined) return laid;
  const takes = /-/.test(about.math ?? about.asked);
  return {
    ...laid,
    words: `${laid.words}. Then I ${takes ? 'take away' : /÷/.test(about.math ?? about.asked) ? 'share them by' : 'put down'} \`${other}\` the way I wrote it: ${reasonOf(about)}. That leaves me with ${about.given}`,
  };
}

function withChips(text: string, about: TalkCase): Drawn | undefined {
  const [one = '', other = ''] = numbersOf(about.math ?? about.asked);
  const count = Math.abs(numberOf(one) ?? 0);
  const grid = gridOf(1, count);
  const taken = Math.abs(numberOf(other) ?? 0);
  const left = count - taken;
  return (
    grid && {
      ...grid,
      words: `I lay out ${count} ${/neg/i.test(text) || one.startsWith('-') ? 'negative ' : ''}chips. If I really take ${taken} of them away, ${left} are left. Hm`,
    }
  );
}

/** A fraction, and what one gets when it is split among some. */
function sharedOut(text: string, [first]: readonly string[]): Drawn | undefined {
  const [, top, under] = /^(\d+)\/(\d+)$/.exec(first ?? '') ?? [];
  const [, people] =
    /\b(?:split|shared?|cut|divided?)\b.*?\b(?:among|between|by|into|for|with)\s+(\d+)\b/i.exec(figures(text)) ?? [];
  return first === undefined || top === undefined || people === undefined
    ? undefined
    : fractionBars([first, `${top}/${Number(people) * Number(under)}`]);
}

/** A fraction and half of it. */
function halved(text: string, [first]: readonly string[]): Drawn | undefined {
  const [, top, under] = /^(\d+)\/(\d+)$/.exec(first ?? '') ?? [];
  return first === undefined || top === undefined || !/\bhalf of (?:that|it|this)\b/i.test(text)
    ? undefined
    : fractionBars([first, `${top}/${2 * Number(under)}`]);
}

/** A rectangle of squares, and the one with its sides made longer if that is asked. */
function grids(text: string, rows: number, columns: number): Drawn | undefined {
  const times = /\bdoubl|\btwice\b/i.test(text) ? 2 : /\btripl/i.test(text) ? 3 : 1;
  const drawn = gridOf(rows * times, columns * times);
  return drawn && times > 1
    ? {
        ...drawn,
        words: `First ${rows} rows with ${columns} squares, that is ${rows * columns}. Then ${rows * times} rows with ${columns * times} squares, that is ${rows * columns * times * times}`,
      }
    : drawn;
}

/** The picture that a child with this idea draws for a request, with the words that go with it. */
export function draws(text: string, about: TalkCase): Drawn | undefined {
  const math = about.math ?? mathOf(about);
  const ownFractions = fractionsIn(text);
  const sides = /(\d+)(?:\s*cm|\s*m)?\s*(?:by|x|×)\s*(\d+)/i.exec(figures(text)) ?? undefined;
  const percent = /(\d+)\s*%/.exec(figures(`${text} ${about.asked}`))?.[1];
  const ways: readonly (() => Drawn | undefined)[] = [
    () => (/\bclock\b/i.test(text) ? clockOf(about.asked) : undefined),
    () =>
      LINE.test(text) || (/\bnumber line\b/i.test(about.asked) && /\bwhere\b/i.test(text))
        ? onLine(text, about)
        : undefined,
    () => (BLOCKS.test(text) ? withBlocks(about) : undefined),
    () => (CHIPS.test(text) ? withChips(text, about) : undefined),
    () => (sides ? grids(text, Number(sides[1]), Number(sides[2])) : undefined),
    () => planeOf(`${math} ${about.asked}`),
    () => binomialSquare(math, about.given),
    () => productBox(figures(math), about.given),
    () => (BOX.test(text) ? gridOf(Number(numbersOf(math)[0]), Number(numbersOf(math)[1])) : undefined),
    () => (percent === undefined ? undefined : percentSquare(Number(percent))),
    () => sharedOut(text, [...ownFractions, ...fractionsIn(about.asked)]),
    () => halved(text, [...ownFractions, ...fractionsIn(about.asked)]),
    () => fractionBars(ownFractions.length > 0 ? ownFractions : [...fractionsIn(math), ...fractionsIn(mine(about))]),
    () => (/[a-z]/.test(math) && /=/.test(math) ? balanceOf(math) : undefined),
    () => tilesOf(math),
    () => shapeOf(text, about.asked),
    () => jumpLine(figures(math), mine(about)),
    () => amountBars(about.asked),
    () => markedLine(numbersOf(about.asked).slice(0, 4)),
  ];
  for (const way of ways) {
    const drawn = way();
    if (drawn) return drawn;
  }
  return undefined;
}
