import type { PlanPart, PlanRow } from '@lemma/school/plan';

type Extra = Partial<Omit<PlanRow, 'id' | 'title' | 'text' | 'parts'>> & {
  readonly parts?: readonly { readonly label: string; readonly text: string; readonly kind?: PlanPart['kind'] }[];
};

/** A row of a block; its parts are facts by default. */
export function row(id: string, title: string, text: string, { parts = [], ...extra }: Extra = {}): PlanRow {
  const all: PlanPart[] = parts.map((part) => ({ kind: 'fact', ...part }));
  return { id, title, text, parts: all, ...extra };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With its full stop, where none stands there already: after “p.m.” */
export const sentence = (text: string): string => (/[.?!…]”?$/.test(text) ? text : `${text}.`);
