import type { Picture, Touch } from '@lemma/math';
import { isGround, placed, type TouchKind } from '@lemma/math/touch';
import { Figure } from '@lemma/ui';

type PlacedDrawingProps = {
  /** How the answer is placed; undefined: it is typed or chosen. */
  readonly touch: Touch | undefined;
  readonly response: string;
  /** The picture of the question, on which it may be placed. */
  readonly picture?: Picture | undefined;
};

/** The answers that a drawing shows better than their text does. */
const DRAWN: ReadonlySet<TouchKind> = new Set<TouchKind>([
  'number-line',
  'points',
  'ray',
  'segment',
  'plane',
  'line',
  'counters',
  'shade',
  'blocks',
  'angle',
  'clock',
  'columns',
  'box-plot',
  'groups',
  'figure',
  'ruler',
  'half-plane',
  'curve',
  'bars',
  'labels',
  'cells',
]);

/** A placed answer, drawn small; nothing if it has no place, or if its text says as much. */
export function PlacedDrawing({ touch, response, picture }: PlacedDrawingProps) {
  if (touch === undefined || !DRAWN.has(touch.as)) return null;
  const { text, picture: drawn } = placed(touch, response, picture);
  if (text === undefined) return null;
  return (
    <div className="w-full max-w-64 py-1">
      <Figure picture={{ ...drawn, alt: `${drawn.alt} ${text}` }} />
    </div>
  );
}

/** What can be filled in on paper instead of placed: blocks are built, and boxes are written in. */
const ON_PAPER: ReadonlySet<TouchKind> = new Set<TouchKind>([
  ...[...DRAWN].filter((kind) => kind !== 'blocks'),
  'order',
  'several',
]);

/** An empty field to place the answer in on paper; nothing if the question's own picture is the field. */
export function PaperField({ touch, picture }: Omit<PlacedDrawingProps, 'response'>) {
  if (touch === undefined || !ON_PAPER.has(touch.as) || isGround(touch, picture)) return null;
  return (
    <div data-paper-field="" className="mt-2 max-w-80">
      <Figure picture={placed(touch, '', picture).picture} />
    </div>
  );
}
