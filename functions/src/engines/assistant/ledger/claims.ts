import type { AssistantRequest, ChatPart, RequestField } from '@lemma/school/assistant';
import { type Drawn, drawnOf, drawSlot } from '../sheet/draw-slot.ts';
import type { Memo, Slot } from '../wish/wish.ts';
import { phrasesLeft, type Span } from '../words/words.ts';

/** What was made, as it is checked: its request, its problems, and all that it says. */
export type Made = {
  readonly request: AssistantRequest;
  readonly slots: readonly Slot[];
  readonly drawn: readonly Drawn[];
  readonly text: string;
  readonly kinds: ReadonlySet<ChatPart['kind']>;
  readonly memo?: Memo | undefined;
};

/**
 * The account of some words of a request: they were read for `field`, and `holds` decides on what was made, without the reader,
 * whether it is so. What does not hold was not used.
 */
export type Claim = Span & {
  readonly field: RequestField;
  readonly holds: (made: Made) => boolean;
};

export const always = (): boolean => true;

/** Claims on several places that hold together. */
export const claimsOn = (spans: readonly Span[], field: RequestField, holds: Claim['holds'] = always): Claim[] =>
  spans.map(({ from, to }) => ({ from, to, field, holds }));

const textsOf = (part: ChatPart): string[] => {
  switch (part.kind) {
    case 'text':
      return part.form ? [] : [part.text];
    case 'list':
      return part.rows.flatMap(({ text, note }) => [text, note ?? '']);
    case 'item':
      return [
        part.item.prompt,
        part.item.math ?? '',
        part.item.key,
        ...(part.item.options ?? []).map(({ label }) => label),
      ];
    case 'steps':
      return part.lines.flatMap(({ line, why }) => [line, why]);
    case 'links':
      return part.links.map(({ label }) => label);
    case 'try':
      return [];
  }
};

export const madeOf = (request: AssistantRequest, parts: readonly ChatPart[], memo: Memo | undefined): Made => {
  const slots = memo?.slots ?? [];
  const items = parts.flatMap((part) => (part.kind === 'item' ? [drawnOf(part.item)] : []));
  return {
    ...{
      request,
      slots,
      memo,
      drawn: slots.length > 0 ? slots.flatMap((slot, at) => drawSlot(slot, at) ?? []) : items,
    },
    text: parts.flatMap(textsOf).join('\n'),
    kinds: new Set(parts.map(({ kind }) => kind)),
  };
};

/** What of a request is in nothing that was made, as it was typed. Before anything is made: what nothing was read for. */
export const leftOf = (text: string, claims: readonly Claim[], made?: Made): string[] =>
  phrasesLeft(
    text,
    claims.filter(({ holds }) => made === undefined || holds(made)),
  );

const SHORT_WORDS = 90;
/** A short letter has so few words. */
export const isLetterShort = ({ text }: Made): boolean => (text.match(/[\p{L}\d]+/gu) ?? []).length <= SHORT_WORDS;
