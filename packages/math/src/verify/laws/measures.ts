import { minutesBetween } from '../reading/amounts.ts';
import { measureOf } from '../reading/quantity.ts';
import type { Finding } from '../reading/rule.ts';
import { nameOf } from '../story/mentions.ts';
import { type Amount, earlierThan, goesOn, judged, type Law, shares } from './scene.ts';

const ADJECTIVE = '(?:,? (?:long|tall|wide|high|deep|in length|of [a-z]+))?';
const SAME = new RegExp(
  `^${ADJECTIVE},?(?: [a-z]+){0,1} (?:is|are|was|measures?|equals?|means?|makes?|is (?:equal to|the same as)|comes to|becomes?|has|weighs|holds|which is|that is|that's|is the same (?:length|weight|amount|distance|time) as|(?:can be|is) written as)(?: only| just| exactly| also| about| running| the same as| a total of)* $`,
);
const SCALED =
  /\b(?:map|scale|drawing|model|blueprint|tip|longer|shorter|taller|more|less|each|every|per|cut|left|grows?|grew|adds?|plus|half|twice|apart|fast|wide and|of (?:the|it|them)|shadow|stands? for|represents?|square|area)\b/;

/** "A ribbon 3.2 meters long measures 320 centimeters." */
const sameAmountLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] =>
    /[?~]/.test(pattern) || SCALED.test(pattern)
      ? []
      : amounts.flatMap((one, at): Finding[] => {
          const next = amounts[at + 1];
          const isSame = next?.kind === one.kind && one.kind !== 'num' && !/usd|deg|K\^/.test(one.kind);
          if (!next || !isSame || next.quantity.measure?.factor === one.quantity.measure?.factor) return [];
          // "A 12-inch board has 3 feet": a number of one thing and a part of it.
          const ratio = one.base === 0 ? 0 : (next.quantity.measure?.factor ?? 1) / (one.quantity.measure?.factor ?? 1);
          // Feet and meters are compared with rounded numbers.
          const isExact = [ratio, 1 / ratio].some((each) => Math.abs(each - Math.round(each)) < 1e-9);
          return isExact && SAME.test(one.tail) && !/^ (?:of|more|less|left|by)\b/.test(next.tail)
            ? judged(next, [one.base], one)
            : [];
        }),
  );

const UNIT_OF_ONE =
  /(?:^ ?|[,;] |\band |\bso |\bthat |\bsince |\bbecause )(?:an?|one|each|every|the|single) (?:(?:whole|full|entire|single|school|regular|calendar) )?([a-z]+) (?:has|is|contains?|lasts?|holds?|equals?|makes?|means|weighs?|measures?)(?: exactly| only| just| the same as)* $/;
const IN_ONE =
  /^ (?:in|to|make|makes|per) (?:an?|one|each|every|the) (?:(?:whole|full|entire|single) )?([a-z]+)\b(?! of)/;

/** "A whole week has 168 hours", "there are 8 pints in a gallon". */
const unitLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] =>
    /[?~]|\b(?:not|school|work|working|if|map|scale|light)\b/.test(pattern)
      ? []
      : amounts.flatMap((one): Finding[] => {
          const word =
            UNIT_OF_ONE.exec(one.lead)?.[1] ??
            (/there are (?:exactly )?$/.test(one.lead) ? IN_ONE.exec(one.tail)?.[1] : undefined);
          const unit = word === undefined ? undefined : measureOf(word, 1, true);
          const own = one.quantity.measure;
          // Months are of different lengths.
          if (
            !unit ||
            !own ||
            unit.dimension !== own.dimension ||
            unit.factor === own.factor ||
            /month|year/.test(`${word} ${one.quantity.text}`)
          )
            return [];
          return judged(one, [unit.factor]);
        }),
  );

const RENAMED =
  /^,? (?:becomes?|turns into|(?:is|can be) (?:renamed|rewritten|written)(?: as)?|changes (?:to|into)|converts to|simplifies to|reduces to|is equivalent to|is the same(?: number)? as|equals)(?: just| simply)? $/;
const CHANGED =
  /\b(?:halv\w+|half of|doubl\w+|tripl\w+|multipl\w+|divid\w+|add\w*|subtract\w*|times|plus|minus|more|less|not|mistake|round\w*|estimat\w*|left|flip\w*|reciprocal|invert\w*)\b/;

