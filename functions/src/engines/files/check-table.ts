import { AppError } from '@lemma/contract';

/**
 * Checks that bytes are a table in text form: no control characters, and no markup that a browser might run. Bytes that
 * are not UTF-8 are read as Windows-1252, which spreadsheets write. @throws AppError `data/unsupported-type`.
 */
export function checkTable(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('windows-1252').decode(bytes);
  // biome's rule is right for sources; here a control character is just what is looked for.
  if (/[^\P{Cc}\t\r\n]/u.test(text.replaceAll(/[\u0080-\u009f]/g, '')) || /^\W*<[!?a-z]/i.test(text))
    throw new AppError('data/unsupported-type', 'no table');
  return bytes;
}
