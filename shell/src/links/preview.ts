import { type ListedArea, PREVIEW_PATH, type Preview, type Release, readPreview } from '@lemma/contract';
import { readRelease } from '../remotes/read-release.ts';
import type { ServedRelease } from '../remotes/site.ts';
import { LINK_KEY, PREVIEW_MARK } from './link-key.ts';
import { destination } from './override.ts';

export type OpenPreview = Preview & { readonly opened: ServedRelease };
export type Refusal = {
  /** The link itself, the version it names, or a fault of the area's site. */
  readonly refused: 'expired' | 'invalid' | 'gone' | { readonly fault: unknown };
};

/** The token that a link brings, or that this tab has stored. */
function tokenHere(): string | undefined {
  const { pathname, hash } = window.location;
  if (pathname === PREVIEW_PATH) return hash.slice(1);
  const stored = sessionStorage.getItem(LINK_KEY);
  return stored?.startsWith(PREVIEW_MARK) ? stored.slice(PREVIEW_MARK.length) : undefined;
}

/** The release as if it served this one version, to nobody else and with no other to fall back to. */
export function onlyVersion(ledger: Release, version: string): Release | undefined {
  const { schema, area, revision, builds, withdrawn = [] } = ledger;
  const build = builds[version];
  if (build === undefined || withdrawn.includes(version)) return undefined;
  return { schema, area, revision, current: version, builds: { [version]: build } };
}

/** Ends what this tab follows: it has what everybody has. */
function end(): undefined {
  sessionStorage.removeItem(LINK_KEY);
}

function refuse(refused: Refusal['refused']): Refusal {
  end();
  return { refused };
}

/**
 * The preview that a signed link brought to this tab, while it is valid. The version is looked for in the ledger of the
 * area's site, which lists all that are kept and is signed and checked like what is served. Once everybody is served the
 * version, the link is an ordinary one.
 */
export async function findPreview(areas: readonly ListedArea[]): Promise<OpenPreview | Refusal | undefined> {
  const token = tokenHere();
  if (token === undefined) return undefined;
  const listed = (area: string) => areas.find((each) => each.area === area);
  const preview = await readPreview(token, (area) => listed(area)?.keys ?? [], Date.now());
  if (preview === 'expired' || preview === 'invalid') return refuse(preview);
  const site = listed(preview.area);
  if (site === undefined) return refuse('invalid');
  try {
    const ledger = await readRelease({ ...site, isDevelopment: false }, 'ledger.json');
    const release = onlyVersion(ledger.release, preview.version);
    if (release === undefined) return refuse('gone');
    const { pathname, search } = window.location;
    if (pathname === PREVIEW_PATH)
      window.history.replaceState(null, '', destination(new URLSearchParams(search).get('to') ?? site.path));
    if (ledger.release.current === preview.version) return end();
    sessionStorage.setItem(LINK_KEY, `${PREVIEW_MARK}${token}`);
    return { ...preview, opened: { ...ledger, release } };
  } catch (fault) {
    // The site may answer at the next try, so the link stays.
    return { refused: { fault } };
  }
}
