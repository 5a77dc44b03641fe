import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_IN_A_ROSTER, parseRoster, rosterColumns, rosterRows } from './parse-roster.ts';
import { newStudentSchema } from './schema.ts';

const namesOf = (text: string, inClass?: string[]) =>
  parseRoster(text, inClass).students.map(({ fullName }) => fullName);
const problemsOf = (text: string, inClass?: string[]) =>
  parseRoster(text, inClass).problems.map(({ row, kind }) => [row, kind]);

describe('parseRoster', () => {
  it('reads names pasted one a line', () => {
    expect(namesOf('Ana López\n  Ben   Osei \r\n\r\nChen Wei')).toEqual(['Ana López', 'Ben Osei', 'Chen Wei']);
  });
  it('reads a file with a byte-order mark, semicolons and a header', () => {
    expect(namesOf('\uFEFFFirst name;Last name;Class\nAna;López;6B\nBen;Osei;6B')).toEqual(['Ana López', 'Ben Osei']);
  });
  it('finds the columns whatever their order', () => {
    expect(namesOf('Nachname,Klasse,Vorname\nSchmidt,6b,Jürgen')).toEqual(['Jürgen Schmidt']);
  });
  it('reads columns of a spreadsheet without a header', () => {
    expect(namesOf('Ana\tLópez\nBen\tOsei')).toEqual(['Ana López', 'Ben Osei']);
  });
  it('reads quoted cells', () => expect(namesOf('name\n"López, Ana"\n"O""Neill"')).toEqual(['Ana López', 'O"Neill']));
  it('reorders a register’s "last, first" in one cell, and leaves a title after the name', () => {
    expect(namesOf('Student;Class\nSmith, John;6b\n"Lee, Mary Ann";6b\nJohn Smith, Jr.;6b')).toEqual([
      'John Smith',
      'Mary Ann Lee',
      'John Smith, Jr.',
    ]);
  });
  it('takes no class for a name if no heading names a name', () => {
    expect(namesOf('Ana López;6b\nBen Osei;6b')).toEqual(['Ana López', 'Ben Osei']);
  });
  it('shows the columns of a list and reads them as told', () => {
    const text = 'Barn;Etternavn;Klasse\nAda;Berg;6b\nLiv;Dahl;6b';
    expect(rosterColumns(text)).toEqual({
      reading: { hasHeadings: false, uses: ['first', 'last', 'none'] },
      lines: [
        ['Barn', 'Etternavn', 'Klasse'],
        ['Ada', 'Berg', '6b'],
        ['Liv', 'Dahl', '6b'],
      ],
    });
    const { rows, problems } = rosterRows(text, { hasHeadings: true, uses: ['first', 'last', 'groups'] });
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      { row: 2, fullName: 'Ada Berg', groups: ['6b'] },
      { row: 3, fullName: 'Liv Dahl', groups: ['6b'] },
    ]);
  });
  it('asks about no columns if there is only one', () => expect(rosterColumns('Name\nAna')).toBeUndefined());
  it('reorders the "López, Ana" of a register', () => {
    expect(namesOf('López, Ana\nOsei, Ben')).toEqual(['Ana López', 'Ben Osei']);
  });
  it('keeps "Ana,López" in its order', () => expect(namesOf('Ana,López')).toEqual(['Ana López']));
  it('keeps the first of a duplicate and names the second, in any case', () => {
    expect(parseRoster('Ana López\nBen\nana lópez')).toMatchObject({
      students: [{ row: 1 }, { row: 2 }],
      problems: [{ row: 3, kind: 'duplicate', detail: 'ana lópez' }],
    });
  });
  it('reports students who are in the class already', () =>
    expect(problemsOf('Ana', ['Ana'])).toEqual([[1, 'duplicate']]));
  it('reports a row with too few columns', () => {
    expect(problemsOf('first name;last name\nAna;López\nBen\nChen;Wei')).toEqual([[3, 'columns']]);
  });
  it('reports a row whose quote is not closed, and continues', () => {
    const text = 'first name;last name\n"Ana;López\nBen;Osei';
    expect(problemsOf(text)).toEqual([[2, 'quotes']]);
    expect(namesOf(text)).toEqual(['Ben Osei']);
  });
  it.each(['12345', 'ana@example.org', '<b>Ana</b>', '---', 'An\u0007a'])('does not accept %o as a name', (line) => {
    expect(problemsOf(line)).toEqual([[1, 'not-a-name']]);
  });
  it('reports an empty cell', () => expect(problemsOf('name;class\n;6B')).toEqual([[2, 'no-name']]));
  it('reports a name that is too long', () => expect(problemsOf('A'.repeat(81))).toEqual([[1, 'too-long']]));
  it('counts rows as a spreadsheet does', () => expect(problemsOf('name\n\nAna\n\n99')).toEqual([[5, 'not-a-name']]));
  it('stops at the most that one list may hold', () => {
    const letters = (n: number) => String.fromCharCode(65 + Math.floor(n / 26), 97 + (n % 26));
    const text = Array.from({ length: MOST_IN_A_ROSTER + 5 }, (_, n) => `Kid ${letters(n)}`).join('\n');
    expect(namesOf(text)).toHaveLength(MOST_IN_A_ROSTER);
    expect(problemsOf(text)).toEqual([[MOST_IN_A_ROSTER + 1, 'too-many']]);
  });
  it.each(['', '\uFEFF', '\n\n', ';;;'])('finds no students in %o', (text) => {
    expect(parseRoster(text)).toEqual({ students: [], problems: [] });
  });
  it('turns a name round that has a space of any kind before its comma', () => {
    expect(parseRoster('Lopes\uFEFF, Ana').students).toEqual([{ row: 1, fullName: 'Ana Lopes' }]);
  });
  it('never throws, and returns only names that the server accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Añ;,"\t\n\r \uFEFF1@<') }), (text) => {
        for (const { fullName } of parseRoster(text).students) {
          expect(newStudentSchema.safeParse({ fullName }).data).toEqual({ fullName });
        }
      }),
      { numRuns: 2000 },
    );
  });
});
