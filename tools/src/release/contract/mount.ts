import { type Area, areasOf, type ListedArea, listedArea, type Release } from '@lemma/contract';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright';
import { meet, type Neighbour } from './neighbours.ts';
import { followQuiet, noteChanges } from './quiet.ts';
import { below, type LiveShell } from './served.ts';
import { beVisitor, DOORSTEP } from './visitor.ts';
import { Stuck, type Watchdog, watchdog } from './watchdog.ts';

export type Candidate = {
  readonly area: Area;
  readonly version: string;
  readonly release: Release;
  /** What its site answers for `release.json` once it is served. */
  readonly served: string;
};

/** What would break, and what could not be tried, each as a sentence. */
export type Findings = { readonly reasons: readonly string[]; readonly notes: readonly string[] };

/** An address that no area has: what it shows is the area's page for unknown addresses. */
const NOWHERE = 'no-page-has-this-name';
/** How long a page may take to appear, in milliseconds; generous, because the machine may be busy. */
const PATIENCE_MS = 8000;
/** How often a page is checked that has the same text as the one before, until it is accepted as the new page. */
const MOST_LOOKS = 4;
/** After this many failed pages the rest are skipped, because they would only repeat the error. */
const MOST_FAULTS = 3;

async function answerAs(
  context: BrowserContext,
  shell: LiveShell,
  { address: site }: ListedArea,
  candidate: Candidate,
): Promise<void> {
  const ledger = `${site}/release.json`;
  await context.route('**/*', async (route) => {
    const address = new URL(route.request().url());
    if (below(address, shell.address) === DOORSTEP) return route.fulfill({ contentType: 'text/html', body: '' });
    if (`${address.origin}${address.pathname}` === ledger)
      return route.fulfill({
        contentType: 'application/json',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: candidate.served,
      });
    const answer = await shell.answer(address);
    if (answer === 'network') return route.continue();
    return answer === undefined ? route.abort('connectionrefused') : route.fulfill({ ...answer });
  });
}

/**
 * Runs in the page: the errors that the shell recorded for this version, what the area shows, and the number of
 * sessions.
 */
const look = (where: string) => {
  const faults: unknown = Reflect.get(globalThis, Symbol.for('lemma.faults'));
  const noted: readonly unknown[] = Array.isArray(faults) ? faults : [];
  const own = noted.filter((fault) => Reflect.get(Object(fault), 'where') === where);
  return {
    faults: own.map((fault) => String(Reflect.get(Object(fault), 'message'))),
    shown: document.querySelector('main')?.textContent.trim() ?? '',
    sessions: Number(Reflect.get(globalThis, Symbol.for('lemma.shared-auth.instances'))),
    renderers: Number(Reflect.get(globalThis, 'contractRenderers')),
  };
};

/**
 * Runs in every page before anything else. Each copy of React that draws reports to the developer tools' hook, so this
 * installs one.
 */
const countRenderers = (): void => {
  Reflect.set(globalThis, 'contractRenderers', 0);
  const ignore = () => undefined;
  const inject = () => {
    const count = Number(Reflect.get(globalThis, 'contractRenderers')) + 1;
    Reflect.set(globalThis, 'contractRenderers', count);
    return count;
  };
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    ...{ inject, supportsFiber: true, isDisabled: false, checkDCE: ignore, renderers: new Map() },
    ...{ onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore, onPostCommitFiberRoot: ignore },
  });
};

/** Runs in the page: navigates like a link of the page. */
const move = (to: string): void => {
  history.pushState({ usr: null, key: to, idx: 1 }, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
};

/** Messages of Firestore about its missing server, and its request to Google that checks for a network. */
const FIRESTORE = /@firebase\/firestore|www\.google\.com\/images\/cleardot\.gif/;

/** Runs in the page: whether the area, or its error message, is shown. */
const isOpen = (): boolean => {
  const main = document.querySelector('main');
  return main !== null && main.textContent.trim() !== '' && main.querySelector('[role=status]') === null;
};

type Seen = ReturnType<typeof look>;

/** Checks until something new is shown: React keeps the previous page while the next one is loading. */
async function lookAt(page: Page, who: string, quiet: () => Promise<void>, old: readonly string[]): Promise<Seen> {
  const until = Date.now() + PATIENCE_MS;
  const [nowhere, before] = old;
  for (let looks = 0; ; looks += 1) {
    await quiet();
    const seen = await page.evaluate(look, who);
    const isNothing = seen.shown === '' || seen.shown === nowhere;
    const isMaybeOld = seen.shown === before && looks < MOST_LOOKS;
    if (seen.faults.length > 0 || !(isNothing || isMaybeOld) || Date.now() > until) return seen;
  }
}

/** Collects the errors of a page, except for those about missing servers. */
function complaints(page: Page, isOurs: (url: string) => boolean): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' || FIRESTORE.test(message.text())) return;
    const isMissingServer = message.text().startsWith('Failed to load resource') && !isOurs(message.location().url);
    if (!isMissingServer) found.push(message.text());
  });
  return found;
}

