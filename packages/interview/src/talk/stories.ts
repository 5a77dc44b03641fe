import { writtenValue } from '../values.ts';
import { figures, quantitiesIn, reckoned } from './calculate.ts';
import { mathOf } from './put-in.ts';
import { said, type TalkCase } from './talk-case.ts';

const THIS_STORY = /\b(?:the|this|that|same|your|in a|kind of) (?:kind of )?(?:story|situation)\b/i;
const STORY =
  /\b(?:story|word problem|real[- ]life|real life|situation|real world|everyday)\b|\b(?:make|think|come) up\b.*\bfor\b|\bwhen would you\b|\bexample from life\b/i;
const TABLE = /\btables?\b|\bchart\b|\blist (?:some|a few|the) (?:values|pairs|numbers)\b/i;
const READ =
  /\bread\b.*\b(?:to me|out|aloud|loud|sentence|words|problem|equation|whole)\b|\bsay (?:it|that|the (?:problem|equation|number|whole)) (?:in words|out loud|aloud|to me|like)\b|\bin words\b/i;

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\s*\^2/g, ' squared'],
  [/\s*\^3/g, ' cubed'],
  [/\s*\^\s*\(?(-?\d+)\)?/g, ' to the power $1'],
  [/\s*=\s*/g, ' equals '],
  [/\s*≤\s*|\s*<=\s*/g, ' is less than or equal to '],
  [/\s*≥\s*|\s*>=\s*/g, ' is greater than or equal to '],
  [/\s*<\s*/g, ' is less than '],
  [/\s*>\s*/g, ' is greater than '],
  [/\s*\+\s*/g, ' plus '],
  [/\s*[×*·]\s*/g, ' times '],
  [/\s*÷\s*/g, ' divided by '],
  [/(\d)\/(\d)/g, '$1 over $2'],
  [/([\w)])\s*[-−]\s*/g, '$1 minus '],
  [/(?<!\w)[-−](?=\w)/g, 'negative '],
  [/\?|_+/g, ' something '],
  [/(\d)\(/g, '$1 times ('],
];

/** A line of mathematics as it is read aloud. */
export const aloud = (math: string): string =>
  SPOKEN.reduce((text, [sign, words]) => text.replace(sign, words), math)
    .replace(/\s+/g, ' ')
    .trim();

export const readsAloud = (text: string, about: TalkCase): string | undefined =>
  READ.test(text) ? `${aloud(about.math ?? about.asked)}` : undefined;

const isOne = (text: string): boolean => text === '1';
const cups = (amount: string): string =>
  /\//.test(amount) || isOne(amount) ? `\`${amount}\` of a cake` : `\`${amount}\` cakes`;
const things = (amount: string): string =>
  /[/.]/.test(amount) ? `\`${amount}\` meters of ribbon` : `\`${amount}\` marbles`;

