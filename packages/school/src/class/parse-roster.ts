import Papa from 'papaparse';
import { groupNameSchema, LONGEST_STUDENT_NAME, MOST_IN_A_CLASS, newStudentSchema } from './schema.ts';

/** The most students that one list may contain. */
export const MOST_IN_A_ROSTER = MOST_IN_A_CLASS;

export type RosterProblemKind = 'no-name' | 'not-a-name' | 'too-long' | 'columns' | 'quotes' | 'duplicate' | 'too-many';
/** `row` counts from 1 as a spreadsheet does, header and blank lines included. */
/** Why a row cannot be used. `detail` is the name, or the number of columns; the sentence is the screen's. */
export type RosterProblem = { readonly row: number; readonly kind: RosterProblemKind; readonly detail: string };
export type RosterLine = { readonly row: number; readonly fullName: string };
export type ParsedRoster = { readonly students: readonly RosterLine[]; readonly problems: readonly RosterProblem[] };

type Row = { readonly row: number; readonly cells: readonly string[]; readonly broken: boolean };
/** What a column of a list contains; a column with `none` is ignored. */
export const rosterUses = ['name', 'first', 'last', 'groups', 'userName', 'id', 'none'] as const;
export type RosterUse = (typeof rosterUses)[number];
/** How a list is read: whether its first line contains headings, and what each column contains. */
export type RosterReading = { readonly hasHeadings: boolean; readonly uses: readonly RosterUse[] };
/**
 * The columns with the parts of the name, in the order in which they are spoken; -1 for a column that does not exist.
 */
type Layout = {
  readonly columns: readonly number[];
  readonly width: number | undefined;
  readonly id: number;
  readonly userName: number;
  readonly groups: number;
};

/** One usable line of a list. Fields that the list does not have are undefined. */
export type RosterRow = RosterLine & {
  readonly id: string | undefined;
  readonly userName: string | undefined;
  readonly groups: readonly string[] | undefined;
};

/** Pasted text, the text of a CSV file, or the cells of a spreadsheet. */
export type RosterInput = string | readonly (readonly string[])[];

const HEADINGS = {
  whole: [
    'name',
    'full name',
    'fullname',
    'student',
    'student name',
    'student names',
    'students',
    'names',
    'pupil',
    'pupil name',
    'learner',
    'learner name',
    'nombre completo',
    'nombre y apellidos',
    'nom et prénom',
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
  id: ['student id', 'lemma id'],
  userName: ['user name', 'username', 'login'],
  groups: ['groups', 'group', 'section', 'sections', 'grupo', 'grupos', 'gruppe', 'groupe'],
} as const;

const delimiterOf = (text: string): string => {
  const count = (mark: string) => text.split(mark).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > 0 && count(';') >= count(',') ? ';' : ',';
};

/**
 * Removes what an export adds to a cell that a spreadsheet would run as a formula or read as a date. No name begins
 * with a digit.
 */
const readCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(?=\s*[=+\-@\t\r＝＋－＠\d])/, '')
    .replace(/\s+/g, ' ');

/** Each line is read separately, so that a quote that is never closed spoils only its own row. */
function rowsOf(text: string, delimiter: string): Row[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index): Row[] => {
    if (line.trim() === '') return [];
    const { data, errors } = Papa.parse<string[]>(line, { delimiter });
    const cells = (data[0] ?? []).map(readCell);
    if (cells.every((cell) => cell === '')) return [];
    return [{ row: index + 1, cells, broken: errors.some(({ type }) => type === 'Quotes') }];
  });
}

const tableRows = (table: readonly (readonly string[])[]): Row[] =>
  table.flatMap((line, index): Row[] => {
    const cells = line.map(readCell);
    return cells.every((cell) => cell === '') ? [] : [{ row: index + 1, cells, broken: false }];
  });

/** What the columns contain, by their headings; undefined if no heading names a name. */
function usesOfHeadings({ cells }: Row): RosterUse[] | undefined {
  const find = (names: readonly string[]) => cells.findIndex((cell) => names.includes(cell.toLowerCase()));
  const uses = cells.map((): RosterUse => 'none');
  const put = (column: number, use: RosterUse) => {
    if (column >= 0) uses[column] = use;
    return column >= 0;
  };
  put(find(HEADINGS.id), 'id');
  put(find(HEADINGS.userName), 'userName');
  put(find(HEADINGS.groups), 'groups');
  if (put(find(HEADINGS.whole), 'name')) return uses;
  const [first, last] = [put(find(HEADINGS.first), 'first'), put(find(HEADINGS.last), 'last')];
  return first || last ? uses : undefined;
}

/**
 * Guesses the columns of a list without headings: "Ana López", "Ana;López", or "López, Ana" as registers write it,
 * which is recognized by the space after the comma. A second column that contains a digit ("6b") is not a name.
 */
function guessedUses(text: string, delimiter: string, rows: readonly Row[]): RosterUse[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const isRegister = delimiter === ',' && /,/.test(text) && !/,(?! )/.test(text);
  const isName = !rows.some(({ cells }) => /\d/.test(cells[1] ?? '') && /\p{L}/u.test(cells[0] ?? ''));
  const [one, two]: RosterUse[] = isRegister ? ['last', 'first'] : isName ? ['first', 'last'] : ['name', 'none'];
  return Array.from({ length: width }, (_, column) => (column === 0 ? one : column === 1 ? two : undefined) ?? 'none');
}

