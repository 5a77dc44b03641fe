/** A script that the first lines have announced, and whether it came as it was published. */
export type Announced = { readonly integrity: string; readonly came: Promise<boolean> };

/**
 * Announces the files that a page will need, in the order in which they are given; each once.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function announceFiles(): {
  readonly announce: (href: string, integrity?: string) => void;
  /** From now on some files at a time share the connection, so that those that are given first come first. */
  readonly share: () => void;
} {
  // So many that a slow connection is never idle while one more is asked for.
  const mostAtOnce = 12;
  let atOnce = Number.POSITIVE_INFINITY;
  let coming = 0;
  const waiting: HTMLLinkElement[] = [];
  const links = new Set<string>();
  // What the page's code need not announce again (shell/src/remotes, `verify.ts`).
  const announced = new Map<string, Announced>();
  Reflect.set(globalThis, Symbol.for('lemma.announced'), announced);
  const send = () => {
    for (const link of waiting.splice(0, Math.max(0, atOnce - coming))) {
      coming += 1;
      const came = new Promise<boolean>((resolve) => {
        link.onload = () => resolve(true);
        link.onerror = () => resolve(false);
      });
      announced.set(link.href, { integrity: link.integrity, came });
      document.head.append(link);
      void came.then(() => {
        coming -= 1;
        send();
      });
    }
  };
  return {
    announce: (href, integrity) => {
      const link = document.createElement('link');
      const isSheet = href.endsWith('.css');
      link.rel = isSheet ? 'preload' : 'modulepreload';
      if (isSheet) link.as = 'style';
      // Must be the same as in the area's own requests, also for style sheets; otherwise files would be fetched twice.
      link.crossOrigin = 'anonymous';
      if (integrity !== undefined && !isSheet) link.integrity = integrity;
      link.href = href;
      if (links.has(link.href)) return;
      links.add(link.href);
      waiting.push(link);
      send();
    },
    share: () => {
      atOnce = mostAtOnce;
    },
  };
}
