const UNITS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const PARTS: Readonly<Record<string, number>> = {
  ...{ half: 2, halves: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9 },
  ...{ tenth: 10, eleventh: 11, twelfth: 12, hundredth: 100 },
};
const SMALL = UNITS.join('|');
const WHOLE = `(?:(?:${TENS.slice(2).join('|')})(?:[- ](?:${UNITS.slice(1, 10).join('|')}))?|${SMALL})`;
const PART = `(?:${Object.keys(PARTS).join('|')})s?`;
const NUMBER = `(?:${WHOLE}(?: hundred(?: and)?(?: ${WHOLE})?)?)`;
const TERM = `(?:(?:negative|minus) )?(?:\\d[\\d./]*(?: ?[a-z](?![a-z']))?|(?:${WHOLE}[- ]${PART}|${NUMBER})(?: [a-z](?![a-z']))?)|(?:negative )?[b-hj-z](?![a-z'])`;
const SIGN = '(?:plus|minus|times|divided by|over|equals?|is equal to|=|\\+|-)';
/** A calculation or an equation that was spoken: "negative two x plus seven equals fifteen". */
const SPOKEN = new RegExp(`(?<![\\p{L}\\d])(?:${TERM})(?: (?:${SIGN}) (?:${TERM}))+(?![\\p{L}])`, 'giu');

const digitsOf = (word: string): number => {
  const [first = '', second = ''] = word.split(/[- ]/);
  const ten = TENS.indexOf(first);
  return ten > 0 ? ten * 10 + Math.max(0, UNITS.indexOf(second)) : UNITS.indexOf(first);
};
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/\btimes\b/gi, '×'],
  [/\b(?:divided by|over)\b/gi, '÷'],
  [/\b(?:is equal to|equals?)\b/gi, '='],
];

function inDigits(spoken: string): string {
  const parts = spoken.replace(new RegExp(`\\b(${WHOLE})[- ](${PART})\\b`, 'gi'), (_, top: string, bottom: string) => {
    const name = bottom.toLowerCase();
    return `${digitsOf(top.toLowerCase())}/${PARTS[name] ?? PARTS[name.replace(/s$/, '')] ?? 1}`;
  });
  const hundreds = parts.replace(
    new RegExp(`\\b(${WHOLE}) hundred(?: and)?(?: (${WHOLE}))?\\b`, 'gi'),
    (_, many: string, rest?: string) =>
      `${digitsOf(many.toLowerCase()) * 100 + (rest ? digitsOf(rest.toLowerCase()) : 0)}`,
  );
  const numbers = hundreds.replace(new RegExp(`\\b${WHOLE}\\b`, 'gi'), (word) => `${digitsOf(word.toLowerCase())}`);
  const signed = numbers.replace(/\bnegative (?=[\da-z])/gi, '-').replace(/(\d) (?=[a-z](?![a-z]))/gi, '$1');
  return SIGNS.reduce((text, [said, sign]) => text.replace(said, sign), signed);
}

/** A text in which calculations that were spoken stand in digits, and lines that were told apart in lines. */
export const spelledOut = (text: string): string =>
  text
    .replace(
      /[,.]?\s*\b(?:then )?(?:the )?(?:first|second|third|fourth|fifth|next|last) line(?: is| was|:|,)?\s+(?=\S)/gi,
      '\n',
    )
    .replace(SPOKEN, (spoken) => (/[a-z]{3}/i.test(spoken) ? inDigits(spoken) : spoken));