/** "1/4 becomes 3/12": one number, written in two ways. */
const renamedLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] =>
    amounts.flatMap((one, at): Finding[] => {
      const next = amounts[at + 1];
      if (
        !next ||
        !RENAMED.test(one.tail) ||
        /(?:\band|\bor|,) $/.test(one.lead) ||
        /^(?:, and|,| and| or) #\d+(?! (?:becomes?|is|turns|changes|simplifies|reduces))/.test(next.behind) ||
        /\?/.test(pattern) ||
        CHANGED.test(`${one.lead}${next.tail.split(/[.,;]/)[0] ?? ''}`)
      )
        return [];
      const isNumber = [one, next].every(
        ({ kind, quantity }) => kind === 'num' && /fraction|decimal|percent/.test(quantity.form),
      );
      const isPart = [one, next].some(({ quantity }) => /fraction|percent/.test(quantity.form));
      return isNumber && isPart && next.label.length === 0 ? judged(next, [one.base], one) : [];
    }),
  );

const PART_OF =
  /^ (?:of|as much as|the (?:weight|length|height|volume|size|amount|price|cost) of) (?:the|a|that|this|it|his|her|their|our) ?([a-z]+)?(?: [a-z]+){0,2}? (?:weighs?|is|are|costs?|holds?|takes?|measures?|would be|would weigh|would cost|lasts?|needs?|has)(?: about| only| just| exactly)* $/;

/** "A 3 pound bag weighs 48 ounces, and half of the bag weighs 24 ounces." */
const partOfLaw: Law = (scene) =>
  scene.lines.flatMap((line): Finding[] =>
    line.amounts.flatMap((part, at): Finding[] => {
      const said = line.amounts[at + 1];
      if (
        !said ||
        part.kind !== 'num' ||
        !/fraction|percent|words/.test(part.quantity.form) ||
        part.quantity.value >= 1
      )
        return [];
      const noun = PART_OF.exec(part.tail)?.[1];
      if (noun === undefined || said.kind === 'num' || /[?~]|\b(?:rest|remaining|other|if)\b/.test(line.pattern))
        return [];
      const before = scene.amounts.filter((one) => one.quantity.end <= part.quantity.start && one.kind === said.kind);
      if (
        before.length === 0 ||
        before.some(({ base }) => base === said.base) ||
        !goesOn(noun, earlierThan(scene, part.sentence) + part.before)
      )
        return [];
      return judged(
        said,
        before.toReversed().map(({ base }) => base * part.quantity.value),
        part,
      );
    }),
  );

