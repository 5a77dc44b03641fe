import { AppError, type Area, codeOf, isAppError, type Release } from '@lemma/contract';
import { loadAfterHeading } from '@lemma/shared-auth';
import { reportError } from '../app/report-error.ts';
import { askHalted } from './ask-halted.ts';
import { againOf, chooseVersion, tellLoad } from './choose-version.ts';
import { expectPage } from './expect-page.ts';
import { filesOfRoute } from './files-of-route.ts';
import { knownRelease, rememberRelease } from './known-release.ts';
import type { RemoteLoader } from './open-remotes.ts';
import { type LoadedRemote, openVersion } from './open-version.ts';
import { readRelease } from './read-release.ts';
import { reportFault } from './report-fault.ts';
import type { ServedRelease, Site } from './site.ts';
import { savesData } from './use-intent.ts';
import { isSomethingDead, learn, verify } from './verify.ts';
import { watchFaults } from './watch-faults.ts';

/** The state of an area in this tab. */
type AreaState = {
  /** A release that was requested before the sign-in; can be taken once. */
  asked?: Promise<ServedRelease> | undefined;
  /** Which of its versions were halted, asked at the same time. */
  halted?: Promise<readonly string[]> | undefined;
  running?: Promise<LoadedRemote> | undefined;
  shown?: { readonly release: Release; readonly version: string } | undefined;
  readonly failed: Map<string, unknown>;
};

/** Milliseconds for which such a release is considered current. */
const ASKED_FOR_MS = 60_000;

const unique = (versions: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(versions.filter((version) => version !== undefined)),
];

/**
 * An error with the area and version that it came from, whatever it was before. A version that could not be loaded is
 * distinguished from one that failed.
 */
export const faultOf = (error: unknown, where: string): AppError => {
  if (isAppError(error) && error.detail.includes(where)) return error;
  return new AppError(codeOf(error) === 'remote/unreachable' ? 'remote/unreachable' : 'remote/crashed', where, error);
};

/** The versions that may be opened, best first. Never one that was rolled back. */
const versionsOf = ({ current, previous, withdrawn = [] }: Release, chosen: string | undefined): readonly string[] =>
  unique([chosen, current, previous]).filter((version) => version === current || !withdrawn.includes(version));

/** Asks once a page load, also ahead of the sign-in. */
function haltedOf(site: Site, state: AreaState, release: Release): Promise<readonly string[]> {
  state.halted ??= askHalted(site, release);
  return state.halted;
}

/** The current release; if the site serves none that may be opened, the last one that worked on this device. */
async function releaseOf(site: Site, state: AreaState): Promise<ServedRelease> {
  const asked = state.asked ?? readRelease(site);
  state.asked = undefined;
  return asked.catch(async (error: unknown) => {
    const known = await knownRelease(site);
    if (known === undefined) throw error;
    reportError(error, `${site.area}@${known.version} is opened as this device knows it`);
    reportFault({ ...site, version: known.version }, 'release', error);
    return known;
  });
}

/** What somebody previews, nobody is served. */
function countLoad({ preview }: Site, release: Release, version: string, failed: boolean): void {
  if (preview === undefined) tellLoad(release, version, failed);
}

/** The lists of what later screens consist of, so that the first link that is pointed at finds its screen at once. */
function fetchLists({ address }: Site, lists: readonly string[] = []): void {
  if (lists.length === 0 || savesData()) return;
  const fetching = () => verify(lists.map((list) => `${address}/${list}`)).catch(() => undefined);
  void loadAfterHeading(fetching);
}

