import { type Amount, judged, type Law, type Line, type Scene, shares, toldBefore, wordsOf } from '../laws/scene.ts';
import { onlyWrong } from '../phrases/matched.ts';
import type { Finding } from '../reading/rule.ts';

/** Verbs by which an amount gets smaller or larger; what is between them and the amount may say how. */
const DOWN =
  /\b(?:gave away|gives away|give away|gave|give|gives|ate|eats?|lost|loses?|spent|spends?|spend|sold|sells?|used|uses?|use|flew away|fly away|flies away|flew off|knocked down|cut off|cuts? off|broke|breaks?|popped|melted|drank|drinks?|dropped|drops?|fell|falls?|removed?|removes|took out|takes? out|took off|takes? off|took away|takes? away|went home|goes home|go home|got off|gets? off|drove away|left|pay|paid|pays|donated?|donates|threw away|returned|died|swam away|ran away|walked away|hopped away|went away|go away|goes away|sank|crashed|spilled|leaked|withdrew|withdraws?|handed out|shared|checked out|tossed)\b/;
const UP =
  /\b(?:found|finds?|bought|buys?|got|gets?|came|comes?|come|joined|joins?|added|adds?|put in|puts? in|brought|brings?|picked|picks?|received|receives?|earned|earns?|saved|saves?|rose|rises?|grew|grows?|gained|gains?|landed|arrived|arrives?|gathered|collected|collects?|deposited|deposits?|planted|baked|made|hatched|were born|got on|gets? on|won|wins?|put|puts)\b/;
const COMPARED_DOWN = /^ (?:fewer|less|colder|cooler|lower|shorter|lighter|younger|cheaper)\b/;
const COMPARED_UP = /^ (?:more|warmer|hotter|higher|taller|longer|heavier|older|farther|extra)\b/;
/** Words that say what there is after all that happened. */
const AFTER_ALL =
  /(?:\b(?:now|still|then|so)(?: today| now| then)?(?: (?:there|he|she|it|they|we|you|i|[a-z]+))?(?: still| now| only)? (?:are|is|was|were|has|have|had|read|owns?|will be|would be|will have)(?: only| just)? |\bit (?:will|would) be |\b(?:that leaves|this leaves|that left|leaves|leaving|left with|ends? up with|ended up with)(?: him| her| them| us| you| me| only| just)* |^ ?(?:there (?:are|were|is)|(?:he|she|it|they|we|you|i) (?:has|have|had|was|is)) )$/;
