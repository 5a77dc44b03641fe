import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { LARGEST_VOICE_BYTES, voiceTypes } from './voice.ts';

/** Bytes of one file at most: a long scan, or a photo as a phone makes it. */
export const LARGEST_FILE_BYTES = 20_000_000;
/** Pages of one hand-in, and of one PDF. */
export const MOST_PAGES = 40;
/** Pages of a scan of a whole class: 40 papers of five pages. Each student's part is a hand-in like any other. */
export const MOST_SCANNED = 200;
/** Bytes sent at once: what a bad network loses when it is cut. */
export const UPLOAD_PART_BYTES = 512 * 1024;

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const document = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What may be kept, by content and not by name, with the ending of its name. */
export const fileEndings = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  [document]: 'docx',
  [sheet]: 'xlsx',
  'text/csv': 'csv',
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
} as const;
export type FileType = keyof typeof fileEndings;
export const isFileType = (type: string): type is FileType => Object.hasOwn(fileEndings, type);
export const fileTypeSchema = z.string().refine(isFileType, 'no kind of file that is kept');

/**
 * What a file is for. Only a `hand-in` and `student-work` become part of somebody's work. A `comment-voice` is on no shelf: it belongs
 * to a comment.
 */
export const filePurposes = [
  ...(['hand-in', 'student-work', 'answer-key', 'lesson-source', 'roster'] as const),
  'comment-voice',
] as const;
export const filePurposeSchema = z.enum(filePurposes);
export type FilePurpose = z.infer<typeof filePurposeSchema>;

const pages = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;
const kindsOf: Record<FilePurpose, readonly FileType[]> = {
  'hand-in': pages,
  'student-work': pages,
  'answer-key': [...pages, document],
  'lesson-source': [...pages, document],
  roster: ['text/csv', sheet],
  'comment-voice': voiceTypes,
};
/** How many pages one file may have for a purpose. */
export const mostPagesFor = (purpose: FilePurpose): number => (purpose === 'student-work' ? MOST_SCANNED : MOST_PAGES);

/** The kinds of file that fit a purpose. */
export const typesFor = (purpose: FilePurpose): readonly FileType[] => kindsOf[purpose];
/** Bytes of one file of a purpose at most. */
export const largestFor = (purpose: FilePurpose): number =>
  purpose === 'comment-voice' ? LARGEST_VOICE_BYTES : LARGEST_FILE_BYTES;

export const storedFileSchema = z.object({
  fileId: idSchema,
  name: z.string(),
  type: fileTypeSchema,
  size: z.number().int(),
  /** Pages of a PDF; 1 for everything else. */
  pages: z.number().int().min(1),
  purpose: filePurposeSchema,
  at: instantSchema,
  /** SHA-256 of what was sent, in hexadecimal: the same file again is recognised. */
  digest: z.string(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/** shelves/{uid}: all files of one person in one document, for that person. */
export const shelfSchema = z.object({
  uid: z.string(),
  /** By id, a line for each file. */
  files: z.record(z.string(), storedFileSchema),
});
export type Shelf = z.infer<typeof shelfSchema>;

/** The digest of the whole file; it names the upload, so that choosing the file again goes on where it stopped. */
export const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Characters of a file's name. */
export const LONGEST_FILE_NAME = 400;

/** The query of `PUT upload`: one part of a file, as its body. An empty part asks how much has arrived. */
export const uploadPartSchema = z.object({
  digest: digestSchema,
  /** Where the part begins, in bytes. */
  at: z.coerce.number().int().min(0),
  /** Of the whole file. */
  size: z.coerce.number().int().min(1),
  name: z.string().max(LONGEST_FILE_NAME),
  purpose: filePurposeSchema,
});
export type UploadPart = z.infer<typeof uploadPartSchema>;

/** What the server answers to a part. */
export const uploadReplySchema = z.discriminatedUnion('kind', [
  /** Send on from here. */
  z.object({ kind: z.literal('more'), received: z.number().int() }),
  /** All is there, checked and kept. `again`: it was there already, and is not kept twice. */
  z.object({ kind: z.literal('kept'), file: storedFileSchema, again: z.boolean() }),
]);
export type UploadReply = z.infer<typeof uploadReplySchema>;
