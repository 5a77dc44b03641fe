import { membersOf, readNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import { slopeForm } from './slope-form.ts';
import type { PartsShape, TouchOf } from './types.ts';

/** What stands in the boxes, from left to right and from top to bottom. Boxes may be empty. */
export type Boxes = readonly string[];

type Shape = {
  readonly boxes: number;
  readonly read: (text: string) => Boxes | undefined;
  readonly write: (boxes: Boxes) => string;
};

/** `-5/4` before a letter stands in parentheses. */
const factor = (text: string) => (text.includes('/') ? `(${text})` : text);

const shapes: Record<PartsShape, Shape> = {
  // Whole number, numerator, denominator.
  fraction: {
    boxes: 3,
    read: (text) => {
      const plain = text
        .replaceAll('−', '-')
        .replace(/\s*[a-z°%$][a-z\s]*$/i, '')
        .trim();
      const found = /^(-?)(?:(\d*\.?\d+)|(?:(\d*) )?(\d*)\/(\d*))$/.exec(plain);
      if (!found || /^0+$/.test(found[5] ?? '')) return undefined;
      const [, sign = '', alone, whole = '', top = '', bottom = ''] = found;
      if (alone !== undefined) return [`${sign}${alone}`, '', ''];
      return whole === '' ? ['', `${sign}${top}`, bottom] : [`${sign}${whole}`, top, bottom];
    },
    write: ([whole = '', top = '', bottom = '']) => {
      const part = top === '' && bottom === '' ? '' : `${top}/${bottom}`;
      return whole === '' || part === '' ? `${whole}${part}` : `${whole} ${part}`;
    },
  },
  // Numerator and denominator, where the question asks for no whole number beside them.
  'one-fraction': {
    boxes: 2,
    read: (text) => {
      const [, top, bottom] = /^(-?\d*)\/(\d*)$/.exec(text.replaceAll('−', '-').trim()) ?? [];
      return top === undefined || bottom === undefined || /^0+$/.test(bottom) ? undefined : [top, bottom];
    },
    write: ([top = '', bottom = '']) => (top === '' && bottom === '' ? '' : `${top}/${bottom}`),
  },
  // Slope and intercept.
  linear: {
    boxes: 2,
    read: (text) => {
      const form = slopeForm(text.replace(/^y = (?=x)/, 'y = 1'));
      return form && [form.slope, form.intercept];
    },
    write: ([slope = '', intercept = '']) =>
      slope === '' && intercept === ''
        ? ''
        : `y = ${factor(slope)}x ${intercept.startsWith('-') ? `- ${intercept.slice(1)}` : `+ ${intercept}`}`,
  },
  point: {
    boxes: 2,
    read: (text) => {
      const members = membersOf(text);
      return members.length === 2 && members.every((member) => member === '' || readNumber(member) !== undefined)
        ? members
        : undefined;
    },
    write: ([x = '', y = '']) => (x === '' && y === '' ? '' : `(${x}, ${y})`),
  },
};

export const boxesOf = ({ shape }: TouchOf<'parts'>): number => shapes[shape].boxes;

/** An answer in parts, by the text in each of its boxes. */
export const parts: Placing<TouchOf<'parts'>, Boxes> = {
  read: ({ shape }, text) => shapes[shape].read(text),
  write: ({ shape }, boxes) => shapes[shape].write(boxes),
  picture: (touch, boxes) => ({
    kind: 'table',
    alt: 'Boxes for an answer in parts.',
    head: [],
    rows: [
      { cells: boxes === undefined ? Array.from({ length: boxesOf(touch) }, () => '') : [parts.write(touch, boxes)] },
    ],
  }),
};
