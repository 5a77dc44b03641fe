import type { Finding } from '../reading/rule.ts';
import { labelBehind, nameOf } from '../story/mentions.ts';
import { type Amount, earlierThan, goesOn, isMoney, isPercent, judged, type Law, type Line, shares } from './scene.ts';

const COSTS =
  /(?:^|,|;| and| but)? ?(?:the |an? |each |every |one )?((?:[a-z]+ ){1,3}?)(?:costs?|are|is|sells? for|goes? for|were|was)(?: only| just| about)* $/;
const FOR_ONE =
  /^(?: (?!(?:and|or|but)\b)[a-z]+){0,1} (?:per|an?|each|every|for (?:each|every|an?)|for) (?!(?:the|all|both|it|them)\b)([a-z]+(?: [a-z]+)?)/;

type Price = { readonly names: readonly string[]; readonly value: number };

/** "Pens cost $2", "$8 for adults", "$3 a ride": what one of a thing costs. */
function priceOf(one: Amount): Price | undefined {
  if (!isMoney(one)) return undefined;
  const behind = FOR_ONE.exec(one.tail)?.[1];
  const before = COSTS.exec(one.lead)?.[1];
  const words = behind ?? before;
  if (words === undefined || /#\d+(?! and\b| but\b)[a-z ]*$/.test(one.before)) return undefined;
  const names = labelBehind(` ${words.trim().replace(/^(?:(?:and|but|an?|the|each|every|one) )+/, '')}`);
  return names.length === 0 ? undefined : { names, value: one.base };
}

const SPENT =
  /\b(?:spends?|spent|pays?|paid|owes?|owed|costs?|total|totals|bill|comes? to|altogether|in all|makes?|earns?|earned|raised?|collects?|collected)\b/;
const LESS =
  /\b(?:change|left|saves?|off|discount|tax|tip|fee|shipping|delivery|coupon|each|apiece|per|more|less|fewer|refund|returns?|profit|free|deposit|rest)\b/;

/** "Pens cost $2 and notebooks cost $3. Jae buys 4 pens and 5 notebooks. He spends $23." */
const priceLaw: Law = (scene) => {
  const { lines } = scene;
  const prices: (Price & { readonly sentence: number })[] = [];
  const counts: (Amount & { readonly price: number })[] = [];
  return scene.lines.flatMap((line, sentence): Finding[] => {
    const found: Finding[] = [];
    for (const one of line.amounts) {
      const price = priceOf(one);
      if (price) {
        prices.push({ ...price, sentence });
        continue;
      }
      const known = prices.filter(({ names }) => one.kind === 'num' && shares(names, one.label));
      if (known.length === 1 && !isPercent(one) && one.quantity.form !== 'fraction')
        counts.push({ ...one, price: known[0]?.value ?? 0 });
      if (!isMoney(one) || counts.length === 0 || !SPENT.test(`${line.pattern}`) || one.quantity.computed) continue;
      const own = counts.filter((count) => count.sentence >= (counts.at(-1)?.sentence ?? 0));
      const first = own[0]?.sentence ?? 0;
      const single = [...(lines[first]?.pattern ?? '').matchAll(/\band an? ([a-z]+)\b/g)].flatMap(
        ([, word = '']) => prices.find(({ names }) => names.includes(nameOf(word).what))?.value ?? [],
      );
      const words = [...scene.lines.slice(first, sentence + 1)].map(({ pattern }) => pattern).join(' ');
      const isAll = scene.lines
        .slice(first, sentence + 1)
        .flatMap(({ amounts }) => amounts)
        .every(
          (each) =>
            each === one ||
            own.some(({ quantity }) => quantity === each.quantity) ||
            each.quantity.start > one.quantity.start,
        );
      const isNext = sentence - first <= 1 && goesOn(line.pattern, earlierThan(scene, sentence));
      const sum = [...own.map(({ price: each, quantity }) => each * quantity.value), ...single].reduce(
        (all, each) => all + each,
        0,
      );
      const told = judged(one, [sum]);
      if (isAll && isNext && own.length + single.length > 1 && !LESS.test(words) && !line.pattern.includes('?'))
        found.push(...told);
      else found.push(...told.filter(({ holds }) => holds && own.length + single.length > 1));
    }
    return found;
  });
};

const FEE =
  /\b(?:fee|fixed|flat|deposit|base|initial|once|up front|membership|to (?:join|start|come|enter|sign up|rent)|for (?:coming|joining|the (?:visit|call)))\b/;
const PER_UNIT = /^(?: [a-z]+){0,1}? (?:per|an?|each|every|for (?:each|every|an?)) ([a-z]+)/;
const MONTHLY = /^ (?:a|per|each|every) (month|week|day|year|visit|night) (?:plus|and)\b/;

/** "A gym charges a $20 fee plus $15 each month. After 6 months you have paid $110." */
const feeLaw: Law = ({ lines, amounts }) => {
  const [fee, rate] = amounts;
  const unit = PER_UNIT.exec(rate?.tail ?? '')?.[1];
  if (!fee || !rate || unit === undefined || !isMoney(fee) || !isMoney(rate) || fee.sentence !== rate.sentence)
    return [];
  const isMonthly = MONTHLY.test(fee.tail);
  if (!isMonthly && (!FEE.test(`${fee.lead}${fee.tail}`) || PER_UNIT.test(fee.tail))) return [];
  const after = amounts.slice(2);
  const counted = nameOf(unit).what;
  return lines.flatMap((line): Finding[] => {
    const own = after.filter(({ sentence }) => lines[sentence] === line);
    const counts = own.filter((one) => (one.kind === 'num' ? one.label.includes(counted) : one.kind === counted));
    const said = own.findLast(isMoney);
    const [count] = counts;
    if (!said || !count || counts.length > 1 || /[?]|\b(?:more|less|left|without|first|each)\b/.test(line.pattern))
      return [];
    const times = count.kind === 'num' ? count.quantity.value : count.base / nameOf(unit).size;
    const known = [fee.base + rate.base * times];
    // A year or three months, where the fee is for each month.
    const span = MONTHLY.exec(fee.tail)?.[1];
    const spans = [...line.pattern.matchAll(/\b(?:an?|one|each|every|per) (year|month|week|day)\b/g)];
    if (spans.some(([, other]) => span !== undefined && other !== span)) return [];
    const isGiven =
      [fee.base, rate.base].includes(said.base) || /\b(?:per|each|every) [a-z]+ (?:is|was)/.test(line.pattern);
    return own.filter(isMoney).length > 1 || isGiven ? [] : judged(said, known);
  });
};

const DOWN = /\b(?:off|discount|sale|reduced|marked down|markdown|cheaper|reduction)\b/;
const UP = /\b(?:tax|tip|gratuity|service charge|surcharge|mark-?up|vat)\b/;
const PART =
  /\b(?:tax|tip|gratuity|discount|save|saves|saved|savings?|reduction|service charge|mark-?up|takes? off|off)\b/;
const WHOLE =
  /\b(?:total|pays?|paid|final (?:price|cost|amount)|sale price|new price|price (?:is|was|becomes|comes|after)|bill (?:is|comes)|altogether|in all|costs?|comes to|with (?:the )?(?:tax|tip))\b/;
const NEITHER =
  /\b(?:not|fee|or an?|before|original|regular|usual|was|instead|without|change|left over|each|every|share|splits?|per|half)\b/;

/** "$40 with a 25% discount is", "after a 10% tip it comes to": behind a price with its percent the whole is said. */
const PERCENT_IS =
  /(?:^|[ ,;])(?:with|after|at|plus|minus|less) (?:an? |the )?#\d+ (?:[a-z]+ )?(?:off|discount|sale|markdown|reduction|tax|tip|gratuity|mark-?up|service charge),?(?: it| that)? (?:is|are|costs?|comes? to|becomes|will be|would be|makes|equals)(?: only| just| now| exactly)* $/;

/** The one price and the one percent of a paragraph, with what the percent does. */
function termsOf(
  lines: readonly Line[],
): { readonly price: Amount; readonly rate: Amount; readonly sign: 1 | -1 } | undefined {
  const all = lines.flatMap(({ amounts }) => amounts);
  const rates = all.filter(
    (one) => isPercent(one) || (one.quantity.form === 'fraction' && one.kind === 'num' && /^ off\b/.test(one.tail)),
  );
  const [rate] = rates;
  const price = all.find(isMoney);
  if (!rate || !price || rates.length > 1) return undefined;
  const words = `${lines[rate.sentence]?.pattern ?? ''}`;
  const [isDown, isUp] = [DOWN.test(words), UP.test(words)];
  if (isDown === isUp) return undefined;
  // Several prices before the percent, or other things that are counted: its base is not sure.
  const others = all.filter(
    (one) => one !== price && one.sentence <= rate.sentence && one.quantity.start < rate.quantity.start,
  );
  return others.length > 0 ? undefined : { price, rate, sign: isDown ? -1 : 1 };
}

/** "A game costs $40 and the sales tax is 8%. The tax comes to $3.20. The total is $43.20." */
const percentOfPriceLaw: Law = ({ lines }) => {
  const terms = termsOf(lines);
  if (
    !terms ||
    lines.some(({ pattern }) => /\b(?:coupons?|additional|another|also|both|extra|gift|second)\b/.test(pattern))
  )
    return [];
  const { price, rate, sign } = terms;
  const share = price.base * rate.quantity.value;
  const after = lines.flatMap(({ amounts }) => amounts).filter((one) => one !== price && one !== rate);
  // "A $30 sweater": something else has a price too.
  if (after.some((one) => isMoney(one) && /(?:^| )(?:an?|another|each|one|two) $/.test(one.before))) return [];
  if (after.some((one) => one.kind === 'num' && !isPercent(one) && one.label.length > 0)) return [];
  return after.flatMap((one): Finding[] => {
    const line = lines[one.sentence];
    if (!isMoney(one) || !line || line.pattern.includes('?') || one.quantity.start < price.quantity.end) return [];
    const clause = `${one.before.split(/[,;] | and | so /).at(-1) ?? ''}#${one.behind.split(/[,;] | and | so |#/)[0] ?? ''}`;
    // "The price of a $15 book with 6 percent tax is $15.90": the tax is named, the price is said.
    const isWithTax = /\bprice of\b[^.]*\bwith #\d+ (?:[a-z]+ )?(?:tax|tip)\b[^#]*$/.test(one.before);
    const isReduction = /^ (?:off|less|more|cheaper|saved|in savings|of savings)\b/.test(one.behind);
    if (isWithTax || (PERCENT_IS.test(one.before) && !isReduction)) return judged(one, [price.base + sign * share]);
    if (NEITHER.test(clause)) return [];
    const [isPart, isWhole] = [PART.test(clause), WHOLE.test(clause)];
    if (
      isWhole &&
      (!isPart ||
        /\b(?:sale|final|new|discounted|reduced) (?:price|cost)\b|total|altogether|with (?:the )?(?:tax|tip)|after (?:the )?(?:tax|tip|discount)/.test(
          clause,
        ))
    )
      return judged(one, [price.base + sign * share]);
    return isPart && !isWhole ? judged(one, [share]) : [];
  });
};

const EARNED = /\b(?:interest|earns?|earned|grows? by|gains?)\b/;
const BALANCE =
  /\b(?:balance|account (?:has|holds|contains)|owes?|owed|has|have|total|altogether|amount|worth|pay back|repay)\b/;

/** "$200 at 5% simple interest. After 3 years she has earned $30 in interest." */
const interestLaw: Law = ({ lines }) => {
  const all = lines.flatMap(({ amounts }) => amounts);
  const whole = lines.map(({ pattern }) => pattern).join(' ');
  const [rate, moreRates] = all.filter(isPercent);
  const principal = all.find(isMoney);
  if (!rate || moreRates || !principal || !/\binterest\b/.test(whole) || /\bcompound/.test(whole)) return [];
  if (/\b(?:deposits?|withdr[ae]ws?|adds?|added)\b|\bthen #/.test(whole)) return [];
  if (!/\byears?\b|\byearly\b|\bannual/.test(whole + all.map(({ quantity }) => quantity.text).join(' '))) return [];
  const isTime = ({ quantity }: Amount): boolean => /\b(?:years?|months?)$/.test(quantity.text);
  return all.flatMap((one, at): Finding[] => {
    const line = lines[one.sentence];
    if (!isMoney(one) || one === principal || !line || line.pattern.includes('?')) return [];
    const times = all.filter(isTime).filter(({ sentence }) => sentence <= one.sentence);
    const time = line.amounts.find(isTime) ?? all.slice(0, at).findLast(isTime);
    if (!time && !/\b(?:in|after|for) (?:a|one|the first) year\b/.test(line.pattern)) return [];
    const years = time ? (time.quantity.value * (/month/.test(time.quantity.text) ? 1 : 12)) / 12 : 1;
    const earned = principal.base * rate.quantity.value * years;
    const clause = `${one.lead}#${one.tail.split(/[,;] | and (?=we|she|he|they|the|it)| so /)[0] ?? ''}`;
    const yearly = principal.base * rate.quantity.value;
    const isYearly = /\b(?:each|every|per|a) year\b/.test(one.tail) || /\b(?:each|every|one) year\b/.test(one.lead);
    if (isYearly) return judged(one, [yearly, earned]);
    const known = times.length > 1 ? [earned, yearly] : [earned];
    if (
      /\binterest\b[^#]*#\d+[^#]*#\d+[^#]*#\d+ (?:is|comes to|would be)(?: about| only)? $/.test(`${one.before}`) ||
      /(?:interest) (?:is|would be|comes to|of) $/.test(one.before)
    )
      return judged(one, known);
    if (EARNED.test(clause) && !/\b(?:with|including|plus)\b/.test(clause)) return judged(one, known);
    return BALANCE.test(clause) ? judged(one, [principal.base + earned, ...known]) : [];
  });
};

const FROM_TO = /\bfrom #(\d+)(?: [a-z]+){0,3}? to #(\d+)/;
const CHANGE =
  /\b(?:increase|decrease|rise|drop|growth|change|gain|loss|reduction|rose|fell|grew|up|down|or|percent)\b/;

/** "The price rose from $3.00 to $3.60. That's an increase of 60 cents, or 20%." */
const percentChangeLaw: Law = ({ reading, lines, amounts }) => {
  const number = lines.findIndex(({ pattern }) => FROM_TO.test(pattern));
  const found = FROM_TO.exec(lines[number]?.pattern ?? '');
  const [from, to] = [1, 2].map((at) => reading.quantities[Number(found?.[at] ?? -1)]);
  if (!from || !to || from.form === 'percent' || to.form === 'percent' || from.value === 0) return [];
  const percents = amounts.filter((one) => isPercent(one) && one.quantity.start > to.end);
  const [said, more] = percents;
  const line = lines[said?.sentence ?? -1];
  if (
    !said ||
    more ||
    !line ||
    said.sentence > number + 1 ||
    /[?~]|\b(?:of the|new price|tax|off|then|year|another)\b/.test(line.pattern)
  )
    return [];
  if (from.measure?.dimension !== to.measure?.dimension || !CHANGE.test(`${said.lead} ${said.tail}`)) return [];
  const scale = (to.measure?.factor ?? 1) / (from.measure?.factor ?? 1);
  return judged(said, [Math.abs(to.value * scale - from.value) / Math.abs(from.value)]);
};

export const PRICE_LAWS: readonly Law[] = [priceLaw, feeLaw, percentOfPriceLaw, interestLaw, percentChangeLaw];
