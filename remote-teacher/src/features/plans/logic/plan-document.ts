import type { Plan, PlanBlockKind, PlanCheck, PlanFault, PlanItem, PlanRow } from '@lemma/school/plan';
import { Document, HeadingLevel, Packer, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { keyText, sheetItems } from '#shared/logic/plan-text.ts';
import { wordMath } from './word-math.ts';

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

const task = (item: PlanItem, { picture }: PlanWords, number?: number): Paragraph[] => [
  new Paragraph({
    children: [
      ...(number === undefined ? [] : [new TextRun({ text: `${number}.  `, bold: true })]),
      ...prose(item.math === undefined ? item.prompt : `${item.prompt} \`${item.math}\``),
    ],
    spacing: { after: 80 },
  }),
  ...(item.options ? [paragraph(optionText(item))] : []),
  ...(item.picture ? [labelled(picture, item.picture.alt)] : []),
];

/** Marks in place what is wrong or could not be checked, as on the screen. */
const warning = (words: string): Paragraph =>
  new Paragraph({
    children: words.split('`').map((text) => new TextRun({ text, bold: true, color: 'B00020' })),
    spacing: { after: 80 },
    indent: { left: 300 },
  });

const rowParagraphs = (
  { title, text, parts, minutes, item }: PlanRow,
  marks: readonly string[],
  words: PlanWords,
): Paragraph[] => [
  new Paragraph({
    children: prose(minutes === undefined ? title : `${title} (${words.minutesIn(minutes)})`, true),
    keepNext: true,
    spacing: { before: 120 },
  }),
  ...(text === '' ? [] : [paragraph(text)]),
  ...(item ? [...task(item, words), labelled(words.answer, keyText(item))] : []),
  ...parts.map((part) => labelled(part.label, part.text)),
  ...marks.map(warning),
];

export type PlanWords = {
  readonly answer: string;
  readonly picture: string;
  /** What a student writes above the sheet. */
  readonly name: string;
  readonly date: string;
  readonly minutesIn: (minutes: number) => string;
  readonly nameOf: (kind: PlanBlockKind) => string;
  /** The mark beside a claim or an answer that was not found correct. */
  readonly markOf: (fault: PlanFault) => string;
  /** The summary of what was checked, and what was not. */
  readonly checked: (check: PlanCheck) => string;
};

/** A plan as a Word document: the plan with editable formulas, then the student's sheet on a separate page. */
export function planDocument(plan: Plan, words: PlanWords): Promise<Blob> {
  const { nameOf, markOf, checked, name, date } = words;
  const { problems, ticket } = sheetItems(plan.blocks);
  const heading = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
  const marksOf = (blockId: string, rowId: string) =>
    plan.check.faults.filter((fault) => fault.blockId === blockId && fault.rowId === rowId).map(markOf);
  const children = [
    new Paragraph({ text: plan.title, heading: HeadingLevel.HEADING_1 }),
    paragraph(checked(plan.check)),
    ...plan.blocks.flatMap(({ id, kind, rows }) => [
      heading(nameOf(kind)),
      ...rows.flatMap((row) => rowParagraphs(row, marksOf(id, row.id), words)),
    ]),
  ];
  const sheet = [
    new Paragraph({ text: plan.title, heading: HeadingLevel.HEADING_1, pageBreakBefore: true }),
    paragraph(`${name} ____________________    ${date} ____________`),
    ...[...problems, ...ticket].flatMap((item, index) => [
      ...task(item, words, index + 1),
      paragraph(''),
      paragraph(''),
    ]),
  ];
  const document = new Document({
    title: plan.title,
    creator: 'Lemma',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [{ children: [...children, ...sheet] }],
  });
  return Packer.toBlob(document);
}
