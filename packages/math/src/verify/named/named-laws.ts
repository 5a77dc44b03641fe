import { isPrime } from '../is-prime.ts';
import type { Amount, Law, Line } from '../laws/scene.ts';
import { stands } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';

const DENIED = /[?]|\b(?:not|n't|if|whether|never|instead)\b/i;
const saidAt = ({ start }: Line, found: RegExpMatchArray, holds: boolean): Finding => ({
  start: start + (found.index ?? 0),
  end: start + (found.index ?? 0) + found[0].length,
  holds,
});
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const all = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ');

const GREATEST =
  /\b(?:greatest|largest|highest) common (?:factor|divisor)(?: then| therefore)? (?:is|must be|has to be) (\d+)(?![\d.,]*\d)/gi;
const LEAST =
  /\b(?:least|lowest|smallest) common (?:multiple|denominator)(?: then| therefore)? (?:is|must be|has to be) (\d+)(?![\d.,]*\d)/gi;

/** "The factors of 18 are …, the factors of 24 are …: the greatest common factor is 6." */
const commonLaw: Law = ({ lines }) => {
  const numbers = [
    ...new Set([...all(lines).matchAll(/\b(?:factors|multiples|divisors) of (\d+)\b/gi)].map(([, n]) => Number(n))),
  ];
  const [a, b, more] = numbers;
  if (a === undefined || b === undefined || more !== undefined) return [];
  return lines.flatMap((line): Finding[] => {
    if (DENIED.test(line.text)) return [];
    const common = divisor(a, b);
    return [
      ...[...line.text.matchAll(GREATEST)].map((found) => saidAt(line, found, Number(found[1]) === common)),
      ...[...line.text.matchAll(LEAST)].map((found) => saidAt(line, found, Number(found[1]) === (a * b) / common)),
    ];
  });
};

const ABOUT_NUMBER = /^\s*(?:the number )?(\d+) (?:is|has)\b/i;
const IT_IS = /^\s*(?:so |therefore,? )?it is (?:also |a |an )?(prime|composite|even|odd)\b/i;

/** "The number 51 is odd. It is not prime." */
const itIsLaw: Law = ({ lines }) =>
  lines.flatMap((line, at): Finding[] => {
    const [found, before] = [IT_IS.exec(line.text), ABOUT_NUMBER.exec(lines[at - 1]?.text ?? '')];
    const n = Number(before?.[1]);
    if (!found || !before || n < 2 || DENIED.test(line.text)) return [];
    const kind = (found[1] ?? '').toLowerCase();
    const holds = { prime: isPrime(n), composite: !isPrime(n), even: n % 2 === 0, odd: n % 2 === 1 }[kind];
    return holds === undefined ? [] : [saidAt(line, found, holds)];
  });

const ROOT = /\bsquare root of (\d+)(?![\d.,]*\d)|√(\d+)/i;
const CLOSER = /\b(?:it|the root|the square root|√\d+|that) is (?:closer|nearer) to (\d+)(?![\d.,]*\d)/i;

/** "The square root of 50 lies between 7 and 8. It is closer to 7." */
const closerLaw: Law = ({ lines }) => {
  const roots = [...new Set([...all(lines).matchAll(new RegExp(ROOT, 'gi'))].map((found) => found[1] ?? found[2]))];
  const root = Math.sqrt(Number(roots[0]));
  if (roots.length !== 1 || Number.isInteger(root)) return [];
  return lines.flatMap((line): Finding[] => {
    const found = CLOSER.exec(line.text);
    if (!found || DENIED.test(line.text)) return [];
    return [saidAt(line, found, Math.round(root) === Number(found[1]))];
  });
};

const LINEAR = /\by = ([-−]?\d*(?:\.\d+)?)x\b(?![²³^])/;
const GROWS =
  /\bx (?:grows|increases|goes up|rises|gets larger) by (\d+),? (?:then )?y (grows|increases|goes up|rises|falls|decreases|goes down|drops) by (\d+(?:\.\d+)?)(?![\d.,]*\d)/i;

/** "y = −2x + 5: when x grows by 1, y falls by 2." */
const growsLaw: Law = ({ lines }) => {
  const slopes = [...new Set([...all(lines).matchAll(new RegExp(LINEAR, 'g'))].map((found) => found[1] ?? ''))];
  const [written] = slopes;
  if (written === undefined || slopes.length > 1) return [];
  const slope = /\d/.test(written) ? Number(written.replace('−', '-')) : /[-−]/.test(written) ? -1 : 1;
  return lines.flatMap((line): Finding[] => {
    const found = GROWS.exec(line.text);
    if (!found || /[?]|\bnot\b/.test(line.text)) return [];
    const sign = /grows|increases|up|rises/i.test(found[2] ?? '') ? 1 : -1;
    return [saidAt(line, found, Math.abs(slope * Number(found[1]) - sign * Number(found[3])) < 1e-9)];
  });
};

const ROUND_THING = /\b(?:circle|circular|round|clock|wheel|pizza|coin|disk|plate|pond|pool|tire)\b/;
const ACROSS = /^ (?:in diameter|across|wide)\b/;
const isPi = ({ behind }: Amount): boolean => /^ ?(?:π|pi\b)/.test(behind);

/** What is said of the area or the way around of the only circle of a paragraph. */
const circleLaw: Law = ({ amounts, lines }) => {
  if (!ROUND_THING.test(lines.map(({ pattern }) => pattern).join(' '))) return [];
  const radii = amounts.flatMap((one): number[] => {
    if (one.kind !== 'm^1') return [];
    if (/\bradius(?: [a-z]+){0,3} $/.test(one.lead)) return [one.base];
    return /\bdiameter(?: [a-z]+){0,3} $/.test(one.lead) || ACROSS.test(one.tail) ? [one.base / 2] : [];
  });
  const [radius] = radii;
  if (radius === undefined || radii.some((one) => Math.abs(one - radius) > 1e-9)) return [];
  return amounts.flatMap((said): Finding[] => {
    const line = lines[said.sentence];
    const isArea = said.kind === 'm^2' && /\barea(?: [a-z]+){0,4} (?:about )?$/.test(said.lead);
    if (
      !line ||
      DENIED.test(line.text) ||
      !isArea ||
      isPi(said) ||
      /\b(?:half|quarter|semicircle|square)\b/.test(line.text.replaceAll(/square [a-z]+/g, ''))
    )
      return [];
    const value = (Math.PI * radius ** 2) / (said.quantity.measure?.factor ?? 1);
    return [
      {
        start: said.quantity.start,
        end: said.quantity.end,
        holds: stands(said.quantity.value, said.quantity.places, value, true),
      },
    ];
  });
};

const NEEDED =
  /\bto (?:average|have an average of|have a mean of|bring (?:her|his|the) (?:average|mean) to) (\d+)(?: points)?,? (?:she|he|they) (?:needs?|must (?:get|score)|has to (?:get|score))(?: to (?:get|score))?(?: an?)? (\d+)(?![\d.,]*\d)/i;

/** "Her scores are 80, 90 and 85. To average 88 she needs a 97." */
const neededLaw: Law = ({ lines }) => {
  const lists = lines.flatMap(({ text }) => /(?<![\d.,] ?)(\d+(?:, \d+)+,? and \d+)(?![.,]?\d)/.exec(text)?.[1] ?? []);
  const list = (lists[0] ?? '').split(/,? and |, /).map(Number);
  if (lists.length !== 1) return [];
  return lines.flatMap((line): Finding[] => {
    const found = NEEDED.exec(line.text);
    if (!found || DENIED.test(line.text)) return [];
    const needed = Number(found[1]) * (list.length + 1) - list.reduce((sum, one) => sum + one, 0);
    return [saidAt(line, found, needed === Number(found[2]))];
  });
};

/** What is said of something that an earlier sentence named. */
export const NAMED_LAWS: readonly Law[] = [commonLaw, itIsLaw, closerLaw, growsLaw, circleLaw, neededLaw];
