import type { Picture } from '@lemma/math';
import { near, numberOf } from '../values.ts';
import type { Drawn } from './draw-line.ts';

const MOST_PARTS = 24;

/** Fractions as bars, each whole cut into the parts of the denominator. */
export function fractionBars(texts: readonly string[]): Drawn | undefined {
  const bars = texts.flatMap((text) => {
    const [, wholes = '0', top = '', under = ''] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
    const [count, parts] = [Number(wholes) * Number(under) + Number(top), Number(under)];
    if (under === '' || parts < 1 || parts > MOST_PARTS || count > 4 * parts) return [];
    const needed = Math.max(1, Math.ceil(count / parts));
    return Array.from({ length: needed }, (_, bar) => ({
      label: bar === 0 ? text : '',
      parts: Array.from({ length: parts }, (_part, at) => ({ size: 1 / parts, shaded: bar * parts + at < count })),
    }));
  });
  if (bars.length === 0) return undefined;
  const words = texts.map((text) => {
    const [, wholes = '0', top = '', under = ''] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? [];
    const count = Number(wholes) * Number(under) + Number(top);
    const needed = Math.max(1, Math.ceil(count / Number(under)));
    return `for \`${text}\` ${needed === 1 ? 'a bar' : `${needed} bars`} cut into ${under} parts, with ${count} of the parts shaded`;
  });
  return {
    picture: { kind: 'bar-model', bars, alt: `Bars for ${texts.join(' and ')}.` },
    words: `I draw ${words.join(', and ')}`,
  };
}

/** A percent as a square of a hundred small ones. */
export function percentSquare(percent: number): Drawn | undefined {
  return percent < 0 || percent > 100 || !Number.isInteger(percent)
    ? undefined
    : {
        picture: {
          kind: 'array',
          ...{ rows: 10, columns: 10, shaded: percent, squares: true },
          alt: `A square of 100 small squares, ${percent} of them shaded.`,
        },
        words: `I cut the square into 100 small squares and shade ${percent} of them`,
      };
}

const placesOf = (number: number): { readonly size: number; readonly label: string }[] =>
  [...String(number)]
    .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
    .filter((part) => part > 0)
    .map((size) => ({ size, label: String(size) }));

/** The box of a product, with the parts that the student's answer is made of; the others stay empty. */
export function productBox(math: string, given: string): Drawn | undefined {
  const [, one, other] = /^(\d+)\s*[×x*]\s*(\d+)$/.exec(math.trim()) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const [rows, columns] = [placesOf(Number(one)), placesOf(Number(other))];
  if (rows.length > 3 || columns.length > 3 || rows.length * columns.length < 2) return undefined;
  const answer = numberOf(given.replaceAll('`', '').replace(/\(.*$/, ''));
  const products = rows.flatMap((row) => columns.map((column) => row.size * column.size));
  const diagonal = rows.reduce((sum, row, at) => sum + row.size * (columns[at]?.size ?? 0), 0);
  const cells = products.map((product, at) =>
    near(answer, diagonal) && Math.floor(at / columns.length) !== at % columns.length ? '' : String(product),
  );
  const filledIn = cells.filter((cell) => cell !== '');
  return {
    picture: {
      kind: 'area-model',
      rows,
      columns,
      cells,
      alt: `A box with ${one} on one side and ${other} on the other, cut at the tens.`,
    },
    words: `I draw a box with ${rows.map(({ label }) => label).join(' and ')} on one side and ${columns.map(({ label }) => label).join(' and ')} on the other. In the parts I write ${filledIn.join(' and ')}${
      filledIn.length < cells.length ? `, and ${cells.length - filledIn.length} parts stay empty` : ''
    }`,
  };
}

/** The square with a side like x + 3, with the parts that the student's answer has. */
export function binomialSquare(math: string, given: string): Drawn | undefined {
  const [, letter, sign, number] = /^\(([a-z])\s*([-+])\s*(\d+)\)\^2$/.exec(math.trim()) ?? [];
  if (letter === undefined || number === undefined || sign === undefined) return undefined;
  const [square, product] = [Number(number) ** 2, `${sign === '-' ? '-' : ''}${number}${letter}`];
  const has = (text: string): boolean => given.replace(/\s+/g, '').includes(text);
  const middle = has(`${2 * Number(number)}${letter}`) ? product : '';
  const sides = [
    { size: 6, label: letter },
    { size: 3, label: number },
  ];
  const cells = [`${letter}^2`, middle, middle, String(square)];
  return {
    picture: {
      kind: 'area-model',
      rows: sides,
      columns: sides,
      cells,
      alt: `A square with side ${letter} ${sign} ${number}, cut into four parts.`,
    },
    words: `I draw a square with \`${letter}\` and \`${number}\` along each side, so it has four parts: \`${letter}^2\` in one, \`${square}\` in the other corner${
      middle === '' ? ', and the two parts beside them I left empty' : `, and \`${product}\` in the two beside them`
    }`,
  };
}

/** Whole numbers as blocks: hundreds, tens and ones. */
export function blocks(number: number): Drawn | undefined {
  if (!Number.isInteger(number) || number < 1 || number > 2999) return undefined;
  const [thousands, hundreds, tens, ones] = [1000, 100, 10, 1].map((place) => Math.floor(number / place) % 10);
  const named = [
    [thousands, 'thousands'],
    [hundreds, 'hundreds'],
    [tens, 'tens'],
    [ones, 'ones'],
  ] as const;
  return {
    picture: {
      kind: 'base-ten',
      ...(thousands ? { thousands } : {}),
      ...(hundreds ? { hundreds } : {}),
      ...{ tens: tens ?? 0, ones: ones ?? 0 },
      alt: `Blocks for ${number}.`,
    },
    words: `I lay out ${named
      .filter(([count]) => count !== undefined && count > 0)
      .map(([count, name]) => `${count} ${name}`)
      .join(' and ')}`,
  };
}

/** Rows and columns of small squares, with the sides labeled in words. */
export function gridOf(rows: number, columns: number): Drawn | undefined {
  return rows < 1 || columns < 1 || rows > 20 || columns > 20
    ? undefined
    : {
        picture: {
          kind: 'array',
          rows,
          columns,
          squares: true,
          alt: `A rectangle of ${rows} rows with ${columns} squares each.`,
        },
        words: `I draw ${rows} rows with ${columns} squares in each`,
      };
}

/** A balance with the two sides of an equation. */
export function balanceOf(math: string): Drawn | undefined {
  const [left, right, more] = math.split('=').map((side) => side.trim());
  return !left || !right || more !== undefined || math.length > 40
    ? undefined
    : {
        picture: {
          kind: 'balance',
          left: [left],
          right: [right],
          alt: `A balance with ${left} on one side and ${right} on the other.`,
        } satisfies Picture,
        words: `I draw a balance: \`${left}\` is on the left and \`${right}\` is on the right`,
      };
}

