import { type Amount, isMoney, isPercent, type Law, type Scene } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';
import { has, isDenied, isInteger, weighed } from './weighed-amounts.ts';

const EXTRA_NAMED =
  /\b(?:tax|tip|gratuity|shipping|delivery|service charge|surcharge|fee)(?: on (?:it|that|the [a-z]+))?(?: (?:is|was|of|comes to|came to|adds|will be|costs?|amounts to|about|another|only|just|at))* $/;
const EXTRA_BEHIND = /^ (?:[a-z]+ )?(?:tax|tip|gratuity|for (?:shipping|delivery|tax|the tip))\b/;
const WHOLE =
  /\b(?:total|totals|pays?|paid|bill|altogether|in all|in total|ask for|asks for|comes? to|came to|owes?|charges?|charged|spends?|spent|costs?|ring up|rings up|due|cashier|register|receipt|with (?:the )?(?:tax|tip)|including)\b/;

/** Whether an amount says what is paid on top of a price. */
const isExtra = (one: Amount): boolean =>
  isMoney(one) &&
  (EXTRA_NAMED.test(one.lead) || EXTRA_BEHIND.test(one.tail)) &&
  !/\b(?:total|with|after|including|before)\b/.test(one.lead);

/** "The tax on the $45 shoes is $3.60, so the cashier will ask for $41.40." */
const extraLaw: Law = ({ amounts, lines }) => {
  const extras = amounts.filter(isExtra);
  const [extra, more] = extras;
  if (
    !extra ||
    more ||
    lines.some(({ pattern }) => /\b(?:coupon|discount|sale|off|each|split|change|left over)\b/.test(pattern))
  )
    return [];
  const place = amounts.indexOf(extra);
  const prices = amounts.slice(0, place).filter((one) => isMoney(one) && !isPercent(one));
  const base = prices.at(-1);
  const said = amounts.slice(place + 1).find(isMoney);
  const line = said && lines[said.sentence];
  if (!base || !said || !line || isDenied({ ...line, pattern: line.pattern.replace(/\bif\b/, '') })) return [];
  const words = `${said.before.split(/#\d+/).at(-1) ?? ''} ${said.tail}`;
  if (!WHOLE.test(words) || said.sentence - extra.sentence > 1) return [];
  const all = prices.length > 1 ? prices.reduce((sum, one) => sum + one.base, 0) : base.base;
  return weighed(said, [base.base + extra.base, all + extra.base], [Math.abs(base.base - extra.base)]);
};

const PEOPLE =
  /^(?:friends|people|students|children|kids|adults|players|boys|girls|women|men|teachers|families|siblings|brothers|sisters|classmates|guests|campers|members|coworkers|roommates|cousins)$/;

/** "Each of the three leaves a $3 tip, so with the bill of $46.50 the table pays $49.50 in all." */
const perPersonLaw: Law = ({ amounts, lines }) => {
  const count = amounts.find(
    (one) =>
      isInteger(one) &&
      one.quantity.value < 100 &&
      /^ (?:[a-z]+ ){0,2}([a-z]+)/.test(one.tail) &&
      one.tail
        .trim()
        .split(' ')
        .slice(0, 3)
        .some((word) => PEOPLE.test(word)),
  );
  const [whole, ...rest] = amounts.filter(isMoney);
  if (!count || !whole) return [];
  const each = rest.find((one) => EXTRA_BEHIND.test(one.tail) || EXTRA_NAMED.test(one.lead));
  const line = each && lines[each.sentence];
  const said = each && rest[rest.indexOf(each) + 1];
  if (!each || !line || !said || !/\b(?:each|every|per|apiece)\b/.test(`${each.lead} ${each.tail}`)) return [];
  if (
    !/\b(?:in all|altogether|total|table pays|group pays|together|they pay|they spend|bill)\b/.test(
      `${said.lead} ${said.tail}`,
    )
  )
    return [];
  return weighed(said, [whole.base + count.quantity.value * each.base], [whole.base + each.base, whole.base]);
};

