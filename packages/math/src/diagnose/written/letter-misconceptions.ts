import { checkAnswer } from '../../check/index.ts';
import { type Shown, shown, type Written } from './facts.ts';

const SINGLE = /(?<![a-z])[a-z](?![a-z])/gi;
const SINGLE_ONCE = /(?<![a-z])[a-z](?![a-z])/i;
const placeOf = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 96;
const lastSide = (text: string): string => (text.trim().split('\n')[0] ?? '').split('=').at(-1)?.trim() ?? '';

const asksMeaning = (question: string): boolean =>
  /\b(?:stands? for|means?|represents?|is)\b[^.]*\?|symbol|letter|variable/i.test(question);

const SAID_AS_THING =
  /\bstands? for (?!any|a number|some number|numbers|an unknown|the number)|\bstarts? with\b|\b(?:first|initial) letter of\b|\bshort for\b|\babbreviat|\blabel\b|\bname of\b|\bunits?\b/i;

/** A letter taken for a thing, a name, or the first letter of one. */
export function letterAsThing({ question, correct, answer }: Written): Shown[] {
  const about = /\b(?:letter|symbol|variable)\b|\b[a-z] (?:cm|m|kg|years?|dollars?)\b|\b\d*[a-z]\b/i.test(question);
  const said = SAID_AS_THING.test(answer) && !SAID_AS_THING.test(correct);
  if (about && said && asksMeaning(question)) return shown('stated', 'expressions.letter-as-object');
  const kind = /\b(?:cost|price|number|amount|how many|value|weight|length)\b/i;
  const several =
    /\bwhat does \d+[a-z]\b/i.test(question) && kind.test(correct) && !kind.test(answer) && /[a-z]{3,}/i.test(answer);
  if (several) return shown('stated', 'expressions.letter-as-object');
  const letters = new Set(
    lastSide(correct)
      .match(SINGLE)
      ?.map((letter) => letter.toLowerCase()),
  );
  const first = (answer.trim().split('\n')[0] ?? '').replace(/\s+/g, '');
  const initials = new Set((question.match(/\b[A-Z](?=[a-z]+)/g) ?? []).map((letter) => letter.toLowerCase()));
  const strange = [...first.toLowerCase()].filter((letter) => !letters.has(letter) && initials.has(letter));
  return letters.size > 0 && /^[a-z]{1,3}$/i.test(first) && strange.length > 0
    ? shown('computed', 'expressions.letter-as-object')
    : [];
}

/** The position of the letter in the alphabet taken for its value. */
export function alphabetPlace({ question, correct, answer }: Written): Shown[] {
  const given = /-?\d+(?:\.\d+)?/.exec(lastSide(answer))?.[0];
  if (
    given === undefined ||
    SINGLE_ONCE.test(lastSide(answer)) ||
    /\d[a-z]\b/i.test(lastSide(answer)) ||
    /[=]\s*-?\d/.test(question.replace(/=\s*\?/g, ''))
  )
    return [];
  const letters = [
    ...new Set(
      lastSide(correct)
        .match(SINGLE)
        ?.map((letter) => letter.toLowerCase()),
    ),
  ];
  const [letter] = letters;
  const asked =
    /(?:does|is|letter|symbol)\b[^.]{0,40}?\b([a-z])\b (?:stand|mean|worth|represent)/i.exec(question)?.[1] ??
    /\b\d*([a-z])\s*[-+]\s*\d/.exec(question)?.[1];
  if (asksMeaning(question) && asked !== undefined && /any number|many|unknown|a number/i.test(correct))
    return Number(given) === placeOf(asked) ? shown('computed', 'expressions.letter-as-alphabet-place') : [];
  if (letters.length !== 1 || letter === undefined || !/^[-+*/^().\s\da-z]{1,40}$/i.test(lastSide(correct))) return [];
  const key = lastSide(correct).replace(/[a-z]/gi, `(${placeOf(letter)})`);
  return checkAnswer({ kind: 'number', key }, given).verdict === 'right'
    ? shown('computed', 'expressions.letter-as-alphabet-place')
    : [];
}

