import type { Page } from 'playwright';
import type { Accounts } from '../../launcher/accounts.ts';
import type { Visit } from './visit.ts';

/** Of what is measured besides the time, a move has nothing. */
const timed = (ms: number): Visit => ({
  ...{ ms, read: ms, requests: 0, kB: 0, scriptKB: 0, scripts: [], rounds: 0, shift: 0, task: 0 },
});

/** How long a pointer rests on a link before it is pressed, in milliseconds. */
const INTENT_MS = 300;

/**
 * Times a click on a link, after the pointer has rested on it, until the heading of the opened page. Bytes are not
 * counted.
 */
export async function measureMove(page: Page): Promise<Visit> {
  const link = page.getByRole('navigation').getByRole('link', { name: 'Assignments', exact: true }).first();
  await link.hover();
  await page.waitForTimeout(INTENT_MS);
  const moved = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        let pressedAt = 0;
        document.addEventListener('click', () => (pressedAt = performance.now()), { capture: true, once: true });
        const watch = new MutationObserver(() => {
          const now = document.querySelector('h1')?.textContent;
          if (now === undefined || now === before || pressedAt === 0) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressedAt));
        });
        watch.observe(document, { childList: true, subtree: true, characterData: true });
      }),
  );
  await link.click();
  return timed(await moved);
}

/** The shortest time in which somebody types an address and a password, in milliseconds. */
const TYPING_MS = 4000;

/** Times a click on "Sign in", with the form filled in, until the heading of the role's area. */
export async function measureSignIn(page: Page, { email, password }: Accounts['teacher']): Promise<Visit> {
  await page.getByLabel('Email').fill(email);
  await page.waitForTimeout(TYPING_MS);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const opened = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        document.addEventListener('submit', () => (pressedAt = performance.now()), { capture: true, once: true });
        const watch = new MutationObserver(() => {
          if (pressedAt === 0 || location.pathname !== '/dashboard' || !document.querySelector('h1')) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressedAt));
        });
        watch.observe(document, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return timed(await opened);
}
