import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkLine } from '../cli/check-line.ts';
import { diagnoseText } from '../diagnose/diagnose-text.ts';
import type { Explanation } from '../diagnose/explanation.ts';
import { findMisconception } from '../registry.ts';
import { checkWork } from '../steps/check-work.ts';
import { verify } from '../verify/verify.ts';
import { isRecord, rowsIn, text } from './cases.ts';
import type { Figure } from './figure.ts';

type Row = Readonly<Record<string, unknown>>;
type Report = (text: string) => void;
type Outcome = { readonly kind: string; readonly shown: string };

const verdictOf = (student: string, teacher: string, told: Row): string => {
  const question = text(told.question);
  return checkLine({ student, teacher, ...(question !== '' && { question }) }).verdict;
};

/** `{"key","typed","expected":"right"|"wrong"|"retype"}`: what a child typed for a key. */
function spelled(row: Row): Outcome {
  const verdict = verdictOf(text(row.typed), text(row.key), row);
  const wanted = text(row.expected) === 'right';
  const shown = `${text(row.typed)} for ${text(row.key)}: ${verdict}, expected ${text(row.expected)}`;
  // A text that nobody can read is to be typed again, and costs no try.
  if (text(row.expected) === 'retype' && /unknown|invalid/.test(verdict)) return { kind: 'right', shown };
  return { kind: kindOf(verdict, wanted), shown };
}

/** `{"a","b","equal"}`: two expressions, equations, sets or amounts. */
function equal(row: Row): Outcome {
  const verdict = verdictOf(text(row.b), text(row.a), row);
  return { kind: kindOf(verdict, row.equal === true), shown: `${text(row.a)}   ${text(row.b)}: ${verdict}` };
}

/** What can't be read counts as refused, as everywhere in this benchmark. */
function kindOf(verdict: string, wanted: boolean): string {
  if (verdict === 'unknown') return 'unknown';
  if ((verdict === 'right') === wanted) return 'right';
  return wanted ? 'wrong rejects' : 'wrong accepts';
}

const told = (found: Explanation): string =>
  found.misconceptions
    .map((id) => `${id} (${findMisconception(id)?.idea ?? ''})`)
    .concat(found.slip ?? [])
    .join(' + ');

/**
 * `{"question","correct","answer","misconception"}`. Whether the name fits the sentence is for a reader; where the list has
 * `ids`, a name that is none of them is a wrong first name.
 */
function diagnosed(row: Row): Outcome {
  const [first] = diagnoseText({
    question: text(row.question),
    correct: text(row.correct),
    answer: text(row.answer),
  });
  const ids = Array.isArray(row.ids) ? row.ids : undefined;
  const names = first?.misconceptions ?? [];
  const kind =
    names.length !== 1
      ? 'not named'
      : !ids || names.every((id) => ids.includes(id))
        ? 'named first'
        : 'wrong first names';
  const shown = `${text(row.question)}   ${text(row.correct)}   ${text(row.answer)}\n    ${text(row.misconception)}\n    ${first ? told(first) : '-'}`;
  return { kind, shown };
}

/** `{"lines","firstWrong"}`: the first line that does not follow, from 0, or null. */
function worked(row: Row): Outcome {
  const lines = Array.isArray(row.lines) ? row.lines.map(text) : [];
  const found = checkWork(lines);
  const [wanted, line] = [row.firstWrong, found === undefined ? null : found.line - 1];
  const shown = `${lines.join(' | ')}: ${line === null ? 'follows' : `line ${line}`}, expected ${String(wanted)}`;
  if (wanted === null) return { kind: line === null ? 'true works passed' : 'true works refused', shown };
  return { kind: line === wanted ? 'errors at their line' : 'errors not at their line', shown };
}

const squeezed = (said: string): string => said.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** `{"text","errors":[{"wrong"}]}`: each error with the words that say it; an alarm is a wrong claim that touches none. */
function read(row: Row): Outcome[] {
  const said = text(row.text);
  const errors = (Array.isArray(row.errors) ? row.errors : []).filter(isRecord).map(({ wrong }) => {
    const start = said.indexOf(text(wrong));
    return { wrong: text(wrong), start, end: start + text(wrong).length };
  });
  const claims = verify(said).claims.filter(({ verdict }) => verdict === 'wrong');
  const meets = (claim: (typeof claims)[number], error: (typeof errors)[number]): boolean =>
    error.start >= 0
      ? claim.start < error.end && claim.end > error.start
      : squeezed(error.wrong).includes(squeezed(claim.text));
  return [
    ...errors.map((error) => ({
      kind: claims.some((claim) => meets(claim, error)) ? 'errors found' : 'errors missed',
      shown: `${said}\n    ${error.wrong}`,
    })),
    ...claims
      .filter((claim) => !errors.some((error) => meets(claim, error)))
      .map((claim) => ({ kind: 'alarms', shown: `${said}\n    ${claim.text}` })),
  ];
}

type List = {
  readonly file: string;
  readonly outcomes: (row: Row) => readonly Outcome[];
  readonly kinds: readonly string[];
  /** Outcomes that need no look at the row. */
  readonly fine: readonly string[];
};

const RIGHT = ['right', 'wrong accepts', 'wrong rejects', 'unknown'];
const LISTS: readonly List[] = [
  { file: 'spellings', outcomes: (row) => [spelled(row)], kinds: RIGHT, fine: ['right'] },
  { file: 'equivalence', outcomes: (row) => [equal(row)], kinds: RIGHT, fine: ['right'] },
  {
    file: 'diagnose',
    outcomes: (row) => [diagnosed(row)],
    kinds: ['named first', 'wrong first names', 'not named'],
    fine: [],
  },
  {
    file: 'works',
    outcomes: (row) => [worked(row)],
    kinds: ['true works passed', 'true works refused', 'errors at their line', 'errors not at their line'],
    fine: ['true works passed', 'errors at their line'],
  },
  { file: 'paragraphs', outcomes: read, kinds: ['errors found', 'errors missed', 'alarms'], fine: ['errors found'] },
];

/** Scores every list that lies in the folder; `report` gets the rows to look at. */
export function measureLists(folder: string, report: Report): readonly Figure[] {
  return LISTS.filter(({ file }) => existsSync(join(folder, `${file}.json`))).flatMap(
    ({ file, outcomes, kinds, fine }): readonly Figure[] => {
      const rows = rowsIn(join(folder, `${file}.json`));
      const all = rows.flatMap(outcomes);
      for (const { kind, shown } of all) if (!fine.includes(kind)) report(`${file}: ${kind}\n  ${shown}`);
      return [
        { name: file, value: rows.length, unit: 'rows' },
        ...kinds.map((kind) => ({
          name: `${file}: ${kind}`,
          value: all.filter((one) => one.kind === kind).length,
          unit: 'cases',
        })),
      ];
    },
  );
}
