import type { Explained } from '../judge/explain.ts';
import { fact, say } from '../say/parts.ts';

/** A word of textbooks that families ask about: what it means, with an example, and what it is good for. */
type BookWord = { readonly said: RegExp; readonly name: string; readonly means: string; readonly why: string };

const WORDS: readonly BookWord[] = [
  {
    said: /\bunit form\b/,
    name: 'Unit form',
    means:
      'Unit form names a number by how many of each unit it has: 44 is 4 tens 4 ones. It may also be written as 3 tens 14 ones: one ten is opened into ten ones, and `3 × 10 + 14 = 44`.',
    why: 'It gets children ready to regroup: in 44 - 18 they need 14 ones to take 8 from, and they have already seen that 3 tens 14 ones is the same number.',
  },
  {
    said: /\bnumber bonds?\b/,
    name: 'A number bond',
    means:
      'A number bond is a drawing of a whole with its parts: 10 in one circle, joined to 7 and 3, because `7 + 3 = 10`.',
    why: 'It shows adding and subtracting as one fact seen from two sides: the parts make the whole, and the whole without one part is the other.',
  },
  {
    said: /\b(?:tape|strip) diagrams?\b|\bbar models?\b/,
    name: 'A tape diagram',
    means:
      'A tape diagram draws each quantity as a bar. Three equal boxes under a bar of 24 show that each is 8, because `24 ÷ 3 = 8`.',
    why: 'It shows what is known and what is asked before anybody chooses an operation.',
  },
  {
    said: /\barea models?\b|\bbox method\b/,
    name: 'The area model',
    means:
      'The area model draws a product as a rectangle cut into parts: 23 × 14 is 20 and 3 along one side, 10 and 4 along the other, so `200 + 80 + 30 + 12 = 322`.',
    why: 'Each place is multiplied by each place, and nothing gets lost; later it multiplies (x + 3)(x + 4) in the same way.',
  },
  {
    said: /\bpartial products?\b/,
    name: 'Partial products',
    means:
      'Partial products multiply place by place and add at the end: 46 × 3 is `40 × 3 = 120` and `6 × 3 = 18`, together `120 + 18 = 138`.',
    why: 'It is the usual written way with nothing carried, so one can see where each number comes from.',
  },
  {
    said: /\bpartial quotients?\b/,
    name: 'Partial quotients',
    means:
      'Partial quotients take away friendly multiples until less than the divisor is left: from 96 take 10 sixes, `96 - 60 = 36`, then 6 sixes, so `10 + 6 = 16`.',
    why: 'Any multiple that a child knows will do, so division can start before every fact is known.',
  },
  {
    said: /\bexpanded form\b/,
    name: 'Expanded form',
    means:
      'Expanded form writes a number as the sum of the values of its digits: 582 is 500 + 80 + 2, and `500 + 80 + 2 = 582`.',
    why: 'It shows what each digit is worth where it stands.',
  },
  {
    said: /\b(?:de)?compos(?:e|es|ing)\b/,
    name: 'To compose and decompose',
    means:
      'To decompose is to break a number into parts, to compose is to put parts together: 8 is 5 and 3, and `5 + 3 = 8`.',
    why: 'It makes hard sums easy: 8 + 7 is 8 + 2 + 5, and `10 + 5 = 15`.',
  },
  {
    said: /\bten[- ]frames?\b/,
    name: 'A ten frame',
    means:
      'A ten frame is two rows of five boxes. With 7 counters in it, 3 boxes are empty, so `7 + 3 = 10` can be seen.',
    why: 'Children see numbers as fives and tens instead of counting one by one.',
  },
  {
    said: /\bfact famil(?:y|ies)\b/,
    name: 'A fact family',
    means:
      'A fact family is the facts that the same three numbers make: `3 + 5 = 8`, `5 + 3 = 8`, `8 - 3 = 5` and `8 - 5 = 3`.',
    why: 'Who knows one of them knows all four.',
  },
  {
    said: /\b(?:open |empty )number lines?\b/,
    name: 'An open number line',
    means:
      'An open number line has only the marks that are needed: for 52 - 28 jump from 28 to 30, to 50, to 52, so `2 + 20 + 2 = 24`.',
    why: 'It keeps track of jumps that are done in the head.',
  },
  {
    said: /\bmak(?:e|ing) (?:a )?ten\b/,
    name: 'Making ten',
    means: 'Making ten takes from one number what the other needs to be ten: 8 + 6 is 8 + 2 + 4, and `10 + 4 = 14`.',
    why: 'Adding to ten is easy, and the same works at 20, 30 and 100.',
  },
  {
    said: /\bbenchmark fractions?\b/,
    name: 'Benchmark fractions',
    means:
      'Benchmark fractions are the well-known ones, 0, 1/2 and 1, that others are held against: 3/8 is a little less than 1/2, because `3/8 < 4/8`.',
    why: 'One can compare and estimate without a common denominator.',
  },
  {
    said: /\b(?:double number lines?)\b/,
    name: 'A double number line',
    means:
      'A double number line has two scales that go along together: 3 pounds above 6 dollars, 6 pounds above 12 dollars; each pound is 2 dollars, because `6 ÷ 3 = 2`.',
    why: 'Both quantities grow together, so equal ratios stand one above the other.',
  },
];

const ASKS =
  /\b(?:what (?:is|are|does|do|['’]?s)|whats|means? by|mean(?:s|ing)? of|explain (?:what|to)|why (?:do|are|does)[^.?!]*(?:using|use|making|make|doing|do|write|draw))\b/i;
const MAKES = /\b(?:problems?|worksheet|quiz|lesson|plan|exit|warm[- ]?up|practice|letter)\b/i;

/** What a word of a textbook means, said so that it can be told to a parent; undefined where none is asked about. */
export function bookWord(typed: string): Explained | undefined {
  const text = typed.toLowerCase();
  const found = WORDS.filter(({ said }) => said.test(text));
  const [word] = found;
  if (word === undefined || found.length > 2 || !ASKS.test(text) || MAKES.test(text)) return undefined;
  return {
    isReply: true,
    parts: [
      say(`${word.name}, so that you can say it to a parent:`),
      fact(word.means),
      say(`What it is good for: ${word.why}`),
    ],
  };
}
