import type { PlanBlock, PlanItem, PlanPrompt, PlanRow } from '@lemma/school/plan';

/** One thing on a student sheet, from top to bottom. */
export type SheetPart =
  | { readonly kind: 'words'; readonly terms: readonly { readonly term: string; readonly meaning: string }[] }
  | {
      readonly kind: 'say';
      readonly id: string;
      /** The heading of a task that is drawn or written. */
      readonly name?: string;
      readonly prompts: readonly PlanPrompt[];
    }
  | {
      readonly kind: 'problem';
      readonly id: string;
      /** “Problem 3” */
      readonly name: string;
      readonly item: PlanItem;
      readonly prompts: readonly PlanPrompt[];
    };

const sheetPageKinds = ['lesson', 'ticket', 'cards', 'later'] as const;
/** A page of the student sheet: the lesson, the exit ticket, cards to choose from, practice after the lesson. */
export type SheetPage = { readonly kind: (typeof sheetPageKinds)[number]; readonly parts: readonly SheetPart[] };

type Blocks = readonly Pick<PlanBlock, 'kind' | 'rows'>[];
const rowsOf = (blocks: Blocks, kind: PlanBlock['kind']): PlanRow[] =>
  blocks.filter((block) => block.kind === kind).flatMap(({ rows }) => rows);

const said = ({ id, student = [] }: PlanRow): SheetPart[] =>
  student.length > 0 ? [{ kind: 'say', id, prompts: student }] : [];

/** The languages in which a plan is read. */
export type PlanLanguage = 'en' | 'es';

type Named = Extract<PlanBlock['kind'], 'prerequisites' | 'problems' | 'tiers' | 'exit-ticket'>;
const baseNames: Readonly<Record<PlanLanguage, Readonly<Record<Named, string>>>> = {
  en: { prerequisites: 'Warm-up', problems: 'Problem', tiers: 'Card', 'exit-ticket': 'Exit ticket' },
  es: { prerequisites: 'Calentamiento', problems: 'Problema', tiers: 'Tarjeta', 'exit-ticket': 'Boleto de salida' },
};
const isNamed = (kind: PlanBlock['kind']): kind is Named => Object.hasOwn(baseNames.en, kind);

/** What a plan and its sheets call the problems of a block, by the ids of their rows: “Problem 3”, “Exit ticket”. */
export function namesIn({ kind, rows }: Blocks[number], language: PlanLanguage = 'en'): ReadonlyMap<string, string> {
  if (!isNamed(kind)) return new Map();
  const base = baseNames[language][kind];
  const own = rows.filter(({ item }) => item !== undefined);
  const isAlone = own.length === 1 && kind !== 'problems';
  return new Map(own.map(({ id }, index) => [id, isAlone ? base : `${base} ${index + 1}`]));
}

/** The problems of a kind of block with their names, and its tasks that are drawn or written. */
function problems(
  blocks: Blocks,
  kind: PlanBlock['kind'],
  language: PlanLanguage,
): { use: PlanRow['use']; part: SheetPart }[] {
  return blocks
    .filter((block) => block.kind === kind)
    .flatMap((block) => {
      const names = namesIn(block, language);
      return block.rows.flatMap(
        ({ id, title, item, use, student = [] }): { use: PlanRow['use']; part: SheetPart }[] => {
          if (item !== undefined)
            return [{ use, part: { kind: 'problem', id: item.id, name: names.get(id) ?? '', item, prompts: student } }];
          return student.length === 0 ? [] : [{ use, part: { kind: 'say', id, name: title, prompts: student } }];
        },
      );
    });
}

/**
 * The student sheet of a plan, page by page, without a word for the teacher. In plans that were made before problems
 * said where they belong, all of them belong to the lesson.
 */
export function sheetPages(blocks: Blocks, language: PlanLanguage = 'en'): SheetPage[] {
  const terms = rowsOf(blocks, 'terms').map(({ title, text }) => ({ term: title, meaning: text.replace(/\.$/, '') }));
  const phases = rowsOf(blocks, 'phases').flatMap(said);
  const set = problems(blocks, 'problems', language);
  const having = (...uses: PlanRow['use'][]) => set.flatMap(({ use, part }) => (uses.includes(use) ? [part] : []));
  const partsOf = (kind: PlanBlock['kind']) => problems(blocks, kind, language).map(({ part }) => part);
  const isPlanned = phases.length > 0;
  const pages: SheetPage[] = [
    {
      kind: 'lesson',
      parts: [
        ...(isPlanned && terms.length > 0 ? [{ kind: 'words' as const, terms }] : []),
        ...rowsOf(blocks, 'needs').flatMap(said),
        ...(isPlanned ? partsOf('prerequisites') : []),
        ...phases.slice(0, 1),
        ...having(undefined, 'core', 'claim'),
        ...phases.slice(1),
      ],
    },
    { kind: 'ticket', parts: partsOf('exit-ticket') },
    { kind: 'cards', parts: isPlanned ? partsOf('tiers') : [] },
    { kind: 'later', parts: having('later') },
  ];
  return pages.filter(({ parts }) => parts.length > 0);
}

/** The piles into which the exit tickets are sorted. */
export const pilesOf = (blocks: Blocks): PlanRow[] =>
  rowsOf(blocks, 'exit-ticket').filter(({ item, student }) => item === undefined && student === undefined);

/** The room for an answer, in rem: open for drawing and calculating, and ruled lines that far apart. */
export type Room = { readonly open: number; readonly lines: number; readonly ruled: number };

/** Younger students write larger; older ones write more lines. `grade` as plans have it: `K`, `1` … `8`, `HS`. */
export function roomOf(grade: string): Room {
  if (['K', '1', '2'].includes(grade)) return { open: 11, lines: 2, ruled: 2.75 };
  if (['3', '4', '5'].includes(grade)) return { open: 8, lines: 3, ruled: 2.25 };
  return { open: 8, lines: 4, ruled: 1.9 };
}

/** Work that takes many lines below each other, or a drawing with an answer beside it. */
const LONG_WORK =
  /÷|\bdecimal\b|line by line|remainder|\b(?:graph|plot|two ways|second way)\b|línea por línea|residuo|gráfica|diagrama de (?:puntos|dispersión|caja)|\bmarca|dos maneras/i;
const DRAWING = /\b(?:draw|sketch|number line|table|tree)\b|\bdibuj|bosquejo|recta numérica|\btabla|árbol/i;

/** How much of the usual open space a task needs: more for many lines of work, for a drawing and for several requests. */
function needOf(part: SheetPart): number {
  if (part.kind === 'words') return 1;
  const asked = part.prompts.map(({ text }) => text).join(' ');
  if (part.kind === 'say') {
    const requests = asked.split(/[.?!](?:\s|$)/).filter((each) => each.trim() !== '').length;
    return LONG_WORK.test(asked) ? 1.8 : DRAWING.test(asked) || requests > 2 ? 1.5 : 1;
  }
  const { item } = part;
  const lines = item.options === undefined ? item.solution.length : 1;
  return lines > 4 ? 1.8 : lines > 2 || LONG_WORK.test(`${item.prompt} ${item.math ?? ''}`) ? 1.4 : 1;
}

/** The room for one thing on a sheet: that of the grade, and more open space where the task needs it. */
export const roomAt = (part: SheetPart, room: Room): Room => ({ ...room, open: Math.round(room.open * needOf(part)) });
