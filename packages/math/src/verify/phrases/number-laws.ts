import { isPrime } from '../is-prime.ts';
import { judge, substitute, treeOf } from '../judge.ts';
import { amountAt, isPercent, judged, type Law } from '../laws/scene.ts';
import { PLACE_VALUES } from '../number-words.ts';
import type { Finding } from '../reading/rule.ts';
import type { Sign } from '../token.ts';
import { atWords, follows, inGroups, matchedIn } from './matched.ts';

const isWhole = (n: number): boolean => Number.isInteger(n);
const CLASSES: readonly (readonly [string, (n: number) => boolean])[] = [
  ['prime', isPrime],
  ['composite', (n) => n > 1 && !isPrime(n)],
  ['even', (n) => n % 2 === 0],
  ['odd', (n) => Math.abs(n % 2) === 1],
  ['a perfect square', (n) => isWhole(Math.sqrt(n))],
];
const CLASS =
  /\b(?:the number|number|and|so|but|then|because|since|that|like|^) ?(#\d+) is (also |always |still |really |indeed |not |neither )*(?:an? )?(prime|composite|even|odd|perfect square)(?: number)?(?: too| as well)?(?=[ ]?[.,;!]|$| because| since| and| but| so| while)/g;

/** "The number 51 is also prime." */
const classLaw: Law = (scene) =>
  matchedIn(scene, CLASS, /[?]|\b(?:suppose|if|think|thinks|whether|isn't)\b/).flatMap((found): Finding[] => {
    const own = found.amount(1);
    const [, , adverbs = '', name = ''] = found.words;
    const test = CLASSES.find(([word]) => word.endsWith(name))?.[1];
    if (own?.kind !== 'num' || !test || /neither/.test(adverbs) || !isWhole(own.base)) return [];
    return atWords(found, test(own.base) !== /not/.test(adverbs));
  });

/** "In 406 there are no ones." */
const noneLaw: Law = (scene) =>
  matchedIn(scene, /\bin (?:the number )?(#\d+),? there are no (ones|tens|hundreds|thousands)\b/g).flatMap((found) => {
    const [own, place] = [found.amount(1), PLACE_VALUES.get(found.words[2] ?? '')];
    return own && place && own.kind === 'num' ? atWords(found, Math.floor(own.base / place) % 10 === 0) : [];
  });

/** "18 splits into 2 equal groups of 9." */
const groupsLaw = inGroups(
  /(?<!of )(#\d+)(?: (?!or\b|and\b)[a-z]+)?(?: is| are| as| can be| you can| because you can| into| in| splits?| makes?| made| it| broken| divided| arranged| put| the| even number| an| evenly)* (#\d+) (?:equal |full )?(?:groups|rows|sets|piles|teams) of (#\d+)(?=[ ]?[.,;!]|$| and| so| with)/g,
);

/** "Negative 3 is to the left of negative 1" */
const lineLaw: Law = (scene) =>
  matchedIn(
    scene,
    /(negative |)(#\d+) (?:is|lies|sits|comes) (?:to the |on the |further )?(left|right) of (negative |)(#\d+)/g,
  ).flatMap((found) => {
    const [a, b] = [found.amount(2), found.amount(5)];
    if (!a || !b || a.kind !== 'num' || b.kind !== 'num') return [];
    const [one, other] = [found.words[1] ? -a.base : a.base, found.words[4] ? -b.base : b.base];
    return atWords(found, one < other === (found.words[3] === 'left') && one !== other);
  });

/** "√85, and that is a bit less than 9" */
const ROOT =
  /√(?:\()?(\d+)\)?(?:,? (?:and |so )?(?:that|which|it)?(?:'s| is)|,? is) (?:a (?:bit|little) |slightly |just |somewhat )?(less|more|greater|smaller|larger|bigger) than (\d+(?:\.\d+)?)(?![\d/])/gi;
const rootLaw: Law = ({ lines }) =>
  lines.flatMap(({ text, start }) =>
    /\?|\bnot\b/.test(text)
      ? []
      : [...text.matchAll(ROOT)].map(({ 0: whole, 1: square, 2: word = '', 3: other, index }): Finding => {
          const isLess = Math.sqrt(Number(square)) < Number(other);
          const holds = isLess === /less|smaller/.test(word) && Math.sqrt(Number(square)) !== Number(other);
          return { start: start + index, end: start + index + whole.length, holds };
        }),
  );

/** "3,400,000 … is 3.4 times 10 to the 6th power" */
const POWER = /(\d+(?:\.\d+)?) (?:times|×) 10 to the (\d+)(?:st|nd|rd|th)(?: power)?\b/gi;
const scientificLaw: Law = ({ lines, amounts }) =>
  lines.flatMap(({ text, start }, sentence) =>
    [...text.matchAll(POWER)].flatMap(({ 0: whole, 1: factor, 2: power, index }): Finding[] => {
      const before = amounts.filter((one) => one.sentence <= sentence && one.base >= 1000);
      if (before.length !== 1 || !/scientific/i.test(lines.map((line) => line.text).join(' '))) return [];
      const value = Number(factor) * 10 ** Number(power);
      const holds = before.some(({ base }) => Math.abs(base / value - 1) < 1e-9);
      return [{ start: start + index, end: start + index + whole.length, holds }];
    }),
  );

const TENS: ReadonlyMap<string, number> = new Map([
  ['ones', 1],
  ['twos', 2],
  ['threes', 3],
  ['fours', 4],
  ['fives', 5],
  ['sixes', 6],
  ['sevens', 7],
  ['eights', 8],
  ['nines', 9],
  ['tens', 10],
  ['hundreds', 100],
]);

/** "Count back by tens: 73, 63, 54, 43": one step of a list that is counted differs. */
const countedLaw: Law = ({ lines, reading }) =>
  lines.flatMap(({ pattern, amounts }): Finding[] => {
    const by =
      /\bcount(?:s|ed|ing)?\b[^.]{0,40}? by (#\d+|&|(?:ones|twos|threes|fours|fives|sixes|sevens|eights|nines|tens|hundreds)\b)/.exec(
        pattern,
      )?.[1];
    const list = /#\d+(?:,(?: and)? #\d+){2,}(?:,? and #\d+)?/g;
    if (by === undefined || /[?~]/.test(pattern)) return [];
    const found = [...pattern.matchAll(list)].at(-1)?.[0] ?? '';
    const terms = [...found.matchAll(/#(\d+)/g)].flatMap(([, number]) => amountAt({ reading, amounts }, number) ?? []);
    const [first, second] = terms;
    const step =
      by === '&'
        ? Math.abs((second?.base ?? 0) - (first?.base ?? 0))
        : (TENS.get(by) ?? reading.quantities[Number(by.slice(1))]?.value);
    if (step === undefined || !first || !second || terms.length < 3 || terms.some(isPercent)) return [];
    const sign = Math.sign(second.base - first.base);
    const off = terms.findIndex(
      (one, at) => at > 0 && Math.abs(one.base - (terms[at - 1]?.base ?? 0) - sign * step) > 1e-9,
    );
    const [wrong, last] = [terms[off], terms.at(-1)];
    if (wrong) return [{ start: wrong.quantity.start, end: wrong.quantity.end, holds: false }];
    return last ? [{ start: last.quantity.start, end: last.quantity.end, holds: true }] : [];
  });

/** "5, 10, 20, 40. Each number is twice the one before." */
const beforeLaw: Law = (scene) =>
  matchedIn(
    scene,
    /\beach (?:number|term|one|value|step) is (twice|double|#\d+(?: times| (?:more|less) than| of)?) the (?:one|number|term|value|#\d+)(?: right)? before/g,
  ).flatMap((found) => {
    const list = scene.lines
      .slice(0, scene.lines.indexOf(found.line) + 1)
      .flatMap(({ amounts }) => amounts)
      .filter(({ quantity }) => quantity.start < found.line.start + found.at)
      .filter(
        (one, at, all) => at === 0 || /^,(?: and)? $/.test(one.lead) || /^,(?: and)? $/.test(all[at + 1]?.lead ?? ''),
      );
    const how = found.words[1] ?? '';
    const count = scene.reading.quantities[Number(/#(\d+)/.exec(how)?.[1] ?? -1)]?.value;
    const holds = list.slice(1).every((one, at) => {
      const before = list[at]?.base ?? 0;
      if (/than/.test(how)) return Math.abs(one.base - before - (count ?? 0) * (/less/.test(how) ? -1 : 1)) < 1e-9;
      return Math.abs(one.base - before * (count ?? 2)) < 1e-9;
    });
    return list.length >= 3 ? atWords(found, holds) : [];
  });

/** "3/5 becomes 24/40", "the fraction 3/8 has the numerator 3". */
const becomesLaw = follows(
  /(#\d+) (?:becomes|turns into|is renamed(?: as)?|can be renamed(?: as)?|changes to) (#\d+)(?= ?[.,;!]| and| so|$)/g,
  (found) => {
    const [a, b] = [found.amount(1), found.amount(2)];
    const isFraction = a?.quantity.form === 'fraction' && b?.quantity.form === 'fraction' && a.kind === b.kind;
    return isFraction ? [a.base] : [];
  },
  2,
);

const partLaw: Law = (scene) =>
  matchedIn(scene, /\b(numerator|denominator) (?:is|of|equals) (#\d+)(?= ?[.,;!]| and|$)/g).flatMap((found) => {
    const said = found.amount(2);
    const fractions = [
      ...new Set(
        scene.amounts
          .filter(({ quantity, sentence }) => quantity.form === 'fraction' && sentence <= (said?.sentence ?? 0))
          .map(({ quantity }) => quantity.text),
      ),
    ];
    const [top, below] = (fractions[0] ?? '').split('/').map(Number);
    if (!said || fractions.length !== 1 || top === undefined || below === undefined) return [];
    return judged(said, [found.words[1] === 'numerator' ? top : below]);
  });

const SIDE = '(?:[-−]?\\d*[a-z]|[-−]?\\d+)(?:\\s*[+−-]\\s*(?:\\d*[a-z]|\\d+))*';
const RELATION = new RegExp(`(?<![\\w.)])(${SIDE})\\s*([<>≤≥=])\\s*(${SIDE})(?![\\w(.²])`);
const SIGNS: readonly Sign[] = ['<', '>', '≤', '≥', '='];

/** "−2x < 10 … The number −6 is a solution as well." */
const solutionLaw: Law = (scene) => {
  const text = scene.lines.map((line) => line.text).join(' ');
  const [, one = '', mark = '', other = ''] = RELATION.exec(text.replace(/\b(?:a|I)\b/g, '#')) ?? [];
  const letters = new Set(`${one}${other}`.match(/[a-z]/g) ?? []);
  const [name] = letters;
  const sign = SIGNS.find((each) => each === mark);
  const [left, right] = [treeOf(one.replaceAll('−', '-')), treeOf(other.replaceAll('−', '-'))];
  if (name === undefined || letters.size !== 1 || !sign || !left || !right) return [];
  return matchedIn(
    scene,
    /(#\d+) is (not |also |still |indeed )?(?:a|one) solution(?: too| as well| also| either)?(?= ?[.,;!]|$| because| since| and| but)/g,
    /[?]|\b(?:suppose|whether|if|think|thinks)\b/,
  ).flatMap((found) => {
    const own = found.amount(1);
    const value = own && treeOf(`${own.quantity.value}`);
    if (!own || !value || own.kind !== 'num') return [];
    const at = new Map([[name, value]]);
    const verdict = judge(substitute(left, at), sign, substitute(right, at), other);
    if (verdict === 'unknown') return [];
    return atWords(found, (verdict === 'right') !== /not/.test(found.words[2] ?? ''));
  });
};

const VALUE = /(?<![\w)]|[+−-] ?)([a-z]) ?= ?([-−]?\d+(?:\.\d+)?)(?![\w.]*[a-z(\d])/g;
const JOINED: ReadonlyMap<string, (a: number, b: number) => number> = new Map([
  ['sum', (a: number, b: number) => a + b],
  ['product', (a: number, b: number) => a * b],
  ['difference', (a: number, b: number) => Math.abs(a - b)],
]);
/** "x = 7 … y = 3. The product of the two numbers is 21." */
const pairLaw: Law = (scene) => {
  const found = [
    ...scene.lines
      .map(({ text }) => text)
      .join(' ')
      .matchAll(VALUE),
  ];
  const values = new Map(found.map(([, name = '', value = '']) => [name, Number(value.replace('−', '-'))]));
  const [a, b, c] = [...values.values()];
  if (a === undefined || b === undefined || c !== undefined || found.length !== 2) return [];
  return matchedIn(
    scene,
    /\b(sum|product|difference) of (?:the |these |those |our )?(?:#\d+ |both )?(?:numbers|values|solutions) (?:is|equals|comes to|must be) (#\d+)/g,
  ).flatMap((match) => {
    const [said, make] = [match.amount(2), JOINED.get(match.words[1] ?? '')];
    return said && make ? judged(said, [make(a, b)]) : [];
  });
};

export const NUMBER_LAWS: readonly Law[] = [
  classLaw,
  noneLaw,
  groupsLaw,
  lineLaw,
  rootLaw,
  scientificLaw,
  countedLaw,
  beforeLaw,
  becomesLaw,
  partLaw,
  solutionLaw,
  pairLaw,
];
