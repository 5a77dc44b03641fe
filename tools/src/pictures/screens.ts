import type { Browser, Page } from 'playwright';

/** Where the sample class begins for each role, and what everybody can open. */
const AREAS = { teacher: '/dashboard', student: '/student', parent: '/parent-dashboard' } as const;
const PUBLIC = ['/', '/sign-in', '/sign-up', '/student-login', '/privacy', '/forgot-password'] as const;
/** Two sizes; pictures have half of the pixels each way, so that all of them together stay small. */
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;
const SCALE = 0.5;
/** The day on which the sample class is shown. */
const NOW = new Date('2026-11-18T15:00:00Z');

type Open = (page: Page, path: string) => Promise<void>;
const open: Open = async (page, path) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
};

/** `/dashboard/students` is `teacher-students`, the beginning of an area is the name of its role. */
const nameOf = (role: string, path: string): string => {
  const kind = kindOf(new URL(path, 'http://area')).split('/').filter(Boolean);
  const rest = role === 'public' ? kind : [role, ...kind.slice(1), ...(isOne(path) ? ['one'] : [])];
  return rest.length === 0 ? 'home' : rest.join('-');
};
/** Whether the path ends with the id of what it shows. */
const isOne = (path: string): boolean => isId(path.split('?')[0]?.split('/').at(-1) ?? '');

/**
 * The kind of page that an address opens: its path without ids, and what its query says besides which one. Two
 * assignments are one kind, two tabs of an assignment are two.
 */
function kindOf(url: URL): string {
  const asked = [...url.searchParams]
    .filter(([name]) => !WHICH.has(name))
    .map(([name, value]) => (isId(value) ? name : `${name}-${value}`));
  const steps = url.pathname.split('/').filter((step) => step !== '' && !isId(step));
  return [...steps, ...asked].join('/');
}
/** Parts of a query that say which class, time or standard a page is about, and not what it shows. */
const WHICH: ReadonlySet<string> = new Set(['class', 'from', 'until', 'period', 'standard', 'skill', 'sort']);
/** Ids have digits or capital letters, which the words of our addresses have not. */
const isId = (step: string): boolean => /[\dA-Z]|^sample\b/.test(step);

/** The pages that are found from the beginning of an area by its links, one of each kind, or the public ones. */
async function pathsOf(page: Page, role: keyof typeof AREAS | 'public'): Promise<readonly string[]> {
  if (role === 'public') return PUBLIC;
  const area = AREAS[role];
  const found = new Map<string, string>([[kindOf(new URL(area, 'http://area')), area]]);
  // A map goes on to what was added while it is read.
  for (const path of found.values()) {
    await open(page, path);
    const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => Reflect.get(link, 'href')));
    for (const url of links.map((link) => new URL(String(link)))) {
      const isOurs = url.pathname === area || url.pathname.startsWith(`${area}/`);
      if (isOurs && !found.has(kindOf(url))) found.set(kindOf(url), `${url.pathname}${url.search}`);
    }
  }
  return [...found.values()];
}

/** Every kind of screen that a visitor and the people of the sample class find by following links, by name and size. */
export async function* takeScreens(
  browser: Browser,
  shell: string,
): AsyncGenerator<{ readonly name: string; readonly png: Buffer }> {
  for (const role of ['public', 'teacher', 'student', 'parent'] as const) {
    let paths: readonly string[] | undefined;
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({
        ...{ baseURL: shell, viewport, deviceScaleFactor: SCALE, reducedMotion: 'reduce', locale: 'en-US' },
        timezoneId: 'America/Chicago',
      });
      await context.clock.setFixedTime(NOW);
      if (role !== 'public') await context.addInitScript(() => sessionStorage.setItem('lemma.sample', 'yes'));
      const page = await context.newPage();
      paths ??= await pathsOf(page, role);
      for (const path of paths) {
        await open(page, path);
        const png = await page.screenshot({ animations: 'disabled' });
        yield { name: `${nameOf(role, path)}${size === 'phone' ? '-phone' : ''}`, png };
      }
      await context.close();
    }
  }
}
