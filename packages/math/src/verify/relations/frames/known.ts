import { bare, compareTrees, type Node, parse } from '../../../check/index.ts';
import { isPrime } from '../../is-prime.ts';
import { lettersOf, substitute } from '../../judge.ts';
import type { Quantity } from '../../reading/quantity.ts';
import type { Finding } from '../../reading/rule.ts';
import { at, everywhere, type Paragraph } from '../../topic/paragraph.ts';
import { aboutWords, type Frame, fixed } from './frame.ts';

const isShare = ({ form, value }: Quantity): boolean => form === 'percent' || (form === 'fraction' && value < 1);
const PLACES: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
]);
const IN: ReadonlyMap<string, number> = new Map([
  ['day week', 7],
  ['day year', 365],
  ['week year', 52],
  ['month year', 12],
  ['hour day', 24],
  ['minute hour', 60],
  ['second minute', 60],
]);
const WORKERS = '(?:workers?|painters?|people|machines?|pumps?|taps?|robots?|cooks?|gardeners?|printers?)';

const NEXT: ReadonlyMap<string, (n: number) => boolean> = new Map([
  ['square', (n: number) => Number.isInteger(Math.sqrt(n))],
  ['prime', isPrime],
  ['even', (n: number) => n % 2 === 0],
  ['odd', (n: number) => n % 2 === 1],
]);

