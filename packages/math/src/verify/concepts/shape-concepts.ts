import { amountAt, type Law, wordsOf } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';
import { close, has, isDenied, isInteger, isOpen, weighed } from './weighed-amounts.ts';

const PARTNER = /\b(complement|supplement)(?: is| of| measures| must be| has)* $/;

/** "An angle of 37° has a complement of 53° and a supplement of 153°." */
const partnerLaw: Law = ({ lines }) =>
  lines.flatMap((line): Finding[] => {
    const base = line.amounts.find(
      (one) => one.kind === 'deg^1' && /\bangle(?: of| measuring| that measures| is| measures)? $/.test(one.lead),
    );
    if (!base || isDenied(line)) return [];
    return line.amounts.flatMap((said): Finding[] => {
      const name = PARTNER.exec(said.lead)?.[1];
      const isSaid = said !== base && said.kind === 'deg^1' && !/^ (?:is|measures|has|equals)\b/.test(said.tail);
      if (name === undefined || !isSaid || said.quantity.start < base.quantity.end) return [];
      const [own, other] = name === 'complement' ? [90, 180] : [180, 90];
      const factor = base.quantity.measure?.factor ?? 1;
      return weighed(said, [own * factor - base.base], [other * factor - base.base, base.base]);
    });
  });

