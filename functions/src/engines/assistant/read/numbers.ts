const NUMBERS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, few: 3, several: 5, couple: 2, dozen: 12, 'half a dozen': 6 },
};
const ORDINALS: Record<string, number> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9 },
};
const NUMBER = `(?:\\d{1,3}|${Object.keys(NUMBERS).join('|')})`;

export const numberOf = (word: string): number => NUMBERS[word] ?? ORDINALS[word] ?? Number.parseInt(word, 10);

/** Words for problems that follow a number. */
const COUNTED =
  '(?:problems?|questions?|qs?|exercises?|items?|tasks?|examples?|statements?|prompts?|discussion|ones?|number talks?|practice|warm|do[ -]?nows?|word|story|equations?|integer|percent|fraction|decimal|hard\\w*|eas\\w*|challeng\\w*|multiple|true|more|worded|real|quick|short|different|good|simple|similar|mixed|basic|one|two|multi|linear|sums|differences|products|quotients|facts|take[- ]?aways?|subtractions?|additions?|multiplications?|divisions?|inequalit\\w+|systems|quadratics|trinomials|polynomials|expressions|clocks?|clock faces|faces|stories|pairs of|proportions|conversions|calculations?|computations?)';
const COUNTS: readonly RegExp[] = [
  /\b([4-9]|1\d|20) numbers\b/,
  // First what can be nothing else: in "numbers with three or more digits, 5 questions" the 5.
  new RegExp(`\\b(${NUMBER})[- ](?:problems?|questions?|exercises?|items?|tasks?)\\b`),
  new RegExp(
    `\\b(?:give|make|write|need|want|create|do)(?: me| us)? (${NUMBER})(?= (?:with|where|that|which|on|about)\\b)`,
  ),
  new RegExp(`\\b(${NUMBER})[- ](?:\\w+[- ]){0,2}?${COUNTED}\\b`),
  new RegExp(`\\b(${NUMBER}) (?:of (?:them|those|each)|each|apiece|please|pls|in total|in all|total|altogether)\\b`),
  new RegExp(`(?:^|[,;:.] ?|about |around |w\\/ |with |maybe )(${NUMBER})(?:[.,!?]|$)`),
  new RegExp(
    `^(?:make|give me|write|create|i need|need|can (?:yo)?u (?:make|write|give me))? ?(?:me )?(${NUMBER}) (?!th|st|nd|rd|day|week|minute|min|level|grade|group|student|kid|point|pt|times|plus|minus|divided|percent|and|or|of)[a-z]`,
  ),
];
/** "Warm-up: 6 multiplication facts". */
const AFTER_USE = new RegExp(
  `\\b(?:warm[- ]?ups?|exit (?:ticket|slip)s?|quiz|homework|worksheet|practice|do[- ]?now)[:,]? (?:of |with )?(${NUMBER}) (?!min|day|point|st|nd|rd|th)[a-z]`,
);
const NOT_A_COUNT =
  /\b[k\d]\.[a-z]{1,3}(?:\.[a-z])?(?:\.\d+[a-z]?)?\b|[=<>≤≥+*×÷^/] ?[-−]?\d+[a-z]?\b|\b\d+(?= ?[+*×÷^/=<>≤≥])|\b\d+[- ]?(?:st|nd|rd|th)\b|\bgr(?:ade)?s?\.? ?\d\b|\b\d+[- ]?(?:min\w*|hours?|hrs?|days?|weeks?|pts?|points?|levels?|kids|students|degrees?|digits?|steps?|place\w*)\b|\b(?:two|three|one|multi)[- ](?:steps?|digits?|variables?)\b|\bwithin \d+\b|(?:\b(?:period|number|question|problem|no\.?)|#) ?\d+\b|[$]\d+/g;
/** "Two where … and two that …" asks for four. */
const TWO_SORTS = new RegExp(
  `\\b(${NUMBER}) (?:\\w+ )?(?:problems?|questions?|examples?|ones)?[^.]*? and (${NUMBER}) (?:where|that|with|in which|non-?examples?|word|more)\\b`,
);
const HALF_DOZEN = /\bhalf a dozen\b/;

/** "8 two-digit minus one-digit subtraction problems": a number of what a set consists of, before anything else is counted. */
const WHOLE = new RegExp(
  `(?<![$.\\d/#-])\\b(${NUMBER})[- ](?!(?:digits?|dig|steps?|days?|weeks?|min\\w*|hours?|hr|years?|levels?|tiers?|versions?|kids|students|points?|pts|pt|of|and|or|to|more|times|plus|minus|st|nd|rd|th)\\b)(?:[\\w'&+/-]+ ){0,6}?(?:problems?|questions?|qs|q|items?|exercises?|statements|(?<!\\bof \\S+ )(?:equations|inequalities|expressions|facts|clocks|trinomials|quadratics|radicals))\\b(?! sets?\\b)`,
);
/** How many problems there are in all, where they are called so; "one of them" counts a part. */
export function wholeCountIn(text: string): number | undefined {
  const found = WHOLE.exec(
    text.replace(
      /\b(?:at least |include |just )?\w+ of (?:them|these|those)\b|\bone each\b|\bgrades? \d\b|\b\d(?:st|nd|rd|th)\b/g,
      ' , ',
    ),
  )?.[1];
  const count = found === undefined ? undefined : numberOf(found);
  return count !== undefined && count >= 1 && count <= 40 ? count : undefined;
}

/** How many problems a text asks for; undefined if it does not say. */
export function countIn(text: string): number | undefined {
  if (HALF_DOZEN.test(text)) return 6;
  const both = TWO_SORTS.exec(text);
  if (both) return numberOf(both[1] ?? '') + numberOf(both[2] ?? '');
  const bare = text.replace(NOT_A_COUNT, ' ').replace(/\s+/g, ' ');
  if (
    /\b(?:a|an|one|another) (?:(?!\d|two|three|four|five|six|seven|eight|nine|ten)[\w-]+ ){0,4}(?:problem|question|task|prompt)\b(?!s| sets?\b| exit| quiz)/.test(
      bare,
    ) &&
    !/\b\d+ (?:\w+ )?(?:questions|problems)/.test(bare)
  )
    return 1;
  if (
    /(?:^\W*|\b(?:need|want|make|write|give me|do) )(?:(?:good|quick|nice|short) )?(?:word|story) problem\b/.test(
      bare,
    ) &&
    !/\bproblems\b/.test(bare)
  )
    return 1;
  // "Train problem, make it funny".
  if (/^(?:[a-z-]+ ){1,3}problem\b(?! sets?\b)/.test(bare) && !/\bproblems\b/.test(bare)) return 1;
  const found = [...COUNTS, AFTER_USE].flatMap((pattern) =>
    [...bare.matchAll(new RegExp(pattern, 'g'))].map(([, number = '']) => numberOf(number)),
  );
  return found.find((count) => count >= 1 && count <= 40);
}

export type Level = 1 | 2 | 3;
export const levelIn = (text: string): Level | undefined => {
  if (/\b(?:hard\w*|difficult|challeng\w*|tricky|stretch\w*|demanding|advanced|gifted|extension|rigorous)\b/.test(text))
    return 3;
  return /\b(?:eas(?:y|ier|iest)|simple\w*|friendly|basic|below grade|low\w*|scaffold\w*|remedia\w*|grades? behind|struggling|weak)\b/.test(
    text,
  )
    ? 1
    : /^\W*(?:medium|mid(?:dle)?|(?:at |on )(?:grade[- ])?level)\W*$/.test(text)
      ? 2
      : undefined;
};

export function minutesIn(typed: string): number | undefined {
  // A clock is read to the minutes; that is no length of a lesson.
  const text = typed.replace(/\btime to (?:the )?(?:nearest )?\d+[- ]*min\w*/g, ' ');
  if (/\bhalf (?:an )?hour\b/.test(text)) return 30;
  const hours = /\b(?:an|one|1)[- ]?(?:hour|hr)\b/.test(text) ? 60 : undefined;
  const found = /\b(\d{1,3})[- ]*(?:min(?:ute)?s?|minuts?|mins)\b/.exec(text)?.[1];
  return found === undefined ? hours : Number(found);
}

/** How many days a sequence of lessons takes; undefined for a single one. */
export function daysIn(text: string): number | undefined {
  const found = new RegExp(`\\b(${NUMBER})[- ]days?\\b`).exec(text)?.[1];
  if (found !== undefined) return numberOf(found);
  if (
    /\bplan (?:out )?(?:a|the|my|this|next) week\b|\bweek of\b|\b(?:m-f|mon(?:day)?[- ](?:to|through|thru|-)[- ]?fri(?:day)?|(?:next|this|the|whole|all|a|for the) week|week[- ]long|weekly plan)\b/.test(
      text,
    )
  )
    return /\bplan|unit|sequence|lessons|fillers?|warm\b/.test(text) ? 5 : undefined;
  return undefined;
}

const GRADE_WORDS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
};
/** The grade of a standard by its code, as `gradeIn` counts grades. */
export const gradeOfCode = (code: string): number => (/^\d/.test(code) ? Number(code[0]) : /^K/.test(code) ? 0 : 9);