async function loadArea(site: Site, state: AreaState): Promise<LoadedRemote> {
  const { area } = site;
  const { release, served, version: only } = await releaseOf(site, state);
  const chosen = only ?? (await chooseVersion(release, haltedOf(site, state, release)));
  const failures: { readonly version: string; readonly error: unknown }[] = [];
  let last: unknown;
  for (const version of versionsOf(release, chosen)) {
    if (state.failed.has(version)) {
      last ??= state.failed.get(version);
      continue;
    }
    try {
      const loaded = await openVersion(site, release, version);
      state.shown = { release, version };
      // The next visit without the link has what everybody has.
      const times = site.preview === undefined ? rememberRelease(site, served, version) : 1;
      const again = times === 2 ? againOf(release, version) : undefined;
      for (const failure of failures) countLoad(site, release, failure.version, true);
      countLoad(site, release, version, false);
      // A tab that loads the version and fails later counts as failed.
      watchFaults(site.address, (error) => {
        reportError(error, `${area}@${version}`);
        reportFault({ ...site, version }, 'background', error);
        countLoad(site, release, version, true);
      });
      fetchLists(site, release.builds[version]?.lists);
      return { ...loaded, ...(again && { again }) };
    } catch (error) {
      last ??= error;
      state.failed.set(version, error);
      reportError(error, `${area}@${version}`);
      reportFault({ ...site, version }, 'load', error);
      failures.push({ version, error });
    }
  }
  // Where no version is in reach, it is the site or the network, and of no version.
  for (const { version, error } of failures)
    if (codeOf(error) !== 'remote/unreachable') countLoad(site, release, version, true);
  throw last;
}

/**
 * Loads and checks the scripts of a page, of which the page's own comes first, and runs it if its build allows that, so
 * that opening the page only has to render it.
 */
async function fetchAhead(scripts: readonly string[], runs: boolean): Promise<void> {
  const [page] = scripts;
  if (page === undefined) return;
  await verify(scripts);
  if (runs) await import(/* @vite-ignore */ page);
}

/**
 * Finds remotes by the `release.json` of each area's site, since the shell is built without knowledge of them. The
 * version is chosen once per tab. One that does not load, or fails later, is replaced by the previous version in the
 * same page.
 */
export function createRemoteLoader(siteOf: (area: Area) => Site): RemoteLoader {
  const states = new Map<Area, AreaState>();
  const stateOf = (area: Area): AreaState => {
    const state = states.get(area) ?? { failed: new Map() };
    states.set(area, state);
    return state;
  };
  return {
    load: (area) => {
      const state = stateOf(area);
      const running = state.running ?? loadArea(siteOf(area), state);
      state.running = running;
      running.catch(() => {
        if (state.running === running) state.running = undefined;
      });
      return running;
    },
    fetchAhead: async (area, path) => {
      const [site, state] = [siteOf(area), stateOf(area)];
      if (state.running !== undefined) return;
      const asked = state.asked ?? readRelease(site);
      state.asked = asked;
      // The site may be back when the area is opened.
      asked.catch(() => {
        if (state.asked === asked) state.asked = undefined;
      });
      // Somebody who signs in much later gets the release of that time.
      setTimeout(() => {
        state.asked = undefined;
      }, ASKED_FOR_MS);
      const { release } = await asked;
      void haltedOf(site, state, release);
      const build = release.builds[release.current];
      if (build === undefined || site.isDevelopment) return;
      learn(site.address, build);
      await verify([...(build.first ?? []), ...filesOfRoute(build, path)].map((file) => `${site.address}/${file}`));
    },
    giveUp: (area, error) => {
      const state = stateOf(area);
      const { shown } = state;
      if (shown === undefined) return 'nothing shown';
      const where = `${area}@${shown.version}`;
      const fault = faultOf(error, where);
      reportError(fault.cause ?? fault, where);
      reportFault({ ...siteOf(area), version: shown.version }, 'render', fault.cause ?? fault);
      countLoad(siteOf(area), shown.release, shown.version, true);
      state.failed.set(shown.version, fault);
      state.shown = undefined;
      state.running = undefined;
      const isLeft = versionsOf(shown.release, undefined).some((version) => !state.failed.has(version));
      return isLeft ? 'another version' : 'none left';
    },
    forget: (area) => stateOf(area).failed.clear(),
    needsNewPage: isSomethingDead,
    expect: (area, path, routes = []) => {
      const { shown } = stateOf(area);
      const build = shown?.release.builds[shown.version];
      const files = filesOfRoute(build, path).map((file) => `${siteOf(area).address}/${file}`);
      const runs = build?.runsAhead === true;
      // Errors are ignored here: the page is loaded again, and errors are shown, when it is opened.
      fetchAhead(files, runs)
        .then(() => (runs ? expectPage(routes, path) : undefined))
        .catch(() => undefined);
    },
  };
}
