import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPageLeaf,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';

/** What a page is drawn with. What else it may have leads to other pages, to its structure, or to who made it. */
const OF_PAGE = ['Type', 'Parent', 'Contents', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group', 'Annots'];
const OF_NOTE = ['Type', 'Subtype', 'Rect', 'F', 'AS', 'AP'];
/** What hangs on a picture or form and is not drawn. */
const BESIDE = ['Alternates', 'OPI', 'Metadata', 'PieceInfo', 'StructParent', 'StructParents', 'OC', 'Ref', 'AF'];
const KINDS = ['XObject', 'Font', 'ExtGState', 'Pattern', 'Shading', 'ColorSpace'];
/** What has been cleaned: a form can be in many others. */
const cleaned = new WeakSet<PDFDict>();

const nameOf = (key: string): PDFName => PDFName.of(key);
const retain = (dict: PDFDict, names: readonly string[]): void => {
  for (const key of dict.keys()) if (!names.includes(key.decodeText())) dict.delete(key);
};
const dictAt = (dict: PDFDict, key: string): PDFDict | undefined => {
  const found = dict.lookup(nameOf(key));
  return found instanceof PDFDict ? found : undefined;
};

/** The names in what draws something: everything that it may use, and by chance more. */
function namesIn(content: PDFObject | undefined): Set<string> {
  const streams = content instanceof PDFArray ? content.asArray().map((_, at) => content.lookup(at)) : [content];
  const names = new Set<string>();
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) continue;
    const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    for (const [, name = ''] of text.matchAll(/\/([^\s()<>[\]{}/%]+)/g)) names.add(PDFName.of(name).decodeText());
  }
  return names;
}

/** Leaves the resources that these names use, and of those the same. */
function resourcesFor(given: PDFDict, names: Set<string>): PDFDict {
  const made = given.context.obj({});
  for (const kind of KINDS) {
    const all = dictAt(given, kind);
    if (all === undefined) continue;
    const used = given.context.obj({});
    for (const [key] of all.entries()) {
      if (!names.has(key.decodeText())) continue;
      const found = all.lookup(key);
      if (found) clean(found, given);
      const value = all.get(key);
      if (value) used.set(key, value);
    }
    made.set(nameOf(kind), used);
  }
  const procedures = given.get(nameOf('ProcSet'));
  if (procedures) made.set(nameOf('ProcSet'), procedures);
  return made;
}

/** Cleans what is drawn: a form or pattern with resources, a font drawn by procedures, a mask. */
function clean(value: PDFObject, around: PDFDict): void {
  const dict = value instanceof PDFStream ? value.dict : value instanceof PDFDict ? value : undefined;
  if (dict === undefined || cleaned.has(dict)) return;
  cleaned.add(dict);
  for (const key of BESIDE) dict.delete(nameOf(key));
  const mask = dictAt(dict, 'SMask')?.lookup(nameOf('G'));
  if (mask) clean(mask, around);
  const procedures = dictAt(dict, 'CharProcs');
  const isDrawn = value instanceof PDFStream && dict.lookup(nameOf('Subtype')) !== nameOf('Image');
  if (!isDrawn && procedures === undefined) return;
  const drawn = procedures ? procedures.keys().map((key) => procedures.lookup(key)) : [value];
  const names = new Set(drawn.flatMap((one) => [...namesIn(one)]));
  // Without resources of its own it is drawn with those around it, as old PDFs do.
  const own = dictAt(dict, 'Resources') ?? (procedures ? undefined : around);
  dict.delete(nameOf('Resources'));
  if (own) dict.set(nameOf('Resources'), resourcesFor(own, names));
}

/** What is written on a page: how it looks, without where it leads. */
function cleanNotes(page: PDFPageLeaf): void {
  const notes = page.lookup(nameOf('Annots'));
  if (!(notes instanceof PDFArray)) return void page.delete(nameOf('Annots'));
  for (let at = 0; at < notes.size(); at += 1) {
    const note = notes.lookup(at);
    if (!(note instanceof PDFDict)) continue;
    retain(note, OF_NOTE);
    const looks = dictAt(note, 'AP');
    if (looks === undefined) continue;
    retain(looks, ['N']);
    const usual = looks.lookup(nameOf('N'));
    const states = usual instanceof PDFDict ? usual.keys().map((key) => usual.lookup(key)) : [usual];
    for (const state of states) if (state) clean(state, note.context.obj({}));
  }
}

/**
 * Takes from a page what it is not drawn with. Many makers put the pictures of all pages into one list that every page
 * has: a copy of a page would carry the papers of the whole class.
 */
export function onlyUsed(page: PDFPageLeaf): void {
  const given = page.Resources();
  const made = given && resourcesFor(given, namesIn(page.lookup(nameOf('Contents'))));
  retain(page, OF_PAGE);
  cleanNotes(page);
  page.set(nameOf('Resources'), made ?? page.context.obj({}));
}
