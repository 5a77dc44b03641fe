import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFileName, toCsv } from './to-csv.ts';

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

  it('never starts a cell with what a spreadsheet runs', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (start, rest) => {
        const cell = onlyRow(`${start}${rest}`) ?? '';
        expect(/^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell))).toBe(false);
      }),
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
    'Mar 3',
    'mar3',
    '3 May',
    '2E5',
    '12e10',
    '0012',
  ])('keeps %o from becoming a date or another number', (text) => expect(onlyRow(text)).toBe(`'${text}`));
  it.each(['2026-11-21', '3 1/2', '0', '0.5', '12', '5%', 'x/3', 'Mara 3B', 'Decimals', '3/12 of it', '1/x', '(3,12)'])(
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
