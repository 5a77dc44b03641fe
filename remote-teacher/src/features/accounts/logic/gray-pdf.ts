/** A page as a picture: a byte for each point, 0 black to 255 white, row by row. */
type GrayPage = { readonly columns: number; readonly rows: number; readonly gray: Uint8Array<ArrayBuffer> };

/** A page whose points are compressed: a hundredth of the memory, so that a page at a time is drawn and packed. */
export type PackedPage = Pick<GrayPage, 'columns' | 'rows'> & { readonly packed: Uint8Array<ArrayBuffer> };

const POINTS_PER_MM = 72 / 25.4;

export async function packPage({ columns, rows, gray }: GrayPage): Promise<PackedPage> {
  const stream = new Blob([gray]).stream().pipeThrough(new CompressionStream('deflate'));
  return { columns, rows, packed: new Uint8Array(await new Response(stream).arrayBuffer()) };
}

/** A text in hexadecimal, as PDF has texts in any script. */
const hex = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

type Part = string | Uint8Array<ArrayBuffer>;
const lengthOf = (part: Part): number =>
  typeof part === 'string' ? new TextEncoder().encode(part).length : part.length;
const streamOf = (dictionary: string, data: Part): Part[] => [
  `<< ${dictionary} /Length ${lengthOf(data)} >>\nstream\n`,
  data,
  '\nendstream',
];

/** The objects of a page: the page, its content and its picture. `first` is the number of the page. */
function pageObjects({ columns, rows, packed }: PackedPage, size: readonly [number, number], first: number) {
  const [width, height] = size.map((mm) => (mm * POINTS_PER_MM).toFixed(2));
  const resources = `/Resources << /XObject << /Picture ${first + 2} 0 R >> >>`;
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${resources} /Contents ${first + 1} 0 R >>`;
  const kind = `/Type /XObject /Subtype /Image /Width ${columns} /Height ${rows}`;
  return [
    [page],
    streamOf('', `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`),
    streamOf(`${kind} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`, packed),
  ];
}

/** A PDF of pages of one size, in millimeters. */
export function grayPdf(pages: readonly PackedPage[], size: readonly [number, number], title: string): Blob {
  const numberOf = (index: number) => 4 + 3 * index;
  const kids = pages.map((_, index) => `${numberOf(index)} 0 R`).join(' ');
  const objects: Part[][] = [
    ['<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    [`<< /Title ${hex(title)} >>`],
  ];
  for (const [index, page] of pages.entries()) objects.push(...pageObjects(page, size, numberOf(index)));
  const parts: Part[] = ['%PDF-1.4\n'];
  let at = lengthOf('%PDF-1.4\n');
  const offsets = objects.map((object, index) => {
    const offset = at;
    const whole = [`${index + 1} 0 obj\n`, ...object, '\nendobj\n'];
    parts.push(...whole);
    at += whole.reduce((sum, part) => sum + lengthOf(part), 0);
    return offset;
  });
  const table = offsets.map((offset) => `${offset.toString().padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(`xref\n0 ${count}\n0000000000 65535 f \n${table}`);
  parts.push(`trailer\n<< /Size ${count} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${at}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
