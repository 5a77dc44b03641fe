const words: { readonly [word: string]: string } = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  eighteen: '18',
  twenty: '20',
  'twenty-five': '25',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  'seventy-five': '75',
  eighty: '80',
  ninety: '90',
  hundred: '100',
};

/** A typed percent question: number words as digits, `%` for "percent", no dollar signs or thousands commas. */
export const plainPercent = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[`$]/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[a-z]+(?:-[a-z]+)?/g, (word) => words[word] ?? word)
    .replace(/\s*(?:percent|per cent|%)/g, '%')
    .replace(/\s+/g, ' ')
    .trim();

export const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,3})?)`;

/** The first groups of a pattern as numbers. */
export const numbersOf = (pattern: RegExp, text: string): readonly string[] | undefined => pattern.exec(text)?.slice(1);
