import type { Quantity } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import { firstMatch, matches, type Paragraph, type Said, told } from './paragraph.ts';

const isCount = (q: Quantity | undefined): q is Quantity =>
  q !== undefined && q.measure === undefined && /decimal|words/.test(q.form) && Number.isInteger(q.value);

const SHARED = [
  'Q (?:[a-z]+ ){1,2}(?:share|split|divide) Q [a-z]+(?: fairly| equally| evenly)?',
  '(?:share|split|divide)[sd]? Q [a-z]+(?: fairly| equally| evenly)? (?:among|between|into) Q',
  'Q [a-z]+ (?:are|were) (?:shared|split|divided)(?: fairly| equally| evenly)? (?:among|between|into) Q',
];

/** Things that are shared: how many each person gets, and how many are left over. */
export function sharingTopic({ reading, said: sentences }: Paragraph): Finding[] {
  let shared: { readonly all: number; readonly by: number } | undefined;
  return sentences.flatMap((said): Finding[] => {
    const [persons, ...others] = SHARED.map((source) => firstMatch(reading, said, source));
    const other = others.find((match) => match !== undefined);
    const [by, all] = persons ? [persons.quantity(1), persons.quantity(2)] : [other?.quantity(2), other?.quantity(1)];
    if (isCount(by) && isCount(all) && by.value > 0) shared = { all: all.value, by: by.value };
    if (shared === undefined || shared.all < shared.by) return [];
    const [quotient, rest] = [Math.floor(shared.all / shared.by), shared.all % shared.by];
    const each = firstMatch(
      reading,
      said,
      '(?:each|every)(?: one| of them| child| person| friend| [a-z]+)? (?:gets|has|receives|will get)(?: only| exactly)? Q(?! (?:more|and|#))',
    );
    const left = firstMatch(
      reading,
      said,
      'Q (?:[a-z]+ )?(?:are left|is left|left over|are over|stay|stays|remain|remains|will be left)',
    );
    return [
      ...(each && isCount(each.quantity(1))
        ? told(each, each.quantity(1), { value: rest === 0 ? shared.all / shared.by : quotient })
        : []),
      ...(left && isCount(left.quantity(1)) ? told(left, left.quantity(1), { value: rest }) : []),
    ];
  });
}