const PAID =
  /\b(?:pays?|paid|paying|hands? (?:over|the [a-z]+)|handed (?:over|the [a-z]+)|gives? the (?:cashier|clerk)|gave the (?:cashier|clerk)|with) (?:with )?(?:[a-z]+ )?(?:an? )?$/;
const CHANGE = /^ (?:in |of |as )?(?:change|back)\b/;
const CHANGE_BEFORE = /\bchange (?:is|was|of|will be|should be|comes to)(?: only| just| exactly)? $/;

/** What was handed over: "a $10 bill", "two $20 bills". */
function paidIn({ amounts }: Scene): { readonly value: number; readonly at: number } | undefined {
  const at = amounts.findIndex((one) => isMoney(one) && (/^ bills?\b/.test(one.tail) || PAID.test(one.lead)));
  const one = amounts[at];
  const before = amounts[at - 1];
  if (!one) return undefined;
  const isSeveral = /^ bills\b/.test(one.tail) && before && isInteger(before) && /^ $/.test(one.lead);
  if (/^ bills\b/.test(one.tail) && !isSeveral) return undefined;
  return { value: isSeveral ? one.base * before.quantity.value : one.base, at: isSeveral ? at - 1 : at };
}

/**
 * The cost that a row of prices comes to: a product or sum of what stands before it takes the place of its parts. Where
 * more than one amount is left, their sum is the cost.
 */
function costOf(amounts: readonly Amount[]): number | undefined {
  let open: { base: number; money: boolean; each: boolean }[] = [];
  for (const one of amounts) {
    const money = isMoney(one);
    if (!money && !isInteger(one)) return undefined;
    const own = {
      base: one.base,
      money,
      each: /^ (?:each|apiece|a|an|per)\b/.test(one.tail) || /\bat $/.test(one.lead),
    };
    if (money) {
      const pair = open.slice(-2);
      const sum = open.filter((each) => each.money).reduce((all, each) => all + each.base, 0);
      if (pair.length === 2 && Math.abs((pair[0]?.base ?? 0) * (pair[1]?.base ?? 0) - one.base) < 1e-9) {
        open = [...open.slice(0, -2), own];
        continue;
      }
      if (open.length > 1 && Math.abs(sum - one.base) < 1e-9) {
        open = [own];
        continue;
      }
    }
    open.push(own);
  }
  const [count, price, third] = open;
  if (count && !count.money && price?.money && price.each && !third) return count.base * price.base;
  return open.length > 0 && open.every(({ money, each }) => money && !each)
    ? open.reduce((all, each) => all + each.base, 0)
    : undefined;
}

/** "The bill is $31.80. Mr. Dunn hands over two $20 bills and gets $9.20 in change." */
const changeLaw: Law = (scene) => {
  const paid = paidIn(scene);
  if (!paid || scene.amounts.some(isPercent)) return [];
  const said = scene.amounts
    .slice(paid.at + 1)
    .find((one) => isMoney(one) && (CHANGE.test(one.tail) || CHANGE_BEFORE.test(one.lead)));
  const line = said && scene.lines[said.sentence];
  if (!said || !line || /\?/.test(line.pattern)) return [];
  const between = scene.amounts
    .slice(paid.at + 1, scene.amounts.indexOf(said))
    .filter((one) => !has(one, [paid.value]) && !/^ bills?\b/.test(one.tail));
  const cost = costOf([...scene.amounts.slice(0, paid.at), ...between]);
  return cost === undefined || cost > paid.value ? [] : weighed(said, [paid.value - cost], [paid.value + cost]);
};

const MORE_FOR = /^ more (?:to (?:have|make|get|reach|buy)|for|until)\b/;

