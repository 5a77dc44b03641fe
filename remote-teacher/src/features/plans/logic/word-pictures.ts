import type { PlanItem } from '@lemma/school/plan';

export type PlanPicture = NonNullable<PlanItem['picture']>;

/** A picture for a document: its file and its size in points of 1/96 inch. */
export type WordPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Sharp in print, while a plan with thirty pictures stays small. */
const SCALE = 2;
/** The width of the column for text, and of most drawings. */
const WIDEST = 400;
const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'dominant-baseline',
  'opacity',
  'fill-opacity',
];

/** The colors and fonts that the page gives to each part, written into the part itself. */
function withOwnStyle(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return svg;
  const parts = [...svg.querySelectorAll('*')];
  for (const [index, part] of [...copy.querySelectorAll('*')].entries()) {
    const original = parts[index];
    if (!original || !(part instanceof SVGElement)) continue;
    const style = getComputedStyle(original);
    for (const name of DRAWN) part.style.setProperty(name, style.getPropertyValue(name));
  }
  return copy;
}

/** A drawing as the page shows it, as a file. Undefined if it has no size. */
export async function toPng(svg: SVGSVGElement): Promise<WordPicture | undefined> {
  const { width: boxWidth, height: boxHeight } = svg.viewBox.baseVal;
  if (boxWidth === 0 || boxHeight === 0) return undefined;
  const width = Math.min(WIDEST, boxWidth * 1.1);
  const height = (width * boxHeight) / boxWidth;
  const copy = withOwnStyle(svg);
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return file === null ? undefined : { data: new Uint8Array(await file.arrayBuffer()), width, height };
}

/** Equal pictures are drawn once. */
export const pictureKey = (picture: PlanPicture): string => JSON.stringify(picture);

/** The drawn pictures of a plan by their key; one that is no drawing, such as a table, is described in words instead. */
export type WordPictures = ReadonlyMap<string, WordPicture>;
