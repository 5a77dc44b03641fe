import type { Locator, Page } from 'playwright';

/**
 * Seconds of each act of a person who is no trained typist (keystroke-level model: Card, Moran & Newell 1980,
 * *Communications of the ACM* 23; 0.28 s a key is their average non-secretary).
 */
const TAKES = { key: 0.28, point: 1.1, press: 0.2, home: 0.4, think: 1.35 } as const;
/** Words that an adult reads silently in a minute: Brysbaert 2019, *Journal of Memory and Language* 109. */
const WORDS_A_MINUTE = 238;
/** To go to another window, select a list there, copy it and come back: four pointings, two presses, four keys. */
const COPYING = TAKES.think + 4 * TAKES.point + 2 * TAKES.press + 4 * TAKES.key;

/** What somebody's hands and eyes do on a page, and how long it takes them. */
export class Hands {
  readonly page: Page;
  /** Presses of buttons, links, options and fields. */
  clicks = 0;
  /** Seconds of pointing, typing and deciding. */
  acting = 0;
  /** Seconds of waiting for the page, as it happened. */
  waiting = 0;
  /** Seconds of reading each new word of every page once. */
  reading = 0;
  private keysInHand = false;
  private readonly seen = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits for what the act before leads to, and counts it. */
  async until(sight: Locator): Promise<void> {
    const since = performance.now();
    await sight.waitFor();
    this.waiting += (performance.now() - since) / 1000;
  }

  /** Decides, points and presses. */
  async press(target: Locator): Promise<void> {
    await this.read();
    this.point();
    await target.click();
  }

  /** Opens a list and points at one of its lines. */
  async choose(list: Locator, line: string): Promise<void> {
    await this.read();
    this.point();
    this.point();
    await list.selectOption(line);
  }

  /** Points into a field and types, key by key. */
  async type(field: Locator, text: string): Promise<void> {
    await this.read();
    this.point();
    this.acting += TAKES.home + text.length * TAKES.key;
    this.keysInHand = true;
    await field.fill(text);
  }

  /** Pastes what lies in another window. */
  async paste(field: Locator, text: string): Promise<void> {
    await this.read();
    this.point();
    this.acting += COPYING + 2 * TAKES.key;
    await field.fill(text);
  }

  private point(): void {
    this.clicks += 1;
    this.acting += TAKES.think + TAKES.point + TAKES.press + (this.keysInHand ? TAKES.home : 0);
    this.keysInHand = false;
  }

  /** Reads the lines in view that have not been read before. */
  private async read(): Promise<void> {
    const text = await this.page.evaluate(() => {
      const inView = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      const leaves = [...document.querySelectorAll('body *:not(script, style)')].filter(
        (element) =>
          element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3) && inView(element),
      );
      return leaves.map(({ textContent }) => textContent?.trim() ?? '');
    });
    for (const line of text) {
      if (this.seen.has(line)) continue;
      this.seen.add(line);
      this.reading += (line.split(/\s+/).filter(Boolean).length * 60) / WORDS_A_MINUTE;
    }
  }
}