/** "She has 85 cents. She needs 25 cents more to have a dollar." */
const needLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((said, at): Finding[] => {
    const line = lines[said.sentence];
    const lead = /\b(?:needs?|short|missing|lacks?)(?: only| just| another| exactly)* $/.test(said.lead);
    if (!isMoney(said) || !line || !lead || !MORE_FOR.test(said.tail) || isDenied(line)) return [];
    const next = amounts[at + 1];
    const goal = /^ more to (?:have|make|get|reach) (?:an?|one|a whole) dollar\b/.test(said.tail)
      ? 1
      : next && isMoney(next) && next.sentence === said.sentence
        ? next.base
        : undefined;
    const owned = amounts
      .slice(0, at)
      .filter(
        (one) =>
          isMoney(one) && /\b(?:has|have|had|saved|is|for a total of|with|makes?|altogether|total)\b/.test(one.lead),
      )
      .at(-1);
    if (goal === undefined || !owned || owned.base >= goal) return [];
    return weighed(said, [goal - owned.base], []);
  });

/** "The $50 backpack goes up 20%, then down 20%, which brings it back to $50": each percent is of the price by then. */
const successiveLaw: Law = ({ amounts, lines }) => {
  const base = amounts.find(isMoney);
  const [first, second, third] = amounts.filter(isPercent);
  if (!base || !first || !second || third || amounts.indexOf(base) > amounts.indexOf(first) + 1) return [];
  const words = lines.map(({ pattern }) => pattern).join(' ');
  if (/\b(?:original|regular|interest|of the (?:list|first) price|instead|or an? #|each|simple|together)\b/.test(words))
    return [];
  const signs = [first, second].map(directionOf);
  const [a, b] = [first, second].map((one, at) => (signs[at] ?? Number.NaN) * one.quantity.value);
  if (a === undefined || b === undefined || Number.isNaN(a + b)) return [];
  const after = amounts.slice(amounts.indexOf(second) + 1).filter(isMoney);
  const [middle, end] = [base.base * (1 + a), base.base * (1 + a) * (1 + b)];
  const known = [
    middle,
    end,
    Math.abs(middle - base.base),
    Math.abs(end - middle),
    Math.abs(end - base.base),
    base.base,
  ];
  return after.flatMap((said): Finding[] => {
    const line = lines[said.sentence];
    if (!line || isDenied(line)) return [];
    const isEnd =
      /\b(?:back to|final price|(?:now|then|so) (?:it )?costs?|ends? (?:up )?at|price (?:is|becomes|comes to|drops to|of)|pays?|to|total(?: is| comes to)?|brings? it (?:back )?to|it costs|comes to)(?: only| just| exactly| about)* $/.test(
        said.lead,
      );
    const isFrom = /\b(?:save[sd]?|off|discount|tax|more|less|difference|from|original)\b/.test(
      `${said.lead} ${said.tail}`,
    );
    if (!isEnd || isFrom) return has(said, known) ? weighed(said, [said.base], []) : [];
    return weighed(
      said,
      [end],
      [base.base * (1 + a + b), base.base, base.base * (1 + b)].filter((slip) => Math.abs(slip - end) > 1e-9),
    );
  });
};

const UP =
  /\b(?:up|raise[sd]?|raising|increase[sd]?|increasing|rises?|rose|tax|tip|markup|mark-up|marks? up|grows?|grew|more|adds?)\b/;
const DOWN =
  /\b(?:down|off|discount|decrease[sd]?|lowers?|lowered|reduce[sd]?|drops?|dropped|falls?|fell|takes?|less|coupon|sale)\b/;

/** Whether a percent is added or taken away, by the words next to it. */
function directionOf(one: Amount): 1 | -1 | undefined {
  const near = `${one.lead} # ${one.tail.split(/[,.;]/)[0] ?? ''}`;
  const [up, down] = [UP.test(near), DOWN.test(near)];
  if (up === down) return undefined;
  return up ? 1 : -1;
}

export const MONEY_CONCEPTS: readonly Law[] = [extraLaw, perPersonLaw, changeLaw, needLaw, successiveLaw];
