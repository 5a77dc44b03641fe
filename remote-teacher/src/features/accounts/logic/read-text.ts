/** Bytes that are not UTF-8 are what spreadsheets in the West write without being asked. */
const OLD = 'windows-1252';

/**
 * The text of a file as whoever saved it meant it: by its byte-order mark, else UTF-8, else Windows-1252. Undefined: no text.
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