/** A grade as it is called within a sentence. */
export const gradeCalled = (grade: number): string =>
  grade === 0 ? 'kindergarten' : grade === 9 ? 'Algebra 1' : `grade ${grade}`;

/** The grade in a text: 1 to 8, 0 for kindergarten, 9 for Algebra 1; undefined if none is named. */
export function gradeIn(text: string): number | undefined {
  if (/\bkindergart(?:en(?:ers?)?|ners?)\b|\bkinders?\b|\bgrade k\b/.test(text)) return 0;
  if (/\balgebra (?:1|one|i)\b/.test(text)) return 9;
  const [, a, b] = /\b(?:grades?|gr\.?|year)[- ]?(\d)\b|\b(\d)(?:st|nd|rd|th)?[- ]?(?:gr\b|grad\w*)/.exec(text) ?? [];
  const word = /\b(first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]?grad\w*/.exec(text)?.[1];
  const bare = /\bmy (\d)(?:st|nd|rd|th)s?\b/.exec(text)?.[1];
  const found = Number(a ?? b ?? bare ?? GRADE_WORDS[word ?? ''] ?? 0);
  return found >= 1 && found <= 8 ? found : undefined;
}

/**
 * The entries of a list that a text refers to ("the last two", "number 2", "all"), as indices from 0; undefined if it
 * refers to none.
 */
