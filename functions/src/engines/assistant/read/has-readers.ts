import type { Condition } from '@lemma/school/assistant';

/** What a phrase means; `said` where that is not the whole phrase. */
type Meant = Omit<Condition, 'said'> & { readonly said?: string };
export type Reader = {
  readonly asked: RegExp;
  readonly meant: (groups: readonly (string | undefined)[]) => Meant | readonly Meant[] | undefined;
};

/** What a problem may have in it: each has to be there, however it is told. */
const THING =
  '(?:exponents?|powers?|(?:sets? of |pairs? of )?(?:parenthes[ei]s|brackets)|variables?|letters?|radicals?|square roots?|absolute values?)';
const HAS = new RegExp(
  `\\b((?:(?:each|every|all|both)(?: (?:one|item|problem|expression|equation|of (?:them|these)))?(?: of them)? )?(?:should |must |to |has to |have to |needs? to )?(?:has|have|having|with|includes?|including|uses?|using|contains?|containing|involv\\w+) (?:(?:an?|one|two|some|at least one|exactly one|the) )?${THING}(?:,? (?:and|&|plus) (?:(?:an?|one|two|some|at least one|exactly one) )?${THING})*)\\b(?! on (?:both|each|one|either)\\b)`,
  'g',
);
const HAS_NOT = /\b(?:no|without(?: any)?|avoid) (?:variables?|letters?|radicals?|square roots?|absolute values?)\b/g;

/** Units of a measure, each by its names. */
export const UNITS: readonly RegExp[] = [
  ...[/\b(?:inch(?:es)?|in\b(?=[.^²³]|$))/i, /\b(?:feet|foot|ft)\b/i, /\byards?\b/i, /\bmiles?\b/i],
  ...[
    /\b(?:centimeters?|cm)\b/i,
    /\b(?:millimeters?|mm)\b/i,
    /\b(?:kilometers?|km)\b/i,
    /\b(?:meters?|m\b(?=[.^²³]|$))/i,
  ],
  ...[/\bounces?\b/i, /\bpounds?\b/i, /\b(?:kilograms?|kg)\b/i, /\b(?:grams?|g\b(?=$))/i],
  ...[/\b(?:milliliters?|mL)\b/i, /\bliters?\b/i, /\bgallons?\b/i, /\bquarts?\b/i, /\bpints?\b/i],
];
const UNIT =
  '(?:inch(?:es)?|feet|yards|miles|(?:centi|milli|kilo)?meters|cm|mm|km|ounces|pounds|(?:kilo)?grams|kg|(?:milli)?liters|mL|gallons|quarts|pints)';
const IN_UNITS = new RegExp(
  `(?<!\\b(?:not|never|than|instead of) |n['’]t (?:be )?)\\bin (?:(?:only|just|whole|square|cubic) )*${UNIT}\\b(?! (?:to|into|and|or)\\b)(?: only)?|\\b${UNIT} only\\b|\\b(?:only|just) ${UNIT}\\b(?! (?:to|into|and|or)\\b)|\\bunits?:? (?:(?:are|in|is|of) )*${UNIT}\\b`,
  'gi',
);
/** Whether a condition is on the units that problems are in. */
export const OF_UNITS = new RegExp(`^(?:${IN_UNITS.source})`, 'i');
export const isOfUnits = (said: string): boolean => OF_UNITS.test(said.trim());

/** What each problem is to have in it, or must not have. */
export const HAS_READERS: readonly Reader[] = [
  {
    asked: /\b(?:only )?proper fractions(?: only)?\b/g,
    meant: () => ({ rule: 'with' }),
  },
  {
    asked: HAS,
    meant: ([all = '']) =>
      (all.match(new RegExp(THING, 'g')) ?? []).map((thing) => ({ rule: 'with', said: `has ${thing}` })),
  },
  {
    // What a line alone is written in may be the topic; of a system it is how its lines are given.
    asked: /(?:^|(?<=\bsystems?\b.{0,30}))\bin (?:standard|slope[- ]intercept) form\b/g,
    meant: () => ({ rule: 'with' }),
  },
  {
    asked:
      /\b(?:written |set up |stacked |lined up )?vertical(?:ly)?\b(?: (?:please|format|layout|form))?|\bstacked\b|\b(?:(?:written|set up|laid out) )?in columns\b/g,
    meant: () => ({ rule: 'with' }),
  },
  {
    // By how much a row grows; "by 2s" alone would be factors.
    asked:
      /\b(?:skip[- ]?)?count(?:ing|s)?\b[^.;,\d]{0,24}\bby (\d{1,2}['’]?s(?:(?:,? and |, ?|,? ?& ?| )\d{1,2}['’]?s)*)|(?<=^counting )by (\d[\d, ]*)$/g,
    meant: ([list, again]) => ({
      rule: 'with',
      said: `counting by ${((list ?? again ?? '').match(/\d+/g) ?? []).join(', ')}`,
    }),
  },
  { asked: IN_UNITS, meant: () => ({ rule: 'with' }) },
  // To draw a graph is another task than to read one.
  { asked: /(?<!\bbar )\b(?:graphing|plotting|sketching)(?= )/g, meant: () => ({ rule: 'with' }) },
  { asked: /^shows “[^”]+”$/g, meant: () => ({ rule: 'with' }) },
  { asked: HAS_NOT, meant: () => ({ rule: 'with', not: true }) },
  {
    // What answers are not to be is looked up in them alone, and what is said of neither in problems and answers.
    asked:
      /\b(?:no|without(?: any)?|avoid|not) (?:(?:mixed|improper) (?:numbers?|fractions?)(?: (?:in|as|for) (?:the |any |their )?(?:problems?|answers?|solutions?|results?))?|(?:fractions?|decimals?|negatives?)(?: numbers?)? (?:in|as|for) (?:the |any |their )?(?:answers?|solutions?|results?))(?!\p{L})/gu,
    meant: () => ({ rule: 'with', not: true }),
  },
  {
    // "Subtract a negative": what is taken away is below zero, not what it is taken from.
    asked:
      /\b(?:you |they |students |we )?(?:subtract|tak|add)(?:s|e|es|ing)? (?:away )?(?:a |another |from )?negatives?(?: numbers?| integers?)?\b(?! (?:from|and|to)\b)/g,
    meant: () => ({ rule: 'range', of: 'second', numbers: [-1e9, -1e-6] }),
  },
  {
    asked:
      /\b(?:an? )?(?:fraction(?:al|s)?|decimal|non[- ]?integer) (?:slopes?|answers?|solutions?|results?|rates?(?: of change)?)\b/g,
    meant: () => ({ rule: 'with' }),
  },
  {
    asked: /(?<!\b(?:near|nearly|almost)[- ](?:an? )?)\b(?:doubles(?: facts?)?|double facts?)\b/g,
    meant: () => ({ rule: 'with' }),
  },
  {
    asked:
      /\bcross(?:es|ing)? (?:over )?noon\b|\b(?:from|goes) (?:a\.?m\.? |morning )to (?:p\.?m\.?|afternoon)\b|\bpast noon\b/g,
    meant: () => ({ rule: 'with', said: 'crosses noon' }),
  },
  {
    asked:
      /\b(?:(?:about|with|using|on|in) )?(?:temperatures?|elevations?|sea level|elevators?|debts?|bank accounts?)\b(?! (?:change|converter))/g,
    meant: () => ({ rule: 'with' }),
  },
  {
    asked:
      /\b(?:all |each |they |should |must |have to |has to |that |which )*cross(?:es|ing)? (?:over )?(?:the|an) hour\b/g,
    meant: () => ({ rule: 'with' }),
  },
];
