import type { Amount, Law } from '../laws/scene.ts';
import type { Finding } from '../reading/rule.ts';

const LARGER =
  /^(?:[- ](?!than\b|and\b|or\b|by\b)[a-z]+){0,3}? (?:is|was|are|were) (?:therefore |clearly |actually |indeed |slightly |a little |just )?(?:the )?(larger|bigger|greater|longer|heavier|taller|wider|higher|farther|faster|smaller|shorter|lighter|lower|lesser|slower)(?! than\b)(?: (?:one|share|part|piece|number|fraction|amount|decimal|value|distance|length|wrench|of the two|of the fractions|side))?\b(?! than\b)/;
const SMALL = /^(?:smaller|shorter|lighter|lower|lesser|slower)$/;
const close = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** "5/8 is the larger share": held against the only other amount of the same kind that was named before. */
export const largerLaw: Law = ({ amounts, lines }) =>
  amounts.flatMap((said, at): Finding[] => {
    const line = lines[said.sentence];
    const found = LARGER.exec(said.tail);
    if (!line || !found || /[?]|\b(?:not|if|isn't|wasn't|whether)\b/.test(line.pattern)) return [];
    const isSame = (one: Amount): boolean =>
      one.kind === said.kind && (one.quantity.form === 'fraction') === (said.quantity.form === 'fraction');
    const before = amounts.slice(0, at).filter(isSame);
    const others = before.map(({ base }) => base).filter((base) => !close(base, said.base));
    const [other] = others;
    // It has to be one of two that were named.
    if (
      other === undefined ||
      others.some((one) => !close(one, other)) ||
      !before.some(({ base }) => close(base, said.base))
    )
      return [];
    const holds = SMALL.test(found[1] ?? '') ? said.base < other : said.base > other;
    return [{ start: said.quantity.start, end: said.quantity.end, holds }];
  });
