/** A number that somebody names, with what it counts and the words around it. */
export type Amount = {
  readonly value: number;
  /** The stem of what it counts: "inch", "heart", "$", "%"; empty if it counts nothing that is named. */
  readonly unit: string;
  /** The stems of the words that stand in the same part of the sentence. */
  readonly near: ReadonlySet<string>;
  /** The name that the part begins with: who it is about says less than what is done. */
  readonly name?: string;
  /** Whether it is so much in each: "6 in each bag", "rows of 6". */
  readonly isPer?: boolean;
  /** Whether it stands in the sentence of the problem that asks. */
  readonly isAsked?: boolean;
};

const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ in: 'inch', ft: 'foot', feet: 'foot', yd: 'yard', mi: 'mile', cm: 'centimeter', mm: 'millimeter', m: 'meter' },
    ...{
      km: 'kilometer',
      min: 'minute',
      h: 'hour',
      s: 'second',
      kg: 'kilogram',
      g: 'gram',
      l: 'liter',
      ml: 'milliliter',
    },
    ...{
      dollar: '$',
      buck: '$',
      percent: '%',
      people: 'person',
      children: 'child',
      kid: 'child',
      oz: 'ounce',
      lb: 'pound',
    },
  }),
);
const NO_UNIT =
  /^(?:and|or|to|is|was|were|are|in|of|by|on|the|a|an|than|for|with|from|as|times|plus|minus|it|that|still|then|away|more|less|fewer|long|tall|wide|high|deep|old|each|every|instead|at|would|what|how|if|out|up|down|left|now|but|so|at)$/;
const EMPTY =
  /^(?:the|and|are|was|were|has|have|had|how|many|much|what|that|this|there|then|than|for|with|from|each|every|they|them|she|her|his|him|its|you|your|would|could|should|will|did|does|not|but|all|say|says|said|let|suppose|imagine|pretend|instead|only|just|still|really|about|after|before|now|who|which|when|into|out|one|some|any|more|less|get|got|going)$/;

/** A word without its ending, so that "hearts" is "heart" and "saved" is "save". */
export function stemOf(word: string): string {
  const low = word.toLowerCase();
  const bare = low
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/(?<!s)s$/, '');
  return SAME.get(low) ?? SAME.get(bare) ?? bare.replace(/(?:ing|ed|e)$/, '');
}

/** The words of a text that say something, as stems. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !EMPTY.test(word)).map(stemOf));

/** How many of the wanted stems a text has. */
export const wordsShared = (text: string, wanted: ReadonlySet<string>): number =>
  [...contentOf(text)].filter((word) => wanted.has(word)).length;

const PART = /[.?!;:,]\s+|\s+(?:and|but|while|so|then)\s+/;

const GROUPS = 'rows?|groups?|bags?|boxes|packs?|teams?|stacks?|piles?|sets?|bunches';
const isPer = (part: string, digits: string): boolean =>
  new RegExp(`\\b(?:${GROUPS}) of ${digits}\\b`, 'i').test(part) ||
  (/\b(?:each|every|per)\b/i.test(part) && (part.match(/\d+(?:\.\d+)?/g) ?? []).length === 1);

/** The numbers of a text in order, each with what it counts. */
export function amountsIn(text: string): readonly Amount[] {
  const plain = text.replace(/(\d),(?=\d{3}\b)/g, '$1');
  return plain.split(PART).flatMap((part) =>
    [...part.matchAll(/(?:\b([a-z]+)\s+)?(\$)?\s*(\d+(?:\.\d+)?)\s*(%|[a-z]+)?/gi)].map(
      ([, before = '', money, digits = '', after = '']) => {
        const named = after === '%' ? '%' : after !== '' && !NO_UNIT.test(after.toLowerCase()) ? stemOf(after) : '';
        // "week 3", "month 0"
        const counted = /^(?:day|week|month|year|hour|minute|round|step|stage|figure)$/i.test(before)
          ? stemOf(before)
          : '';
        return {
          value: Number(digits),
          unit: money === '$' ? '$' : named === '' ? counted : named,
          near: contentOf(part.replace(/\d+/g, ' ')),
          ...(isPer(part, digits) && { isPer: true }),
          ...(/^[A-Z][a-z]+ [a-z]/.test(part) && { name: stemOf(part.split(' ')[0] ?? '') }),
        };
      },
    ),
  );
}

/** How many things two parts of sentences have in common. */
export const alikeness = (one: Amount, other: Amount): number =>
  [...one.near]
    .filter((word) => word !== one.unit && other.near.has(word))
    .reduce((sum, word) => sum + (word === other.name ? 0.5 : 1), 0);