const CLOCK =
  /\b(?:leaves?|left|starts?|started|begins?|began|opens?|opened|departs?|from)\b[^@#.?!]{0,30}@(\d+)[^@#.?!]{0,60}\b(?:arrives?|arrived|ends?|ended|finish(?:es|ed)?|closes?|closed|lands?|landed|is over|until|till|to|gets? (?:there|home)|got (?:there|home)|reach(?:es|ed)?)\b[^@#.?!]{0,30}@(\d+)/;
const BETWEEN = /\b(?:between|from) @(\d+) (?:and|to|until) @(\d+)/;
const LASTS =
  /\b(?:trip|ride|flight|drive|journey|it|movie|film|game|class|lesson|practice|show|party|concert|that|this|which|he|she|they|we|i|store|walk|hike|meeting)\b[^#@]{0,30}\b(?:takes?|took|lasts?|lasted|is|was|are|were|long|makes|of|for)(?: about| only| exactly| a total of)* $/;

/** "The train leaves at 9:50 and arrives at 11:20. The trip takes 90 minutes." */
const elapsedLaw: Law = ({ reading, lines }) => {
  const number = lines.findIndex(({ pattern }) => CLOCK.test(pattern) || BETWEEN.test(pattern));
  const words = lines[number]?.pattern ?? '';
  const found = CLOCK.exec(words) ?? BETWEEN.exec(words);
  const [from, to] = [reading.times[Number(found?.[1] ?? -1)], reading.times[Number(found?.[2] ?? -1)]];
  if (!from || !to || (lines[number]?.pattern.match(/@/g)?.length ?? 0) > 2) return [];
  const gap = minutesBetween(from.minutes, to.minutes);
  if (Number.isNaN(gap)) return [];
  return lines.slice(number).flatMap((line, later): Finding[] => {
    if (
      /[?~]|\b(?:break|breaks|stops?|stopped|each|per|later|earlier|late|early|more|left|until|another|lunch|of (?:it|that|the))\b/.test(
        line.pattern,
      )
    )
      return [];
    const times = line.amounts.filter(({ kind }) => kind === 's^1');
    const [said, more] = times;
    if (!said || more || /@/.test(said.lead) || (later > 0 && /@/.test(line.pattern))) return [];
    const isAll = /\b(?:in all|altogether|in total|long)\b/.test(said.tail);
    if (!isAll && !LASTS.test(said.before)) return [];
    return judged(said, [gap * 60, (gap + 720) * 60]);
  });
};

const PLACES: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['ten', 10],
  ['hundred', 100],
  ['thousand', 1000],
  ['ten thousand', 1e4],
  ['hundred thousand', 1e5],
  ['million', 1e6],
  ['whole number', 1],
  ['tenth', 0.1],
  ['hundredth', 0.01],
  ['thousandth', 0.001],
  ['dollar', 1],
]);
const NEAREST =
  /\bnearest ((?:ten |hundred )?(?:one|ten|hundred|thousand|million|tenth|hundredth|thousandth|whole number|dollar)s?(?![a-z])|#\d+)(?!\d)(?! and)/g;
const ROUNDED =
  /(?:\b(?:rounds?(?: up| down| off)?(?: to)?|(?:is|gets|be) rounded(?: up| down| off)? to|becomes|it (?:up |down )?to|answer is|get|gives|result is|number is|rounded (?:number|value|answer) is))(?: about| just)? $/;

/** "To round 2,741 to the nearest hundred, look at the tens digit. … So 2,741 rounds to 2,700." */
const roundingLaw: Law = ({ reading, lines }) => {
  let place: number | undefined;
  let number: Amount | undefined;
  let from = 0;
  return lines.flatMap((line, sentence): Finding[] => {
    const all = [...line.pattern.matchAll(NEAREST)].map(([, word = '']) =>
      word.startsWith('#') ? reading.quantities[Number(word.slice(1))]?.value : PLACES.get(word),
    );
    const rounded =
      line.amounts.find(
        ({ lead }) =>
          /\bround(?:ing|ed|s)?(?: off)?(?: the number| the decimal)? $/.test(lead) &&
          !/rounds? (?:up |down )?to $/.test(lead),
      ) ?? line.amounts.find(({ tail }) => /^ (?:rounds|rounded|is rounded)(?: up| down)? to $/.test(tail));
    if (all.length > 0) [place, from] = [all.length === 1 ? all[0] : undefined, sentence];
    if (rounded) number = rounded;
    if (place === undefined || number === undefined || !(place > 0)) return [];
    const [known, unit] = [number, place];
    const value = Math.sign(known.quantity.value) * Math.round(Math.abs(known.quantity.value) / unit + 1e-9) * unit;
    return line.amounts.flatMap((said, at): Finding[] => {
      if (
        said === known ||
        !ROUNDED.test(said.lead) ||
        said.kind !== known.kind ||
        said.quantity.start < known.quantity.end ||
        sentence < from
      )
        return [];
      const before = line.amounts[at - 1];
      const isOther =
        before !== undefined &&
        ROUNDED.test(said.lead) &&
        /^ ?(?:,? (?:it )?)?(?:rounds|is rounded|rounded|becomes)/.test(before.tail) &&
        before.quantity.value !== known.quantity.value;
      if (
        isOther ||
        /[?~]|\b(?:digit|students?|but|while|place) (?:[a-z]+ )?$/.test(said.lead) ||
        /\bdigit\b/.test(said.lead)
      )
        return [];
      if (shares(said.label, ['digit'])) return [];
      return judged(said, [value]);
    });
  });
};

const WORTHS =
  /(?:hundred thousands?|ten thousands?|thousands?|hundreds?|tens?|ones?|tenths?|hundredths?|thousandths?)$/;

/** "5 hundreds, 3 tens and 8 ones make 538." */
const placeSumLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] => {
    const said = amounts.at(-1);
    const parts = amounts.slice(0, -1);
    if (!said || parts.length === 0 || said.kind !== 'num' || /[?~]/.test(pattern)) return [];
    // A number is rounded "to the nearest hundred", which adds none.
    const isPlaces = parts.every(
      (one, at) =>
        WORTHS.test(one.quantity.text) && (at === 0 ? !/nearest $/.test(one.lead) : /^,?(?: and)? $/.test(one.lead)),
    );
    const isSaid =
      /^(?:,? (?:and |so )?(?:it's|that's|or|which is)| makes?| (?:is|are|equals?|is the same as|are the same as|is worth|gives?))(?: the number)? $/.test(
        said.lead,
      ) && !WORTHS.test(said.quantity.text);
    return isPlaces && isSaid && /decimal|words/.test(said.quantity.form) && said.tail.trim().length < 2
      ? judged(said, [parts.reduce((sum, { base }) => sum + base, 0)])
      : [];
  });

