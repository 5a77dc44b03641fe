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
  const rest = path
    .split('/')
    .filter(Boolean)
    .slice(role === 'public' ? 0 : 1);
  return [role === 'public' && rest.length > 0 ? '' : role === 'public' ? 'home' : role, ...rest]
    .filter(Boolean)
    .join('-');
};

/** The pages in an area's navigation, or the public ones. */
async function pathsOf(page: Page, role: keyof typeof AREAS | 'public'): Promise<readonly string[]> {
  if (role === 'public') return PUBLIC;
  await open(page, AREAS[role]);
  const links = page.getByRole('navigation').getByRole('link');
  const found = await links.evaluateAll((all) =>
    all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
  );
  return [...new Set([AREAS[role], ...found])].filter(
    (path) => path === AREAS[role] || path.startsWith(`${AREAS[role]}/`),
  );
}

/** Every screen that a visitor and the people of the sample class find in the navigation, by name and size. */
export async function* takeScreens(
  browser: Browser,
  shell: string,
): AsyncGenerator<{ readonly name: string; readonly png: Buffer }> {
  for (const role of ['public', 'teacher', 'student', 'parent'] as const)
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({
        ...{ baseURL: shell, viewport, deviceScaleFactor: SCALE, reducedMotion: 'reduce', locale: 'en-US' },
        timezoneId: 'America/Chicago',
      });
      await context.clock.setFixedTime(NOW);
      if (role !== 'public') await context.addInitScript(() => sessionStorage.setItem('lemma.sample', 'yes'));
      const page = await context.newPage();
      for (const path of await pathsOf(page, role)) {
        await open(page, path);
        const png = await page.screenshot({ animations: 'disabled' });
        yield { name: `${nameOf(role, path)}${size === 'phone' ? '-phone' : ''}`, png };
      }
      await context.close();
    }
}
