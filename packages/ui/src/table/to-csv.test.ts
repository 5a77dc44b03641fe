import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFileName, neutralise, toCsv, toTsv } from './to-csv.ts';

/** A simple reader for RFC 4180, written independently of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted) {
      if (character === '"' && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (character === '"') quoted = false;
      else cell += character;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      row.push(cell);
      cell = '';
    } else if (character === '\r' && text.charAt(at + 1) === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += character;
  }
  return rows;
}

const onlyRow = (value: string | number | boolean | Date | null | undefined) =>
  readCsv(toCsv(['a'], [[value]]))[1]?.[0];

/** What a spreadsheet makes of a line that is pasted: a cell that begins with a quotation mark ends at the next one. */
function readPasted(line: string): string[] {
  const cells: string[] = [];
  let rest = line;
  while (true) {
    const [all = '', quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"[^\t]*|([^\t]*))/.exec(rest) ?? [];
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    if (all.length === rest.length) return cells;
    rest = rest.slice(all.length + 1);
  }
}

/** Every way in which a text leaves for a spreadsheet: a file, the clipboard, a workbook. */
const doors: readonly (readonly [string, (text: string) => string])[] = [
  ['a file', (text) => onlyRow(text) ?? ''],
  ['the clipboard', (text) => readPasted(toTsv(['a', 'b'], [[text, 'x']]).split('\n')[1] ?? '')[0] ?? ''],
  ['a workbook', neutralise],
];

/** Spreadsheets trim these, also several of them. */
const TRIMMED = [
  ' ',
  '\u00A0',
  '\u3000',
  '\u200B',
  '\u200D',
  '\u2060',
  '\u00AD',
  '\uFEFF',
  '"',
  '\u201C',
  '\u0000',
  '\u0001',
];
const SIGNS = ['=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', '\t', '\r', '\n', '\u0000='];
const hiddenFormula = fc
  .tuple(fc.array(fc.constantFrom(...TRIMMED), { maxLength: 4 }), fc.constantFrom(...SIGNS), fc.string())
  .map(([before, sign, rest]) => `${before.join('')}${sign}${rest}`);

/** Said in another way than in the writer: everything that could be trimmed is taken off, then the first sign is looked at. */
function runs(cell: string): boolean {
  let at = 0;
  while (at < cell.length && (TRIMMED.includes(cell.charAt(at)) || cell.charAt(at).trim() === '')) at += 1;
  const rest = cell.slice(at);
  const isNumber =
    cell.slice(0, at).trim() === '' && !/^[\t\r\n]/.test(cell) && rest !== '' && Number.isFinite(Number(rest));
  return /^[\t\r\n]/.test(cell) || ('=+-@＝＋－＠'.includes(rest.charAt(0)) && rest !== '' && !isNumber);
}

describe('toTsv', () => {
  it('brings every text back into its cell, on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const lines = toTsv(['x', 'y'], [[a, b]]).split('\n');
        expect(lines).toHaveLength(2);
        const cells = readPasted(lines[1] ?? '');
        [a, b].forEach((text, at) => {
          const wanted = text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, '').replaceAll(/[\t\r\n]+/g, ' ');
          expect([wanted, `'${wanted}`]).toContain(cells[at]);
        });
      }),
    );
  });
  it.each(['"=1+1"', '"=1+1', ' "@SUM(A1)"'])('lets no quotation mark of %o hide a formula', (text) => {
    expect(readPasted(toTsv(['a'], [[text]]).split('\n')[1] ?? '')).toEqual([`'${text}`]);
  });
});

describe('toCsv', () => {
  it('brings every text back, with at most an apostrophe in front', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), { maxLength: 6 }),
        (rows) => {
          const back = readCsv(toCsv(['x', 'y'], rows)).slice(1);
          expect(back).toHaveLength(rows.length);
          back.forEach((row, at) => {
            row.forEach((cell, column) => {
              const wanted = (rows[at]?.[column] ?? '').replaceAll(/(?![\t\r\n])\p{Cc}/gu, '');
              expect([wanted, `'${wanted}`]).toContain(cell);
            });
          });
        },
      ),
    );
  });

  it.each(doors)('%s never starts a cell with what a spreadsheet runs', (_, read) => {
    fc.assert(
      fc.property(hiddenFormula, (text) => {
        expect(runs(read(text))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps numbers numbers', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(onlyRow(value))).toBe(value === 0 ? 0 : value);
      }),
    );
    expect([onlyRow(-4), onlyRow('-4'), onlyRow('+3.5'), onlyRow(Number.NaN)]).toEqual(['-4', '-4', '+3.5', '']);
  });

  it('neutralizes formulas, also behind a number', () => {
    expect(onlyRow('=1+1')).toBe("'=1+1");
    expect(onlyRow('-2+3|cmd')).toBe("'-2+3|cmd");
    expect(onlyRow('@SUM(A1)')).toBe("'@SUM(A1)");
  });

  it.each([' =1+1', '\u00A0=1+1', '\u200B@SUM(A1)', '  +cmd|calc'])(
    'neutralizes %o behind what a spreadsheet trims',
    (text) => {
      expect(onlyRow(text)).toBe(`'${text}`);
    },
  );
  it.each([
    ['\u0000=1+1', "'=1+1"],
    ['\u0001\u0000@SUM(A1)', "'@SUM(A1)"],
    ['a\u0000b', 'ab'],
  ])('leaves out of %o what no file can hold', (text, cell) => expect(onlyRow(text)).toBe(cell));

  it.each([
    '3/12',
    '1/2',
    '12 / 4',
    '3-12',
    '10/11/26',
    '8:25',
    '3:4:5',
    '5:30 PM',
    '1.5.26',
    '0 3/4',
    '3 1/2',
    '1 3/12',
    'Mar 3',
    'mar3',
    '3 May',
    '2E5',
    '12e10',
    '0012',
  ])('keeps %o from becoming a date or another number', (text) => expect(onlyRow(text)).toBe(`'${text}`));
  it.each(['2026-11-21', '0', '0.5', '12', '5%', 'x/3', 'Mara 3B', 'Decimals', '3/12 of it', '1/x', '(3,12)'])(
    'leaves %o as it is',
    (text) => expect(onlyRow(text)).toBe(text),
  );

  it('writes ISO dates, truth and nothing', () => {
    expect([onlyRow(new Date(2026, 10, 5, 23, 30)), onlyRow(true), onlyRow(null), onlyRow(undefined)]).toEqual([
      '2026-11-05',
      'true',
      '',
      '',
    ]);
  });

  it('starts with a byte-order mark and ends lines as spreadsheets do', () => {
    expect(toCsv(['Name', 'Söhne'], [['a;b', 'c"d']])).toBe('\uFEFFName,Söhne\r\n"a;b","c""d"\r\n');
  });
});

describe('csvFileName', () => {
  it('holds the class, what it is and the date', () => {
    expect(csvFileName(['Class 7B', 'Gradebook'], new Date(2026, 10, 21))).toBe('class-7b-gradebook-2026-11-21.csv');
  });
  it('is safe on every file system', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (parts) => {
        expect(csvFileName(parts)).toMatch(/^[^\\/:*?"<>|\s]{1,124}$/);
      }),
    );
  });
});
