import { readingLevel } from '@lemma/plans';
import type { Explained } from '../judge/explain.ts';
import { capital, list, say, suggest } from '../say/parts.ts';

/** Asks for a problem in words that are easier to read, and not for easier numbers. */
const ASKS =
  /\breadab\w+\b|\breading level\b|\breads (?:at|on|below)\b|\b(?:simpler|easier|plain(?:er)?|fewer) (?:to read|words|language|english|wording|text|sentences)\b|\b(?:re-?write|re-?word|rephrase|simplify|adapt|modify|version)\b[^:"“]*\b(?:e\.?l\.?l?s?|mlls?|esl|english (?:language )?learners?|newcomers?|level [12]|language|reading|readers?|words|wording)\b/i;
const QUOTED = /["“]([^"”]{20,})["”]/;
const AFTER_COLON = /:\s*([A-Z][^:]{20,}\d[\s\S]*)$/;

/** The problem of a request to make it easier to read; undefined where none is asked for or stands in it. */
export function toSimplify(text: string): string | undefined {
  if (!ASKS.test(text.replace(QUOTED, ' '))) return undefined;
  const found = QUOTED.exec(text)?.[1] ?? AFTER_COLON.exec(text)?.[1];
  return found !== undefined && /\d|\b(?:half|third|fourth|two|three|four|five)/i.test(found)
    ? found.trim()
    : undefined;
}

const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bone[- ]half\b/gi, '1/2'],
  [/\bone[- ]third\b/gi, '1/3'],
  [/\btwo[- ]thirds\b/gi, '2/3'],
  [/\b(?:one[- ]fourth|one[- ]quarter)\b/gi, '1/4'],
  [/\b(?:three[- ]fourths|three[- ]quarters)\b/gi, '3/4'],
  [/\bone[- ]fifth\b/gi, '1/5'],
  [/\btwo[- ]fifths\b/gi, '2/5'],
  [/\bthree[- ]fifths\b/gi, '3/5'],
  [/\bthree[- ]eighths\b/gi, '3/8'],
  [/\bfive[- ]eighths\b/gi, '5/8'],
];

/** Hard words and turns, with easy ones for them. The numbers in them stay. */
const EASIER: readonly (readonly [RegExp, string])[] = [
  [
    /\b(an?) ([^.,]*?),? measur(?:ing|es) (\S+) (\w+) in length,? (?:and )?(\S+) (\w+) in width,? (?:and )?(\S+) (\w+) in height,? /gi,
    'There is $1 $2. It is $3 $4 long. It is $5 $6 wide. It is $7 $8 high. It ',
  ],
  [
    /\b(an?) ([^.,]*?),? measur(?:ing|es) (\S+) (\w+) in length,? (?:and )?(\S+) (\w+) in width,? /gi,
    'There is $1 $2. It is $3 $4 long. It is $5 $6 wide. It ',
  ],

  [/\bis filled to (\S+) of (?:its|the) (?:total )?capacity\b/gi, 'is $1 full'],
  [
    /\b(?:that|which) (?:had been|was|is) marked down (\S+) from (?:its|the|an) original price of (\S+?)(?=[.,;]|\s|$)/gi,
    '. The old price was $2. The store took $1 off',
  ],
  [/\bmarked down\b/gi, 'made cheaper by'],
  [/\b(?:the|its) original price\b/gi, 'the old price'],
  [/\bdetermine\b|\bcalculate\b|\bcompute\b|\bascertain\b/gi, 'find'],
  [/\bpurchas(?:ed|es|ing)\b/gi, 'bought'],
  [/\bpurchase\b/gi, 'buy'],
  [/\bcontained in\b/gi, 'in'],
  [/\bcontains\b/gi, 'has'],
  [/\bcontained\b/gi, 'had'],
  [/\baltogether\b|\bin total\b/gi, 'in all'],
  [/\bapproximately\b|\broughly\b/gi, 'about'],
  [/\brequires\b/gi, 'needs'],
  [/\brequired?\b/gi, 'need'],
  [/\breceived\b|\bobtained\b/gi, 'got'],
  [/\bdistributed?\b/gi, 'gave out'],
  [/\bremaining\b/gi, 'left'],
  [/\b(how (?:many|much)[^.?]*?) remains?\b/gi, '$1 are left'],
  [/\badditional\b/gi, 'more'],
  [/\bnumerous\b/gi, 'many'],
  [/\bconsumed\b/gi, 'used'],
  [/\btravel(?:ed|led)\b/gi, 'went'],
  [/\bcommenced?\b|\bbegan\b/gi, 'started'],
  [/\bper\b/gi, 'for each'],
  [/\bprior to\b/gi, 'before'],
  [/\bin order to\b/gi, 'to'],
  [/\bindividuals?\b/gi, 'people'],
  [/\brectangular aquarium\b/gi, 'fish tank with the shape of a box'],
  [/\baquarium\b/gi, 'fish tank'],
  [/\bvehicles?\b/gi, 'car'],
  [/\bbeverages?\b/gi, 'drink'],
];