/** Why no shell opens an area that is not in its list. */
export const notListed = (shell: string, area: Area): string =>
  `${shell} does not list ${area}: its entry goes into "areas" of the environment (docs/remote-team.md).`;

/** Each address of the area, with a placeholder for each parameter. */
const addressesOf = ({ path }: ListedArea, { version, release }: Candidate): readonly string[] =>
  (release.builds[version]?.routes ?? ['']).map((route) =>
    `${path}/${route.replaceAll(/:\w+/g, 'none')}`.replace(/\/$/, ''),
  );

/** The longest that one address may take, in milliseconds: more than all its waits together. */
const STEP_MOST_MS = 60_000;

/**
 * Opens every address of a version in a deployed shell, in a browser without servers, and the other areas' served
 * versions in the same page. A page that never comes to rest is given up.
 */
export async function mount(
  ...trial: readonly [BrowserContext, LiveShell, Candidate, readonly Neighbour[]]
): Promise<Findings> {
  const [, shell, { area, version }] = trial;
  const dog = watchdog(STEP_MOST_MS);
  try {
    return await dog.watch(() => walk(dog, ...trial));
  } catch (error) {
    if (!(error instanceof Stuck)) throw error;
    const reason = `${area}@${version} hangs in ${shell.name}: ${error.message}. An endless loop?`;
    return { reasons: [reason], notes: [] };
  }
}

async function walk(
  { step, fail }: Watchdog,
  context: BrowserContext,
  shell: LiveShell,
  candidate: Candidate,
  neighbours: readonly Neighbour[],
): Promise<Findings> {
  const who = `${candidate.area}@${candidate.version}`;
  const listed = listedArea(shell.environment, candidate.area);
  if (listed === undefined) return { reasons: [notListed(shell.name, candidate.area)], notes: [] };
  const at = listed.path;
  const ours = [shell.address, ...areasOf(shell.environment).areas.map(({ address }) => address)];
  const isOurs = (url: string) => ours.some((base) => below(new URL(url), base) !== undefined);
  await answerAs(context, shell, listed, candidate);
  step('/');
  const page = await context.newPage();
  page.on('crash', () => fail('the page crashes'));
  await page.addInitScript(noteChanges);
  await page.addInitScript(countRenderers);
  const quiet = followQuiet(page, isOurs);
  await beVisitor(page, shell, listed);
  const said = complaints(page, isOurs);
  const reasons: string[] = [];
  const open = async (): Promise<string> => {
    step(`${at}/${NOWHERE}`);
    await page.goto(`${shell.address}${at}/${NOWHERE}`);
    await page.waitForFunction(isOpen, undefined, { timeout: 2 * PATIENCE_MS }).catch(() => undefined);
    await quiet();
    return (await page.evaluate(look, who)).shown;
  };

  let nowhere = await open();
  let before = nowhere;
  for (const address of addressesOf(listed, candidate)) {
    step(address);
    await page.evaluate(move, address);
    const { faults, shown } = await lookAt(page, who, quiet, [nowhere, before]);
    before = shown;
    const [fault] = [...faults, ...said];
    if (fault === undefined && shown !== '' && shown !== nowhere) continue;
    const why = fault ?? (shown === '' ? 'nothing is there' : 'it answers no such address');
    reasons.push(`${who} does not show ${address} in ${shell.name}: ${why}`);
    if (reasons.length >= MOST_FAULTS) return { reasons, notes: [] };
    nowhere = await open();
    said.length = 0;
  }
  const notes: string[] = [];
  for (const neighbour of neighbours) {
    const other = `${neighbour.area}@${neighbour.version}`;
    step(`beside ${other} it`);
    const meeting = await meet(page, neighbour);
    if (meeting === 'absent') notes.push(`${other} does not come as it was published; ${who} was not tried beside it.`);
    else if (meeting !== 'well') reasons.push(`${other} does not open beside ${who} in ${shell.name}: ${meeting.why}`);
  }
  const { sessions, renderers } = await page.evaluate(look, who);
  if (renderers > 1) reasons.push(`${who} brings a React of its own: ${renderers} draw in ${shell.name}.`);
  if (sessions !== 1) reasons.push(`${who} brings a session of its own: there are ${sessions} in ${shell.name}.`);
  return { reasons, notes };
}