const NEGATIVE = /\b(?:never|no|not|can(?:'|no)?t|cannot|false|impossible|different)\b/i;
const POSITIVE = /\b(?:sometimes|yes|can be|true (?:when|if|for)|is true|possible|when)\b/i;

/** The statement that two letters cannot stand for the same number. */
export function neverTheSame({ question, correct, answer }: Written): Shown[] {
  const asked = /\b(?:always|sometimes|never|can|could|is it possible|ever|may)\b/i.test(question);
  const letters = new Set(
    question
      .match(SINGLE)
      ?.map((letter) => letter.toLowerCase())
      .filter((letter) => letter !== 'a' && letter !== 'i'),
  );
  const statement = /\b[a-z]\s*(?:[-+*/]\s*[a-z]\s*)*=\s*[a-z]\b|\b(?:same|equal)\b/i.test(question);
  return asked &&
    statement &&
    letters.size >= 2 &&
    POSITIVE.test(correct) &&
    NEGATIVE.test(answer) &&
    !/sometimes|yes\b/i.test(answer)
    ? shown('stated', 'expressions.different-letters-different-numbers')
    : [];
}

/** One value although the letter may have many, or a range although it has exactly one. */
function oneKindForOther(letter: string, correct: string, answer: string): boolean {
  const says = (text: string, sign: string): boolean =>
    new RegExp(`\\b${letter}\\s*${sign}|${sign}\\s*${letter}\\b`, 'i').test(text);
  const [range, value] = ['(?:<|>|≤|≥|is (?:less|more|greater|smaller))', '(?:=|is )\\s*-?\\d'];
  return (
    (says(correct, range) && !says(answer, range) && says(answer, value)) ||
    (!says(correct, range) && says(answer, range))
  );
}

/** One value, or another letter, although a letter may vary or depends on others. */
export function fixedLetter({ question, correct, answer }: Written): Shown[] {
  const another =
    /\b(?:can(?:'|no)?t|cannot|no longer|not|n't)\b[^.\n]*\b(?:represent|stand|be used|mean|be x)|\b(?:another|different|new|other|two) (?:letters?|variables?)\b/i;
  if (/\b(?:variable|represent|letter|\bx\b)/i.test(question) && another.test(answer) && !another.test(correct))
    return shown('stated', 'expressions.letter-as-one-fixed-number');
  const asked = /\bwhat can you say about ([a-z])\b/i.exec(question)?.[1];
  if (asked !== undefined)
    return oneKindForOther(asked, correct, answer) ? shown('worked', 'expressions.letter-as-one-fixed-number') : [];
  const varies = /\bdepends\b|\b(?:if|when|for) [a-z] ?[<>=]|\bany number\b|\bmany\b/i.test(correct);
  const which =
    /\bwhich is (?:larger|greater|bigger)|\bwhich one is\b/i.test(question) &&
    /\d[a-z]\b|\b[a-z]\s*[-+]/i.test(question);
  return varies && which && /\d[a-z]\b|\b[a-z]\s*[-+]/i.test(answer) && !/\bdepends\b/i.test(answer)
    ? shown('likely', 'expressions.letter-as-one-fixed-number')
    : [];
}

const SWITCHED =
  /\bswitch(?:-|ed )?around\b|\b(?:any|either|both) (?:order|way)s?\b|\bother way (?:a)?round\b|\border (?:does|do)(?:n't| not) matter\b|\bit(?:'s| is) the same if\b|\bcommutative\b/i;

/** The statement that a difference or quotient stays the same when its numbers are swapped. */
export function switchedOrder({ question, correct, answer }: Written): Shown[] {
  const claims = [...answer.matchAll(/(\d+)\s*([-÷/])\s*(\d+)\s*=\s*(\d+(?:\.\d+)?)/g)];
  const swapped = claims.some(
    ([, a, sign, b, result]) =>
      a !== b && claims.some(([, c, other, d, same]) => c === b && d === a && other === sign && same === result),
  );
  const one = /(\d+)\s*([-÷/])\s*(\d+)\s*=\s*(\d+)\s*\2\s*(\d+)/.exec(answer);
  const equated = one !== null && one[1] === one[5] && one[3] === one[4] && one[1] !== one[3];
  const about = /\b(?:switch|order|commutative|turn|around|same)\b|\b\d+\s*[-÷/]\s*\d+\b/i.test(question);
  const said = SWITCHED.test(answer) && !SWITCHED.test(correct) && /\d\s*[-÷/]\s*\d/.test(answer);
  const asked =
    /(\d+)\s*([-÷/])\s*(\d+)\s*=\s*\3\s*\2\s*\1/.test(question) ||
    /(\d+)\s*([-÷/])\s*(\d+)\D+\3\s*\2\s*\1\D/.test(`${question} `);
  const agreed =
    asked &&
    /\b(?:yes|true|always|same|equal)\b/i.test(answer) &&
    /\b(?:no|false|not|never|rarely)\b|n't\b/i.test(correct);
  return swapped || equated || (about && said) || said || agreed
    ? shown('stated', 'expressions.order-does-not-matter')
    : [];
}