export function placesIn(typed: string, size: number): number[] | undefined {
  const all = Array.from({ length: size }, (_, at) => at);
  const stay = STAY.exec(typed);
  const staying = stay && placesIn(stay[1] ?? '', size);
  const text = staying ? typed.replace(STAY, ' ') : typed;
  const named = placesNamed(text, size, all);
  return named ?? (staying ? all.filter((at) => !staying.includes(at)) : undefined);
}

/** What is to stay as it is: "keep 1-4 the way they are", "leave problems 2 and 3". */
const STAY =
  /\b(?:keep|leave|don'?t (?:change|touch))\b ((?:(?:the |numbers?|problems?|questions?|first|last|#) ?)*[\d\w#]+(?: ?(?:-|–|to|through|thru|,|and|&) ?#?\d+)*)/;
const RANGE = /(?<![\d.,/$-])#?(\d{1,2}) ?(?:-|–|to|through|thru) ?#?(\d{1,2})(?![\d%/-])/;

function placesNamed(text: string, size: number, all: readonly number[]): number[] | undefined {
  const [, from = 0, to = 0] = (RANGE.exec(text) ?? []).map(Number);
  if (from >= 1 && to > from && to <= size) return all.slice(from - 1, to);
  const end = new RegExp(`\\b(last|final|first) (${NUMBER})\\b`).exec(text);
  if (end) return end[1] === 'first' ? all.slice(0, numberOf(end[2] ?? '1')) : all.slice(-numberOf(end[2] ?? '1'));
  const single =
    /(?:\b(?:number|question|problem|no\.?|item|q)s?|#) ?(\d{1,2})((?:(?:,| and|,? &) ?#?\d{1,2})*)\b/.exec(text);
  if (single) {
    const numbers = `${single[1]} ${single[2] ?? ''}`.match(/\d+/g) ?? [];
    return numbers.map((each) => Number(each) - 1).filter((at) => at >= 0 && at < size);
  }
  if (/\b(?:the )?last(?: one| question| problem)?\b/.test(text)) return all.slice(-1);
  const ordinal = new RegExp(
    `\\bthe (?:very )?(${Object.keys(ORDINALS).join('|')})(?: one| question| problem)?\\b`,
  ).exec(text)?.[1];
  return ordinal === undefined ? undefined : all.filter((at) => at === numberOf(ordinal) - 1);
}