const REMAINS =
  /^(?: [a-z']+){0,4}? (?:left|remain(?:s|ing)?|still standing|are still [a-z]+|is still [a-z]+|still [a-z]+|to go|after that|now)\b/;
/** Where more than one account is told, or an account of equal groups. */
const OTHER =
  /[?~%@]|\b(?:every|per|apiece|times|twice|half|double|triple|split|shared? (?:equally|evenly)|average|mean|equally|both|in all|altogether|total|together|would|suppose|than|wants?|needs?|goal|until|difference|instead|not|n't|ratio|out of|area|perimeter|volume|radius|angle|slope|sides?|tens|ones|hundreds|place|number|consecutive)\b/;

type Event = (state: number) => number;

/** The words of a sentence around an amount, up to the next stop or the words that begin a new clause. */
function clauseOf({ before, behind }: Amount): { readonly before: string; readonly behind: string } {
  const cut = /[,;:.] |\b(?:and then|and|then|but|so|which|while|after|before)\b/;
  return { before: before.split(cut).at(-1) ?? '', behind: behind.split(cut)[0] ?? '' };
}

/** What an amount does to what there was: undefined if the words don't say it. */
function eventOf(amount: Amount): Event | undefined {
  const { before, behind } = clauseOf(amount);
  const { base, quantity, tail } = amount;
  if (COMPARED_DOWN.test(tail)) return (state) => state - base;
  if (COMPARED_UP.test(tail)) return (state) => state + base;
  const own = `${before.replace(/#\d+/g, '')} & ${behind.replace(/#\d+/g, '')}`;
  const [down, up] = [DOWN.test(own), UP.test(own)];
  const isOfPerson = /\b(?:gave|gives?|brought|handed) (?:me|us|her|him|them|you)\b/.test(before);
  if (isOfPerson && amount.kind === 'num') return (state) => state + base;
  if (down === up) return undefined;
  const isShare =
    quantity.form === 'fraction' &&
    base < 1 &&
    (/^ of (?:them|it|the|his|her|their|our|my)\b/.test(tail) || amount.kind === 'num');
  if (isShare) return down ? (state) => state * (1 - base) : undefined;
  return down ? (state) => state - base : (state) => state + base;
}

const isAlike = (one: Amount, said: Amount): boolean =>
  one.kind === said.kind &&
  one.quantity.form !== 'percent' &&
  (one.kind !== 'num' ||
    one.label.length === 0 ||
    said.label.length === 0 ||
    shares(one.label, said.label) ||
    /^ more\b/.test(one.tail));

/** Names of people in the text of a line: an account has one owner. */
const namesIn = ({ text }: Line): string[] =>
  [
    ...text.matchAll(
      /(?<=[a-z,;"“] )(?!I\b)[A-Z][a-z]+|^(?:[A-Z][a-z]+)(?= (?:has|had|bought|baked|got|gave|ate|found))/g,
    ),
  ]
    .map(([name]) => name)
    .filter(
      (name) =>
        !/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|She|He|They|We|It|Then|Now)$/.test(
          name,
        ),
    );

/** What is there after all that is told behind an amount; undefined if something in between is not understood. */
function after(first: Amount, told: readonly Amount[], said: Amount): number | undefined {
  let [state, delta, events] = [first.base, Number.NaN, 0];
  for (const one of told) {
    const isShare = one.quantity.form === 'fraction' && one.kind === 'num';
    const event = isShare || isAlike(one, said) ? eventOf(one) : undefined;
    const isAside = /\b(?:which|that|this) (?:is|was|makes?|leaves?|left) $/.test(one.lead) || one.quantity.computed;
    const isKnown = [state, delta].some((value) => Math.abs(value - one.base) < EPSILON);
    if ((isAside && isKnown) || (isKnown && event === undefined)) continue;
    if (isAside || event === undefined) return undefined;
    const next = event(state);
    [delta, state, events] = [Math.abs(next - state), next, events + 1];
  }
  return events > 0 && state >= 0 ? state : undefined;
}

/** The account that ends with an amount: it begins with the last one from which everything is understood. */
function accountOf(scene: Scene, said: Amount): number | undefined {
  const given = toldBefore(scene.amounts, said).filter((one) => !isSize(one));
  for (let at = given.length - 2; at >= 0; at -= 1) {
    const first = given[at];
    // What comes first may have been got: "She baked 36 cookies".
    const event = first && eventOf(first);
    if (!first || !isAlike(first, said) || (event && (at > 0 || event(0) < 0))) continue;
    const value = after(first, given.slice(at + 1), said);
    const isCount = first.kind !== 'num' || (first.label.length > 0 && Number.isInteger(first.base));
    // Before what happens, only the parts of a product may be told: "5 tables with 6 chairs each, so 30 chairs".
    const [a, b, more] = given.slice(0, at);
    const isProduct = a && b && !more && Math.abs(a.base * b.base - first.base) < EPSILON;
    if (value !== undefined) return isCount && (a === undefined || isProduct) ? value : undefined;
  }
  return undefined;
}
const EPSILON = 1e-9;
/** "At 3 o'clock", "on March 5": no amount of the account. */
const isSize = ({ tail, lead }: Amount): boolean =>
  /^ o'clock\b/.test(tail) || /\b(?:grade|page|room|day) $/.test(lead);

/** What is there at the end is what there was with all that came and without all that went. */
const accountLaw: Law = (scene) => {
  if (OTHER.test(wordsOf(scene)) || new Set(scene.lines.flatMap(namesIn)).size > 1) return [];
  return scene.amounts.flatMap((said): Finding[] => {
    const isEnd = AFTER_ALL.test(said.before) || REMAINS.test(said.behind);
    if (
      !isEnd ||
      /^,? (?:and )?$/.test(scene.amounts[scene.amounts.indexOf(said) + 1]?.lead ?? '') ||
      eventOf(said) !== undefined ||
      said.quantity.form === 'percent'
    )
      return [];
    const value = accountOf(scene, said);
    return value === undefined ? [] : judged(said, [value]);
  });
};

const DEGREES_APART =
  /(#\d+) (colder|cooler|lower|warmer|hotter|higher|less|fewer|more|shorter|longer|taller|older|younger|heavier|lighter)(?: than (?:at|in|on|it was at|it was in|the|last|a|her|his|my|that of)? ?(?:the )?([a-z]+))?/g;

const DEGREES = new Set(['deg^1', 'K^1']);
/** "It was 12 degrees at noon. In the evening it was 5 degrees colder than at noon, so it was 7 degrees." */
const apartLaw: Law = ({ lines, amounts }) =>
  lines.flatMap(({ pattern }, number): Finding[] => {
    if (/[?~]/.test(pattern)) return [];
    return [...pattern.matchAll(DEGREES_APART)].flatMap(([, mark, way = '', than]): Finding[] => {
      const by = amounts.find(
        ({ quantity, sentence, before, behind }) =>
          sentence === number && `${before}${mark}${behind}` === pattern && quantity !== undefined,
      );
      if (!by || by.kind === 'num') return [];
      const own = amounts.filter(({ kind }) => kind === by.kind || (DEGREES.has(kind) && DEGREES.has(by.kind)));
      const at = own.indexOf(by);
      const said = own[at + 1];
      const isNext =
        said !== undefined &&
        said.sentence - by.sentence < 2 &&
        !/\b(?:when|if|while|once)\b[^,]*$/.test(said.before) &&
        /\b(?:so|then)\b[^#]*\b(?:is|was|were|it's|cost|weighs?|measures?|stands?|jumped|ran) (?:only |about )?$/.test(
          said.before,
        );
      if (!isNext || !said || /[?]/.test(lines[said.sentence]?.pattern ?? '') || eventOf(said) !== undefined) return [];
      const earlier = own.slice(0, at);
      const named = earlier.filter(({ tail }) => than !== undefined && new RegExp(`\\b${than}\\b`).test(tail));
      const [known, more] = than === undefined || /^(?:that|it|him|her|them)$/.test(than) ? earlier : named;
      if (!known || more) return [];
      const sign = /colder|cooler|lower|less|fewer|shorter|younger|lighter/.test(way) ? -1 : 1;
      return judged(said, [known.base + sign * by.base]);
    });
  });

export const ACCOUNT_LAWS: readonly Law[] = [onlyWrong(accountLaw), apartLaw];
