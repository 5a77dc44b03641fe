import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';

/** `page`: the child's page was opened. `export` and `backup`: a file with the child's data was made. */
export const lookKinds = ['page', 'file', 'export', 'backup'] as const;
export type LookKind = (typeof lookKinds)[number];

/** What was taken along: a list as a file or by copying it, a gradebook, answers, cards, a conversation, an account's data. */
export const exportKinds = ['list', 'copy', 'gradebook', 'answers', 'cards', 'conversation', 'account'] as const;
export type ExportKind = (typeof exportKinds)[number];
const LONGEST_EXPORT_KIND = 20;
/** False for a word that only an older or newer version knows. */
export const isExportKind = (word: string): word is ExportKind => exportKinds.some((kind) => kind === word);
/** The most children whose data is in one file of a page: those of a class (`MOST_IN_A_CLASS`, which depends on this folder). */
export const MOST_IN_A_FILE = 600;

/** For how many days it is stored who looked, from the last time on. */
export const LOOKS_DAYS = 365;

/** looks/{hash}: one person looked at one child's data in one way on one day. Only functions read and write it. */
export const lookSchema = z.object({
  studentId: idSchema,
  /** Who looked. */
  by: z.string(),
  kind: z.enum(lookKinds),
  /** Of an export: what was in the file, one of `exportKinds`. A release that does not know the word shows the kind. */
  what: z.string().max(LONGEST_EXPORT_KIND).optional(),
  /** The last time on that day. */
  lastAt: instantSchema,
  /** How often on that day. */
  count: z.number().int(),
});
export type Look = z.infer<typeof lookSchema>;

/** Acts on a child's account or data that the family may see too. Each is a line of the audit log. Each release knows these. */
export const supportActs = [
  ...(['secrets-reissued', 'students-lock', 'students-unlock', 'students-sign-out', 'students-archive'] as const),
  ...(['students-restore', 'students-merged', 'students-moved', 'child-data-exported', 'child-restored'] as const),
  ...(['consent-recorded', 'consent-revoked', 'parent-code-made', 'parent-linked', 'parent-revoked'] as const),
] as const;
export type SupportAct = (typeof supportActs)[number];

/** The acts that were added later: pages of a release before cannot name them, so they are told beside the others. */
export const laterActs = [
  ...(['parent-blocked', 'linking-closed', 'linking-opened', 'students-changed', 'signed-out-everywhere'] as const),
  ...(['asked-to-correct', 'asked-to-delete', 'request-done', 'request-declined', 'backup-restored'] as const),
  ...(['access-profile-changed', 'class-brought-back'] as const),
] as const;
export type LaterAct = (typeof laterActs)[number];
/** False for a name that only a newer version knows. */
export const isLaterAct = (name: string): name is LaterAct => laterActs.some((act) => act === name);

/** In place of an id, in the log: whoever runs the school's Lemma, by a command. */
export const OPERATOR_ACTOR = 'operator';
