import { useEffect, useState } from 'react';
import { journal } from './outbox.ts';

/** A line of the drawing, as points in pixels. */
export type Stroke = readonly (readonly [number, number])[];
export type Pad = { readonly text: string; readonly strokes: readonly Stroke[] };

const EMPTY: Pad = { text: '', strokes: [] };

const isPlace = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
const isStroke = (value: unknown): value is Stroke => Array.isArray(value) && value.every(isPlace);

/** Reads a stored scratchpad; unreadable parts are left out. */
export function readPad(kept: string): Pad {
  if (kept === '') return EMPTY;
  const found: unknown = JSON.parse(kept);
  if (typeof found !== 'object' || found === null) return EMPTY;
  const text = 'text' in found && typeof found.text === 'string' ? found.text : '';
  const strokes = 'strokes' in found && Array.isArray(found.strokes) ? found.strokes.filter(isStroke) : [];
  return { text, strokes };
}

/** The scratchpad of one question, stored on this device with every line and key. */
export function usePad(uid: string, submissionId: string, itemId: string) {
  const place = `${itemId}#pad`;
  const [pad, setPad] = useState<Pad | undefined>();
  const [state, setState] = useState<'none' | 'saved' | 'unsaved'>('none');
  useEffect(() => {
    let here = true;
    journal.readDraft(submissionId, place).then(
      (kept) => here && setPad((drawn) => drawn ?? readPad(kept?.text ?? '')),
      () => here && setPad((drawn) => drawn ?? EMPTY),
    );
    return () => {
      here = false;
    };
  }, [submissionId, place]);
  const change = (next: Pad) => {
    setPad(next);
    const text = next.text === '' && next.strokes.length === 0 ? '' : JSON.stringify(next);
    journal.saveDraft(uid, submissionId, place, { text, base: '' }).then(
      () => setState('saved'),
      () => setState('unsaved'),
    );
  };
  return { pad: pad ?? EMPTY, ready: pad !== undefined, state, change };
}
