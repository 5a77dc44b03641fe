import {
  namesIn,
  type PlanLanguage,
  pilesOf,
  type Room,
  roomAt,
  roomOf,
  type SheetPart,
  sheetPages,
} from '@lemma/plans/sheet';
import type { Plan, PlanBlockKind, PlanCheck, PlanFault, PlanItem, PlanPrompt, PlanRow } from '@lemma/school/plan';
import { BorderStyle, Document, HeadingLevel, ImageRun, Packer, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { keyText } from '#shared/logic/plan-text.ts';
import { isOwn } from './problem-cells.ts';
import { wordMath } from './word-math.ts';
import { type PlanPicture, pictureKey, type WordPictures } from './word-pictures.ts';

/** Text with formulas between backquotes. */
const prose = (text: string, bold = false): ParagraphChild[] =>
  text
    .split('`')
    .flatMap((part, index) =>
      part === '' ? [] : [index % 2 === 1 ? wordMath(part, bold) : new TextRun({ text: part, bold })],
    );

const paragraph = (text: string): Paragraph => new Paragraph({ children: prose(text), spacing: { after: 80 } });
const labelled = (label: string, text: string): Paragraph =>
  new Paragraph({
    children: [new TextRun({ text: `${label}: `, color: '555555' }), ...prose(text)],
    spacing: { after: 80 },
    indent: { left: 300 },
  });

const optionText = ({ options }: PlanItem): string => (options ?? []).map(({ label }) => `○ ${label}`).join('    ');

type InWord = { readonly words: PlanWords; readonly pictures: WordPictures };

function pictured(picture: PlanPicture, { words, pictures }: InWord): Paragraph {
  const drawn = pictures.get(pictureKey(picture));
  if (drawn === undefined) return labelled(words.picture, picture.alt);
  const { data, width, height } = drawn;
  const altText = { name: words.picture, title: words.picture, description: picture.alt };
  return new Paragraph({
    children: [new ImageRun({ type: 'png', data, transformation: { width, height }, altText })],
    spacing: { before: 80, after: 80 },
  });
}

const task = (item: PlanItem, inWord: InWord, name?: string): Paragraph[] => [
  ...(name === undefined
    ? []
    : [new Paragraph({ children: [new TextRun({ text: name, bold: true })], keepNext: true })]),
  new Paragraph({
    children: prose(item.math === undefined ? item.prompt : `${item.prompt} \`${item.math}\``),
    spacing: { after: 80 },
  }),
  ...(item.options ? [paragraph(optionText(item))] : []),
  ...(item.picture ? [pictured(item.picture, inWord)] : []),
];

/** Marks in place what is wrong or could not be checked, as on the screen. */
const warning = (words: string): Paragraph =>
  new Paragraph({
    children: words.split('`').map((text) => new TextRun({ text, bold: true, color: 'B00020' })),
    spacing: { after: 80 },
    indent: { left: 300 },
  });

const rowParagraphs = (
  row: PlanRow,
  called: string | undefined,
  marks: readonly string[],
  inWord: InWord,
): Paragraph[] => {
  const { title, text, parts, minutes, item, picture, student = [] } = row;
  const named = called === undefined ? title : `${called}: ${title}`;
  return [
    new Paragraph({
      children: prose(minutes === undefined ? named : `${named} (${inWord.words.minutesIn(minutes)})`, true),
      keepNext: true,
      spacing: { before: 120 },
    }),
    ...(text === '' ? [] : [paragraph(text)]),
    ...(picture ? [pictured(picture, inWord)] : []),
    ...(item && isOwn(row) ? [...task(item, inWord), labelled(inWord.words.answer, keyText(item))] : []),
    ...parts.map((part) => labelled(part.label, part.text)),
    ...student.map((said) => labelled(inWord.words.onSheet, said.text)),
    ...marks.map(warning),
  ];
};

const TWIPS_IN_REM = 240;
const rule = { style: BorderStyle.SINGLE, size: 6, space: 1, color: '888888' } as const;

/** Room to answer: open space, or ruled lines for words. */
function space(kind: PlanPrompt['room'], room: Room): Paragraph[] {
  if (kind === 'none') return [];
  if (kind === 'open') return [new Paragraph({ text: '', spacing: { after: room.open * TWIPS_IN_REM } })];
  return Array.from(
    { length: room.lines },
    () => new Paragraph({ text: '', border: { bottom: rule }, spacing: { before: (room.ruled - 1) * TWIPS_IN_REM } }),
  );
}

const prompted = (prompts: readonly PlanPrompt[], room: Room): Paragraph[] =>
  prompts.flatMap(({ text, room: kind }) => [paragraph(text), ...space(kind, room)]);

function sheetPart(part: SheetPart, room: Room, inWord: InWord): Paragraph[] {
  if (part.kind === 'words') return part.terms.map(({ term, meaning }) => labelled(term, meaning));
  if (part.kind === 'say')
    return [
      ...(part.name === undefined
        ? []
        : [new Paragraph({ children: [new TextRun({ text: part.name, bold: true })], keepNext: true })]),
      ...prompted(part.prompts, room),
    ];
  const own = part.prompts.some(({ room: kind }) => kind === 'open');
  return [...task(part.item, inWord, part.name), ...(own ? [] : space('open', room)), ...prompted(part.prompts, room)];
}

export type PlanWords = {
  readonly language: PlanLanguage;
  readonly answer: string;
  readonly picture: string;
  /** What a student writes above the sheet. */
  readonly name: string;
  readonly date: string;
  readonly onSheet: string;
  readonly minutesIn: (minutes: number) => string;
  readonly nameOf: (kind: PlanBlockKind) => string;
  /** The mark beside a claim or an answer that was not found correct. */
  readonly markOf: (fault: PlanFault) => string;
  /** The summary of what was checked, and what was not. */
  readonly checked: (check: PlanCheck) => string;
  /** The name of a page of the student sheet. */
  readonly pageOf: (kind: ReturnType<typeof sheetPages>[number]['kind']) => string;
  readonly pile: string;
  /** What the class has shown: the heading with its lines, or a sentence that nothing is known. */
  readonly classLines: (plan: Plan) => readonly string[];
  readonly observed: string;
};

/**
 * A plan as a Word document: the plan with editable formulas, then the student's sheet and the observation sheet, each
 * part on a page of its own.
 */
export function planDocument(plan: Plan, words: PlanWords, pictures: WordPictures = new Map()): Promise<Blob> {
  const { nameOf, markOf, checked, pageOf, pile, observed, name, date } = words;
  const inWord: InWord = { words, pictures };
  const room = roomOf(plan.grade);
  const heading = (text: string, pageBreakBefore = false): Paragraph =>
    new Paragraph({ text, heading: HeadingLevel.HEADING_2, pageBreakBefore });
  const marksOf = (blockId: string, rowId: string) =>
    plan.check.faults.filter((fault) => fault.blockId === blockId && fault.rowId === rowId).map(markOf);
  const children = [
    new Paragraph({ text: plan.title, heading: HeadingLevel.HEADING_1 }),
    paragraph(checked(plan.check)),
    ...words.classLines(plan).map(paragraph),
    ...plan.blocks.flatMap(({ id, kind, rows }) => [
      heading(nameOf(kind), kind === 'phases' || kind === 'problems'),
      ...rows.flatMap((row) =>
        rowParagraphs(row, namesIn({ kind, rows }, words.language).get(row.id), marksOf(id, row.id), inWord),
      ),
    ]),
  ];
  const sheet = sheetPages(plan.blocks, words.language).flatMap(({ kind, parts }) => [
    heading(pageOf(kind), true),
    paragraph(`${name} ____________________    ${date} ____________`),
    ...parts.flatMap((part) => sheetPart(part, roomAt(part, room), inWord)),
  ]);
  const rowsOf = (kind: PlanBlockKind) =>
    plan.blocks.filter((block) => block.kind === kind).flatMap(({ rows }) => rows);
  const piles = pilesOf(plan.blocks);
  const observation = [...rowsOf('look-fors'), ...piles].flatMap(({ title, text, parts }) => [
    new Paragraph({ children: prose(title, true), keepNext: true, spacing: { before: 120 } }),
    ...(text === '' ? [] : [paragraph(text)]),
    ...parts.map((part) => labelled(part.label, part.text)),
    labelled(observed, ''),
    ...space('lines', { ...room, lines: 2 }),
  ]);
  const document = new Document({
    title: plan.title,
    creator: 'Lemma',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [
      { children: [...children, ...sheet, heading(`${nameOf('look-fors')} · ${pile}`, true), ...observation] },
    ],
  });
  return Packer.toBlob(document);
}