/** A story in which the calculation happens. */
function storyOf(math: string): string | undefined {
  const rule = /(?:y|[a-z]\([a-z]\))\s*=\s*(-?\d+(?:\.\d+)?)\s*[a-z]\s*(?:([-+])\s*(\d+(?:\.\d+)?))?/.exec(math);
  if (rule) {
    const [, each = '', sign, start = '0'] = rule;
    return sign === '-'
      ? `I get $${each} for every car that I wash, but I had to pay $${start} for the sponge first. \`x\` is the cars and \`y\` is the money I have`
      : `I have $${start} to start with, and I get $${each} for every car that I wash. \`x\` is the cars and \`y\` is the money I have`;
  }
  const equation = /(\d+)\s*[a-z]\s*([-+])\s*(\d+)\s*=\s*(\d+)/.exec(math);
  if (equation) {
    const [, count = '', sign = '', more = '', all = ''] = equation;
    return `I buy ${count} pens that all cost the same, ${sign === '+' ? `and a pad for $${more}` : `and get $${more} off`}, and I pay $${all}. How much is a pen`;
  }
  const [, one = '', sign = '', other = ''] =
    /(-?\d+(?:\.\d+)?(?:\/\d+)?)\s*([-+×÷])\s*\(?(-?\d+(?:\.\d+)?(?:\/\d+)?)\)?/.exec(figures(math)) ?? [];
  if (one === '') return undefined;
  if (sign === '×' && one.startsWith('-'))
    return other.startsWith('-')
      ? `it gets ${one.slice(1)} degrees colder every hour. How much warmer was it ${other.slice(1)} hours ago`
      : `it gets ${one.slice(1)} degrees colder every hour. How much does it change in ${other} hours`;
  if (one.startsWith('-') || other.startsWith('-'))
    return `it is \`${one}\` degrees outside, and then it gets ${other.replace('-', '')} degrees ${(sign === '+') === other.startsWith('-') ? 'colder' : 'warmer'}. How cold is it now`;
  if (sign === '+')
    return `I have ${/\//.test(one) ? cups(one) : things(one)} and my friend gives me ${/\//.test(other) ? cups(other) : `\`${other}\` more`}. How much do I have together`;
  if (sign === '-') return `I have ${things(one)} and I give away \`${other}\`. How much is left`;
  if (sign === '×')
    return /\//.test(one)
      ? `there is \`${other}\` of a cake left, and I eat \`${one}\` of that. How much of the whole cake do I eat`
      : `there are \`${one}\` bags with ${things(other)} in each. How many is that`;
  return /\//.test(other)
    ? `I have \`${one}\` cups of flour and each cake needs \`${other}\` of a cup. How many cakes can I make`
    : `\`${one}\` cookies are shared by \`${other}\` kids. How many does each one get`;
}

/** Replies to "make up a story for …", with the calculation of the problem or of the sentence. */
export function tellsStory(text: string, about: TalkCase): string | undefined {
  if (!STORY.test(text) || (THIS_STORY.test(text) && !/\b(?:make|think|come) up\b/i.test(text))) return undefined;
  const named = /\bfor\b(.*\d.*)$/i.exec(text)?.[1]?.replace(/[.?!]+$/, '');
  const story = storyOf(named ?? '') ?? storyOf(about.math ?? mathOf(about));
  return story === undefined
    ? about.example && `maybe like this: ${about.example().math}`
    : said(`OK: ${story}${/\bhow\b[^.]*$/i.test(story) ? '?' : '.'}`);
}

/** Replies to "make me a table": the idea's way of going from one row to the next. */
export function makesTable(text: string, about: TalkCase): string | undefined {
  if (!TABLE.test(text) || /\bis the table\b/i.test(text)) return undefined;
  const [left, right] = quantitiesIn(about.asked).map(({ value }) => value);
  const columns = quantitiesIn(text)
    .map(({ value }) => value)
    .filter((value) => Number.isFinite(value));
  const rule = mathOf(about);
  if (/[a-z]/.test(rule) && /^(?:y|[a-z]\([a-z]\))\s*=/.test(rule)) {
    const xs = columns.length > 1 ? columns : [0, 1, 2, 3];
    const rows = xs.map((x) => {
      const y = reckoned(
        rule
          .replace(/^[^=]*=/, '')
          .replace(/(\d)\s*([a-z])/g, `$1×(${x})`)
          .replace(/(?<![a-z])[a-z](?![a-z])/g, `(${x})`),
      );
      return `${x} → ${y === undefined ? '?' : writtenValue(y, true)}`;
    });
    return said(`x → y: ${rows.join(', ')}`);
  }
  if (left === undefined || right === undefined) return undefined;
  const firsts = columns.length > 1 ? columns : [left, left * 2, left * 3];
  const additive = about.right
    ? false
    : /\+|-|add|difference/i.test(`${about.idea ?? ''} ${about.steps.map(({ line }) => line).join(' ')}`);
  const rows = firsts.map(
    (one) =>
      `${writtenValue(one, true)} and ${writtenValue(additive ? one + (right - left) : (one * right) / left, true)}`,
  );
  return said(
    rows.join(', '),
    additive
      ? `it is always ${writtenValue(Math.abs(right - left), true)} ${right >= left ? 'more' : 'less'}`
      : undefined,
  );
}
