import type { Pen } from './pen.ts';

/** What stands on a card, in the order of the printed one. */
export type CardText = {
  readonly name: string;
  readonly className: string;
  /** Name and value, such as the class code. */
  readonly lines: readonly { readonly label: string; readonly value: string; readonly bold?: boolean }[];
  /** The secret pictures: their paths in a square of 24, and the word of each. */
  readonly pictures: readonly { readonly paths: readonly string[]; readonly word: string }[];
  readonly code: { readonly size: number; readonly path: string };
  /** The secret of a badge, to be typed where there is no camera. */
  readonly secret?: string;
  readonly where: string;
  readonly isLarge: boolean;
};

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const PADDING = 3.5;
const [CODE, GAP] = [27, 4];
/** By how many millimeters a line that is a point smaller begins lower, to stand on the same baseline. */
const LOWER = 0.36;
const PICTURE = { side: 8, width: 19 } as const;
/** Lengths in characters up to which a name is written at the normal size and at the next smaller one. */
const [FITS_LARGE, FITS_MIDDLE] = [34, 64];

const nameSize = ({ length }: string): number => (length <= FITS_LARGE ? 13.5 : length <= FITS_MIDDLE ? 12 : 10.5);

/** Draws a card in its box, in millimeters. Of large cards every text is 18 pt or more. */
export function drawCard(pen: Pen, card: CardText, { x, y, width, height }: Box): void {
  pen.frame(x, y, width, height);
  const [small, normal] = card.isLarge ? [18, 18] : [10.5, 12];
  const [left, top] = [x + PADDING, y + PADDING];
  const beside = width - 2 * PADDING - CODE - GAP;
  pen.draw([card.code.path], {
    x: x + width - PADDING - CODE,
    y: top,
    side: CODE,
    units: card.code.size,
    filled: true,
  });
  const size = card.isLarge ? 22 : nameSize(card.name);
  let at = pen.write(card.name, { x: left, y: top, width: beside }, { size, bold: true });
  at = pen.write(card.className, { x: left, y: at, width: beside }, { size: small }) + 1;
  for (const { label, value, bold = false } of card.lines) {
    const indent = pen.widthOf(`${label}  `, { size: small });
    // On one baseline with the value, which is larger.
    pen.write(label, { x: left, y: at + LOWER * (normal - small), width: beside }, { size: small });
    const font = { size: normal, mono: true, bold };
    at = pen.write(value, { x: left + indent, y: at, width: beside - indent }, font);
  }
  const below = Math.max(at, top + CODE) + 1;
  let end = below;
  for (const [index, { paths, word }] of card.pictures.entries()) {
    const place = left + index * PICTURE.width * (card.isLarge ? 2 : 1);
    pen.draw(paths, { x: place, y: below, side: PICTURE.side, units: 24, filled: false });
    end = pen.write(word, { x: place, y: below + PICTURE.side, width: width / 3 }, { size: small });
  }
  if (card.secret !== undefined)
    end = pen.write(
      card.secret,
      { x: left, y: below, width: width - 2 * PADDING },
      { size: card.isLarge ? 18 : 9, mono: true },
    );
  const foot = card.isLarge ? 10 : 5;
  // The longest names push it down, into the margin of the card.
  const lowest = Math.max(y + height - PADDING - foot, end);
  pen.write(card.where, { x: left, y: lowest, width: width - 2 * PADDING }, { size: small });
}
