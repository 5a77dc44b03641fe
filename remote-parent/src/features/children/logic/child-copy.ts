/** Records by collection, as `exportChild` gives them. */
export type CopiedData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

type CopiedFile = { readonly id: string; readonly name: string };

/** The files that the records refer to. */
export const copiedFiles = ({ files = [] }: CopiedData): CopiedFile[] =>
  files.flatMap(({ id, name }) => (typeof id === 'string' ? [{ id, name: typeof name === 'string' ? name : id }] : []));

/** A unique path in the archive for each file, whatever its name. */
const placeOf = ({ id, name }: CopiedFile): string =>
  `files/${id.slice(0, 8)}-${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}`;

/**
 * An archive of the readable records and the bytes of every file. A file that cannot be downloaded is listed in
 * `missing.txt` and in the result; all others are included.
 */
export async function childCopy(
  data: CopiedData,
  fetchFile: (fileId: string) => Promise<Uint8Array>,
  onFile: () => void,
): Promise<{ zip: Uint8Array<ArrayBuffer>; missing: string[] }> {
  const { strToU8, zipSync } = await import('fflate');
  const entries: Record<string, Uint8Array> = {};
  const missing: string[] = [];
  for (const file of copiedFiles(data)) {
    try {
      entries[placeOf(file)] = await fetchFile(file.id);
    } catch {
      missing.push(file.name);
    }
    onFile();
  }
  for (const [kind, records] of Object.entries(data))
    entries[`${kind}.json`] = strToU8(JSON.stringify(records, null, 2));
  if (missing.length > 0) entries['missing.txt'] = strToU8(missing.join('\n'));
  // Photos are already compressed.
  return { zip: new Uint8Array(zipSync(entries, { level: 0 })), missing };
}
