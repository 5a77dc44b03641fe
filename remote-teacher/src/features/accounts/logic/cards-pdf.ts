import { type CardText, drawCard } from './draw-card.ts';
import { grayPdf, type PackedPage, packPage } from './gray-pdf.ts';
import { PER_MM, Pen } from './pen.ts';
import { placesOf, ROWS } from './places-of.ts';

/** The width of A4 and the height of US Letter, in millimeters: a page that either takes as it is. */
const PAGE = [210, 279.4] as const;
const CARD = { width: 94, height: 60 } as const;
const [LEFT, TOP] = [(PAGE[0] - 2 * CARD.width) / 2, (PAGE[1] - ROWS * CARD.height) / 2];

const [COLUMNS, LINES] = PAGE.map((mm) => Math.round(mm * PER_MM)) as [number, number];

function grayOf({ data }: ImageData): Uint8Array<ArrayBuffer> {
  const gray = new Uint8Array(data.length / 4);
  // Everything is drawn in black on white, so that one of the colors says all.
  for (let point = 0; point < gray.length; point += 1) gray[point] = data[4 * point] ?? 255;
  return gray;
}

/**
 * Login cards as a PDF, eight on a page, drawn in the browser: secrets leave it only in the file. The pages are
 * pictures, so that a name in any script looks as on the screen.
 */
export async function cardsPdf(cards: readonly CardText[], title: string): Promise<Blob> {
  await document.fonts.ready;
  const family = getComputedStyle(document.body).fontFamily;
  const places = placesOf(cards);
  const canvas = Object.assign(document.createElement('canvas'), { width: COLUMNS, height: LINES });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  const pen = new Pen(context, family);
  const pages: PackedPage[] = [];
  const count = (places.at(-1)?.page ?? -1) + 1;
  for (let page = 0; page < count; page += 1) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, COLUMNS, LINES);
    context.fillStyle = '#000';
    context.strokeStyle = '#000';
    for (const [index, card] of cards.entries()) {
      const place = places[index];
      if (place?.page !== page) continue;
      const size = card.isLarge ? 2 : 1;
      const box = { x: LEFT + place.column * CARD.width, y: TOP + place.row * CARD.height };
      drawCard(pen, card, { ...box, width: CARD.width * size, height: CARD.height * size });
    }
    // Packed before the next is drawn: a page has 8 MB, and a class may have fifty of them.
    const gray = grayOf(context.getImageData(0, 0, COLUMNS, LINES));
    pages.push(await packPage({ columns: COLUMNS, rows: LINES, gray }));
  }
  return grayPdf(pages, PAGE, title);
}
