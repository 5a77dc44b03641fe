import { amountAt, isMoney, isPercent, type Law, wordsOf } from '../laws/scene.ts';
import { valueAt } from '../reading/lines.ts';
import type { Finding } from '../reading/rule.ts';
import { close, isDenied, isFraction, isInteger, isOpen, weighed } from './weighed-amounts.ts';

const MIXED = /^(\d+) (\d+)\/(\d+)$/;
const IMPROPER = /^(\d+)\/(\d+)$/;

/** "The mixed number 3 2/5, written as a single fraction, equals 11/5." */
const mixedLaw: Law = ({ amounts, lines }) => {
  const mixed = amounts.filter(({ quantity }) => MIXED.test(quantity.text));
  const [one, more] = mixed;
  const parts = MIXED.exec(one?.quantity.text ?? '');
  const words = lines.map(({ pattern }) => pattern).join(' ');
  if (
    !one ||
    more ||
    !parts ||
    !/\b(?:mixed number|improper|single fraction|as a fraction|to (?:the|a) fraction|into a fraction)\b/.test(words)
  )
    return [];
  return amounts.flatMap((said, at): Finding[] => {
    const found = IMPROPER.exec(said.quantity.text);
    const line = lines[said.sentence];
    if (
      at <= amounts.indexOf(one) ||
      !found ||
      !line ||
      /[?]|\b(?:not|instead of)\b/.test(line.pattern) ||
      found[2] !== parts[3] ||
      Number(found[1]) < Number(found[2])
    )
      return [];
    if (/\b(?:plus|and|minus|times|from|add|of) $/.test(said.lead) || said.quantity.computed) return [];
    const next = lines[said.sentence + 1]?.pattern ?? '';
    if (/\b(?:mistake|wrong|error|should)\b/.test(next) && !/\bshould\b/.test(line.pattern)) return [];
    const [whole, top, bottom] = parts.slice(1).map(Number);
    const value = (whole ?? 0) + (top ?? 0) / (bottom ?? 1);
    return [{ start: said.quantity.start, end: said.quantity.end, holds: close(said.quantity.value, value) }];
  });
};

const UNKNOWN =
  '(?:a number [a-z]|the number [a-z]|a number|the number|some number|a certain number|the same number|[a-z])';
