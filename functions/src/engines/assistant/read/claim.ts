import { numberInWords } from '@lemma/math';
import { namedTaskIn } from './named-task-in.ts';

/** A question and the answer that somebody gave, as far as a text states them. */
export type Answered = { readonly question: string; readonly answer: string };

/** Matches a number, a fraction, an expression or an equation inside a sentence. */
const TERM = String.raw`[-−]?[(|√$]?(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|(?<![a-z'’])[a-z](?![a-z'’]))(?:\s*(?:[-−+*/×÷·^%²³()|√:]|\bof\b|\btimes\b|\bplus\b|\bminus\b|\bdivided by\b|(?<![\d.])\d+(?:,\d{3})*(?:\.\d+)?|(?<!\d)\.\d+|(?<![a-z'’])[a-z](?![a-z'’])))*`;
const RELATION = String.raw`${TERM}(?:\s*[=<>≤≥]\s*${TERM})?`;
const EQUATIONS = new RegExp(`(?<![\\p{L}\\d])(${TERM}\\s*[=<>≤≥]\\s*${TERM})`, 'giu');
export const hasMath = (text: string): boolean =>
  /[\d)a-z²³]\s*[-+*/×÷·−^=<>≤≥]\s*[-−(\d.a-z]|\d+\s*%|√|\d+[a-z]\b(?!\w)|\b\d+ (?:times|plus|minus|divided by) \d/i.test(
    text,
  );

/** Typed symbols as the engine reads them: `4x2` becomes `4 × 2`, words become symbols, dashes become minus signs. */
export const asTyped = (text: string): string =>
  text
    .replace(/[−–—](?=\s*[\d(a-z])/g, '-')
    .replace(/(?<![\d,(.])\d{1,3}(?:,\d{3})+(?![\d,])(?!\))/g, (number) => number.replaceAll(',', ''))
    .replace(/(?<![\d/])(\d+) and (?:an? )?(\d+\/\d+)(?!\d)/gi, '$1 $2')
    // On one line: at the end of one an x is a letter.
    .replace(/(\d)[ \t]*[x*][ \t]*(?=\d|\(\s*-)/gi, '$1 × ')
    .replace(/(\d)[ \t]+x[ \t]+(?=-?\d)/gi, '$1 × ')
    .replace(/\b(\d+(?:\.\d+)?) ?percent\b/gi, '$1%')
    .replace(/(\d) times (?=\d)/gi, '$1 × ')
    .replace(/(\d) plus (?=\d)/gi, '$1 + ')
    .replace(/(\d) minus (?=\d)/gi, '$1 - ')
    .replace(/(\d) (?:divided by|over) (?=\d)/gi, '$1 ÷ ')
    .replace(/\bsquared\b/gi, '^2')
    .replace(/\bcubed\b/gi, '^3');

const CHANGED = /(-?\d+(?:\.\d+)?) ?%[^.?!]*?\bfrom \$?(\d+(?:\.\d+)?) to \$?(\d+(?:\.\d+)?)/i;
const PUTS = '\\b(?:writes?|writing|wrote|puts?|putting)';
const IN_WORDS =
  '(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|and)[ -]?)+';
const WORDS_FOR = new RegExp(`${PUTS}\\s+(\\d[\\d,]*)\\s+(?:for|as|when i say|instead of)\\s+["“]?(${IN_WORDS})`, 'i');
const WORDS_AS = new RegExp(`${PUTS}\\s+["“]?(${IN_WORDS})["”]?\\s*(?:as|like)\\s+(\\d[\\d,]*)`, 'i');
/** "Writes 305 as 3005", "41 for 14": a number that was said, by its digits. */
const DIGITS_FOR = new RegExp(
  `${PUTS}\\s+(\\d[\\d,]*\\d)\\s+(as|for|instead of)\\s+(\\d[\\d,]*\\d)(?![\\d/%]|\\.\\d|\\s*[-+×÷*/=<>])`,
  'i',
);
/** A number in words, or by its digits, and what was written for it. */
function writtenFor(text: string): Answered | undefined {
  const [, one, how, other] = DIGITS_FOR.exec(text) ?? [];
  const [said, digits] = /^as$/i.test(how ?? '') ? [one, other] : [other, one];
  const value = Number(said?.replaceAll(',', ''));
  if (said !== undefined && digits !== undefined && value < 1e6)
    return { question: `Write the number ${numberInWords(value)} in digits.`, answer: digits };
  const [, put, words] = WORDS_FOR.exec(text) ?? [];
  const [, named = words, as = put] = WORDS_AS.exec(text) ?? [];
  return as === undefined || named === undefined
    ? undefined
    : { question: `Write the number ${named.trim()} in digits.`, answer: as };
}
/** Reads a question about percent change, or about a number in words, with the answer given to it. */
function inWords(text: string): Answered | undefined {
  const [, share, from, to] = CHANGED.exec(text) ?? [];
  if (share !== undefined)
    return {
      question: `What is the percent ${Number(to) < Number(from) ? 'decrease' : 'increase'} from ${from} to ${to}?`,
      answer: `${share}%`,
    };
  return writtenFor(text);
}

const clean = (text: string): string =>
  text
    .trim()
    .replace(/^[`"'“”(]+(?=[^)]*$)|[`"'“”]+$/g, '')
    .replace(/[.,;:?!\s]+$/, '')
    .replace(/^(?:of|the|that)\s+/i, '')
    .trim();

const SAYS =
  '(?:writes?|wrote|answer(?:s|ed)?|says?|said|gets?|got|thinks?|thought|gives?|gave|puts?|put|has|have|had|keep(?:s)? (?:writing|getting|saying)|came up with|turned in)';
const SAID_FOR = new RegExp(
  `\\b${SAYS}\\s+(?:that\\s+)?(?:the answer (?:is|was)\\s+|an answer of\\s+)?[\`"]?(${RELATION}?)[\`"]?\\s+(?:for|as (?:the|an|their|his|her) answer (?:to|for)|when asked|on|as|when (?:solving|doing|adding|subtracting|multiplying|dividing))\\s+(.+)$`,
  'i',
);
const SOLVED_AS = new RegExp(
  `\\b(?:solved?|simplifie[sd]|simplify|expand(?:s|ed)?|factor(?:s|ed)?|evaluated?|wrote|rewrote|rounded|reduced|converted|writes?|turns?)\\s+(${RELATION})\\s+(?:as|to|into|and got|and gets|to get|got|getting)\\s+(?!(?:an?|the|some)\\s+[a-z]{2})(${RELATION})`,
  'i',
);
/** Comparisons in words and by a sign. A letter behind the second number, as in 3 > 2x, makes an inequality of it. */
const COMPARED =
  /([-−]?\d*\.?\d+(?:\/\d+)?)\s+(?:is|as|was)?\s*(bigger|larger|greater|more|smaller|less|lower)\s+(?:than|then)\s+([-−]?\d*\.?\d+(?:\/\d+)?)/i;
const COMPARED_BY_SIGN =
  /(?<![\d./^])([-−]?\d*\.?\d+(?:\/\d+)?)\s*([<>])\s*([-−]?\d*\.?\d+(?:\/\d+)?)(?!\d|[./]\d|\s*(?:[-+*/×÷^=]|[a-z](?![a-z])))/i;
const VALUE_WHEN =
  /(?<![a-z])([\d()a-z+*/^×-]*[a-z][\d()a-z+*/^×-]*)\s+(?:when|if|for|with|where)\s+([a-z])\s*(?:=|is|equals)\s*(-?\d+(?:\.\d+)?)/i;
const NAMED =
  /\b(?:the\s+)?((?:mean|median|mode|range|average|gcf|lcm|area|perimeter|volume|circumference|slope|square root|absolute value|opposite|greatest common factor|least common multiple)\b[^=?!]*?)\s+(?:is|was|as|=|equals|to be|are)\s+(-?\$?\d[\d,./]*%?|[a-z] ?= ?-?\d+)/i;
/** What somebody says a calculation is: "she said 6 ÷ 1/2 is 3". */
const SAID_TO_BE = new RegExp(
  `\\b(?:says?|said|thinks?|thought|told (?:me|us)|insists?|claims?|swears?|believes?)\\s+(?:that\\s+)?(${TERM})\\s+(?:is|equals|makes|was)\\s+(-?\\d[\\d.,]*(?:\\/\\d+)?)(?![\\d/]|\\s*(?:bigger|larger|greater|more|smaller|less|lower))`,
  'i',
);
/** "403 - 178 and she put 375". */
const PUT = new RegExp(
  `(${TERM})[,.;:]?\\s+(?:and |but |where |then )?(?:she|he|they|\\p{Lu}\\p{L}+|(?:(?:the|a|an|my|one|this) )?(?:kid|student|stu))\\s+(?:only |just |just |said it (?:is|was) )?${SAYS}\\s+(?:down |it as |that it(?:'s| is) )?(-?\\d[\\d.,]*(?:\\/\\d+)?)(?![\\d/]|\\s*(?:for|[-+×÷*/=<>]))`,
  'iu',
);
const EQUALITY = new RegExp(`(?<![\\p{L}\\d])(${TERM})\\s*=\\s*(${TERM})`, 'iu');
const ARROW = new RegExp(`(${RELATION})\\s*(?:->|→|=>|becomes?|comes out (?:as|to))\\s*(${RELATION})`, 'i');

const comparison = (one: string, word: string, other: string): Answered => {
  const smaller = /small|less|low|</.test(word);
  return {
    question: `Which is ${smaller ? 'smaller' : 'larger'}, ${clean(one)} or ${clean(other)}?`,
    answer: clean(one),
  };
};

/** Reads the first comparison, of which later ones are the reason: "0.45 > 0.6 because 45 > 6". */
function compared(text: string): Answered | undefined {
  // Between bars stand other values than the numbers themselves.
  if (/\|\s*[-−]?\d/.test(text)) return undefined;
  const [first] = [COMPARED.exec(text), COMPARED_BY_SIGN.exec(text)]
    .filter((each) => each !== null)
    .toSorted((one, other) => one.index - other.index);
  const [, one, word, other] = first ?? [];
  return one !== undefined && word !== undefined && other !== undefined ? comparison(one, word, other) : undefined;
}

const taskOf = (text: string): string =>
  clean(text.split(/[?!]|\.\s|\.$|;|,\s(?!\d)|\s(?:why|what|how|instead|and then)\b/i)[0] ?? '');

/** Reads the value of an expression for a variable: "34 for 3x when x = 4". */
function evaluated(text: string): Answered | undefined {
  const [all, expression, letter, value] = VALUE_WHEN.exec(text) ?? [];
  if (all === undefined) return undefined;
  const rest = text.replace(all, ' ');
  const said =
    new RegExp(`\\b${SAYS}\\s+(?:that\\s+)?(-?\\d[\\d.,/]*)`, 'i').exec(rest)?.[1] ??
    /(?:=|is|as|gets?|got)\s*(-?\d[\d.,/]*)/i.exec(rest)?.[1];
  return said === undefined
    ? undefined
    : { question: `Evaluate ${expression} when ${letter} = ${value}`, answer: clean(said) };
}

/** "y = 3x - 2, when x = -1, y = 3 - 2 = 1": a value that is put in, and what is said to come out. */
const PUT_IN =
  /(?<![a-z])([a-z]|[a-z]\([a-z]\)) ?= ?([^,;:=\n]*[a-z][^,;:=\n]*?)[,;.]? ?(?:when|if|for|and|at|where|find|with) ?([a-z]) ?= ?(-?\d+(?:\.\d+)?)[,;:.]? ?(?:so|then|she (?:got|wrote|has|says)|he (?:got|wrote|has|says)|student:?)?,? ?[a-z](?:\(-?\d+\))? ?= ?([^,;\n]+)$/i;
export function putIn(written: string): Answered | undefined {
  const [, , expression = '', letter = '', value = '', worked = ''] =
    PUT_IN.exec(asTyped(written.replaceAll('`', '')).trim()) ?? [];
  const answer = clean(worked.split('=').at(-1) ?? '').replace(/[?.!]+$/, '');
  return expression.includes(letter) && letter !== '' && /^-?\d[\d./]*$/.test(answer)
    ? { question: `Evaluate ${expression.trim()} when ${letter} = ${value}`, answer }
    : undefined;
}

const ENDS_IN =
  /\b(?:so|got|gets|for|total(?: of)?|answer(?: is| was)?:?|and wrote|giving|makes?)\s+(-?\d[\d.,]*(?:\s?\d*\/\d+)?)\W*$/i;
/** Reads a calculation, the steps that somebody took, and their result: "403-168. He did 8-3=5 … so 365". */
function workedTo(text: string): Answered | undefined {
  const [first = '', ...rest] = text.split(/(?<=\d)\.\s|\n|;/);
  const task = new RegExp(`(?<![\\w=])(${TERM})\\s*$`, 'i').exec(first.trim())?.[1];
  const end = ENDS_IN.exec(rest.join('. '))?.[1];
  return task !== undefined && end !== undefined && !first.includes('=') && hasMath(task)
    ? { question: clean(task), answer: clean(end) }
    : undefined;
}

/** A task, then the steps that were written, then the answer: "47 × 6: wrote 6x7=42 …, answer 242". */
const WORKED = new RegExp(
  `^[^\\d\\n]{0,60}?(${TERM})\\s*[:;,.–—-]\\s[^\\n]*?\\b(?:answer(?: is| was| of)?|got|gets|so|total(?: of)?|ends up with|result)\\s*:?\\s*(-?\\d[\\d.,]*(?:\\/\\d+)?)(?![\\d=]|\\s*[-+×÷*/=])`,
  'i',
);
export function workedIn(written: string): Answered | undefined {
  const text = asTyped(written.replaceAll('`', ''));
  const [, task = '', end = ''] = WORKED.exec(text) ?? [];
  return /\d\s*[-+×÷*/]\s*\d/.test(task) && !/[=<>]/.test(task) && answersIn(text).length > 1
    ? { question: clean(task), answer: clean(end) }
    : undefined;
}

/** "Answer was 24 for the area of a 8 by 4 rectangle". */
const ANSWER_FOR = /\banswer (?:was|is|of) (-?[$\d][\d.,/]*) (?:for|to) (?:the )?([^.?!]*\d[^.?!]*)/i;

/** The question and the answer in a text; undefined where it does not state both. */
export function answeredIn(written: string): Answered | undefined {
  const text = asTyped(written.replaceAll('`', ''));
  const when = evaluated(text) ?? workedTo(text) ?? inWords(text) ?? namedTaskIn(text);
  if (when) return when;
  const [, asked = '', put] = PUT.exec(text) ?? [];
  if (put !== undefined && hasMath(asked) && !/=/.test(asked)) return { question: clean(asked), answer: clean(put) };
  const [, solved, as] = SOLVED_AS.exec(text) ?? ARROW.exec(text) ?? [];
  if (solved !== undefined && as !== undefined && hasMath(solved))
    return { question: clean(solved), answer: clean(as) };
  const [, said, what] = ANSWER_FOR.exec(text) ?? SAID_FOR.exec(text) ?? [];
  const task = what === undefined ? '' : taskOf(what);
  if (said !== undefined && /\d/.test(said) && hasMath(task)) return { question: task, answer: clean(said) };
  const [, whole, value] = SAID_TO_BE.exec(text) ?? [];
  if (whole !== undefined && value !== undefined && /[-+*×÷/]/.test(clean(whole)) && hasMath(clean(whole)))
    return { question: clean(whole), answer: clean(value) };
  const by = compared(text);
  if (by && !/[a-z]\s*[<>]|[<>]\s*[a-z]/i.test(text)) return by;
  const [, thing, worth] = NAMED.exec(text) ?? [];
  if (thing !== undefined && worth !== undefined && /\d/.test(thing))
    return { question: clean(thing), answer: clean(worth) };
  const [, left = '', right = ''] = EQUALITY.exec(text) ?? [];
  const [question, answer] = [clean(left), clean(right)];
  return question !== '' && answer !== '' && (hasMath(question) || /[a-z]\(|\d [a-z]/.test(question))
    ? { question, answer }
    : undefined;
}

/** Several calculations in a row, each with the answer given to it: `1) 7x8=56 2) 9x6=56`, `A) -3-5 = 8`. */
export function answersIn(written: string): Answered[] {
  const text = asTyped(written.replaceAll('`', ''));
  const parts = text.split(/(?:^|[\s,;])(?:\(?[a-h1-9]\d?[).:]|#\d+[.:)]?|q\d+[.:)]?)\s+/i).slice(1);
  const lines = parts.length > 1 ? parts : text.split(/[\n;]|,(?=\s*\(?-?\d)/);
  return lines.flatMap((line) => {
    const [, left = '', right = ''] = EQUALITY.exec(line) ?? [];
    const found = { question: clean(left), answer: clean(right) };
    return found.question !== '' &&
      found.answer !== '' &&
      /\d/.test(found.question) &&
      !/^[a-z]$/i.test(found.question) &&
      !/[a-z]/i.test(found.question.replace(/\bof\b/gi, ' '))
      ? [found]
      : [];
  });
}

/** A quoted solution, of two equations at least: what stands around the quotation marks is said of it. */
const QUOTED = /(?:^|[\s:])['"]([^'"]*=[^'"]*=[^'"]*)['"]/;
/** What is asked for in a sentence of its own before the first line: "Check each step for me. 5 - 2x = 1". */
const ASKED_BEFORE = /^[^=\n\d]*[a-z]{3,}[^=\n\d]*[.?!:]\s+(?=[^=\n]*=)/i;

/** All equations and inequalities of a text in their order, whatever stands between them: "has 3x = 6 and writes x = 3". */
export const equationsIn = (written: string): string[] =>
  [...asTyped(written.replaceAll('`', '')).matchAll(EQUATIONS)].flatMap(([, found = '']) => {
    const line = clean(found);
    return /\d/.test(line) && /[a-z]/i.test(line.replace(/\bof\b/gi, ' ')) ? [line] : [];
  });

/** The lines of a solution in one text, separated by line breaks, arrows, semicolons, commas or slashes between spaces. */
export function linesIn(request: string): string[] {
  const written = (QUOTED.exec(request)?.[1] ?? request).replace(ASKED_BEFORE, '');
  const text = asTyped(written.replaceAll('`', ''))
    .replace(/^[^\n:]*?\b(?:grade|check|mark|work(?:ing)?|feedback|wrote|did|here)\b[^\n:=]*:\s*/i, '')
    .replace(/²/g, '^2')
    .replace(/^\s*\d+[- ](?:points?|pts?)\s*:\s*/i, '')
    .replace(/([\d)a-z])\.\s+(?=[a-z]{2,})/gi, '$1\n')
    .replace(/^\W*(?:is this|are these|is it|check(?: this)?(?: please)?) ?(?:right|correct|ok(?:ay)?)?[?:.,\s]+/i, '')
    .replace(/\b(?:is this|are these|is it) (?:right|correct|ok(?:ay)?)\b.*$/i, '');
  const parts = text
    .split(/\n|;|->|→|=>|\bthen\b|\bso\b|,(?!\d{3}\b)|(?<==.*)\s\/\s(?=.*=)/i)
    .map((line) =>
      clean(
        line
          .replace(/^\s*(?:step )?\d+[.):]\s+/i, '')
          .replace(/^\s*(?:and|to|gets?|got|which gives|therefore|he|she|they)\s+/i, ''),
      ),
    );
  // Behind an arrow a number alone is what the work came to.
  const isLed = /->|→|=>/.test(text);
  return parts.filter(
    (line) =>
      line !== '' &&
      (hasMath(line) || (isLed && /^-?[\d.]+(?:\/\d+)?$/.test(line)) || /^[a-z]\s*[=<>≤≥]\s*-?[\d.]/i.test(line)) &&
      !/[a-z]{3,}/i.test(line.replace(/sqrt/gi, '')),
  );
}

const SIDE = /^[-+−×÷*·/^().,\d\s%]+$/;
/** The sides of calculations strung together with equal signs, three at least: `3 + 4 = 7 + 2 = 9`. */
export function chainIn(written: string): string[] {
  const text = asTyped(written.replaceAll('`', ''));
  const found = /(?:[-−(]?\d[-+−×÷*·/^().,\d\s%]*=\s*){2,}[-−(]?\d[-+−×÷*·/^().,\d\s%]*/.exec(text)?.[0];
  const sides = found?.split('=').map(clean) ?? [];
  const isOne = (side: string): boolean =>
    SIDE.test(side) && !/\d\s+\d+(?!\s*\/|\d)/.test(side) && side.split('(').length === side.split(')').length;
  return sides.length > 2 &&
    !/\d\s*=[^=]*\d\s*(?:,|\. |;|\n)\s*\d/.test(found ?? '') &&
    sides.every(isOne) &&
    hasMath(sides[0] ?? '')
    ? sides
    : [];
}

const LABELLED =
  /\b(?:problem|question|task|prompt)\s*:\s*(.+?)[.;,\n]?\s*\b(?:student|kid|answer|response|work|their work|his work|her work|(?:student|kid)['’]?s? (?:answer|work|response|wrote|says?|said|got))\s*:\s*(.+)$/is;
/** A problem and what a student made of it, each behind its label: "Problem: -2x < 10. Student: x < -5". */
export function labelledIn(written: string): Answered | undefined {
  const [, question, answer] = LABELLED.exec(asTyped(written.replaceAll('`', ''))) ?? [];
  return question === undefined || answer === undefined
    ? undefined
    : { question: clean(question), answer: clean(answer) };
}
