import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fingerprint } from './fingerprints.ts';

/**
 * What a reading came to. `agrees`: who did not know the rule found that the words compute its answers. `mended`: words
 * or rule were changed after such a reading, and the change was read by who made it. `own`: read by its author only.
 */
export const VERDICTS = ['agrees', 'mended', 'own'] as const;
export type ReadVerdict = (typeof VERDICTS)[number];
export type Reading = Fingerprint & { readonly date: string; readonly verdict: ReadVerdict };

/** The list of readings: an id, the fingerprints of words and answers, the date, the verdict. */
export const signedFile = join(import.meta.dirname, 'signed.txt');

const isVerdict = (text: string | undefined): text is ReadVerdict => VERDICTS.some((one) => one === text);

export function signedReadings(): ReadonlyMap<string, Reading> {
  const lines = readFileSync(signedFile, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', words = '', answers = '', date = '', verdict] = line.split(' ');
        if (!isVerdict(verdict)) throw new RangeError(`${id}: ${verdict} is no verdict of a reading`);
        return [id, { words, answers, date, verdict }];
      }),
  );
}

export const signedText = (readings: ReadonlyMap<string, Reading>): string =>
  [...readings]
    .map(([id, { words, answers, date, verdict }]) => `${id} ${words} ${answers} ${date} ${verdict}\n`)
    .sort()
    .join('');

/** Why an idea has to be read again; undefined if it was read as it is. */
export function toRead(now: Fingerprint, read: Reading | undefined): string | undefined {
  if (read === undefined) return 'never read';
  const changed = [now.words === read.words ? [] : ['its words'], now.answers === read.answers ? [] : ['its answers']];
  return changed.flat().length === 0 ? undefined : `changed since it was read: ${changed.flat().join(' and ')}`;
}
