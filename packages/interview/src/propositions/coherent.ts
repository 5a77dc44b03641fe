import { calculationsIn, figures } from '../talk/calculate.ts';
import type { TalkCase } from '../talk/talk-case.ts';
import { near, numbersIn } from '../values.ts';
import { counts, mayClaim, mayName, type Propositions, propositionsOf, valuesIn } from './propositions.ts';

const OPERATIONS: readonly (readonly [verb: RegExp, sign: RegExp, words: RegExp])[] = [
  [/^add$/, /\+/, /^\b$/],
  [/^subtract$|^take away$/, /\d\)?\s*[-−]\s*\(?\d/, /\bdifference\b|\bhow far\b/i],
  [/^multiply$/, /×|\*/, /^\b$/],
  [/^divide$/, /÷|\d\s*\/\s*\d/, /^\b$/],
];

/** "I didn’t subtract", "I didn’t use the 5", of what was done and used. */
function deniesOwn(reply: string, { words, lines }: Propositions, { math, steps }: TalkCase): boolean {
  const own = lines.filter((line) => line !== math).join('; ');
  const verb = /\bI didn’t (add|subtract|take away|multiply|divide)\b/.exec(reply)?.[1];
  const [, sign, named] = OPERATIONS.find(([name]) => verb !== undefined && name.test(verb)) ?? [];
  if (sign?.test(own) || named?.test(steps.map(({ why }) => why).join(' '))) return true;
  const number = /\bI didn’t (?:use|do anything with) the (\d+(?:\.\d+)?)/.exec(reply)?.[1];
  return number !== undefined && numbersIn(`${own} ${words.replaceAll(math ?? ' ', ' ')}`).includes(number);
}

const SIGNS = /[-+×÷*^/]/;

/** The calculation with other numbers that a sentence brings, if it does. */
function freshIn(text: string, about: TalkCase): readonly number[] | undefined {
  const plain = figures(text);
  const [, equation] = /((?:\d[\d\s.+×÷*/-]*)=\s*(?:[\d\s.+×÷*/_?-]|box|blank)+)/i.exec(plain) ?? [];
  const written = equation ?? calculationsIn(plain).find(({ text: one }) => /\s[-+×÷*]\s/.test(one))?.text;
  const values = written === undefined ? [] : valuesIn(written);
  const there = valuesIn(`${about.asked} ${about.given}`);
  return values.length > 1 && values.some((one) => !there.some((other) => near(one, other)))
    ? valuesIn(plain)
    : undefined;
}

/** Whether a reply to a case of its own mixes numbers of the problem into it. */
function mixes(reply: string, text: string, about: TalkCase): boolean {
  const fresh = freshIn(text, about);
  if (fresh === undefined) return false;
  const [first = ''] = reply.split(/\b(?:[Hh]ere|[Bb]ecause|I got|I did it|[Hh]uh|[Hh]m)\b/);
  const solved = about.solve(text) ?? about.again?.(text);
  const ran = valuesIn(`${solved?.answer ?? ''} ${(solved?.lines ?? []).join(' ')}`);
  const own = [...fresh, ...ran];
  const made = calculationsIn(figures(text)).map(({ value }) => value);
  return [...first.matchAll(/`([^`]+)`/g)].some(([, piece = '']) =>
    valuesIn(piece).some((one) =>
      SIGNS.test(piece.slice(1))
        ? !own.some((other) => near(one, other))
        : ![...own, ...made].some((other) => near(one, Math.abs(other))) && !mayName(one, { values: own }),
    ),
  );
}

const BROKEN: readonly RegExp[] = [
  /^[a-z]|(?<!\.\.)[.?!] [a-z]/,
  /undefined|NaN|\bnull\b/,
  /`0\d/,
  /\b(?!had\b|that\b)([a-z]+) \1\b/i,
  /\ba (?:8|11|18|8\d)\b|\ban (?:[2-79]|10|12)\b/,
  /^(?:To|Of|With|For|From) (?:you|me|it), I think/,
  /\bthere (?:is|are)n?’?t? ?$|[,:;]\s*[.?!]|\.\./,
  /\b(?:one|it|he|she|that) (?:are|were going|have|do)\b(?! you)|\bthey (?:is|has|does|means)\b/,
  /\b(?:because|and|the|than)[.?!]/i,
];

/** Whether a sentence is broken: no template that was filled badly gets through. */
export const isBroken = (reply: string): boolean =>
  (reply.match(/`/g) ?? []).length % 2 === 1 ||
  reply.trim() === '' ||
  !/[.?!…)]$/.test(reply.trim()) ||
  BROKEN.some((broken) => broken.test(reply));

/**
 * What a student may say to a sentence: a reply that names no number that is neither there nor made from what is there,
 * claims no calculation that is wrong by its own way, mixes no other case with the problem, denies nothing that it did,
 * and is a whole sentence.
 */
export function coherentWith(text: string, about: TalkCase): (reply: string) => boolean {
  const grounds = propositionsOf(text, about);
  return (reply) => {
    if (isBroken(reply)) return false;
    const equations = [...reply.matchAll(/`([^`]+ = [^`]+)`/g)].map(([, equation = '']) => equation);
    return (
      (counts(reply) || valuesIn(reply).every((value) => mayName(value, grounds))) &&
      equations.every((equation) => mayClaim(equation, grounds, about)) &&
      !deniesOwn(reply, grounds, about) &&
      !mixes(reply, text, about)
    );
  };
}