const SIDES = /\bsides?\b[^.#]*#(\d+),? (?:and )?#(\d+),? (?:and )?#(\d+)/;
const FORMS =
  /\b(can(?:not|'t)?|could|do(?:es)?(?: not|n't)?|will|won't)\b[^.]{0,24}? (?:form|make|build) a triangle\b/;

/** "Sides of 3 cm, 4 cm and 9 cm can form a triangle." */
const triangleSidesLaw: Law = (scene) => {
  const found = SIDES.exec(wordsOf(scene));
  const sides = [1, 2, 3].flatMap((at) => amountAt(scene, found?.[at]) ?? []);
  const [a, b, c] = sides.map(({ base }) => base).toSorted((one, other) => one - other);
  if (a === undefined || b === undefined || c === undefined) return [];
  return scene.lines.flatMap((line): Finding[] => {
    const said = FORMS.exec(line.pattern);
    if (!said || /[?]|\b(?:if|any|every|why|whether)\b/.test(line.pattern)) return [];
    const isDenied = /not|n't/.test(said[1] ?? '');
    const words =
      /\b(?:can(?:not|[’']t)?|could|do(?:es)?(?: not|n[’']t)?|will|won[’']t)\b[^.]{0,24}? (?:form|make|build) a triangle\b/i.exec(
        line.text,
      );
    const start = line.start + (words?.index ?? 0);
    return words ? [{ start, end: start + words[0].length, holds: a + b > c + 1e-9 !== isDenied }] : [];
  });
};

const RIGHT = /\bright triangle|right angle|ladder|pythagor|diagonal\b/;

/** "A 10-foot ladder has its foot 6 feet out, so it touches the wall 4 feet up": squares are added, not sides. */
const rightTriangleLaw: Law = (scene) => {
  const words = wordsOf(scene);
  const sizes = scene.amounts.filter(({ kind, quantity }) => (kind === 'm^1' || kind === 'num') && !quantity.computed);
  const [a, b, said, more] = sizes;
  const line = said && scene.lines[said.sentence];
  if (
    !RIGHT.test(words) ||
    !a ||
    !b ||
    !said ||
    more ||
    !line ||
    isDenied(line) ||
    a.kind !== b.kind ||
    said.kind !== a.kind
  )
    return [];
  if (scene.amounts.length > 3 || /\b(?:area|perimeter|degrees|angles? of)\b/.test(words)) return [];
  const long =
    /\b(?:hypotenuse|longest side|diagonal|ladder (?:is|must be|reaches)|straight)\b[^#]*$/.test(said.before) ||
    /^ (?:long|apart)\b/.test(said.tail);
  const isHypotenuseGiven =
    /\b(?:hypotenuse|ladder|diagonal)\b/.test(`${a.lead}${a.tail}`.slice(0, 40)) ||
    /-(?:foot|meter|inch)$/.test(a.quantity.text);
  const [sum, gap] = [Math.hypot(a.base, b.base), Math.sqrt(Math.abs(a.base ** 2 - b.base ** 2))];
  if (has(said, [sum, gap])) return weighed(said, [said.base], []);
  return long && !isHypotenuseGiven
    ? weighed(said, [sum], [a.base + b.base])
    : has(said, [Math.abs(a.base - b.base)])
      ? weighed(said, [gap], [Math.abs(a.base - b.base)])
      : [];
};

/** "The angles are in the ratio 1:2:3, so they are 20°, 40° and 60°." */
const ratioAnglesLaw: Law = (scene) => {
  const words = wordsOf(scene);
  const found = /\bratio (?:of )?#(\d+) ?(?::| to ) ?#(\d+) ?(?::| to ) ?#(\d+)/.exec(words);
  const shares = [1, 2, 3].map((at) => amountAt(scene, found?.[at])?.quantity.value ?? Number.NaN);
  const said = scene.amounts.filter((one) => one.kind === 'deg^1' && !has(one, [180, 360]));
  if (!/\btriangle\b/.test(words) || !found || said.length !== 3) return [];
  const all = shares.reduce((sum, share) => sum + share, 0);
  const [first, last] = [said[0], said.at(-1)];
  const holds = said.every((one, at) => close(one.quantity.value, (180 * (shares[at] ?? 0)) / all));
  return first && last && Number.isFinite(all) ? [{ start: first.quantity.start, end: last.quantity.end, holds }] : [];
};

const FIVE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lower|first) quartile(?: is| of| was| at|,| at about| equals)* $|\bq1 (?:is|=|of) $/, 'low'],
  [/\b(?:upper|third) quartile(?: is| of| was| at|,| equals)* $|\bq3 (?:is|=|of) $/, 'high'],
  [/\b(?:minimum|lowest value|smallest value|lowest score|least value)(?: is| of| was| at|,)* $/, 'least'],
  [/\b(?:maximum|highest value|largest value|highest score|greatest value)(?: is| of| was| at|,)* $/, 'most'],
  [/\b(?:interquartile range|iqr)(?: is| of| was|,| therefore| only| then)* $/, 'iqr'],
  [/(?<!interquartile )\brange(?: is| of| was|,| therefore| only| then)* $/, 'range'],
];

/** "Quartiles of 62 and 84, so the interquartile range is 13." */
const spreadLaw: Law = ({ amounts, lines }) => {
  const named = amounts.flatMap((one) => {
    const name = FIVE.find(([pattern]) => pattern.test(one.lead))?.[1];
    return name === undefined ? [] : [{ name, one }];
  });
  const only = (name: string) => {
    const found = named.filter((each) => each.name === name);
    return found.length === 1 ? found[0]?.one : undefined;
  };
  const [low, high, least, most] = ['low', 'high', 'least', 'most'].map(only);
  return named.flatMap(({ name, one }): Finding[] => {
    const line = lines[one.sentence];
    if (!line || isDenied(line)) return [];
    if (name === 'iqr' && low && high)
      return weighed(
        one,
        [high.base - low.base],
        amounts.flatMap((a) => amounts.map((b) => a.base - b.base)),
      );
    return name === 'range' && least && most
      ? weighed(one, [most.base - least.base], [most.base + least.base, most.base])
      : [];
  });
};

const WAYS =
  /^ (?:different |possible |equally likely )*(?:ways|outcomes|of (?:them|the (?:outcomes|#\d+)))\b|^ of (?:them|these|those)\b/;
const SUM =
  /\bsum (?:is |of |was |equals )?(at least |more than |greater than |less than |at most )?#(\d+)(?: or (more|higher|greater|less|lower|fewer))?/;

/** "With two dice a sum of 10 or more can come up in five ways." */
const diceLaw: Law = (scene) => {
  if (
    !/\b(?:two|pair of) (?:[a-z]+ )?(?:dice|number cubes)\b/.test(
      wordsOf(scene).replace(/#\d+(?= (?:[a-z]+ )?(?:dice|number cubes))/, 'two'),
    )
  )
    return [];
  const totals = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
  return scene.lines.flatMap((line): Finding[] => {
    const found = SUM.exec(line.pattern);
    const total = amountAt(scene, found?.[2]);
    if (!found || !total || isOpen(line)) return [];
    const k = total.quantity.value;
    const word = `${found[1] ?? ''}${found[3] ?? ''}`;
    const test = (sum: number): boolean => {
      if (/more than|greater than/.test(word)) return sum > k;
      if (/less than/.test(word)) return sum < k;
      if (/at least|more|higher|greater/.test(word)) return sum >= k;
      return /at most|less|lower|fewer/.test(word) ? sum <= k : sum === k;
    };
    const ways = totals.filter(test).length;
    return line.amounts.flatMap((said): Finding[] => {
      if (said.quantity.start <= total.quantity.start || /\bsum\b/.test(said.lead)) return [];
      const holds = (value: number): Finding[] => [
        { start: said.quantity.start, end: said.quantity.end, holds: close(said.quantity.value, value) },
      ];
      if (isInteger(said) && WAYS.test(said.tail)) return holds(ways);
      return said.quantity.form === 'fraction' && /\b(?:is|of|probability|chance)(?: only| just)? $/.test(said.lead)
        ? holds(ways / 36)
        : [];
    });
  });
};

/** "Both are red": two draws without putting the first one back. */
const drawsLaw: Law = ({ amounts, lines }) => {
  const words = lines.map(({ pattern }) => pattern).join(' ');
  const counts = amounts.filter(
    (one) => isInteger(one) && /^ (?:red|blue|green|yellow|white|black|orange|purple)\b/.test(one.tail),
  );
  const said = amounts.findLast(({ quantity }) => quantity.form === 'fraction');
  const color =
    /\bboth (?:(?:marbles|chips|balls|of them|draws) )?(?:are |being |will be )?(red|blue|green|yellow|white|black|orange|purple)\b/.exec(
      said?.before ?? '',
    )?.[1];
  const own = counts.find((one) => one.tail.startsWith(` ${color}`));
  const isWithout =
    /\b(?:without (?:putting|replac\w+|looking)|stays out|keeps?|not (?:put|replaced)|does not go back|without replacement)\b/.test(
      words,
    );
  if (!said || !own || !isWithout || counts.length < 2 || /\b(?:with replacement|puts? it back)\b/.test(words))
    return [];
  const [n, k] = [counts.reduce((sum, one) => sum + one.quantity.value, 0), own.quantity.value];
  return weighed(said, [(k * (k - 1)) / (n * (n - 1))], [(k / n) ** 2, (2 * k) / n]);
};

export const SHAPE_CONCEPTS: readonly Law[] = [
  partnerLaw,
  triangleSidesLaw,
  rightTriangleLaw,
  ratioAnglesLaw,
  spreadLaw,
  diceLaw,
  drawsLaw,
];