/** Where a long sentence can be cut into two. */
const CUTS: readonly (readonly [RegExp, string])[] = [
  [/(^|[.?!]\s+)if ([^,?]+), (how|what|find|which)\b/gi, '$1$2. $3'],
  [/;\s+/g, '. '],
  [/,? (?:which|that|who) (is|was|has|costs|needs|holds|weighs) /gi, '. It $1 '],
  [/,? (?:which|that|who) (are|were|have|cost|need|hold|weigh) /gi, '. They $1 '],
  [/, but /gi, '. But '],
  [/, (?:and|so) (?=(?:then )?(?:he|she|they|it|each|the|how|what|\p{Lu}\p{Ll}+) )/gu, '. '],
  [/ and then /gi, '. Then '],
];

/** What words of mathematics mean that can't be left out. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ volume: 'how much space is inside', area: 'how much is covered', perimeter: 'the way around' },
  ...{
    percent: 'how many of every 100',
    discount: 'how much is taken off the price',
    'sales tax': 'money that is added to the price',
  },
  ...{
    average: 'what each gets when all is shared equally',
    remainder: 'what is left over',
    ratio: 'how two amounts go together',
  },
  ...{
    radius: 'from the middle to the edge',
    diameter: 'across, through the middle',
    equation: 'two things that are the same, with = between',
  },
  ...{
    estimate: 'about how much',
    difference: 'how far apart',
    product: 'the answer when you multiply',
    sum: 'the answer when you add',
  },
};

const apply = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((rest, [from, to]) => rest.replace(from, to), text);
const numbersOf = (text: string): string =>
  (text.match(/\d+(?:[.,/]\d+)*/g) ?? [])
    .map((each) => each.replace(/[.,]$/, ''))
    .toSorted()
    .join(' ');

/** The sentences of a problem in easier words, the question last. */
function sentencesOf(problem: string): string[] {
  const plain = apply(apply(apply(problem, FRACTIONS), EASIER), CUTS);
  return plain
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,?!])/g, '$1')
    .replace(/\.{2,}/g, '.')
    .replace(/(?<=^There is |[.] There is )An?\b/g, (article) => article.toLowerCase())
    .split(/(?<=[.?!])\s+/)
    .map((each) => capital(each.trim()))
    .filter((each) => /\p{L}/u.test(each));
}

const FRAME = 'I know ___ and ___. I have to find ___. I will ___, because ___. The answer is ___.';
/** A problem that is read on so much lower a grade is told as easier. */
const LOWER = 1;

/** A problem in words that are easier to read, with the same numbers; told by how much it is easier. */
export function simplerText(text: string): Explained | undefined {
  const problem = toSimplify(text);
  if (problem === undefined) return undefined;
  const lines = sentencesOf(problem);
  const [before, after] = [readingLevel(problem), readingLevel(lines.join(' '))];
  const isSame = numbersOf(apply(problem, FRACTIONS)) === numbersOf(lines.join(' '));
  const memo = { wish: { kind: 'versions' as const, task: problem } };
  if (!isSame || before - after < LOWER)
    return {
      parts: [
        say(
          `I could not put this into easier words with the same numbers: it reads at grade ${before} (Flesch-Kincaid), and what I can change makes it ${after}.`,
        ),
        suggest('What I can do: an easier and a harder version of this problem'),
      ],
    };
  const hard = Object.entries(WORDS).filter(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(lines.join(' ')));
  return {
    parts: [
      say(
        `The same problem in easier words, one thing in a sentence. It read at grade ${before}; now it reads ${after < 1 ? 'below grade 1' : `at grade ${after}`} (Flesch-Kincaid). The numbers are the same, and so is the math.`,
      ),
      say(lines.join('\n')),
      ...(hard.length > 0
        ? [say('Words to go through first, with a drawing:'), list(hard.map(([word, note]) => ({ text: word, note })))]
        : []),
      say(`Sentence frame: ${FRAME}`),
      suggest('Make an easier and a harder version of it'),
    ],
    memo,
    isReply: true,
    speaksOf: `${text} readable`,
  };
}
