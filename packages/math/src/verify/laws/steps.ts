import { constantValue, parse } from '../../check/index.ts';
import type { Finding } from '../reading/rule.ts';
import { type Amount, earlierThan, goesOn, isPercent, judged, type Law, type Line } from './scene.ts';

const MORE =
  /\b(?:add(?:s|ed)?|put|gained?|gains|got another|earned|earns|found|finds)(?: on| back| in| up)? (?:another )?$/;
const LESS =
  /\b(?:took|takes?|take|subtract(?:s|ed)?|removed?|removes|gave|gives?|lost|loses?|spent|spends?|ate|eats?|used|uses?|sold|sells?|went back|counted back|jumped back)(?: away| off| back| out)? (?:another )?$/;
const GOT =
  /^(?: (?:more|from (?:it|that|there)|back|of them|away|off))?(?: (?:beads|cards|of [a-z]+))?,? (?:and|to|which|then|so i|so he|so she|that) ?(?:then )?(?:got|get|gets|gave|gives|gave me|leaves|left|have|had|has|makes|made|landed on|land on)(?: me| him| her| us| to| with)? $/;

/** "I had 72. First I took away 30 and got 42. Then I took away 5 more and got 37." */
const runningLaw: Law = ({ lines, amounts: all }) => {
  let now: { readonly value: number; readonly end: number } | undefined;
  return lines.flatMap((line): Finding[] => {
    const own = line.amounts;
    return own.flatMap((one, at): Finding[] => {
      const said = own[at + 1];
      if (!said || isPercent(one) || isPercent(said) || one.kind !== said.kind || !GOT.test(one.tail)) return [];
      const sign = LESS.test(one.lead) ? -1 : MORE.test(one.lead) ? 1 : 0;
      const first = all[0] === one ? undefined : all[0];
      const from =
        /^ ?first\b/.test(line.pattern) && first ? { value: first.quantity.value, end: one.quantity.start } : now;
      now = { value: said.quantity.value, end: said.quantity.end };
      const isNext =
        from !== undefined &&
        !all.some(({ quantity }) => quantity.start >= from.end && quantity.end < one.quantity.start);
      if (sign === 0 || from === undefined || !isNext || /[?~]/.test(line.pattern)) return [];
      return judged(said, [(from.value + sign * one.quantity.value) * (one.quantity.measure?.factor ?? 1)]);
    });
  });
};

