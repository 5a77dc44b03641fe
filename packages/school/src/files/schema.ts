import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { LARGEST_VOICE_BYTES, voiceTypes } from './voice.ts';

/** The most bytes of one file: enough for a long scan or a phone's photo. */
export const LARGEST_FILE_BYTES = 20_000_000;
/** The most pages that are turned in at once, and the most of one PDF. */
export const MOST_PAGES = 40;
/**
 * The most pages in the scan of a whole class: 40 papers of five pages. Each student's part is turned in separately.
 */
export const MOST_SCANNED = 200;
/** Bytes of one part of an upload, which is what an interrupted connection loses. */
export const UPLOAD_PART_BYTES = 512 * 1024;

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const document = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The types of files that can be stored, with their file extensions. A type is recognized by content, not by name. */
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
 * What a file is for. Only `hand-in` and `student-work` become part of a student's work. A `comment-voice` belongs to a
 * comment and is on no shelf.
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
/** The most pages that a file may have for a purpose. */
export const mostPagesFor = (purpose: FilePurpose): number => (purpose === 'student-work' ? MOST_SCANNED : MOST_PAGES);

/** The types of files that are allowed for a purpose. */
export const typesFor = (purpose: FilePurpose): readonly FileType[] => kindsOf[purpose];
/** The most bytes of a file for a purpose. */
export const largestFor = (purpose: FilePurpose): number =>
  purpose === 'comment-voice' ? LARGEST_VOICE_BYTES : LARGEST_FILE_BYTES;

export const storedFileSchema = z.object({
  fileId: idSchema,
  name: z.string(),
  type: fileTypeSchema,
  size: z.number().int(),
  /** Pages of a PDF; 1 for any other file. */
  pages: z.number().int().min(1),
  purpose: filePurposeSchema,
  at: instantSchema,
  /** SHA-256 of the bytes in hexadecimal, by which a repeated upload of the same file is recognized. */
  digest: z.string(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/** shelves/{uid}: the list of all files of one person in one document. */
export const shelfSchema = z.object({
  uid: z.string(),
  /** A line for each file, by its id. */
  files: z.record(z.string(), storedFileSchema),
});
export type Shelf = z.infer<typeof shelfSchema>;

/**
 * The digest of the whole file. It identifies the upload, so that choosing the file again continues where it stopped.
 */
export const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The most works that one file is turned in with. */
export const MOST_WORKS_OF_A_FILE = 100;

/** The most characters of a file's name. */
export const LONGEST_FILE_NAME = 400;

/** The header of `PUT upload` with the file's name, encoded as in an address: children name files after themselves, and logs keep addresses. */
export const FILE_NAME_HEADER = 'lemma-file-name';

/** What `PUT upload` says of its body, one part of a file. A request without a body asks how much has arrived. */
export const uploadPartSchema = z.object({
  digest: digestSchema,
  /** The position of the part in the file, in bytes. */
  at: z.coerce.number().int().min(0),
  /** The size of the whole file, in bytes. */
  size: z.coerce.number().int().min(1),
  name: z.string().max(LONGEST_FILE_NAME),
  purpose: filePurposeSchema,
});
export type UploadPart = z.infer<typeof uploadPartSchema>;

/** The server's reply to a part. */
export const uploadReplySchema = z.discriminatedUnion('kind', [
  /** More parts are expected, from byte `received` on. */
  z.object({ kind: z.literal('more'), received: z.number().int() }),
  /** The file is complete, checked and stored. `again`: it was stored already and is not stored a second time. */
  z.object({ kind: z.literal('kept'), file: storedFileSchema, again: z.boolean() }),
]);
export type UploadReply = z.infer<typeof uploadReplySchema>;
