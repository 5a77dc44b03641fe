/** The encoding of bytes that are not UTF-8: the usual one of Western spreadsheets. */
const OLD = 'windows-1252';

/**
 * Decodes the text of a file: by its byte-order mark, otherwise as UTF-8, otherwise as Windows-1252. Undefined if it is
 * not text.
 */
export function readText(bytes: Uint8Array): string | undefined {
  const [one, two] = bytes;
  const marked = one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : undefined;
  const text = marked ? new TextDecoder(marked).decode(bytes) : (strictly(bytes) ?? new TextDecoder(OLD).decode(bytes));
  return text.includes('\0') ? undefined : text;
}

function strictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
