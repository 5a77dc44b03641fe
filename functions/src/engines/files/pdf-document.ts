import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { onlyUsed } from './only-used.ts';

/** What a PDF may unpack to while it is opened, in bytes: object streams, cross-references and the content of a page. */
const MOST_UNPACKED = 64_000_000;
/** The most nodes of a tree of pages. */
const MOST_NODES = 10_000;

/** Why a PDF is refused. */
export class RefusedPdf extends Error {
  readonly why: 'locked' | 'broken' | 'too-many' | 'no-page';
  constructor(why: RefusedPdf['why'], detail: string) {
    super(detail);
    this.why = why;
  }
}

type Growing = { buffer: Uint8Array };
let unpacked = 0;
/**
 * Bounds what the library unpacks, at the one place where its streams grow. It has no limit of its own, and a few
 * hundred bytes can be a gigabyte.
 */
function boundUnpacking(): void {
  const empty = PDFRawStream.of(PDFContext.create().obj({ Filter: 'RunLengthDecode' }), new Uint8Array());
  const streams = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(empty)));
  const grow: (this: Growing, size: number) => Uint8Array = streams.ensureBuffer;
  streams.ensureBuffer = function ensureBuffer(this: Growing, size: number): Uint8Array {
    unpacked += Math.max(0, size - this.buffer.byteLength);
    if (unpacked > MOST_UNPACKED) throw new RefusedPdf('broken', 'unpacks to too much');
    return grow.call(this, size);
  };
}
boundUnpacking();

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  unpacked = 0;
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  } catch (error) {
    throw new RefusedPdf(error instanceof EncryptedPDFError ? 'locked' : 'broken', String(error));
  }
}

/** Names in a PDF that make a reader run something or open a connection; homework needs none of them. */
const ACTIVE = new Set(['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'RichMedia', 'XFA']);
const isActive = (value: PDFObject): boolean => value instanceof PDFName && ACTIVE.has(value.decodeText());

/**
 * Searches the parsed objects, compressed ones included, instead of the raw bytes, because a photo may contain any byte
 * sequence by chance.
 */
function carriesProgram(value: PDFObject): boolean {
  if (value instanceof PDFStream) return carriesProgram(value.dict);
  if (value instanceof PDFArray) return value.asArray().some(carriesProgram);
  if (!(value instanceof PDFDict)) return isActive(value);
  return value.entries().some(([key, inside]) => isActive(key) || carriesProgram(inside));
}

/** The pages, each node of their tree visited once: the library's own walk goes through a shared node again and again. */
function pagesOf(pdf: PDFDocument): PDFPageLeaf[] {
  const visited = new Set<PDFObject>();
  const pages: PDFPageLeaf[] = [];
  const open: PDFObject[] = [pdf.catalog.Pages()];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (visited.has(node)) throw new RefusedPdf('broken', 'a page is in two places');
    visited.add(node);
    if (node instanceof PDFPageLeaf) pages.push(node);
    else if (node instanceof PDFPageTree) {
      const kids = node.Kids();
      if (visited.size + open.length + kids.size() > MOST_NODES) throw new RefusedPdf('too-many', `${kids.size()}`);
      for (let at = kids.size() - 1; at >= 0; at -= 1) open.push(kids.lookup(at) ?? node);
    } else throw new RefusedPdf('broken', 'no pages');
  }
  return pages;
}

/** The number of pages. @throws RefusedPdf for one without pages, with too many, or with a program. */
export async function countPages(bytes: Uint8Array, most: number): Promise<number> {
  const pdf = await open(bytes);
  const count = pagesOf(pdf).length;
  if (pdf.context.enumerateIndirectObjects().some(([, value]) => carriesProgram(value)))
    throw new RefusedPdf('broken', 'carries a program');
  if (count === 0) throw new RefusedPdf('broken', 'no pages');
  if (count > most) throw new RefusedPdf('too-many', `${count}`);
  return count;
}

/** One page, from 1, as a PDF of its own with nothing of another page. @throws RefusedPdf. */
export async function takePage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  const from = await open(bytes);
  const leaf = pagesOf(from)[page - 1];
  if (leaf === undefined) throw new RefusedPdf('no-page', `page ${page}`);
  onlyUsed(leaf);
  const one = await PDFDocument.create();
  const [copied] = await one.copyPages(from, [page - 1]);
  if (copied) one.addPage(copied);
  return one.save();
}