const FACTORS: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['double', 2],
  ['triple', 3],
  ['half', 0.5],
  ['half of', 0.5],
]);
const TERM = String.raw`(?:(twice|double|triple|half of|half|#\d+ times|the product of #\d+ and) )?${UNKNOWN}`;
type Phrase = readonly [RegExp, (k: number, term: number) => number];
const PHRASES: readonly Phrase[] = [
  [new RegExp(String.raw`#(\d+) (?:more than|greater than|added to) ${TERM}\b`), (k, term) => term + k],
  [new RegExp(String.raw`#(\d+) (?:less|fewer) than ${TERM}\b`), (k, term) => term - k],
  [new RegExp(String.raw`#(\d+) subtracted from ${TERM}\b`), (k, term) => term - k],
  [new RegExp(String.raw`#(\d+) decreased by ${TERM}\b`), (k, term) => k - term],
];
const EXPRESSION =
  /(?:is written(?: as)?|is|as|becomes|means|translates to|would be) ([-−\da-z\s+*/()]*?\b\d*[a-z]\b(?:\s*[-−+]\s*\d+)?|[-−\d\s+()]*\d*\(?[a-z][^.,;]*?)(?=\s*(?:[,;?]|\.(?!\d)|$|\s(?!x\b|n\b)[a-zA-Z]{2,}))/;

/** "Seven less than twice the number n is written 7 − 2n." */
const phraseLaw: Law = ({ reading, lines }) =>
  lines.flatMap((line): Finding[] => {
    if (isOpen(line)) return [];
    return PHRASES.flatMap(([pattern, value]): Finding[] => {
      const found = pattern.exec(line.pattern);
      const behind = found ? line.pattern.slice(found.index + found[0].length) : '';
      const k = reading.quantities[Number(found?.[1] ?? -1)];
      if (
        !found ||
        !k ||
        !/^,? (?:is written|is|as|becomes|means|translates|would be)\b[^#]*~\W*$/.test(behind) ||
        /\bnumber\b.*\bnumber\b.*\bnumber\b/.test(line.pattern)
      )
        return [];
      const times = /#(\d+)/.exec(found[2] ?? '')?.[1];
      const factor =
        found[2] === undefined ? 1 : (FACTORS.get(found[2]) ?? reading.quantities[Number(times ?? -1)]?.value);
      const said = EXPRESSION.exec(line.text.slice(Math.max(0, k.end - line.start)));
      const formula = said?.[1]?.replaceAll('−', '-').trim() ?? '';
      const letter = /[a-z]/.exec(formula)?.[0] ?? 'n';
      const own = [2, 5, 11].map((n) => valueAt(formula, n, letter));
      if (factor === undefined || !said || own.some((each) => each === undefined)) return [];
      const holds = [2, 5, 11].every((n, at) => close(own[at] ?? Number.NaN, value(k.value, factor * n)));
      const start = Math.max(0, k.end - line.start) + line.start + said.index + said[0].indexOf(said[1] ?? '');
      return [{ start, end: start + (said[1] ?? '').length, holds }];
    });
  });

const HANDS =
  /\b(?:short|hour|little) hand\b[^.]*?\b(half-?way |halfway |half way )?between (?:the )?#(\d+) and (?:the )?#(\d+)\b[^.]*?\b(?:long|minute|big) hand\b[^.]*?\b(?:on|at|points to|pointing to) (?:the )?#(\d+)/;

/** "The short hand is between 7 and 8 and the long hand on the 6: it is 8:30." */
const handsLaw: Law = ({ reading, lines }) => {
  const found = lines.map(({ pattern }) => HANDS.exec(pattern)).find((one) => one !== null);
  const [from, to, minute] = [2, 3, 4].map((at) => reading.quantities[Number(found?.[at] ?? -1)]?.value ?? Number.NaN);
  const [time, more] = reading.times;
  if (!found || !time || more || from === undefined || to === undefined || minute === undefined) return [];
  const isNext = to - from === 1 || (from === 12 && to === 1);
  const minutes = (from % 12) * 60 + (minute % 12) * 5;
  return isNext
    ? [{ start: time.start, end: time.end, holds: (((time.minutes - minutes) % 720) + 720) % 720 === 0 }]
    : [];
};

const EVERY = /\b(doubles|triples|is cut in half|halves) (?:every|each) (?:#(\d+)|([a-z]+))/;

/** "50 bacteria double every hour. After 3 hours there are 300." */
const growthLaw: Law = (scene) => {
  const words = wordsOf(scene);
  const found = EVERY.exec(words);
  const period = amountAt(scene, found?.[2]);
  const [start] = scene.amounts.filter((one) => one.kind === 'num' || isMoney(one));
  if (!found || !start || scene.amounts.some(isPercent)) return [];
  const factor = /^d/.test(found[1] ?? '') ? 2 : /^t/.test(found[1] ?? '') ? 3 : 0.5;
  return scene.lines.flatMap((line): Finding[] => {
    const time = line.amounts.find((one) => /\b(?:after|in)(?: the)? $/.test(one.lead) && one !== period);
    const said = time && line.amounts[line.amounts.indexOf(time) + 1];
    if (!time || !said || said.kind !== start.kind || isDenied(line) || said === start) return [];
    const count = period ? time.base / period.base : time.quantity.value;
    if (!period && found[3] && !time.quantity.text.includes(found[3])) return [];
    return weighed(
      said,
      [start.base * factor ** count],
      [start.base * factor * count, start.base * (1 + count), start.base + factor * count],
    );
  });
};

const PART = /^ parts? (?:of )?([a-z]+)/;
const TOTAL = /\b(?:to make|makes?|need|needs|want|for|in all|total|altogether|of)\b/;

/** "3 parts red and 5 parts yellow. For 40 liters we need 24 liters of red." */
const partsLaw: Law = ({ amounts, lines }) => {
  const parts = amounts.flatMap((one) => {
    const name = PART.exec(one.tail)?.[1];
    return name === undefined ? [] : [{ one, name, share: one.quantity.value }];
  });
  const [a, b, more] = parts;
  const whole =
    b && amounts.slice(amounts.indexOf(b.one) + 1).find(({ kind, tail }) => kind !== 'num' || !/^ parts?\b/.test(tail));
  if (!a || !b || more || !whole || !TOTAL.test(whole.lead + whole.tail) || whole.kind === 'num') return [];
  if (new RegExp(`^ (?:of )?(?:${a.name}|${b.name})\\b`).test(whole.tail)) return [];
  const all = a.share + b.share;
  return amounts.slice(amounts.indexOf(whole) + 1).flatMap((said): Finding[] => {
    const own = parts.find(({ name }) => new RegExp(`^ (?:of )?(?:the )?${name}\\b`).test(said.tail));
    const line = lines[said.sentence];
    const other = own === a ? b : a;
    if (!own || said.kind !== whole.kind || !line || isDenied(line)) return [];
    return weighed(
      said,
      [(whole.base * own.share) / all],
      [(whole.base * own.share) / other.share, whole.base / own.share, (whole.base * other.share) / all],
    );
  });
};

const TIMES_AS =
  /^,? (?:which is )?#(\d+) times (?:as (?:many|much|old|tall|long|heavy|far)|the number)[a-z ]*? (?:as|of) ([a-z]+)\b/;

/** "Ava has 24 beads, 3 times as many as Zoe. Zoe has 72." */
const timesAsLaw: Law = (scene) => {
  const [one, times, said, more] = scene.amounts;
  const found = TIMES_AS.exec(one?.behind.replace(/^ [a-z]+(?: [a-z]+)?(?=,)/, '') ?? '');
  const line = said && scene.lines[said.sentence];
  if (
    !one ||
    !times ||
    !said ||
    more ||
    !found ||
    !line ||
    isDenied(line) ||
    !isInteger(times) ||
    said.kind !== one.kind
  )
    return [];
  const other = found[2] ?? '';
  return new RegExp(
    `\\b${other} (?:has|had|have|is|ran|read|sold|made|picked|got|weighs|saved)(?: only| just)? $`,
  ).test(said.lead)
    ? weighed(
        said,
        [one.base / times.quantity.value],
        [one.base * times.quantity.value, one.base - times.quantity.value],
      )
    : [];
};

/** "6 × 10^6 people against 2 × 10^4: 3 times as many." */
const powerRatioLaw: Law = ({ amounts, lines }) => {
  const powers = amounts.filter(({ quantity }) => quantity.form === 'power');
  const [a, b, more] = powers;
  if (!a || !b || more || a.kind !== b.kind) return [];
  const [big, small] = a.base > b.base ? [a, b] : [b, a];
  const ratio = big.base / small.base;
  const power = 10 ** Math.floor(Math.log10(ratio) + 1e-9);
  return amounts.flatMap((said): Finding[] => {
    const line = lines[said.sentence];
    return line &&
      !isDenied(line) &&
      said !== a &&
      said !== b &&
      /^ times (?:as|the|larger|bigger|more|heavier|farther)\b/.test(said.tail)
      ? weighed(said, [ratio], [ratio / power, 2 * ratio])
      : [];
  });
};

const DOES_NOT = /\b(?:don't|do not|didn't|did not|doesn't|not|aren't|the rest)\b/;

/** "3/4 of the 28 ride the bus, so 21 don't." */
const othersLaw: Law = ({ amounts, lines }) => {
  const [whole, part] = [amounts.find(isInteger), amounts.find((one) => isFraction(one) || isPercent(one))];
  const said = amounts.at(-1);
  const line = said && lines[said.sentence];
  if (
    !whole ||
    !part ||
    !said ||
    amounts.length !== 3 ||
    said === whole ||
    said === part ||
    !line ||
    /\?/.test(line.pattern) ||
    !isInteger(said)
  )
    return [];
  const share = whole.quantity.value * part.quantity.value;
  const isNot =
    DOES_NOT.test(said.tail) && /\bof (?:them|the (?:students|class|children|people)|these)\b/.test(part.tail);
  return isNot && !DOES_NOT.test(part.tail.split(/[,.;]/)[0] ?? '')
    ? weighed(said, [whole.quantity.value - share], [share])
    : [];
};

/** "The spinner has 8 parts, 3 of them green. The chance of not landing on green is 3/8." */
const notChanceLaw: Law = (scene) => {
  const [whole, part, said, more] = scene.amounts;
  const line = said && scene.lines[said.sentence];
  if (!whole || !part || !said || more || !line || !isInteger(whole) || !isInteger(part) || !isFraction(said))
    return [];
  const isNot = /\b(?:probability|chance)\b[^#]*\bnot\b[^#]*$/.test(said.before);
  const isPart = /^ (?:of (?:which|them|these|those)|are|is|of the)\b/.test(part.tail);
  if (!isNot || !isPart || whole.quantity.value <= part.quantity.value || /\?/.test(line.pattern)) return [];
  const share = part.quantity.value / whole.quantity.value;
  return weighed(said, [1 - share], [share]);
};

export const WRITTEN_CONCEPTS: readonly Law[] = [
  mixedLaw,
  phraseLaw,
  handsLaw,
  growthLaw,
  partsLaw,
  timesAsLaw,
  powerRatioLaw,
  othersLaw,
  notChanceLaw,
];
