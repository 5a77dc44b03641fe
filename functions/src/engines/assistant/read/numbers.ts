const NUMBERS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, few: 3, several: 5, couple: 2, dozen: 12, 'half a dozen': 6 },
};
const ORDINALS: Record<string, number> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9 },
};
const NUMBER = `(?:\\d{1,3}|${Object.keys(NUMBERS).join('|')})`;

export const numberOf = (word: string): number => NUMBERS[word] ?? ORDINALS[word] ?? Number.parseInt(word, 10);

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