/** The amounts of a story as bars, one part for each. */
export function amountBars(asked: string): Drawn | undefined {
  const amounts = [...asked.matchAll(/\b(\d+)\b(?!\s*[-+×÷%:/.]\s*\d)(?: (?:more )?([a-z]+(?: of [a-z]+)?))?/gi)]
    .map(([, count = '', thing = '']) => ({ count: Number(count), label: `${count} ${thing}`.trim() }))
    .filter(({ count }) => count > 0 && count <= 12);
  const drawn = amounts
    .filter(({ label }, at) => amounts.findIndex((other) => other.label === label) === at)
    .slice(0, 4);
  return drawn.length < 2
    ? undefined
    : {
        picture: {
          kind: 'bar-model',
          bars: drawn.map(({ count, label }) => ({ label, parts: Array.from({ length: count }, () => ({ size: 1 })) })),
          alt: `Bars for ${drawn.map(({ label }) => label).join(', ')}.`,
        },
        words: `I draw boxes: ${drawn.map(({ label }) => label).join(', ')}`,
      };
}

/** The first time of a problem on a clock. */
export function clockOf(asked: string): Drawn | undefined {
  const [time, hour, minute] = /\b(\d{1,2}):(\d{2})\b/.exec(asked) ?? [];
  return time === undefined
    ? undefined
    : {
        picture: { kind: 'clock', hour: Number(hour) % 12, minute: Number(minute), alt: `A clock at ${time}.` },
        words: `I draw a clock with ${time} on it`,
      };
}

/** An expression like 3x + 4 as tiles: long ones for the letter, small ones for ones. */
export function tilesOf(math: string): Drawn | undefined {
  const [, count = '', letter, number] = /^(\d*)([a-z])\s*\+\s*(\d+)$/.exec(math.trim()) ?? [];
  const [long, ones] = [Number(count || 1), Number(number)];
  if (letter === undefined || long > 12 || ones > 20) return undefined;
  return {
    picture: {
      kind: 'bar-model',
      bars: [
        { label: `${count}${letter}`, parts: Array.from({ length: long }, () => ({ size: 3, label: letter })) },
        { label: String(ones), parts: Array.from({ length: ones }, () => ({ size: 1 })) },
      ],
      alt: `Tiles: ${long} for ${letter} and ${ones} ones.`,
    },
    words: `I draw ${long} long tiles for \`${letter}\` and ${ones} small ones`,
  };
}
