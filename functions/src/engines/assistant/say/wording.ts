import { findMisconception, findSkill } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
export const day = (at: number): string =>
  new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
export const skillName = (code: string): string => findSkill(code)?.name ?? code;
export const misconceptionName = (id: string): string => findMisconception(id)?.name ?? id;

/** A sentence without the mark at its end, to which something is put. */
export const unended = (text: string): string => text.replace(/[?.!\s]+$/, '');

/** A link to the page with the figures. */
export const report = (
  label: string,
  target: Extract<ChatPart, { kind: 'links' }>['links'][number]['target'],
): ChatPart => ({
  kind: 'links',
  links: [{ label, target }],
});
