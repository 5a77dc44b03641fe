import { alike, spoken } from './spoken.ts';

/** Common words that say nothing about a topic. */
const AROUND = new Set(
  `a about above after again all also am an and another answer answers any are around as ask at based be because been before begin being below between both but by can
  cannot can't check child children class classes common concept concepts core could covering create daily day days did different do does doing don't due each early easy
  easier end entire every everyone exercise exercises exit explain fast few find finish focus focusing following for friday from fun get gets getting give given go goes going good great
  grade grader graders group groups had hard harder has have having he help her here high him his homework hour how i i'd i'll i'm idea ideas if in include including independent
  intro introduce introducing introduction into involve involving is it it's item items its just keep kid kids kind know last learn learning lesson lessons let level levels like little
  long longer lot make making many materials math mathematics maths me middle min mini minute minutes misconception misconceptions mistake mistakes mixed-up monday month more morning most my need needs
  new next nice no not now number of off ok okay on one only open or our out over page pages paper part parts per period plan plans please pls plz practice practise prepare
  problem problems pupil pupils put question questions quick quiz quizzes real really review reviewing rich same school second see set sets sheet short should show simple skill skills so some
  something standard standards start student students style subject such sure task tasks teach teaching tell test tests than thank thanks that that's the their them then there these they thing things
  think this those three thursday ticket tickets time to today together tomorrow tomorow tmrw tmr tonight too topic topics tuesday two type under understand understanding up use uses using various very
  via want warm warm-up warmup was way we week weekend weeks well what what's when where which while who whole why will with without work working worksheet worksheets works would write
  writing year yesterday you your worth around-the-room activity activities four five six seven eight nine ten twelve do-now struggling weak strong kind kinds
  first third fourth fifth sixth seventh eighth st nd rd th gr k ms hs side tickets bell ringer starter hook opener example examples worked twin nearest quickly
  word words wrong choice choices come comes came real life realistic context bare hint hints cause keeps always never thing still middle coach observe coming board color tiles tile
  aide book chapter page text version someone somebody anybody something anything nothing everything hands hand anyone loses lose track won won't shuts down stop stops ever yet thinking
  went thought third half feel feels felt seem seems sick doesnt dont didnt cant isnt wasnt theyre theyll im ive id whats heres lets kinda sorta bit lot lots ton stuff nice fix fixing reteach reteaching
  school district admin principal parent parents family families letter email note home night nightly friendly plain language way explaining explain incl plus also again tough able
  cost costs costing shirt train goes going
  whether tells told say says said
  teacher teachers lately currently starting started finished finishing done between ones`.split(/\s+/),
);

/** Whether a word says nothing about the topic: one of the words above, or a number. */
export const isAround = (word: string): boolean => AROUND.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word);

/**
 * A word without its ending, so that "adding fractions" matches "Add fractions", and singular and plural are the same.
 */
export function stemOf(word: string): string {
  const one = word.length > 3 ? word.replace(/(?<![su])s$/, '') : word;
  return one.length > 3
    ? one.replace(/(?:ications?|ications?|ations?|ating|ying|ing|ions?|ies?|ied|ed|es?|y)$/, '')
    : one;
}

const partner = new Map<string, Set<string>>();
for (const group of alike)
  for (const word of group) {
    const known = partner.get(stemOf(word)) ?? new Set<string>();
    for (const other of group) known.add(stemOf(other));
    partner.set(stemOf(word), known);
  }

/** Whether two stems are of the same word or of synonyms. */
export const isSame = (one: string, other: string): boolean => one === other || partner.get(one)?.has(other) === true;

/** The words of a text, whole. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}'’-]+/u)
    .flatMap((word) => [word.replace(/^['’-]+|['’-]+$/g, '')])
    .filter((word) => word !== '');

/** The query in the words that skills use. */
export const asSkillsSay = (typed: string): string =>
  spoken.reduce((text, [said, meant]) => text.replace(said, meant), typed.toLowerCase().replace(/[’]/g, "'"));

/** What a query calls things in words that skills do not use, and the words of skills for it. */
export const spokenIn = (typed: string): { readonly said: string; readonly meant: string }[] => {
  const text = typed.toLowerCase().replace(/[’]/g, "'");
  return spoken.flatMap(([pattern, meant]) =>
    [...text.matchAll(pattern)].map(([said]) => ({ said, meant: said.replace(new RegExp(pattern.source), meant) })),
  );
};

/**
 * How many letters must be inserted, removed, changed or swapped with their neighbor to turn one word into the other; 3
 * for more than two.
 */
export function lettersApart(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let [older, before]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (before[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (older[j - 2] ?? 9) + 1 : 9;
      row.push(Math.min(changed, swapped, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [older, before] = [before, row];
  }
  return Math.min(3, before[other.length] ?? 3);
}
