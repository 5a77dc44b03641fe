import { parentOf } from '../standards/cover-code.ts';
import { rowsOf } from '../standards/rows-of.ts';
import { waysElementary } from './ways-elementary.ts';
import { waysHigh } from './ways-high.ts';
import { waysK2 } from './ways-k-2.ts';
import { waysMiddle } from './ways-middle.ts';

/** What kind of learning a standard asks for; the pattern of its lesson follows from it. */
const lessonKinds = ['procedure', 'concept', 'modeling', 'data', 'geometry'] as const;
export type LessonKind = (typeof lessonKinds)[number];

/** How a lesson on a standard is built. All texts are for the teacher, except the hook, which students hear and read. */
export type Ways = {
  readonly kind: LessonKind;
  /** The cases for which the drawing and the steps are written, as `skill:case`, or `skill` for all of it; at other problems they are not said. */
  readonly cases: ReadonlySet<string>;
  /** A situation that makes students want the mathematics, ending in a question. It names no number of a problem. */
  readonly hook: string;
  /** What is drawn or built, and why it shows the mathematics. */
  readonly picture: string;
  readonly because: string;
  /** Two or three things that students may do, from concrete to symbols: the order in which to show it. Each begins with a verb. */
  readonly steps: readonly string[];
  /** The question that connects them, and the places of the ways that have what it asks for, from 1 on: two at least. */
  readonly connect: string;
  readonly connects: readonly number[];
};

const isKind = (text: string): text is LessonKind => lessonKinds.some((kind) => kind === text);

/** “2 3: Where is the ten in each way?”: a question for the second and the third way; without numbers, for all. */
function connectionOf(text: string, count: number): Pick<Ways, 'connect' | 'connects'> {
  const { places, question } = /^(?<places>\d(?: \d)*): (?<question>.*)$/.exec(text)?.groups ?? {};
  return places === undefined || question === undefined
    ? { connect: text, connects: Array.from({ length: count }, (_, index) => index + 1) }
    : { connect: question, connects: places.split(' ').map(Number) };
}

const rows = [waysK2, waysElementary, waysMiddle, waysHigh].flatMap(rowsOf);
const rowByCode = new Map(rows.map((row) => [row[0], row]));

/** `=3.NF.A.3a` stands for all that follows in the line of that code. */
const whole = (row: readonly string[]): readonly string[] => {
  const other = row.at(-1)?.startsWith('=') ? rowByCode.get(row.at(-1)?.slice(1)) : undefined;
  return other === undefined ? row : [...row.slice(0, -1), ...whole(other).slice(row.length - 1)];
};

const waysByCode = new Map(
  rows.map((row): [string, Ways] => {
    const [code = '', kind = '', named = '', hook = '', picture = '', because = '', ...rest] = whole(row);
    const steps = rest.slice(0, -1);
    if (!isKind(kind) || steps.length < 2 || steps.length > 3) throw new Error(`ways of ${code}`);
    const cases = new Set(named.split(' '));
    return [code, { kind, cases, hook, picture, because, steps, ...connectionOf(rest.at(-1) ?? '', steps.length) }];
  }),
);

/** From a code to those above it: `3.NF.A.2b`, `3.NF.A.2`, `3.NF.A`. */
const codesUp = (code: string): string[] => [code, parentOf(code), code.replace(/\.\d+[a-e]?$/, '')];

/** How a lesson on a standard is built: by its own line, else its standard's, else its cluster's. */
export function waysOf(code: string): Ways | undefined {
  for (const each of codesUp(code)) {
    const found = waysByCode.get(each);
    if (found) return found;
  }
  return undefined;
}