const RATIO =
  /\bratio of (?:the )?([a-z]+)(?: [a-z]+)? to (?:the )?([a-z]+)(?: [a-z]+)? (?:is|was|must be|should be|stays) #(\d+) ?(?:to|:) ?#(\d+)|\b([a-z]+) (?:and|to) ([a-z]+) (?:is |are |stay |mixed )?in (?:a|the) ratio (?:of )?#(\d+) ?(?:to|:) ?#(\d+)/;

/** "Flour and sugar in a ratio of 5 to 2. With 10 cups of flour, use 4 cups of sugar." */
const ratioLaw: Law = ({ reading, lines, amounts }) => {
  const number = lines.findIndex(({ pattern }) => RATIO.test(pattern));
  const found = RATIO.exec(lines[number]?.pattern ?? '');
  if (!found) return [];
  const names = [found[1] ?? found[5] ?? '', found[2] ?? found[6] ?? ''].map((word) => nameOf(word).what);
  const [p, q] = [3, 4].map((at) => reading.quantities[Number(found[at] ?? found[at + 4] ?? -1)]);
  const after = amounts.filter((one) => q !== undefined && one.quantity.start > q.end);
  const [a, b, more] = after;
  if (
    !p ||
    !q ||
    !a ||
    !b ||
    more ||
    a.kind !== b.kind ||
    /[?~]|\b(?:more|altogether|total|in all|left|fewer|less)\b/.test(
      lines
        .slice(number + 1)
        .map(({ pattern }) => pattern)
        .join(' '),
    )
  )
    return [];
  const [x, y] = [a, b].map(({ label }) => names.findIndex((name) => label.includes(name)));
  if (x === y || x === undefined || y === undefined || x < 0 || y < 0) return [];
  const parts = [p.value, q.value];
  return judged(b, [(a.base * (parts[y] ?? 0)) / (parts[x] ?? 1)]);
};

const ALIKE = /^(?: [a-z]+)? (?:is the same as|is equal to|equals|is equivalent to|simplifies to|reduces to|gives) $/;

/** "4 red to 6 blue is the same as 10 red to 15 blue." */
const equalRatiosLaw: Law = ({ lines }) =>
  lines.flatMap(({ amounts, pattern }): Finding[] =>
    amounts.flatMap((a, at): Finding[] => {
      const [b, c, d] = amounts.slice(at + 1, at + 4);
      if (!b || !c || !d || /[?]|\b(?:not|add(?:s|ed|ing)?)\b/.test(pattern)) return [];
      const isRatio = [b, d].every(({ lead }) => /^(?: [a-z]+)? (?:to|:) $/.test(lead) || lead === ':');
      if (!isRatio || !ALIKE.test(c.lead) || [a, b, c, d].some(({ kind }) => kind !== 'num')) return [];
      return judged(d, [(c.quantity.value * b.quantity.value) / a.quantity.value], c);
    }),
  );

const DRAINS = /\b(?:drain|empt|fill|pump|leak|burn|melt|flow|use)\w*\b/;
const DONE =
  /\b(?:empty|full|gone|dry|done|finished|filled|drained|burned down|used up)(?: up)?(?: after| in)(?: about| only| exactly)? $/;

/** "A pool of 6,000 gallons drains at 500 gallons an hour, so it is empty after 12 hours." */
const drainLaw: Law = ({ amounts, lines }) => {
  const [all, rate, said, more] = amounts;
  const per = /^ (?:an?|per|each|every) ([a-z]+)/.exec(rate?.tail ?? '')?.[1];
  const unit = per === undefined ? undefined : measureOf(per, 1, true);
  const text = lines.map(({ pattern }) => pattern).join(' ');
  if (!all || !rate || !said || more || !unit || all.kind !== rate.kind || said.kind !== unit.dimension) return [];
  if (!DRAINS.test(text) || !DONE.test(said.lead) || /[?~]|\b(?:already|half|left|more)\b/.test(text)) return [];
  return judged(said, [(all.base / rate.base) * unit.factor]);
};

export const MEASURE_LAWS: readonly Law[] = [
  sameAmountLaw,
  unitLaw,
  renamedLaw,
  partOfLaw,
  elapsedLaw,
  roundingLaw,
  placeSumLaw,
  ratioLaw,
  equalRatiosLaw,
  drainLaw,
];
