import Papa from 'papaparse';
import { newStudentSchema } from './calls.ts';

/** How many students one list may hold. */
export const MOST_IN_A_ROSTER = 100;

export type RosterProblemKind = 'no-name' | 'not-a-name' | 'too-long' | 'columns' | 'quotes' | 'duplicate' | 'too-many';
/** `row` counts from 1 as a spreadsheet does, header and blank lines included. */
export type RosterProblem = { readonly row: number; readonly kind: RosterProblemKind; readonly message: string };
export type RosterLine = { readonly row: number; readonly fullName: string };
export type ParsedRoster = { readonly students: readonly RosterLine[]; readonly problems: readonly RosterProblem[] };

type Row = { readonly row: number; readonly cells: readonly string[]; readonly broken: boolean };
/** Which columns hold the name, in the order in which it is said. */
type Layout = { readonly columns: readonly number[]; readonly width: number | undefined };

const HEADINGS = {
  whole: [
    'name',
    'full name',
    'fullname',
    'student',
    'student name',
    'pupil',
    'nombre completo',
    'alumno',
    'schüler',
    'élève',
  ],
  first: [
    'first name',
    'firstname',
    'first',
    'given name',
    'forename',
    'nombre',
    'vorname',
    'prénom',
    'prenom',
    'nome',
  ],
  last: [
    'last name',
    'lastname',
    'last',
    'surname',
    'family name',
    'apellido',
    'apellidos',
    'nachname',
    'nom',
    'sobrenome',
  ],
} as const;

const delimiterOf = (text: string): string => {
  const count = (mark: string) => text.split(mark).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > 0 && count(';') >= count(',') ? ';' : ',';
};

/** Each line on its own: a quote that is never closed then spoils one row and not the rest of the file. */
function rowsOf(text: string, delimiter: string): Row[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index): Row[] => {
    if (line.trim() === '') return [];
    const { data, errors } = Papa.parse<string[]>(line, { delimiter });
    const cells = (data[0] ?? []).map((cell) => cell.trim().replace(/\s+/g, ' '));
    if (cells.every((cell) => cell === '')) return [];
    return [{ row: index + 1, cells, broken: errors.some(({ type }) => type === 'Quotes') }];
  });
}

function headerLayout({ cells }: Row): Layout | undefined {
  const find = (names: readonly string[]) => cells.findIndex((cell) => names.includes(cell.toLowerCase()));
  const [whole, first, last] = [find(HEADINGS.whole), find(HEADINGS.first), find(HEADINGS.last)];
  if (whole >= 0) return { columns: [whole], width: cells.length };
  const columns = [first, last].filter((column) => column >= 0);
  return columns.length > 0 ? { columns, width: cells.length } : undefined;
}

/** Without a header: "Ana López", "Ana;López", or the "López, Ana" of a register, told by the space after the comma. */
function guessedLayout(text: string, delimiter: string): Layout {
  const registerOrder = delimiter === ',' && /,/.test(text) && !/,(?! )/.test(text);
  return { columns: registerOrder ? [1, 0] : [0, 1], width: undefined };
}

const sentence = {
  'no-name': () => 'There is no name in this row.',
  'not-a-name': (name: string) => `"${name}" does not look like a name.`,
  'too-long': () => 'This name is longer than 80 characters.',
  columns: (cells: string) => `This row has ${cells} columns; the header has another number.`,
  quotes: () => 'A quotation mark in this row is not closed.',
  duplicate: (name: string) => `${name} is in the list or in the class already.`,
  'too-many': () => `One list holds at most ${MOST_IN_A_ROSTER} students. Put the rest into a second list.`,
} satisfies Record<RosterProblemKind, (detail: string) => string>;

function faultOf(row: Row, layout: Layout, fullName: string): [RosterProblemKind, string] | undefined {
  if (row.broken) return ['quotes', ''];
  if (layout.width !== undefined && row.cells.length !== layout.width) return ['columns', String(row.cells.length)];
  if (fullName === '') return ['no-name', ''];
  if (!/\p{L}/u.test(fullName) || /[@<>{}\\]|https?:/.test(fullName)) return ['not-a-name', fullName.slice(0, 40)];
  if (fullName.length > 80) return ['too-long', ''];
  return newStudentSchema.safeParse({ fullName }).success ? undefined : ['not-a-name', ''];
}

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * Reads pasted names (one a line) or a CSV file into students, and names each row that it can't use, with a sentence.
 * Takes a byte-order mark, `;`, `,` or tab, a header row or none, quoted cells. Never throws. Of a name that stands twice
 * the first is kept. `inClass` are the full names that the class has already.
 */
export function parseRoster(input: string, inClass: readonly string[] = []): ParsedRoster {
  const text = input.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const rows = rowsOf(text, delimiter);
  const header = rows[0] && headerLayout(rows[0]);
  const layout = header ?? guessedLayout(text, delimiter);
  const seen = new Set(inClass.map(keyOf));
  const students: RosterLine[] = [];
  const problems: RosterProblem[] = [];
  const report = (row: number, kind: RosterProblemKind, detail = '') =>
    problems.push({ row, kind, message: sentence[kind](detail) });

  for (const row of header ? rows.slice(1) : rows) {
    const fullName = layout.columns.flatMap((column) => row.cells[column] || []).join(' ');
    const fault = faultOf(row, layout, fullName);
    if (fault) report(row.row, ...fault);
    else if (seen.has(keyOf(fullName))) report(row.row, 'duplicate', fullName);
    else if (students.length === MOST_IN_A_ROSTER) {
      report(row.row, 'too-many');
      break;
    } else {
      seen.add(keyOf(fullName));
      students.push({ row: row.row, fullName });
    }
  }
  return { students, problems };
}
