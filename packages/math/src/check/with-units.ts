import { isSlip } from './fits-word.ts';
import { isUnit, unitWord } from './units.ts';
import { FUNCTIONS } from './words.ts';

/** "square cm" is cm², "per" is a slash, "in." is in, and "cm2" can be nothing else. */
const UNIT_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/(?<![A-Za-z])sq(?:uare\b|(?!rt|uare))\.?\s*([A-Za-z]+)/gi, '$1^2'],
  [/(?<![A-Za-z])cu(?:bic)?\b\.?\s*([A-Za-z]+)/gi, '$1^3'],
  [/(?<=[A-Za-z])\s+(?:per|an?|each|every)\s+(?=[A-Za-z])|\bper\b/gi, ' / '],
  [/([A-Za-z])\.(?!\d)/g, '$1'],
  [/(?<![A-Za-z])([mcdk]?m|in|ft|yd|mi|inches|feet)\s?([23])(?![\d.]|\s*[A-Za-z])/g, '$1^$2'],
  [/\$\s*(\d[\d.,]*)\s*(?:dollars?|bucks?)\b/gi, '$$$1'],
  [/\bbucks?\b/gi, 'dollars'],
  [/\bkilos?\b/gi, 'kg'],
  [/^an?\s+(?=[a-z])/i, '1 '],
  [/\bfoot (\d+)$/i, 'ft $1 in'],
  [/(?<=\d)\s*h(?:rs?|ours?)?\s*(\d+)\s*m?$/i, ' h $1 min'],
  [/\bfl(?:uid)?\.?\s*(?=oz|ounces?)/gi, ''],
  [/(?<=[A-Za-z"'])\s+and\s+(?=\d)/gi, ' '],
  [/(?:°|\bdeg(?:rees?)?\b)\s*(?:c|celsius)\b|\bcelsius\b/gi, '°C'],
  [/(?:°|\bdeg(?:rees?)?\b)\s*(?:f|fahrenheit)\b|\bfahrenheit\b/gi, '°F'],
];

const AMOUNT = String.raw`[-−]?\d[\d.,]*(?:\s+\d+\/\d+|\/\d+)?(?:\s*(?:pi|π))?`;
/** A unit with exactly one amount after it: "inches 3/4", "square cm 12", "% 50". */
const UNIT_FIRST = new RegExp(
  String.raw`^((?:(?:sq(?:uare)?\.?|cu(?:bic)?)\s+)?(°?[A-Za-z]+)(?:\^[23])?|%)\s*(${AMOUNT})$`,
  'i',
);

/** "inches 3/4" is 3/4 inches. "Point 3" may be a decimal, and a function stands before what it is taken of. */
const unitLast = (text: string, units: readonly string[]): string =>
  text.replace(UNIT_FIRST, (whole, unit: string, word: string | undefined, amount: string) => {
    const isNamed = units.some(
      (one) =>
        unitWord(one)
          .replace(/\^[23]$/, '')
          .toLowerCase() === word?.toLowerCase(),
    );
    const isKnown = word === undefined || isNamed || (word.length > 1 && isUnit(word));
    const isOther = word !== undefined && (/^point$/i.test(word) || (FUNCTIONS.has(word) && !isUnit(word)));
    return isKnown && !isOther ? `${amount} ${unit}` : whole;
  });

const PEOPLE = /^(?:students?|people|persons?|kids?|child(?:ren)?|pupils?)$/i;

/**
 * Units as the parser reads them. The requested ones are recognized in upper or lower case and with words before them
 * ("adult tickets").
 */
export function withUnits(text: string, units: readonly string[]): string {
  // "A = 36 cm²": a letter before the amount is no ampere.
  const bare = unitLast(text.replace(/^[A-Za-z]\s*=\s*/, '').trim(), units);
  let plain = UNIT_SIGNS.reduce((done, [from, to]) => done.replace(from, to), bare);
  const scale = units.find((unit) => /^°[CF]$/.test(unit));
  if (scale !== undefined)
    plain = plain
      .replace(/(\d\)?)\s*(?:°(?![CF])|deg(?:rees?)?\b)/i, `$1 ${scale}`)
      .replace(/(\d\)?)\s*([CF])\b/, '$1 °$2');
  for (const unit of units)
    if (unit.includes(' ') && !/^(?:square|cubic) /.test(unit))
      plain = plain.replace(new RegExp(`${unit}\\b`, 'i'), unitWord(unit));
  return plain.replace(/(?<![\\A-Za-z])[A-Za-z]+/g, (run) => {
    const same = units.map(unitWord).find((unit) => unit.toLowerCase() === run.toLowerCase());
    if (same !== undefined) return same;
    const meant = units.map(unitWord).find((unit) => isSlip(run.toLowerCase(), unit.toLowerCase()));
    if (meant !== undefined) return meant;
    const person = PEOPLE.test(run) ? units.find((unit) => PEOPLE.test(unit)) : undefined;
    return person ?? (isUnit(run) || !isUnit(run.toLowerCase()) ? run : run.toLowerCase());
  });
}
