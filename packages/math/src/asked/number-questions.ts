import {
  compare,
  exactRoot,
  floorRoot,
  isWhole,
  minus,
  over,
  type Rational,
  rational,
  times,
  toNumber,
} from '../check/rational.ts';
import { numberText } from '../steps/written.ts';
import {
  type Answered,
  decimalText,
  mixedText,
  NUMBER,
  plainText,
  rationalIn,
  rounded,
  scientificText,
  sumOf,
} from './texts.ts';

const PLACES: Readonly<Record<string, number>> = {
  ...{ thousandth: 3, hundredth: 2, tenth: 1, one: 0, unit: 0, whole: 0, integer: 0, dollar: 0, cent: 2, penny: 2 },
  ...{ ten: -1, hundred: -2, thousand: -3, 'ten thousand': -4, million: -6 },
};
const NEAREST =
  /\b(?:nearest|to the|closest|and(?: also)?(?: to)? the(?: nearest)?)\s+(ten thousand|thousandth|hundredth|tenth|thousand|hundred|ten|one|whole|unit|integer|dollar|cent|penny|million|10,?000|1,?000|100|10|0?\.0+1|0?\.1)s?\b/gi;
const placesOf = (word: string): number | undefined => {
  const known = PLACES[word.toLowerCase()];
  if (known !== undefined) return known;
  const value = Number(word.replaceAll(',', ''));
  return value > 0 ? Math.round(-Math.log10(value)) : undefined;
};

function roundedTo(value: Rational, places: number): string {
  if (places >= 0) return rounded(value, places);
  const unit = rational(10n ** BigInt(-places));
  return plainText(times(rational(BigInt(rounded(over(value, unit), 0))), unit));
}

/** "Round 7.348 to the nearest hundredth and whole number". */
export function roundings(text: string): Answered | undefined {
  if (!/\bround/i.test(text)) return undefined;
  const number =
    new RegExp(`round(?:ed|ing)?\\s+(?:off\\s+)?(?:the number\\s+)?(${NUMBER})`, 'i').exec(text)?.[1] ??
    new RegExp(`^\\D*(${NUMBER})\\s+rounded`, 'i').exec(text)?.[1];
  const value = number === undefined ? undefined : rationalIn(number);
  if (value === undefined || number === undefined) return undefined;
  const rest = text.slice(text.indexOf(number) + number.length);
  const counted = /\bto (\d) (?:decimal )?places?/i.exec(rest)?.[1];
  const named = [...rest.matchAll(NEAREST)].flatMap(([, word = '']) => {
    const places = placesOf(word);
    return places === undefined ? [] : [{ word: word.toLowerCase(), places }];
  });
  const all =
    counted === undefined ? named : [...named, { word: `${counted} decimal places`, places: Number(counted) }];
  if (all.length === 0) return undefined;
  const said = all.map(({ places }) => roundedTo(value, places));
  return {
    lines: all.map(
      ({ word, places }, at) =>
        `To ${/places/.test(word) ? word : `the nearest ${word}`}: look at the next digit to the right${places > 0 ? '' : ' of that place'}, and \`${number}\` becomes \`${said[at]}\`.`,
    ),
    answer: said.map((each) => `\`${each}\``).join(' and '),
  };
}

const FORMS: readonly (readonly [RegExp, (value: Rational, places: number | undefined) => string | undefined])[] = [
  [/\b(?:as|to|in(?:to)?) (?:a )?percent(?:age)?\b/i, (value, places) => percentText(value, places)],
  [/\b(?:as|in(?:to)?|to|give) (?:a |it as a )?mixed (?:number|fraction)/i, (value) => mixedText(value)],
  [/\bimproper\b/i, (value) => numberText(value)],
  [/\bscientific notation|standard form|powers? of ten\b/i, (value) => scientificText(value)],
  [
    /\b(?:as|to|in(?:to)?) (?:a )?decimal\b|\bdecimal places?\b|\brounded\b/i,
    (value, places) => (places === undefined ? decimalText(value) : rounded(value, places)),
  ],
  [
    /\b(?:as|to|in(?:to)?) (?:a |its )?(?:simplest |reduced )?fraction\b|\blowest terms|simplest form|simplif/i,
    (value) => numberText(value),
  ],
];

function percentText(value: Rational, places: number | undefined): string {
  const hundredfold = times(value, rational(100n));
  const exact = decimalText(hundredfold);
  if (exact !== undefined) return `${exact}%`;
  return places === undefined ? `${mixedText(hundredfold)}%` : `${rounded(hundredfold, places)}%`;
}

