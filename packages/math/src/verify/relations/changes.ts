import { type Finding, says } from '../reading/rule.ts';
import { everywhere, type Paragraph } from '../topic/paragraph.ts';

const UP =
  /\b(?:raise[sd]?|raising|increase[sd]?|increasing|rises?|rose|goes up|went up|up|marks? up|marked up|grows?|grew|gains?|gained)\b/;
const DOWN =
  /\b(?:lower(?:s|ed|ing)?|decrease[sd]?|decreasing|falls?|fell|drops?|dropped|goes down|went down|down|off|discount(?:ed)?|cuts?|reduced?|loses?|lost)\b/;
const SAME =
  /\b(?:back (?:to|at) (?:what|where|the|its)|same (?:price|as)|original (?:price|value|amount)|unchanged|no change|where it (?:began|started)|cancel(?:s)? (?:each other )?out)\b/;
const NONE = /\b(?:free|costs nothing|nothing at all)\b/;

/** Percent changes one after another: "up 10% and then down 10%, the price is back to what it was". */
export function changeFindings({ reading, said }: Paragraph): Finding[] {
  return said.flatMap((sentence): Finding[] => {
    const changes = [...sentence.pattern.matchAll(/#(\d+)/g)].flatMap(({ index, 1: number }) => {
      const quantity = reading.quantities[Number(number)];
      if (quantity?.form !== 'percent') return [];
      const before = sentence.pattern.slice(0, index).split(/[#,]/).at(-1) ?? '';
      const behind =
        /^ (?:off|discount|decrease|increase|raise|markup|sale)\b/.exec(
          sentence.pattern.slice(index + (number?.length ?? 0) + 1),
        )?.[0] ?? '';
      const words = `${before}${behind}`;
      const sign = DOWN.test(words) ? -1 : UP.test(words) ? 1 : undefined;
      const last = /\banother\b/.test(before);
      return [{ value: quantity.value, sign, last, index }];
    });
    const [first, second, more] = changes;
    if (!first || !second || more || first.sign === undefined) return [];
    const sign = second.sign ?? (second.last ? first.sign : undefined);
    if (sign === undefined) return [];
    const size = (1 + first.sign * first.value) * (1 + sign * second.value);
    const rest = sentence.pattern.slice(second.index);
    const claim = SAME.exec(rest) ?? NONE.exec(rest);
    if (
      !claim ||
      /\b(?:not|isn't|never|don't|doesn't|won't|you'd|cannot|can't)\b/.test(rest.slice(0, claim.index + 4)) ||
      sentence.isQuestion
    )
      return [];
    const wanted = SAME.test(rest) ? 1 : 0;
    const at = sentence.offset + second.index + claim.index;
    const start = reading.places[at] ?? sentence.start;
    const end = (reading.places[at + claim[0].length - 1] ?? start) + 1;
    return [{ start, end, holds: Math.abs(size - wanted) < 1e-9 }];
  });
}

/** "5⁰ is 1", "x⁰ is 1 for every x except zero". */
export const zeroPowers = ({ said }: Paragraph): Finding[] =>
  said.flatMap(({ text, start }) =>
    [
      ...text.matchAll(
        /(?<![\w)⁰-⁹])([a-z]|\d+)(?:⁰|\^0)(?![⁰-⁹\d.]) (?:is|equals|=)(?: always)? (\d+)(?![\d.]*[\w⁰-⁹/])/g,
      ),
    ].map(({ index, 0: whole, 2: value }) => ({
      start: start + index,
      end: start + index + whole.length,
      holds: value === '1',
    })),
  );

/** "A cone with the same base and height holds 30π": a third of the cylinder. */
export const cones = ({ reading }: Paragraph): Finding[] =>
  everywhere(
    reading,
    '\\b(?:holds?|volume (?:is|of))(?: about)? Q[^#]{0,40}\\b(cone|pyramid) (?:with|of|that has) (?:the|an?) (?:same|equal) [a-z]+(?: and [a-z]+)?[^#.]{0,30} Q',
  ).flatMap((match) => {
    const [whole, said] = [match.quantity(1), match.quantity(3)];
    // In "holds one third of that, 30π cubic feet", the volume is 30π and not one third.
    if (!(whole && said) || (whole.measure !== undefined && said.measure === undefined)) return [];
    return says(match, said, { value: whole.value / 3, measure: whole.measure }) ?? [];
  });
