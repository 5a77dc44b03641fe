import type { Page } from 'playwright';

declare global {
  /** Names of the documents that the page's database connection has delivered; set by the script below. */
  var lemmaReads: Set<string>;
}

/**
 * Runs in the page before anything else: records the name of each document that the database delivers, by its channel or
 * in the reply to one request, as the first ones come. Names are recorded with the time of the change, because a document that is delivered twice is billed twice only if it
 * changed.
 */
function watchChannel(): void {
  globalThis.lemmaReads = new Set();
  const seen = /"(?:document|found)":\s*\{\s*"name":\s*"([^"]+)"[\s\S]*?"updateTime":\s*"([^"]+)"/g;
  const note = (text: string): void => {
    for (const [, name, time] of text.matchAll(seen)) globalThis.lemmaReads.add(`${name} ${time}`);
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    this.addEventListener('readystatechange', () => {
      if (this.readyState >= 3 && (this.responseType === '' || this.responseType === 'text')) note(this.responseText);
    });
    send.call(this, body);
  };
  const { fetch } = globalThis;
  globalThis.fetch = async (...asked) => {
    const reply = await fetch(...asked);
    if (!/Listen|documents/.test(reply.url)) return reply;
    const reader = reply.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const follow = async (): Promise<void> => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        text += part.value;
        note(text);
      }
    };
    follow().catch(() => undefined);
    return reply;
  };
}

export const countReads = async (page: Page): Promise<void> => {
  await page.addInitScript(watchChannel);
};

/** The collections of the documents that arrived since the page was opened, and how many of each. */
export async function readsOf(page: Page): Promise<Map<string, number>> {
  const names = await page.evaluate(() => [...globalThis.lemmaReads]);
  const collections = names.map((name) => name.split(' ')[0]?.split('/').at(-2) ?? '');
  return new Map(
    Object.entries(Object.groupBy(collections, (one) => one)).map(([one, all]) => [one, all?.length ?? 0]),
  );
}
