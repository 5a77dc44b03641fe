import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@lemma/contract';
import { findStandard, type OfficialWording } from '@lemma/plans';
import { type OfficialWordings, officialWordingsSchema } from '@lemma/school/plan';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { documentSize } from '../../platform/size.ts';

/** Functions run in the folder that was deployed; the build puts the school's file there. */
const FILE = 'standards.json';
/** What one teacher's wording may take; the standards of all grades are some 250 kB. */
const MOST_BYTES = 380_000;
let ofSchool: { readonly official: OfficialWordings | undefined } | undefined;

function load(): OfficialWordings | undefined {
  const path = join(process.cwd(), FILE);
  return existsSync(path) ? officialWordingsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** The official wording of a standard: as this teacher loaded it, else as the school did, whose file is read once. */
export async function officialWording(code: string, uid: string): Promise<OfficialWording | undefined> {
  ofSchool ??= { official: load() };
  const own = await documents.wordings.read(uid);
  for (const official of [own, ofSchool.official]) {
    const text = official?.wordings[code];
    if (official && text !== undefined) return { text, notice: official.notice };
  }
  return undefined;
}

/** What is stored of a file that a teacher loads. @throws AppError `input/malformed` if no code is known, `data/too-large` if it is too large. */
export function fittingWordings(official: OfficialWordings, { uid, now }: Caller) {
  const wordings = Object.fromEntries(
    Object.entries(official.wordings).flatMap(([code, text]) => {
      const standard = findStandard(code);
      return standard ? [[standard.code, text] as const] : [];
    }),
  );
  if (Object.keys(wordings).length === 0) throw new AppError('input/malformed', 'no code of a standard is known');
  const own = { ...official, wordings, uid, loadedAt: now };
  if (documentSize(own) > MOST_BYTES) throw new AppError('data/too-large', 'the wording of standards');
  return own;
}