const ADDED =
  /\b(?:add(?:ed|ing|s)? (?:them|these|those|the (?:two|three|four|parts|products|results|numbers|partial products))(?: (?:up|together))?|together(?: they| these| the parts)?|altogether|the sum|in all)\b[^#~]{0,40}?\b(?:got|get|gets|gives?|gave|makes?|made|is|are|equals?|total|have|comes? to)(?: me| us| you| a total of)? $/;
const RESULT = /(?:=|≈|\b(?:is|equals?|makes?|gives?|are))\s*\$?(-?\d[\d,]*(?:\.\d+)?)(?![\d.]*\s*[-+−×÷*/^=%])/g;
const PRODUCT = /\d\s*(?:×|\*|·|x|times)\s*\d/;

/** "30 × 25 is 750 and 6 × 25 is 150. I added them and got 900." */
const partsLaw: Law = ({ lines }) =>
  lines.flatMap((line, number): Finding[] => {
    const said = line.amounts.at(-1);
    const before = lines[number - 1];
    if (!said || !before || !ADDED.test(said.before) || line.amounts.length > 1 || /[?]/.test(line.text + before.text))
      return [];
    if (!PRODUCT.test(before.text)) return [];
    const parts = [...before.text.matchAll(RESULT)].map(([, value = '']) => Number(value.replaceAll(',', '')));
    if (parts.length < 2) return [];
    return judged(said, [parts.reduce((a, b) => a + b, 0)]);
  });

const VALUE = String.raw`(?:\(\(?)?[-−]?\$?\d[\d,]*(?:\.\d+)?(?:\/\d+)?[²³⁰-⁹]?(?:\)[²³⁰-⁹]?\)?)?`;
const SIGN = String.raw`\s*(?:[+×÷·*^]|(?<=\s)[-−–](?=\s)|(?<=\s)x(?=\s))\s*`;
const EXPRESSION = new RegExp(
  `(?<![\\d.,=)^]\\s?|[-+×÷*·−=]\\s)(${VALUE}(?:${SIGN}${VALUE})+)(?!\\s*[=≈<>+×÷*·^]|[.,]?\\d)`,
  'g',
);
const STATED =
  /^,? (?:is|are|equals?|makes?|gives?|=|comes to|was|leaves)\b(?! (?:the|a|not|called|done|first|worked))/;

/** What a calculation without a result is worth. */
function worth(text: string): number | undefined {
  const read = parse(
    text
      .replaceAll(/[,$]/g, '')
      .replaceAll(/[−–]/g, '-')
      .replaceAll(/\sx\s/g, ' × ')
      .replaceAll(/÷\s*(\d+\/\d+)/g, '÷ ($1)'),
  );
  return read.ok ? constantValue(read.tree) : undefined;
}

/** The calculations of a sentence that no result follows. */
const openIn = ({ text }: Line): number[] =>
  [...text.matchAll(EXPRESSION)].flatMap(({ index, 1: found = '' }) => {
    const behind = text.slice(index + found.length);
    const value = STATED.test(behind) ? undefined : worth(found);
    return value === undefined ? [] : [value];
  });

const OR =
  /^,? (?:or|which is|which makes|which gives|that is|so that's|and that's|making|(?:and |, )?(?:you|we) (?:should |will |would )?get|to get)(?: just| exactly| only)? (\$?[-−]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?)(?![\d.]*\s*[-+−×÷*·^=%(]|\d| (?:times|more|less|of)\b)/;

/** "5³ means 5 × 5 × 5, or 125." */
const orLaw: Law = ({ lines }) =>
  lines.flatMap(({ text, start }): Finding[] =>
    /[?]|\b(?:not|either|about|round|estimate)\w*/.test(text)
      ? []
      : [...text.matchAll(EXPRESSION)].flatMap(({ index, 1: found = '' }) => {
          const place = text.indexOf(found, index);
          const said = OR.exec(text.slice(place + found.length));
          const [value, own] = [worth(found), said?.[1] === undefined ? undefined : worth(said[1])];
          if (!said || value === undefined || own === undefined) return [];
          const end = start + place + found.length + said[0].length;
          return [
            {
              start: start + place,
              end,
              holds: Math.abs(value - own) < 1e-9 * Math.max(1, Math.abs(value)) || /\.\d/.test(`${own}`),
            },
          ];
        }),
  );

const ANSWER =
  /(?:^ ?| so |, | and )(?:the|its|our|their) (?:final |whole |exact |correct |right )?(?:answer|result|value(?: of the (?:whole )?expression)?|expression)(?: is| equals| comes to| becomes| must be| should be| comes out to)(?: then| therefore| just)? $/;
const THAT = /^ ?(?:so )?(?:that|this|it|which)(?: is| equals| makes| gives| comes to|'s)(?: just| exactly)? $/;
const NOT_SURE =
  /\b(?:estimate[ds]?|about|rounded?|rounding|students?|if|instead|wrong|mistake|remainder|digit|percent|left|not)\b/;

/** "In 20 − 6 × 2 the multiplication comes first. 6 × 2 is 12. So the answer is 8." */
const answerLaw: Law = (scene) => {
  const open: { readonly value: number; readonly sentence: number }[] = [];
  return scene.lines.flatMap((line, sentence): Finding[] => {
    const [said, more] = line.amounts.filter(({ quantity }) => !quantity.computed);
    const known = open.map(({ value }) => value);
    const last = open.filter((one) => one.sentence === sentence - 1).map(({ value }) => value);
    for (const value of openIn(line)) open.push({ value, sentence });
    const now = open.map(({ value }) => value);
    if (!said || more || /[?]/.test(line.text) || NOT_SURE.test(line.pattern)) return [];
    if (/^ (?:[a-z]+ )?(?:of|times|more|less|out)\b/.test(said.tail) || said.label.length > 1) return [];
    const whole = now.length === 0 ? [] : now;
    if (ANSWER.test(said.before) && whole.length > 0)
      return judged(
        said,
        [...new Set(whole)].map((value) => scaled(value, said)),
      );
    return THAT.test(said.before) &&
      last.length === 1 &&
      known.length > 0 &&
      goesOn(said.before, earlierThan(scene, sentence))
      ? judged(
          said,
          last.map((value) => scaled(value, said)),
        )
      : [];
  });
};

const scaled = (value: number, { quantity }: Amount): number => value * (quantity.measure?.factor ?? 1);

export const STEP_LAWS: readonly Law[] = [runningLaw, partsLaw, orLaw, answerLaw];
