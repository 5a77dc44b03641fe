import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficialWording } from '@lemma/plans';
import { type OfficialWordings, officialWordingsSchema } from '@lemma/school/plan';

/** Functions run in the folder that was deployed; the build puts the school's file there. */
const FILE = 'standards.json';
let loaded: { readonly official: OfficialWordings | undefined } | undefined;

function load(): OfficialWordings | undefined {
  const path = join(process.cwd(), FILE);
  return existsSync(path) ? officialWordingsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** The official wording of a standard, if the school has loaded one; read once. */
export function officialWording(code: string): OfficialWording | undefined {
  loaded ??= { official: load() };
  const { official } = loaded;
  const text = official?.wordings[code];
  return official === undefined || text === undefined ? undefined : { text, notice: official.notice };
}