/** Facts that a frame of words states about numbers, shapes and amounts. */
export const KNOWN_FRAMES: readonly Frame[] = [
  [
    'LIST[^#?!]{0,30}[.,;] (?:and |so )?(?:their|the) (product|sum) (?:is|equals|comes to) Q(?! of)',
    (_, match) => {
      const list = match.list(1).map(({ value }) => value);
      return match.word(2) === 'sum' ? list.reduce((a, b) => a + b, 0) : list.reduce((a, b) => a * b, 1);
    },
  ],
  [
    'round(?:ed|ing)? Q to (?:(one|two|three)|#\\d+) decimal places?[^#.?!]{0,20}(?:get|is|gives|makes|becomes)(?: us)? Q',
    ([number], match) => {
      const said = match.quantity(3);
      const places =
        PLACES.get(match.word(2)) ??
        Number(
          /to #(\d+)/.exec(match.text)?.[1] !== undefined &&
            match.reading.quantities[Number(/to #(\d+)/.exec(match.text)?.[1])]?.value,
        );
      return number && said && places > 0 ? Math.round(number.value * 10 ** places + 1e-9) / 10 ** places : undefined;
    },
  ],
  [
    'next (?:perfect )?(square|prime|even|odd)(?: number)? after Q is Q',
    ([from], match) => {
      const test = NEXT.get(match.word(1));
      if (!from || !test || from.value > 10_000) return undefined;
      return Array.from({ length: 300 }, (_, step) => from.value + 1 + step).find(test);
    },
  ],
  [
    '(supplementary|complementary|a straight line|a right angle)\\b[^?]{0,60}?(?:#\\d+|one|first)(?: of them| angle| of the angles)? (?:is|measures) Q[^#?!]{0,30}other(?: one| angle| #\\d+)? (?:is|measures|must be|has to be) Q',
    ([one], match) => one && (/^(?:supp|a straight)/.test(match.word(1)) ? 180 : 90) - one.value,
  ],
  [
    '(?:mean|average) of (?:the )?Q [a-z]+ (?:is|was) Q[^#?!]{0,30}(?:total|sum)[^#?!]{0,20}(?:#\\d+)?[^#?!]{0,20} (?:is|was|of|must be) Q',
    ([count, mean]) => count && mean && { value: count.value * mean.value, measure: mean.measure },
  ],
  [
    'Q by Q by Q (?:[a-z]+ )?(?:holds?|has a volume of|can hold|would hold)(?: about| exactly)? Q',
    ([a, b, c]) =>
      a &&
      b &&
      c && {
        value: a.value * b.value * c.value,
        measure: a.measure && { dimension: a.measure.dimension.replace('^1', '^3'), factor: a.measure.factor ** 3 },
      },
  ],
  [
    'hypotenuse of (?:a|the|this) right triangle (?:with|whose) (?:legs|sides)(?: of| are| measure)?(?: lengths?)? Q and Q (?:is|measures|has length) Q',
    ([a, b]) => a && b && { value: Math.hypot(a.value, b.value), measure: a.measure },
  ],
  [
    'Q [a-z]+ (?:a|per|each|every) (second|minute|hour|day|week|month)\\b[^#?!]{0,24}?[.,;] (?:so )?in (?:an?|one|#\\d+) (minute|hour|day|week|year) [^#.?!]{0,24} Q',
    ([amount], match) => {
      const count = IN.get(`${match.word(2)} ${match.word(3)}`);
      const isOne =
        !/ in #/.test(match.text) || match.reading.quantities[Number(/ in #(\d+)/.exec(match.text)?.[1])]?.value === 1;
      return amount && count && isOne ? { value: amount.value * count, measure: amount.measure } : undefined;
    },
  ],
  [
    'Q (?:in|written in|reduced to|simplified to) (?:its )?(?:lowest terms|simplest form|simplest terms) (?:is|equals|becomes) Q',
    ([fraction]) => fraction?.value,
  ],
  [
    'flip(?:s|ping)? a coin and roll(?:s|ing)? a (?:die|number cube)[^#.?!]{0,40} Q (?:possible |different )?outcomes',
    () => 12,
  ],
  [
    'Q(?: [a-z]+)? (?:is|are|was) (?:cut|divided|split) into (?:equal )?[a-z]+ (?:of|that are)(?: length)? Q[^#?!]{0,40} Q (?:such |equal )?(?:pieces|parts|strips|servings|bags)',
    ([whole, piece]) =>
      whole?.measure && piece?.measure && whole.measure.dimension === piece.measure.dimension
        ? (whole.value * whole.measure.factor) / (piece.value * piece.measure.factor)
        : undefined,
  ],
  [
    `(?:takes?|need|needs) Q ${WORKERS} Q [^?#]{0,40}[.,;] (?:so |then )?(?:with|for) Q ${WORKERS},? it (?:takes?|would take|will take|should take)(?: only| about)? Q`,
    ([a, time, b]) =>
      a && time && b && b.value !== 0 ? { value: (a.value * time.value) / b.value, measure: time.measure } : undefined,
  ],
  [
    '(?:had|have|has) Q [a-z]+ and (?:gave|give|gives|lost|loses|sold|sells|ate|eats|used|uses|spent|spends)(?: away)? Q(?: of them)?[^#?!]{0,30}[.] [^#.?!]{0,20}(?:have|has|are) Q (?:[a-z]+ )?(?:left|remaining)',
    ([all, gone]) =>
      all && gone && !isShare(gone) ? { value: all.value - gone.value, measure: all.measure } : undefined,
  ],
];

/** "−3 is to the right of −7." */
export function onNumberLine(paragraph: Paragraph): Finding[] {
  return everywhere(
    paragraph.reading,
    'Q (?:is|lies|stands|comes) (?:to the )?(left|right) of Q(?! (?:of|percent))',
  ).flatMap((match) => {
    const [a, b] = [match.quantity(1), match.quantity(3)];
    if (!a || !b || a.measure !== undefined || b.measure !== undefined) return [];
    return [aboutWords(paragraph, match, match.word(2) === 'left' ? a.value < b.value : a.value > b.value)];
  });
}

/** "5 blue pens and 3 black pens. The ratio of blue to black is 5 to 3." */
export function ratioOfKinds({ reading }: Paragraph): Finding[] {
  const [list] = everywhere(
    reading,
    '(?:has|have|holds?|contains|are|with|of) Q ([a-z]+)(?: [a-z]+)? and Q ([a-z]+)(?: [a-z]+)?[^#.?!]{0,30}[.,;]',
  );
  const [a, b] = [list?.quantity(1), list?.quantity(3)];
  if (!list || !a || !b || list.word(2) === list.word(4)) return [];
  const counts = new Map([
    [list.word(2), a.value],
    [list.word(4), b.value],
    ['all', a.value + b.value],
    ['total', a.value + b.value],
  ]);
  return everywhere(
    reading,
    'ratio of (?:the )?([a-z]+)(?: [a-z]+)? to (?:the )?([a-z]+)(?: [a-z]+)? (?:is|was) Q ?(?:to|:) ?Q',
  ).flatMap((match) => {
    const [p, q] = [counts.get(match.word(1)), counts.get(match.word(2))];
    const [one, other] = [match.quantity(3), match.quantity(4)];
    if (p === undefined || q === undefined || !one || !other) return [];
    return [{ start: one.start, end: other.end, holds: p * other.value === q * one.value }];
  });
}

/** "It had 40 members in May and 50 in June. That is an increase of 25%." */
export function changeOfTwo({ reading, said }: Paragraph): Finding[] {
  return said.flatMap((sentence, number): Finding[] => {
    const before = said[number - 1]?.pattern ?? '';
    const source =
      /^ ?(?:that|this|it) (?:is|was|means|makes) an? (?:increase|decrease|rise|drop|growth|fall|change|gain|loss) of(?: about| only| just)? #(\d+)/;
    const mark = source.exec(sentence.pattern)?.[1];
    const own = [...before.matchAll(/(in )?#(\d+)/g)].flatMap(([, year, at]) => {
      const quantity = reading.quantities[Number(at)];
      return !quantity || (year !== undefined && /^(?:1[89]|20)\d\d$/.test(quantity.text)) ? [] : [quantity];
    });
    const [from, to, more] = own;
    const value = reading.quantities[Number(mark ?? -1)];
    if (!from || !to || more || !value || from.value === 0 || from.measure?.dimension !== to.measure?.dimension)
      return [];
    const gap = Math.abs(to.value - from.value);
    const wanted = value.form === 'percent' ? gap / Math.abs(from.value) : gap;
    const [match] = everywhere(reading, 'Q').filter((one) => one.quantity(1) === value);
    return match
      ? [fixed(match, value, { value: wanted, measure: value.measure && from.measure })].flatMap((one) => one ?? [])
      : [];
  });
}

const tree = (text: string): Node | undefined => {
  if (/[a-z]{2,}/i.test(text.replaceAll(/sqrt|abs/g, ''))) return undefined;
  const read = parse(text.trim().replaceAll('−', '-').replaceAll('²', '^2').replaceAll('³', '^3'));
  return read.ok ? bare(read.tree) : undefined;
};

const VALUE = String.raw`([-−]?\d+(?:\.\d+)?(?:\/\d+)?)`;
const AT = new RegExp(
  String.raw`\b(?:expression|formula|rule) ([^,.=]+?),? (?:when|if|for) ([a-z]) (?:is|=|equals) ${VALUE},? (?:then )?(?:its|the)? ?(?:value|result|it|answer)?(?: of the expression)? ?(?:is|equals|gives|becomes|has the value|we get) ${VALUE}(?![\d.]*\w)`,
  'gi',
);
const IF = new RegExp(
  String.raw`\b(?:if|when|since|because) ([^,=]+?)=([^,=]+?),? (?:then |so )([a-z]) (?:is|=|equals|must be) ${VALUE}(?![\d.]*\w)`,
  'gi',
);

const THEN = new RegExp(
  String.raw`\b(?:if|when|for) ([a-z]) (?:is|=|equals) ${VALUE},? (?:then )?([^,.=]+?) (?:is|=|equals) ${VALUE}(?![\d.]*\w)`,
  'gi',
);

/** "In the expression 5x + 3, when x is 4 the value is 23", "if 2x = 18, then x is 9". */
export const valuesOfLetters = ({ said }: Paragraph): Finding[] => {
  const everything = said.map(({ text }) => text).join(' ');
  return said.flatMap((sentence) => {
    // "y = 10 when x = 4" tells one value of a relation, not the relation.
    if (sentence.isQuestion || /\b(?:varies|vary|proportional|variation)\b/i.test(everything)) return [];
    const turned = [...sentence.text.matchAll(THEN)].map(
      ([whole, letter = '', input = '', formula = '', value = '']) => [whole, formula, letter, input, value] as const,
    );
    const worked = [...sentence.text.matchAll(AT), ...turned].flatMap(
      ([whole, formula = '', letter = '', input = '', value = '']) => {
        const [expression, from, to] = [tree(formula), tree(input), tree(value)];
        // "When x = 2, then y = 5" tells a point, and computes nothing.
        if (!expression || !from || !to || !lettersOf(expression).has(letter.toLowerCase())) return [];
        const verdict = compareTrees(substitute(expression, new Map([[letter.toLowerCase(), from]])), to);
        return verdict === 'unknown' ? [] : at(sentence, whole, verdict === 'equal');
      },
    );
    const solved = [...sentence.text.matchAll(IF)].flatMap(
      ([whole, left = '', right = '', letter = '', value = '']) => {
        const [a, b, v] = [tree(left), tree(right), tree(value)];
        if (
          !a ||
          !b ||
          !v ||
          !new RegExp(letter).test(left + right) ||
          /[a-z]/.test((left + right).replaceAll(letter, ''))
        )
          return [];
        const verdict = compareTrees(substitute(a, new Map([[letter, v]])), substitute(b, new Map([[letter, v]])));
        return verdict === 'unknown' ? [] : at(sentence, whole, verdict === 'equal');
      },
    );
    return [...worked, ...solved];
  });
};
