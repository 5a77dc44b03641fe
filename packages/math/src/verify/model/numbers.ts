import { isPrime } from '../is-prime.ts';
import { type Amount, judged, type Law, toldBefore } from '../laws/scene.ts';
import { atWords, matchedIn } from '../phrases/matched.ts';
import type { Finding } from '../reading/rule.ts';

const isWhole = (one: Amount | undefined): one is Amount =>
  one?.kind === 'num' && Number.isInteger(one.base) && one.base !== 0 && one.quantity.form !== 'percent';

const listOf = (number: string): string => `(#\\d+(?:(?:, and |, or |, | and | or )${number})*)`;
const LIST = `${listOf('(?:of |by )?#\\d+')}(?![^.;,]* (?:more|times|is|are|has)\\b)`;
const MULTIPLE = new RegExp(
  `${listOf('#\\d+')} (?:is|are)(?: both| all| each| also)? (?:a )?(?:common )?(multiples?|factors?|divisors?) of ${LIST}`,
  'g',
);
const DIVISIBLE = new RegExp(`(#\\d+) (?:is|are) (?:also )?divisible by ${LIST}`, 'g');
/** "24 is a multiple of 6, of 8 and of 12", "5 and 7 are factors of 35". */
const multipleLaw: Law = (scene) => {
  const divides = (all: readonly Amount[], by: readonly Amount[]): boolean =>
    all.every((n) => by.every((divisor) => Number.isInteger(n.base / divisor.base)));
  const nothing = /[?~]|\b(?:not|isn't|aren't|whether|if|neither|only|no|suppose)\b/;
  return [
    ...matchedIn(scene, MULTIPLE, nothing).flatMap((found): Finding[] => {
      const [a, b] = [found.list(1), found.list(3)];
      if (a.length === 0 || b.length === 0 || ![...a, ...b].every(isWhole)) return [];
      return atWords(found, /^mult/.test(found.words[2] ?? '') ? divides(a, b) : divides(b, a));
    }),
    ...matchedIn(scene, DIVISIBLE, nothing).flatMap((found): Finding[] => {
      const [n, by] = [found.amount(1), found.list(2)];
      return isWhole(n) && by.length > 0 && by.every(isWhole) ? atWords(found, divides([n], by)) : [];
    }),
  ];
};

const FACTORS = /\b(?:the |all )?(factors|divisors) of (#\d+) are (#\d+(?:(?:, and |, | and )#\d+)+)/g;
const PRIME_FACTORS = /\bprime factors of (#\d+) are (#\d+(?:(?:, and |, | and )#\d+)+)/g;
const MAKES =
  /^ ?(?:so )?(?:that|this|it|which|there)(?:'s| is| are| makes?| gives?| comes to)?(?: just| exactly| only| a total of)? (#\d+) (?:different )?(?:factors|divisors|numbers|of them|in all)\b/g;
const divisorsOf = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1).filter((d) => n % d === 0);
const MOST = 10_000;
/** "The factors of 18 are 1, 2, 3, 6, 9 and 18. That makes six factors." */
const factorListLaw: Law = (scene) => [
  ...matchedIn(scene, FACTORS).flatMap((found): Finding[] => {
    const [n, list] = [found.amount(2), found.list(3)];
    if (
      !isWhole(n) ||
      n.base < 1 ||
      n.base > MOST ||
      /\b(?:common|prime|some|proper) $/.test(found.line.pattern.slice(0, found.at))
    )
      return [];
    const all = divisorsOf(n.base);
    const holds = list.length === all.length && list.every(({ base }) => all.includes(base));
    const next = scene.lines[scene.lines.indexOf(found.line) + 1];
    const counts = matchedIn(scene, MAKES).filter(({ line }) => line === next);
    return [
      ...atWords(found, holds),
      ...counts.flatMap((claim) => {
        const said = claim.amount(1);
        return said ? judged(said, [all.length]) : [];
      }),
    ];
  }),
  ...matchedIn(scene, PRIME_FACTORS).flatMap((found): Finding[] => {
    const [n, list] = [found.amount(1), found.list(2)];
    return isWhole(n) && list.length > 0
      ? atWords(
          found,
          list.every(({ base }) => isPrime(base) && n.base % base === 0),
        )
      : [];
  }),
];

const PLACE_CHANGE =
  /\b(?:add(?:ing)?|take away|taking away|subtract(?:ing)?|remov(?:e|ing)|put(?:ting)? on) (#\d+)(?: more)?(?: to it| from it| to the number| from the number| from this number| to this number)?,? (?:we|you|it|that|they|the number|the result)?(?: would| will)? ?(?:get|have|gives?|makes?|becomes?|is|changes to|turns into|leaves) (#\d+)/g;
const WHOLE_NUMBER = /\b(?:the|this|our|a) number (?:is |of the day is |was )?(#\d+)/g;
/** "The number 3,408 … If we add one ten we get 3,418." */
const placeChangeLaw: Law = (scene) =>
  matchedIn(scene, PLACE_CHANGE).flatMap((found): Finding[] => {
    const [by, said] = [found.amount(1), found.amount(2)];
    const [number, more] = matchedIn(scene, WHOLE_NUMBER);
    const from = number?.amount(1);
    if (
      !by ||
      !from ||
      more ||
      !isWhole(from) ||
      !isWhole(said) ||
      !/\b(?:tens?|hundreds?|thousands?|ones?)$/i.test(by.quantity.text)
    )
      return [];
    const isFresh = toldBefore(scene.amounts, by).includes(from);
    const sign = /^(?:add|put)/.test(found.words[0] ?? '') ? 1 : -1;
    return isFresh ? judged(said, [from.base + sign * by.base]) : [];
  });

export const WHOLE_NUMBER_LAWS: readonly Law[] = [multipleLaw, factorListLaw, placeChangeLaw];
