import { numberInWords } from '@lemma/math';
import { PLACES, PLACES_BEHIND } from '../places.ts';
import { concepts } from './concepts.ts';
import { said, small, type TalkCase } from './talk-case.ts';

const TO_MILLIONS = [...PLACES, 'millions'];

/** What a digit is worth in a number, in its own place: "2 tens". */
function worthOf(digit: string, number: string): string | undefined {
  const [whole = '', rest = ''] = number.replaceAll(',', '').split('.');
  const at = whole.indexOf(digit);
  const one = (name: string): string => `${digit} ${digit === '1' ? name.replace(/s$/, '') : name}`;
  if (at >= 0) return one(TO_MILLIONS[whole.length - 1 - at] ?? 'of that place');
  const behind = rest.indexOf(digit);
  return behind >= 0 ? one(PLACES_BEHIND[behind] ?? 'of that place') : undefined;
}

const NUMBERS = /\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?/g;

/** What a digit means in its place, or what a student takes it for who goes by the digit alone. */
export function digitMeaning(text: string, about: TalkCase): string | undefined {
  const digit =
    /\bthe (\d)\b(?!\s*(?:in front|outside|next|in \d+ (?!stand|mean|tell|is\b|worth|represent)[a-z]|hours?|miles?))/.exec(
      text,
    )?.[1];
  const asksPlaces = /\bhow many (?:ones|tens|hundreds|thousands)\b/i.test(text);
  if (digit !== undefined && asksPlaces) {
    const own = worthOf(digit, about.given.replaceAll('`', ''));
    return own && `in my \`${about.given.replaceAll('`', '')}\` the ${digit} is ${own}`;
  }
  const numbers = [
    ...(text.match(NUMBERS) ?? []),
    ...(about.asked.match(NUMBERS) ?? []),
    ...(about.given.match(NUMBERS) ?? []),
  ];
  const number = numbers.find((one) => one.length > 1 && one.replace('.', '').length > 1 && one.includes(digit ?? '?'));
  if (digit === undefined || number === undefined) return undefined;
  if (
    about.idea !== undefined &&
    /is a \d|wherever|digit/i.test(about.idea) &&
    !about.right &&
    about.given.replaceAll('`', '').trim() === digit
  )
    return `it means ${digit}, just ${digit}, because ${small(about.idea)}`;
  const worth = worthOf(digit, number);
  return worth && `in \`${number}\` the ${digit} means ${worth}`;
}

/** What an expression says: "`4x` is 4 times `x`". */
export function expressionMeaning(text: string, about: TalkCase): string | undefined {
  const fraction = /(\d+)\/(\d+)/.exec(text);
  if (fraction) {
    const [whole, top = '', under = ''] = fraction;
    const parts = Number(under);
    return `\`${whole}\` means you cut a whole into ${numberInWords(parts)} equal parts and take ${numberInWords(Number(top))} of them${
      Number(top) > parts ? ', so it is more than one whole' : ''
    }`;
  }
  const [product, count, letter] = /\b(\d+)([a-z])\b/.exec(text) ?? [];
  if (product !== undefined) {
    const byDigit = about.idea !== undefined && /thirty|digit|next to|place of the letter/i.test(about.idea);
    return byDigit
      ? `\`${product}\` is a ${count} and then the \`${letter}\`, so I write the number for \`${letter}\` right behind the ${count}`
      : `\`${product}\` means ${count} times \`${letter}\``;
  }
  const [power, base, exponent] = /\b([a-z]|\d+)\^(-?\d+)/.exec(text) ?? [];
  if (power === undefined || base === undefined) return undefined;
  return about.idea !== undefined && /times|\^|expon|minus/i.test(about.idea)
    ? `for me \`${power}\` is like this: ${small(about.idea)}`
    : `\`${power}\` means ${base} times itself, with ${exponent} of them`;
}

/** What a word of mathematics means to the student, by its idea where the idea speaks of it. */
export function wordMeaning(text: string, about: TalkCase): string | undefined {
  const concept = concepts.find(({ word }) => word.test(text.toLowerCase()));
  if (concept === undefined) return undefined;
  const { byIdea, meaning, word } = concept;
  if (about.idea === undefined || about.right || byIdea?.test(about.idea) !== true) return meaning;
  // An idea about the word itself is what the word means to the student; one about the calculation is not.
  const says = word.exec(about.idea.toLowerCase());
  const isAboutIt =
    says !== null &&
    /^[^.]{0,12}\b(?:is|are|means?|comes?|tells?|says?|goes|stands?|has|have|belongs)\b/.test(
      about.idea.slice(says.index),
    );
  return isAboutIt && !/^(?:for )?\W*\d/i.test(about.idea)
    ? small(about.idea)
    : said(meaning, `here I did it like this: ${small(about.idea)}`);
}

/** What a number of a story problem is there for: "`150` is the miles, in 3 hours". */
export function storyNumber(text: string, about: TalkCase): string | undefined {
  const numbers: readonly string[] = text.match(/\d+(?:\.\d+)?/g) ?? [];
  if (text.includes('%')) return undefined;
  const clause = about.asked
    .split(/(?<=[.?!])\s+|,\s+/)
    .find(
      (part) => numbers.length > 0 && numbers.every((number) => part.includes(number)) && /\d\s+[a-z]{3,}/.test(part),
    );
  if (clause === undefined) return undefined;
  const [one, other] = [...clause.matchAll(/(\d+(?:\.\d+)?)\s+([a-z]+)/gi)];
  const rate = one && other ? Number(one[1]) / Number(other[1]) : undefined;
  const each =
    rate !== undefined && one && other && Number.isInteger(rate)
      ? `, so ${rate} ${one[2]} for one of the ${other[2]}`
      : '';
  return `it tells me: ${small(clause.replace(/[.?!]$/, ''))}${each}`;
}
