/** A rough count of English syllables: groups of vowels, without an e that is silent. */
const englishSyllables = (word: string): number =>
  Math.max(
    1,
    (word.replace(/(?<=[^aeiouy])e$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyscgxzh])es$/, '').match(/[aeiouy]+/g) ?? [])
      .length + (/[^aeiouy]le$/.test(word) ? 1 : 0),
  );

/** Spanish syllables: strong vowels count one each, weak ones beside them none, unless they have an accent. */
const spanishSyllables = (word: string): number =>
  Math.max(
    1,
    (word.replace(/(?<=[gq])u(?=[eiéí])/g, '').match(/[aeoáéóíú]|(?<![aeoáéóíú])[iuü](?![aeoáéóíú])/g) ?? []).length,
  );

function measured(text: string, syllables: (word: string) => number) {
  const prose = text.replaceAll(/^#.*$/gm, '').replaceAll(/^- /gm, '');
  const words = prose.toLowerCase().match(/[a-záéíóúüñ']+/g) ?? [];
  // A line of a list that ends with a comma goes on in the next one.
  const sentences = prose.split(/[.!?]\s+/).filter((part) => /\p{L}/u.test(part)).length;
  const all = words.reduce((sum, word) => sum + syllables(word), 0);
  return { words: words.length, sentences, aSentence: words.length / sentences, aWord: all / words.length };
}

/** Flesch–Kincaid: the grade in which a US child reads the text. */
function englishGrade(text: string): number {
  const { aSentence, aWord } = measured(text, englishSyllables);
  return 0.39 * aSentence + 11.8 * aWord - 15.59;
}

/** Szigriszt's perspicuity, on the INFLESZ scale: 55 to 65 is normal, 65 to 80 rather easy, above 80 very easy. */
function spanishEase(text: string): number {
  const { aSentence, aWord } = measured(text, spanishSyllables);
  return 206.835 - 62.3 * aWord - aSentence;
}

/** What a text asks of its reader: in English a grade, less is easier; in Spanish a score to 100, more is easier. */
export const readingLevel = { en: englishGrade, es: spanishEase } as const;