/** Temperatures, and the change between the last two of them. */
export function temperatureTopic({ reading, said: sentences }: Paragraph): Finding[] {
  const read: Quantity[] = [];
  return sentences.flatMap((said): Finding[] => {
    const change = firstMatch(
      reading,
      said,
      '(?:went up|rose|climbed|warmed(?: up)?|fell|dropped|went down|cooled(?: down)?|difference(?: is| of| was)|changed|increased|decreased)(?: just| only| by| exactly| a total of)* Q',
    );
    const own = [...said.pattern.matchAll(/#(\d+)/g)].flatMap(([, number]) => reading.quantities[Number(number)] ?? []);
    const by = change?.quantity(1);
    const known = own.filter((one) => one !== by && one.measure?.scale !== undefined);
    if (!/\b(?:rose|fell|dropped|climbed|another|then)\b.*\bto\b/.test(said.pattern)) read.push(...known);
    const [from, to] = read.slice(-2);
    if (
      !change ||
      !by ||
      read.length !== 2 ||
      !from ||
      !to ||
      from.measure?.scale !== to.measure?.scale ||
      known.length > 0
    )
      return [];
    if (by.measure !== undefined && !/deg|K/.test(by.measure.dimension)) return [];
    return told(change, by, { value: Math.abs(to.value - from.value), measure: by.measure });
  });
}

const MOST: ReadonlyMap<string, 1 | -1> = new Map([
  ...'greatest largest highest biggest maximum most'.split(' ').map((word): [string, 1] => [word, 1]),
  ...'smallest least lowest minimum'.split(' ').map((word): [string, -1] => [word, -1]),
]);

/** "The greatest of the three numbers is −1": among the numbers named before. */
export function extremeTopic({ reading, said: sentences }: Paragraph): Finding[] {
  const known: Quantity[] = [];
  return sentences.flatMap((said): Finding[] => {
    const match = firstMatch(
      reading,
      said,
      `the (${[...MOST.keys()].join('|')}) (?:number |value |one |temperature |fraction |decimal )?(?:of (?:the |these |those |all )?(?:#\\d+ )?(?:numbers|values|fractions|decimals|temperatures|three|four|five|them|all) )?(?:is|was) Q\\W*$`,
    );
    const own = [...said.pattern.matchAll(/#(\d+)/g)].flatMap(([, number]) => reading.quantities[Number(number)] ?? []);
    const value = match?.quantity(2);
    const before = [...known];
    known.push(...own);
    if (!match || !value || before.length < 2 || before.length > 8) return [];
    const same = before.filter((one) => one.form !== 'percent');
    if (!same.some((one) => one.value === value.value) || new Set(same.map((one) => one.measure?.factor)).size > 1)
      return [];
    const sign = MOST.get(match.word(1)) ?? 1;
    const best = same.reduce((a, b) => (sign * b.value > sign * a.value ? b : a));
    return told(match, value, { value: best.value, measure: value.measure ?? undefined });
  });
}

const HAS: readonly (readonly [RegExp, RegExp, readonly number[]])[] = [
  [/^(?:regular |normal |common )?year$/, /^days?$/, [365]],
  [/^leap year$/, /^days?$/, [366]],
  [/year$/, /^months?$/, [12]],
  [/year$/, /^weeks?$/, [52]],
  [/^week$/, /^days?$/, [7]],
  [/^day$/, /^hours?$/, [24]],
  [/^decade$/, /^years?$/, [10]],
  [/^century$/, /^years?$/, [100]],
  [/^(?:january|march|may|july|august|october|december)$/, /^days?$/, [31]],
  [/^(?:april|june|september|november)$/, /^days?$/, [30]],
  [/^february$/, /^days?$/, [28, 29]],
];

/** "A regular year has 12 months and 365 days." */
export function calendarTopic({ reading, said: sentences }: Paragraph): Finding[] {
  const units = 'days?|months?|weeks?|hours?|years?';
  return sentences.flatMap((said) =>
    matches(
      reading,
      said,
      '(?:^ ?|, |; |and |but )(?:an? |one |every |each )?((?:regular |normal |common |leap )?(?:year|week|day|decade|century)|january|february|march|april|may|june|july|august|september|october|november|december) (?:has|is|lasts|consists of)(?: exactly| about| always)? Q(?:,? (?:and|or) Q)?',
    ).flatMap((match) =>
      [2, 3].flatMap((group): Finding[] => {
        const said = match.quantity(group);
        const unit = new RegExp(`(${units})$`).exec(said?.text ?? '')?.[1];
        if (!said || unit === undefined || match.isAbout(said)) return [];
        const wanted = HAS.find(([whole, part]) => whole.test(match.word(1)) && part.test(unit))?.[2];
        return wanted === undefined ? [] : [{ start: said.start, end: said.end, holds: wanted.includes(said.value) }];
      }),
    ),
  );
}

/** "The bill was $48 … a 15% tip is $7.20": a percent of an earlier price. */
export function percentTopic({ reading, said: sentences }: Paragraph): Finding[] {
  const bases: Quantity[] = [];
  const moneyIn = (said: Said): Quantity[] =>
    [...said.pattern.matchAll(/#(\d+)/g)]
      .flatMap(([, number]) => reading.quantities[Number(number)] ?? [])
      .filter((one) => one.measure?.dimension === 'usd^1');
  return sentences.flatMap((said): Finding[] => {
    const found = matches(
      reading,
      said,
      '(?:an? |the )?Q (?:sales )?(?:tip|tax|commission|deposit|fee|service charge) (?:is|would be|comes to|makes|adds|means)(?: about| only| exactly)* Q',
    );
    const findings = found.flatMap((match): Finding[] => {
      const [percent, money] = [match.quantity(1), match.quantity(2)];
      const [base] = bases;
      if (percent?.form !== 'percent' || money?.measure?.dimension !== 'usd^1' || !base) return [];
      const all = bases.map((one) => one.value * (one.measure?.factor ?? 1) * percent.value);
      const own = money.value * (money.measure?.factor ?? 1);
      if (all.some((value) => Math.abs(value - own) < 0.006))
        return [{ start: money.start, end: money.end, holds: true }];
      return told(match, money, { value: all[0] ?? Number.NaN, measure: { dimension: 'usd^1', factor: 1 } });
    });
    bases.push(...moneyIn(said));
    return findings;
  });
}
