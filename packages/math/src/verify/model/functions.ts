import type { Law, Line, Scene } from '../laws/scene.ts';
import { valueAt } from '../reading/lines.ts';
import type { Finding } from '../reading/rule.ts';

const N = String.raw`([-−]?\d+(?:\.\d+)?(?:\/\d+)?)`;
/** Behind a number that is said: nothing that belongs to it. */
const END = String.raw`(?![\d/.]*\d|\s*[-+−×·*x²(]|\s*,\s*\d|\s+(?:times|more|less|plus|minus)\b)`;
const WITHIN = 1e-9;
const numeric = (text: string): number => {
  const [top, bottom = '1'] = text.replace('−', '-').split('/');
  return Number(top) / Number(bottom);
};
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < WITHIN * Math.max(1, Math.abs(a));
const STATES_NOTHING = /[?]|\b(?:not|isn['’]t|suppose|whether|instead|never|estimate|thought|wrote|said)\b/i;

/** The text of a paragraph, without the signs that set mathematics off. */
const textOf = ({ lines }: Scene): string => lines.map(({ text }) => text).join('');
const finding = (start: number, words: string, holds: boolean): Finding => ({
  start,
  end: start + words.length,
  holds,
});

/** Matches in the sentences that state something, with the place of each in the whole text. */
function statedIn(
  { lines }: Scene,
  pattern: RegExp,
): { readonly line: Line; readonly groups: readonly string[]; readonly start: number }[] {
  return lines.flatMap((line) =>
    STATES_NOTHING.test(line.text)
      ? []
      : [...line.text.matchAll(pattern)].map((found) => ({
          line,
          groups: [...found].map((group) => group ?? ''),
          start: line.start + found.index,
        })),
  );
}

const FORMULA = String.raw`([-−]?(?:\d|\(|[a-z](?![a-z]))[-−+\d\s()|²³⁴⁵^*·×/.a-z]*?[\da-z)²³⁴⁵])(?=\s*(?:[,;?=:]|\.(?!\d)|$|\s(?:[a-z]{2,}|[A-Z])))`;
const EXPRESSION = new RegExp(String.raw`\b[Ee]xpression\s+\$?${FORMULA}`, 'g');
const WHEN = new RegExp(
  String.raw`\b(?:[Ww]hen|[Ii]f|[Ff]or|[Aa]t|[Ww]ith)\s+([a-z])\s*(?:is|=|equals)\s*${N},?[^.;=]{0,16}?\b(?:its value|the value|the expression|it)(?: of the expression)? (?:is|equals|has the value|gives|comes to|becomes)(?: equal to)?(?: the value)? ${N}${END}`,
  'g',
);
const VALUE_WHEN = new RegExp(
  String.raw`\b(?:[Ii]ts value|[Tt]he value|[Tt]he expression|[Ii]t) (?:is|equals|has the value|gives|comes to|becomes) ${N} (?:when|if|for|at) ([a-z])\s*(?:is|=|equals)\s*${N}${END}`,
  'g',
);
/** "The expression 5(x + 3) … When x is 2, its value is 25." */
const expressionLaw: Law = (scene) => {
  const named = statedIn(scene, EXPRESSION);
  const [own, more] = named;
  if (!own || more) return [];
  const judge = (start: number, whole: string, letter: string, at: string, said: string): Finding[] => {
    const value = valueAt((own.groups[1] ?? '').replaceAll('−', '-'), numeric(at), letter);
    return value === undefined || start < own.start ? [] : [finding(start, whole, isNear(value, numeric(said)))];
  };
  return [
    ...statedIn(scene, WHEN).flatMap(({ groups: [whole = '', letter = '', at = '', said = ''], start }) =>
      judge(start, whole, letter, at, said),
    ),
    ...statedIn(scene, VALUE_WHEN).flatMap(({ groups: [whole = '', said = '', letter = '', at = ''], start }) =>
      judge(start, whole, letter, at, said),
    ),
  ];
};

const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);
const TERM = new RegExp(
  String.raw`\b[Tt]he (\d+)?(?:st|nd|rd|th)?(${[...ORDINALS.keys()].join('|')}|nth|next)? ?(?:term|number)(?: (?:of|in) (?:the|this|our) (?:sequence|pattern|list))?(?:,? ?((?:[-−]?\d+(?:\.\d+)?, )+)(?:\.\.\.|…|and so on),?)? (?:is|will be|must be|would be|equals) ${N}${END}`,
  'g',
);
const SEQUENCE =
  /((?:[-−]?\d+(?:\.\d+)?, ){2,}[-−]?\d+(?:\.\d+)?)(?=,? ?(?:\.\.\.|…|and so on|(?:we|each|you|the|every|goes|grows|adds)\b|\.))/;
/** "The 5th term of the sequence 4, 7, 10, … is 16." */
const termLaw: Law = (scene) =>
  statedIn(scene, TERM).flatMap(
    ({ line, groups: [whole = '', digits = '', word = '', own = '', said = ''], start }) => {
      const text = textOf(scene);
      const isSequence = /\b(?:sequence|pattern)\b/.test(text);
      const list = (own || SEQUENCE.exec(text.slice(0, Math.max(0, text.indexOf(line.text))) || line.text)?.[1]) ?? '';
      const terms = list
        .split(',')
        .filter((part) => /\d/.test(part))
        .map((part) => numeric(part.trim()));
      const [a = 0, b = 0, c = 0] = terms;
      const place = digits ? Number(digits) : word === 'next' ? terms.length + 1 : ORDINALS.get(word);
      if (!isSequence || terms.length < 3 || place === undefined || place <= terms.length - 1) return [];
      const [step, ratio] = [b - a, b / a];
      const isArithmetic = terms.every((term, at) => at === 0 || isNear(term - (terms[at - 1] ?? 0), step));
      const isGeometric = a !== 0 && isNear(c, b * ratio);
      if (!isArithmetic && !isGeometric) return [];
      const value = isArithmetic ? a + (place - 1) * step : a * ratio ** (place - 1);
      return [finding(start, whole, isNear(value, numeric(said)))];
    },
  );

const VARIES = new RegExp(
  String.raw`\b([a-z]) varies (directly|inversely) (?:with|as) ([a-z])[^.]*?\b\1\s*=\s*${N} when \3\s*=\s*${N}[^.]{0,12}?(?:,|then|so)[^.=]{0,8}\b\1\s*=\s*${N} when \3\s*=\s*${N}`,
  'g',
);
/** "If y varies directly with x and y = 12 when x = 3, then y = 20 when x = 5." */
const variesLaw: Law = (scene) =>
  statedIn(scene, VARIES).flatMap(({ groups: [whole = '', , way = '', , ...rest], start }) => {
    const [y1 = 0, x1 = 1, y2 = 0, x2 = 1] = rest.map(numeric);
    return [finding(start, whole, way === 'directly' ? isNear(y1 * x2, y2 * x1) : isNear(y1 * x1, y2 * x2))];
  });

const QUADRATIC = new RegExp(String.raw`(?<![\w+])(?:y|[fghp]\(x\))\s*=\s*${FORMULA}`, 'g');
const AXIS = new RegExp(String.raw`\b(?:axis of symmetry|vertex)\b[^.;=()]{0,40}\bx\s*=\s*${N}${END}`, 'g');
const HEIGHT = new RegExp(
  String.raw`\bvertex\b[^.;=()]{0,50}\bx\s*=\s*${N}[.,;]\s*(?:[Tt]here|[Ss]o|[Ii]ts|[Tt]he)[^.;=()\d]{0,40}\b(?:value|minimum|maximum|height)(?: is| of)? ${N}${END}`,
  'g',
);
const VERTEX = new RegExp(
  String.raw`\bvertex (?:is|lies|of the (?:graph|parabola) is|is at|lies at)(?: at)?(?: the point)? \(${N}, ?${N}\)`,
  'g',
);
/** The vertex of a parabola, as all that is said of it. */
const vertexLaw: Law = (scene) => {
  const formulas = [...textOf(scene).matchAll(QUADRATIC)].map(([, formula = '']) => formula.replaceAll('−', '-'));
  const [formula, other] = formulas;
  const f = (x: number): number => valueAt(formula ?? '', x) ?? Number.NaN;
  if (formula === undefined || (other !== undefined && !isNear(valueAt(other, 3) ?? Number.NaN, f(3)))) return [];
  const [a, b] = [(f(2) - 2 * f(1) + f(0)) / 2, f(1) - f(0)];
  const isSquare = Math.abs(f(3) - 3 * f(2) + 3 * f(1) - f(0)) < WITHIN && Math.abs(a) > WITHIN;
  if (!isSquare) return [];
  const axis = -(b - a) / (2 * a);
  const all = textOf(scene);
  const from = scene.lines[0]?.start ?? 0;
  return [
    ...statedIn(scene, AXIS).map(({ groups: [whole = '', x = ''], start }) =>
      finding(start, whole, isNear(axis, numeric(x))),
    ),
    ...statedIn(scene, VERTEX).map(({ groups: [whole = '', x = '', y = ''], start }) =>
      finding(start, whole, isNear(axis, numeric(x)) && isNear(f(axis), numeric(y))),
    ),
    ...[...all.matchAll(HEIGHT)].map((found) => {
      const [whole, x = '', y = ''] = found;
      const words = whole.slice(whole.search(/[.,;]\s/) + 2);
      return finding(from + found.index + whole.length - words.length, words, isNear(f(numeric(x)), numeric(y)));
    }),
  ];
};

const DEGREE = new RegExp(
  String.raw`\b(?:[Pp]olynomial|[Ee]xpression|[Ff]unction)\s+(?:[a-z]\([a-z]\)\s*=\s*)?${FORMULA}\s+(?:has|is of) degree (\d+)|\b[Dd]egree of (?:the polynomial )?${FORMULA} is (\d+)`,
  'g',
);
const POWERS = '²³⁴⁵⁶⁷⁸⁹';
/** "The polynomial 4x³ − x + 6 has degree 3": where nothing is to be multiplied out. */
const degreeLaw: Law = (scene) =>
  statedIn(scene, DEGREE).flatMap(({ groups: [whole = '', one = '', n = '', other = '', m = ''], start }) => {
    const formula = one || other;
    if (/[()/]/.test(formula) || new Set(formula.match(/[a-z]/g)).size !== 1) return [];
    const powers = [...formula.matchAll(/[a-z](?:\^(\d+)|([²³⁴⁵⁶⁷⁸⁹]))?/g)].map(([, digits, raised]) =>
      digits ? Number(digits) : raised ? POWERS.indexOf(raised) + 2 : 1,
    );
    return [finding(start, whole, Math.max(...powers) === Number(n || m))];
  });

const ROOTS = new RegExp(
  String.raw`\bx\s*=\s*${N}(?:\\\))?\s*(?:or|and)\s*(?:\\\()?x\s*=\s*${N}(?![\d/.]*\d|\s*[-+−×·*])`,
  'g',
);
const OF_ROOTS = new RegExp(
  String.raw`\b(sum|product) of (?:the |its )?(?:two )?(?:solutions|roots|zeros|answers) (?:is|equals|must be|should be) (?:\\\()?${N}${END}`,
  'g',
);
/** "So x = 3 or x = 2. The sum of the two solutions is 5." */
const rootsLaw: Law = (scene) => {
  const [own, more] = [...textOf(scene).matchAll(ROOTS)];
  if (!own || more) return [];
  const [a, b] = [numeric(own[1] ?? ''), numeric(own[2] ?? '')];
  return statedIn(scene, OF_ROOTS).map(({ groups: [whole = '', way = '', said = ''], start }) =>
    finding(start, whole, isNear(way === 'sum' ? a + b : a * b, numeric(said))),
  );
};

export const FUNCTION_LAWS: readonly Law[] = [expressionLaw, termLaw, variesLaw, vertexLaw, degreeLaw, rootsLaw];
