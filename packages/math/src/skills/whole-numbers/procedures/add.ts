import type { MisconceptionId, MistakenWork, Step } from '../../../types.ts';
import { digitsOf, placeTitle, readColumns } from '../../kit/whole.ts';
import { wrote } from '../../kit/work.ts';

type Recording = (total: number, last: boolean) => { readonly writes: number; readonly carries: number };

const asTaught: Recording = (total, last) =>
  last ? { writes: total, carries: 0 } : { writes: total % 10, carries: Math.floor(total / 10) };

/** Adds column by column from the right, recording each total in the given way. */
function columns(a: number, b: number, record: Recording) {
  const [top, bottom] = [digitsOf(a), digitsOf(b)];
  const written: number[] = [];
  const steps: Step[] = [];
  const totals: number[] = [];
  let carry = 0;
  const places = Math.max(top.length, bottom.length);
  for (let place = 0; place < places; place += 1) {
    const parts = [top[place], bottom[place], carry > 0 ? carry : undefined].filter((part) => part !== undefined);
    const total = parts.reduce((sum, part) => sum + part, 0);
    const { writes, carries } = record(total, place === places - 1);
    const then = carries > 0 ? `write ${writes} and carry ${carries}.` : `write ${writes}.`;
    steps.push({
      line: parts.length > 1 ? `${parts.join(' + ')} = ${total}` : `${total}`,
      why: `${placeTitle(place)}: ${then}`,
    });
    written.push(writes);
    totals.push(total);
    carry = carries;
  }
  return { written, steps, totals, answer: readColumns(written) };
}

/** Column addition as taught: true equations, ending with the sum. */
export function additionSteps(a: number, b: number): Step[] {
  const { steps } = columns(a, b, asTaught);
  return [...steps, { line: `${a} + ${b} = ${a + b}`, why: 'Read the digits from left to right.' }];
}

/** True where some column other than the leftmost makes ten or more. */
export const carries = (a: number, b: number): boolean =>
  columns(a, b, asTaught)
    .totals.slice(0, -1)
    .some((total) => total > 9);

const finished = (a: number, b: number, answer: number, steps: readonly Step[]): MistakenWork => ({
  answer: String(answer),
  steps: [...steps, { line: `${a} + ${b} = ${answer}`, why: 'Read the digits.' }],
});

function recorded(a: number, b: number, record: Recording): MistakenWork | undefined {
  if (!carries(a, b)) return undefined;
  const { answer, steps } = columns(a, b, record);
  return finished(a, b, answer, steps);
}

/** From the left: the tens digit of a two-digit total is written and its ones digit carried to the right. */
function fromTheLeft(a: number, b: number): MistakenWork | undefined {
  const [top, bottom] = [digitsOf(a), digitsOf(b)];
  if (top.length !== bottom.length || top.length < 2) return undefined;
  const written: number[] = [];
  const steps: Step[] = [];
  let carry = 0;
  let carried = false;
  for (let place = top.length - 1; place >= 0; place -= 1) {
    const total = (top[place] ?? 0) + (bottom[place] ?? 0) + carry;
    const splits = total > 9 && place > 0;
    const writes = splits ? Math.floor(total / 10) : total;
    written.unshift(writes);
    steps.push({
      line: `${[top[place], bottom[place], ...(carry > 0 ? [carry] : [])].join(' + ')} = ${total}`,
      why: `${place === top.length - 1 ? 'Start on the left: write' : 'Write'} ${writes}${splits ? `, carry ${total % 10} to the right` : ''}.`,
    });
    carried ||= splits;
    carry = splits ? total % 10 : 0;
  }
  return carried ? finished(a, b, readColumns(written), steps) : undefined;
}

/** The only digit of the shorter number is added in every column. */
function loneDigitEverywhere(a: number, b: number): MistakenWork | undefined {
  const [long, lone] = a > b ? [a, b] : [b, a];
  if (lone > 9 || long < 10 || lone === 0) return undefined;
  const repeated = Number(String(lone).repeat(String(long).length));
  const { answer, steps } = columns(long, repeated, asTaught);
  return finished(a, b, answer, steps);
}

/** The shorter number is written under the first digits of the longer one. */
function leftAligned(a: number, b: number): MistakenWork | undefined {
  const gap = String(a).length - String(b).length;
  if (gap === 0) return undefined;
  const [long, short] = gap > 0 ? [a, b] : [b, a];
  const shifted = short * 10 ** Math.abs(gap);
  return wrote(long + shifted, [`${a} + ${b} = ${long + shifted}`, `Line up ${short} and ${long} on the left.`]);
}

function allDigitsAsOnes(a: number, b: number): MistakenWork | undefined {
  const all = [...`${a}${b}`].map(Number);
  if (all.length < 3) return undefined;
  const sum = all.reduce((total, digit) => total + digit, 0);
  return wrote(sum, [`${all.join(' + ')} = ${sum}`, 'Add up all the digits.']);
}

/** 47 + 38 = 9: the sign is not read. */
function takenAway(a: number, b: number): MistakenWork {
  const [more, less] = [Math.max(a, b), Math.min(a, b)];
  return wrote(more - less, [`${more} - ${less} = ${more - less}`, 'Take the smaller number away.']);
}

/** Published error patterns of column addition, by the misconception that holds them. */
export const additionProcedures = {
  'whole-numbers.carry-ignored': (a: number, b: number) =>
    recorded(a, b, (total, last) => ({ writes: last ? total : total % 10, carries: 0 })),
  'whole-numbers.carry-written-in-full': (a: number, b: number) =>
    recorded(a, b, (total) => ({ writes: total, carries: 0 })),
  'whole-numbers.carry-wrong-digit': (a: number, b: number) =>
    recorded(a, b, (total, last) =>
      last || total < 10 ? { writes: total, carries: 0 } : { writes: Math.floor(total / 10), carries: total % 10 },
    ),
  'whole-numbers.add-from-the-left': fromTheLeft,
  'whole-numbers.lone-digit-in-every-column': loneDigitEverywhere,
  'whole-numbers.aligns-left': leftAligned,
  'whole-numbers.adds-all-digits': allDigitsAsOnes,
  'whole-numbers.subtracts-instead-of-adding': takenAway,
} as const satisfies { readonly [id in MisconceptionId]?: (a: number, b: number) => MistakenWork | undefined };
