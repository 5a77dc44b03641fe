import type { Quantity } from '../../reading/quantity.ts';
import type { Finding } from '../../reading/rule.ts';
import { everywhere, type Paragraph } from '../../topic/paragraph.ts';
import type { Frame } from './frame.ts';

const isPercent = ({ form }: Quantity): boolean => form === 'percent';
const isShare = ({ form, value }: Quantity): boolean => form === 'percent' || (form === 'fraction' && value < 1);
const like = (value: number, { measure }: Quantity) => ({ value, measure });

/** Frames of two sentences: what is given in the first, and what follows in the second. */
export const MORE_SAID_FRAMES: readonly Frame[] = [
  [
    'Q long and Q wide[^#?!]{0,60}?costs? Q (?:per|a|an|for each|for every) (?:foot|meter|yard|inch)[^#?!]{0,60}?(?:all around|around it|the whole fence|fence)[^#.?!]{0,20}(?:costs?|comes to|is) Q',
    ([a, b, price]) => a && b && price && like(2 * (a.value + b.value) * price.value, price),
  ],
  [
    '\\b(?:makes?|has|have|there are|are|with) Q ([a-z]+)[^#?!]{0,40}[.,;] (?:if |when )?Q [a-z]+ (?:share|split|divide)[^#.?!]{0,30}each [a-z]+ (?:gets?|receives?|has)(?: only)? Q',
    ([all, by]) =>
      all && by && by.value > 0 && all.value % by.value === 0 ? like(all.value / by.value, all) : undefined,
  ],
  [
    'take Q,? which is Q,? and (?:then )?#\\d+ of (?:that|it),? which is Q[^#?!]{0,20}(?:together|in all|altogether|added)[^#.?!]{0,24} Q',
    ([, a, b]) => a && b && like(a.value + b.value, a),
  ],
  [
    'find Q of (?:a|any|the) number[^#?!]{0,20} (?:is )?to divide (?:it )?by Q',
    ([share]) => (share && isPercent(share) ? 1 / share.value : undefined),
  ],
  [
    '\\bdigits of Q (?:add up to|add to|sum to|have a sum of|total) Q',
    ([number]) => number && [...number.text.replace(/\D/g, '')].reduce((sum, digit) => sum + Number(digit), 0),
  ],
  [
    '\\bif (?:an? |the )?[a-z]+ (?:is|are) Q off,? (?:then )?you (?:only |still )?pay Q',
    ([off]) => (off && isPercent(off) ? 1 - off.value : undefined),
  ],
  [
    'after an? Q (?:raise|increase|markup),? (?:an? |the )?Q [a-z]+ (?:becomes|is|goes to|rises to) Q',
    ([by, from]) => (by && from && isPercent(by) ? like(from.value * (1 + by.value), from) : undefined),
  ],
  [
    'after an? Q (?:cut|decrease|discount|markdown),? (?:an? |the )?Q [a-z]+ (?:becomes|is|goes to|falls to) Q',
    ([by, from]) => (by && from && isPercent(by) ? like(from.value * (1 - by.value), from) : undefined),
  ],
  [
    'right triangle,? (?:the )?(?:#\\d+|other|acute) (?:smaller |acute |other )?angles (?:add up to|add to|sum to|total) Q',
    () => 90,
  ],
  [
    '\\bif Q of (?:the|a|his|her|our|my) ([a-z]+) is Q(?: [a-z]+)?,? (?:then )?the whole \\2 (?:has|is|costs|weighs)(?: about)? Q',
    ([share, part]) => (share && part && isShare(share) ? like(part.value / share.value, part) : undefined),
  ],
  [
    '\\b(?:divide|dividing) Q by Q[^#.?!]{0,20}(?:get|gives|is) Q (?:with|and)(?: a)? remainder (?:of |is )?Q',
    ([a, b]) => (a && b && b.value > 0 ? a.value % b.value : undefined),
  ],
  [
    'write Q as a fraction[^?]{0,60}[.,;] (?:so )?(?:the|our|its) (?:result|answer|fraction)(?: in simplest form)? (?:is|equals) Q',
    ([decimal]) => decimal?.value,
  ],
  [
    'for an? diameter of Q,? (?:it|the circumference) (?:is|measures)(?: about)? Q',
    ([d]) => d && like(Math.PI * d.value, d),
  ],
  [
    'for an? radius of Q,? (?:it|the circumference) (?:is|measures)(?: about)? Q',
    ([r], m) => (/circumference/.test(m.reading.pattern) ? r && like(2 * Math.PI * r.value, r) : undefined),
  ],
  ['number times its reciprocal (?:is|equals|makes)(?: always)? Q', () => 1],
  ['(?:number|integer) (?:plus|and|added to) its opposite (?:is|equals|makes|gives)(?: always)? Q', () => 0],
  ['slope of (?:a|any|every) horizontal line (?:is|equals)(?: always)? Q', () => 0],
  [
    'in the fraction Q,? the (numerator|denominator) is Q',
    ([fraction], match) => {
      const [top, below] = (fraction?.text ?? '').split('/').map(Number);
      return match.word(2) === 'numerator' ? top : below;
    },
  ],
];

/** "The number 0.1 is ten times as large as 0.01." */
export function timesAsLarge({ reading }: Paragraph): Finding[] {
  return everywhere(reading, 'Q is Q times as (?:large|big|much|great|many) as Q').flatMap((match) => {
    const [a, times, b] = [1, 2, 3].map((at) => match.quantity(at));
    if (!a || !times || !b || a.measure !== undefined || b.measure !== undefined) return [];
    return [{ start: a.start, end: b.end, holds: Math.abs(a.value - times.value * b.value) < 1e-9 }];
  });
}
