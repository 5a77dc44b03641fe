import { spokenToMath } from './spoken-math.ts';
import { numbersIn } from './values.ts';

/**
 * Stems of words that name operations on numbers. These words must stay the same, because others could change the
 * misconception.
 */
const STEMS =
  'add|plus|sum|total|subtract|minus|differ|take|took|away|less|more|multipl|times|product|divid|quotient|share|split|remainder|borrow|carr|regroup|top|bottom|numerator|denominator|common|whole|mixed|half|halv|double|twice|square|root|power|exponent|base|point|decimal|zero|digit|column|line|left|right|bracket|parenthes|factor|sign|negative|positive|opposite|both|side|each|every|same|equal|larg|bigg|small|percent|hundred|tenth|ratio|rate|unit|slope|steep|intercept|radius|diameter|height|width|area|perimeter|volume|angle|median|mode|range|average|count|middle|letter|variable|term|join|together|outside|inside|cancel|simplif|round|invert|flip|swap|cross|between|compare|skip|ignore|drop|keep|kept|switch|move|convert'.split(
    '|',
  );
const NEGATIONS = /\b(?:not|no|never|nothing|without|cannot)\b|n[’']t\b/gi;
/** Words that reveal what a student would not know about its own thinking, or that the student is simulated. */
const GIVEAWAYS =
  /\b(?:wrong|mistak\w*|misconception\w*|incorrect\w*|correct\w*|actually|supposed|should|realis\w*|realiz\w*|error\w*|language model|simulat\w*|teacher)\b/gi;
const STATED = /[-+−×÷*/=^<>≤≥]|\b(?:is|are|equals?|makes?|gives?|becomes?|gets?|got|get)\s+(?=-?\d)/i;

const pieces = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, piece = '']) => piece.replace(/\s+/g, ''));
const proseOf = (text: string): string => text.replace(/`[^`]*`/g, ' … ');
const wholeNumbers = (text: string): string[] => spokenToMath(text.replace(/`/g, ' ')).match(/\d+(?:\.\d+)?/g) ?? [];

const stemsIn = (text: string): Set<string> => {
  const words =
    proseOf(text)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return new Set(words.flatMap((word) => STEMS.find((stem) => word.startsWith(stem)) ?? []));
};

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((entry) => other.has(entry));

/** Whether the words of a text, outside its formulas, state a calculation or a result, which nothing has checked. */
const statesInProse = (text: string): boolean =>
  proseOf(spokenToMath(text))
    .split(/[.!?;:…]+/)
    .some((sentence) => numbersIn(sentence).length > 0 && STATED.test(sentence));

const MOST_LONGER = 200;
const LONGEST = 900;

/**
 * Whether a reworded text still states the same mathematics as the original and nothing else: the same formulas in the
 * same order, no other number (in digits or in words), no calculation outside the formulas, the same words for
 * operations, as many negations, and nothing that reveals what the student has in mind.
 */
export function sameMathematics(builtIn: string, text: string): boolean {
  if (text.trim() === '' || text.length > Math.min(LONGEST, 2 * builtIn.length + MOST_LONGER)) return false;
  if ((text.match(/`/g) ?? []).length % 2 !== 0) return false;
  const [known, said] = [pieces(builtIn), pieces(text)];
  if (known.length !== said.length || known.some((piece, at) => piece !== said[at])) return false;
  const numbers = new Set(wholeNumbers(builtIn));
  if (wholeNumbers(text).some((number) => !numbers.has(number))) return false;
  if (statesInProse(text) && !statesInProse(builtIn)) return false;
  if (!sameSet(stemsIn(builtIn), stemsIn(text))) return false;
  const count = (pattern: RegExp, within: string): number => (proseOf(within).match(pattern) ?? []).length;
  return count(NEGATIONS, builtIn) === count(NEGATIONS, text) && count(GIVEAWAYS, text) <= count(GIVEAWAYS, builtIn);
}