const EXPRESSION = /(?<![a-z\d.])[-−]?\$?[(\d][\d.,\s+\-−*/×÷·^()%]*(?:of \d[\d.,]*)?/gi;

/** A number or a calculation in a requested form: "5/8 as a percent", "3/4 ÷ 2/3 as a mixed number". */
export function inForm(text: string): Answered | undefined {
  const wanted = FORMS.find(([pattern]) => pattern.test(text));
  const written = (text.match(EXPRESSION) ?? [])
    .map((each) => each.trim().replace(/[.,\s+\-*/×÷]+$/, ''))
    .filter((each) => /\d/.test(each))[0];
  if (wanted === undefined || written === undefined || /=/.test(text)) return undefined;
  const grouped = written.replace(/÷\s*(\d+\/\d+)/g, '÷ ($1)').replace(/^(\d+\/\d+)\s*÷/, '($1) ÷');
  const value = rationalIn(grouped.replace(/%\s*of\s*/g, '% × '));
  if (value === undefined || (/lowest|simpl/i.test(text) && /\d\s*[-+×÷*]\s*\d/.test(written))) return undefined;
  const places = /\b(\d) (?:decimal )?places?\b/i.exec(text)?.[1] ?? placesNamed(text);
  const shown = wanted[1](value, places === undefined ? undefined : Number(places));
  if (shown === undefined) {
    const near = rounded(value, 3);
    return {
      lines: [`\`${written}\` has no decimal that ends: it repeats. Rounded to three places it is \`${near}\`.`],
      answer: `\`${near}\` (rounded)`,
    };
  }
  const exact = !/rounded|places|nearest/i.test(text);
  const middle =
    /%$/.test(shown) && decimalText(value) !== undefined
      ? `\`${grouped} = ${decimalText(value)}\`, and that is \`${shown}\`.`
      : undefined;
  const simple =
    numberText(value) !== shown && grouped !== numberText(value) && !/%$/.test(shown) && /[÷×/]/.test(grouped) && exact
      ? `\`${grouped} = ${numberText(value)}\`, and in the form asked for that is \`${shown}\`.`
      : undefined;
  return {
    lines: [middle ?? simple ?? (exact ? `\`${grouped} = ${shown}\`` : `\`${grouped}\` is about \`${shown}\`.`)],
    answer: `\`${shown}\``,
  };
}

const placesNamed = (text: string): string | undefined => {
  const word = /nearest (thousandth|hundredth|tenth|whole)/i.exec(text)?.[1];
  return word === undefined ? undefined : String(PLACES[word.toLowerCase()]);
};

/** "The percent increase from 40 to 50", "what percent of 80 is 12", "a $60 coat at 25% off". */
export function percents(text: string): Answered | undefined {
  const N = `\\$?(\\d[\\d,]*(?:\\.\\d+)?)`;
  const plain = text.replace(/(\d),(?=\d{3})/g, '$1');
  const change =
    new RegExp(
      `percent(?:age)?\\b.*?\\b(?:change|increase|decrease|rise|drop|grow\\w*)?\\b.*?\\bfrom ${N} to ${N}`,
      'i',
    ).exec(plain) ?? new RegExp(`from ${N} to ${N}.*percent`, 'i').exec(plain);
  const [, a, b] = change ?? [];
  if (a !== undefined && b !== undefined) {
    const [one, other] = [rationalIn(a), rationalIn(b)];
    if (one === undefined || other === undefined || one.n === 0n) return undefined;
    const difference = minus(other, one);
    const share = percentText(over(difference, one), 1);
    const word = difference.n < 0n ? 'decrease' : 'increase';
    return {
      lines: [
        `The change is \`${b} - ${a} = ${plainText(difference)}\`.`,
        `Compare it with the start: \`${plainText(difference)}/${a}\`, which is \`${share}\`.`,
      ],
      answer: `a ${share.replace('-', '')} ${word}`,
    };
  }
  const of =
    new RegExp(`(?:what )?percent(?:age)? (?:is|of) ${N} (?:out )?(of|is) ${N}`, 'i').exec(plain) ??
    new RegExp(`${N} is what percent (of) ${N}`, 'i').exec(plain);
  const [, x, middle, y] = of ?? [];
  if (x !== undefined && y !== undefined) {
    const swapped = /percent(?:age)? of \S+ is/i.test(plain) && middle === 'is';
    const [part, whole] = swapped ? [rationalIn(y), rationalIn(x)] : [rationalIn(x), rationalIn(y)];
    if (part === undefined || whole === undefined || whole.n === 0n) return undefined;
    const share = percentText(over(part, whole), 1);
    return {
      lines: [`The part over the whole: \`${plainText(part)}/${plainText(whole)}\`, which is \`${share}\`.`],
      answer: `\`${share}\``,
    };
  }
  const rate =
    /(\d+(?:\.\d+)?)\s*(?:%|percent)\s+(off|discount|tax|tip|markup|increase|more|decrease|less|raise)/i.exec(plain);
  const price =
    /\$\s?(\d+(?:\.\d+)?)/.exec(plain)?.[1] ??
    /\b(?:of|on|costs?|is|at|bill) (\d+(?:\.\d+)?)\b/.exec(plain.replace(rate?.[0] ?? '%%', ' '))?.[1];
  const [base, share] = [
    price === undefined ? undefined : rationalIn(price),
    rate?.[1] === undefined ? undefined : rationalIn(rate[1]),
  ];
  if (base !== undefined && share !== undefined && rate && !/\boriginal(?:ly)? (?:price|cost)|before\b/i.test(plain)) {
    const part = over(times(base, share), rational(100n));
    const lowers = /off|discount|decrease|less/i.test(rate[2] ?? '');
    const total = lowers ? minus(base, part) : sumOf([base, part]);
    const money = plain.includes('$') ? '$' : '';
    const show = (value: Rational) => (money ? rounded(value, isWhole(value) ? 0 : 2) : plainText(value));
    return {
      lines: [
        `\`${rate[1]}% × ${price} = ${show(part)}\``,
        `\`${price} ${lowers ? '-' : '+'} ${show(part)} = ${show(total)}\``,
      ],
      answer: `${money}${show(total)} (the ${/off|discount/i.test(rate[2] ?? '') ? 'discount' : lowers ? 'decrease' : rate[2]?.toLowerCase()} is ${money}${show(part)})`,
    };
  }
  return undefined;
}

/** The larger of two numbers, or several in order. */
export function ordered(text: string): Answered | undefined {
  const isOrder = /\b(?:order|arrange|sort|least to greatest|greatest to least|smallest to)\b/i.test(text);
  const isPair =
    /\b(?:which|what) (?:is|one is|number is|fraction is|decimal is)?.*\b(?:bigger|larger|greater|smaller|less|smallest|largest)\b|\bcompare\b/i.test(
      text,
    );
  const written = (text.match(new RegExp(NUMBER, 'g')) ?? []).map((each) =>
    each.replace(/,$/, '').replace(/[\s$]+$/, ''),
  );
  const values = written.flatMap((each) => {
    const value = rationalIn(each);
    return value === undefined ? [] : [{ each, value }];
  });
  if ((!isOrder && !isPair) || values.length < 2) return undefined;
  const down = /\bgreatest to least|largest to|descending\b/i.test(text);
  const sorted = values.toSorted((one, other) => compare(one.value, other.value) * (down ? -1 : 1));
  const note = values.map(({ each, value }) => `\`${each}\` is about ${toNumber(value).toFixed(3)}`).join(', ');
  if (isOrder)
    return {
      lines: values.some(({ each }) => each.includes('/')) ? [`As decimals: ${note}.`] : [],
      answer: sorted.map(({ each }) => `\`${each}\``).join(', '),
    };
  const [one, other] = values;
  if (one === undefined || other === undefined) return undefined;
  const sign = compare(one.value, other.value);
  return { lines: [], answer: `\`${one.each} ${sign === 0 ? '=' : sign < 0 ? '<' : '>'} ${other.each}\`` };
}

/** √50 as 5√2. */
export function roots(text: string): Answered | undefined {
  const [, digits] = /(?:√|sqrt|square root of)\s*\(?(\d+)\)?/i.exec(text) ?? [];
  if (digits === undefined || /[+*/=×÷]/.test(text)) return undefined;
  const value = BigInt(digits);
  const exact = exactRoot({ n: value, d: 1n }, 2);
  if (exact) return { lines: [`\`${exact.n}^2 = ${value}\``], answer: `\`${exact.n}\`` };
  let outside = 1n;
  for (let each = floorRoot(value, 2); each > 1n && outside === 1n; each -= 1n)
    if (value % (each * each) === 0n) outside = each;
  const near = rounded(rational(BigInt(Math.round(Math.sqrt(Number(value)) * 1000)), 1000n), 2);
  const form = outside === 1n ? `sqrt(${value})` : `${outside} sqrt(${value / (outside * outside)})`;
  return {
    lines:
      outside === 1n
        ? [`\`${value}\` has no square factor but 1, so the root stays.`]
        : [`\`${value} = ${outside}^2 × ${value / (outside * outside)}\``],
    answer: `\`${form}\`, about ${near}`,
  };
}