function layoutOf({ hasHeadings, uses }: RosterReading, width: number): Layout {
  const at = (use: RosterUse) => uses.indexOf(use);
  const columns = at('name') >= 0 ? [at('name')] : [at('first'), at('last')].filter((column) => column >= 0);
  return {
    columns,
    width: hasHeadings ? width : undefined,
    id: at('id'),
    userName: at('userName'),
    groups: at('groups'),
  };
}

function faultOf(row: Row, layout: Layout, fullName: string): [RosterProblemKind, string] | undefined {
  if (row.broken) return ['quotes', ''];
  if (layout.width !== undefined && row.cells.length !== layout.width) return ['columns', String(row.cells.length)];
  if (fullName === '') return ['no-name', ''];
  if (!/\p{L}/u.test(fullName) || /[@<>{}\\]|https?:/.test(fullName)) return ['not-a-name', fullName.slice(0, 40)];
  if (fullName.length > LONGEST_STUDENT_NAME) return ['too-long', ''];
  return newStudentSchema.safeParse({ fullName }).success ? undefined : ['not-a-name', ''];
}

/** The form in which names are compared: case and the way a letter is encoded make no difference. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Turns "López, Ana" in one cell, as registers write it, into "Ana López". "Ana López, Jr." stays. */
const turnedRound = (name: string): string =>
  name.replace(/^([^,]*[^,\s])\s*, ([^,]+)$/, (whole, last: string, first: string) =>
    /^(jr|sr|i{1,3}|iv|v)\.?$/i.test(first) ? whole : `${first} ${last}`,
  );

function rowOf({ row, cells }: Row, layout: Layout, fullName: string): RosterRow {
  const cell = (column: number) => cells[column] || undefined;
  const groups = layout.groups < 0 ? undefined : (cells[layout.groups] ?? '').split(/[;,|]/).map((name) => name.trim());
  return {
    row,
    fullName,
    id: cell(layout.id),
    userName: cell(layout.userName),
    groups: groups?.filter((name) => groupNameSchema.safeParse(name).success),
  };
}

function readTable(input: RosterInput): { readonly rows: readonly Row[]; readonly reading: RosterReading } {
  const text = typeof input === 'string' ? input.replace(/^\uFEFF/, '') : '';
  const delimiter = delimiterOf(text);
  const rows = typeof input === 'string' ? rowsOf(text, delimiter) : tableRows(input);
  const headings = rows[0] && usesOfHeadings(rows[0]);
  const uses = headings ?? guessedUses(text, delimiter, rows);
  return { rows, reading: { hasHeadings: headings !== undefined, uses } };
}

/**
 * The first lines of a list with several columns, and how they would be read by default, so that the teacher can check
 * and change it. Undefined if there is only one column.
 */
export function rosterColumns(
  input: RosterInput,
): { readonly reading: RosterReading; readonly lines: readonly (readonly string[])[] } | undefined {
  const { rows, reading } = readTable(input);
  return reading.uses.length < 2 ? undefined : { reading, lines: rows.slice(0, 3).map(({ cells }) => cells) };
}

/** The usable rows of a list, and a sentence for each row that cannot be used. Never throws. */
export function rosterRows(
  input: RosterInput,
  chosen?: RosterReading,
): { rows: readonly RosterRow[]; problems: readonly RosterProblem[] } {
  const table = readTable(input);
  const reading = chosen ?? table.reading;
  const layout = layoutOf(reading, table.rows[0]?.cells.length ?? 0);
  const rows: RosterRow[] = [];
  const problems: RosterProblem[] = [];
  for (const row of reading.hasHeadings ? table.rows.slice(1) : table.rows) {
    // Spreadsheets leave out empty cells at the end of a row.
    const { width } = layout;
    const padded =
      typeof input === 'string' || width === undefined
        ? row
        : { ...row, cells: row.cells.concat(Array.from({ length: Math.max(0, width - row.cells.length) }, () => '')) };
    const said = layout.columns.flatMap((column) => padded.cells[column] || []).join(' ');
    // A list with ids is a file that the class exported, so a comma in a name is meant as it is.
    const fullName = layout.columns.length === 1 && layout.id < 0 ? turnedRound(said) : said;
    const fault = faultOf(padded, layout, fullName);
    if (fault) problems.push(rosterProblem(row.row, ...fault));
    else rows.push(rowOf(padded, layout, fullName));
  }
  return { rows, problems };
}

export const rosterProblem = (row: number, kind: RosterProblemKind, detail = ''): RosterProblem => ({
  row,
  kind,
  detail,
});

/**
 * Reads pasted names (one per line) or a CSV file into students, and tells why a row cannot be used.
 * Accepts a byte-order mark, `;`, `,` or tab, an optional header row, and quoted cells. Never throws. If a name appears
 * twice, the first one counts. `inClass` are the full names of students who are in the class already.
 */
export function parseRoster(input: RosterInput, inClass: readonly string[] = []): ParsedRoster {
  const { rows, problems } = rosterRows(input);
  const seen = new Set(inClass.map(nameKey));
  const students: RosterLine[] = [];
  const more: RosterProblem[] = [];
  for (const { row, fullName } of rows) {
    if (seen.has(nameKey(fullName))) more.push(rosterProblem(row, 'duplicate', fullName));
    else if (students.length === MOST_IN_A_ROSTER) {
      more.push(rosterProblem(row, 'too-many'));
      break;
    } else {
      seen.add(nameKey(fullName));
      students.push({ row, fullName });
    }
  }
  return { students, problems: [...problems, ...more].toSorted((one, other) => one.row - other.row) };
}
