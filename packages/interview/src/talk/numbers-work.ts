import { near, numberOf, writtenValue } from '../values.ts';

type Term = { readonly value: number; readonly text: string; readonly used: number; readonly depth: number };

const MOST_NUMBERS = 5;
const MOST_TERMS = 4000;

const joined = (one: Term, other: Term): Term[] => {
  const used = one.used | other.used;
  const depth = one.depth + other.depth + 1;
  const put = (value: number, sign: string): Term => {
    const side = ({ text }: Term): string => (/ [-+×÷] /.test(text) ? `(${text})` : text);
    return { value, text: `${side(one)} ${sign} ${side(other)}`, used, depth };
  };
  return [
    put(one.value + other.value, '+'),
    put(one.value - other.value, '-'),
    put(one.value * other.value, '×'),
    ...(other.value === 0 ? [] : [put(one.value / other.value, '÷')]),
  ];
};

/**
 * The shortest way to an answer from the numbers of a problem: "60 - 20 = 40". It explains an answer that no known
 * misconception gives. Undefined if three operations do not reach it.
 */
export function numbersWork(problem: string, answer: string): string | undefined {
  const texts = [...problem.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+\s\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?/g)]
    .map(([text]) => text)
    .slice(0, MOST_NUMBERS);
  const target = numberOf(/-?\d+\s\d+\/\d+|-?\d+\/\d+|-?\d+(?:\.\d+)?/.exec(answer)?.[0] ?? '');
  if (target === undefined || texts.length === 0 || /\d:\d\d/.test(problem)) return undefined;
  const [one, two, three] = texts.map(numberOf);
  if (texts.length === 3 && one && two && three) {
    // Three numbers of a story mostly come from a rule of three.
    const order = [
      [1, 2, 0],
      [0, 2, 1],
      [0, 1, 2],
    ].find(([a = 0, b = 0, c = 0]) =>
      near(([one, two, three][a] ?? 0) * ([one, two, three][b] ?? 0), target * ([one, two, three][c] ?? 0)),
    );
    if (order)
      return `${texts[order[0] ?? 0]} × ${texts[order[1] ?? 0]} ÷ ${texts[order[2] ?? 0]} = ${writtenValue(target, /\//.test(answer))}`;
  }
  const roots = /sqrt|√|\broot\b/i.test(problem);
  const plain = texts.flatMap((text, at): Term[] => {
    const value = numberOf(text);
    return value === undefined ? [] : [{ value, text, used: 1 << at, depth: 0 }];
  });
  const rooted = plain.map((term) => ({ ...term, value: Math.sqrt(term.value), text: `sqrt(${term.text})` }));
  const twice: Term = { value: 2, text: '2', used: 1 << MOST_NUMBERS, depth: 0 };
  return (
    (roots ? shortest(rooted, target, answer) : undefined) ??
    shortest(plain, target, answer) ??
    shortest([...plain, twice], target, answer)
  );
}

function shortest(single: readonly Term[], target: number, answer: string): string | undefined {
  let pairs: Term[] = [];
  let known: readonly Term[] = single;
  for (let round = 0; round < 3; round += 1) {
    const found = known.find(({ value, depth }) => depth > 0 && near(value, target));
    if (found) return `${found.text} = ${writtenValue(target, /\//.test(answer))}`;
    const with_ = round === 2 ? pairs : single;
    const next = known
      .filter(({ depth }) => depth === (round === 2 ? 1 : round))
      .flatMap((one) => with_.flatMap((other) => ((one.used & other.used) === 0 ? joined(one, other) : [])));
    if (round === 0) pairs = next;
    known = [...known, ...next].slice(0, MOST_TERMS);
  }
  const found = known.find(({ value, depth }) => depth > 0 && near(value, target));
  return found === undefined ? undefined : `${found.text} = ${writtenValue(target, /\//.test(answer))}`;
}
