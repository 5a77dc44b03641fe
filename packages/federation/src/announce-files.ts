/** A script that the first lines have announced, and whether it came as it was published. */
type Announced = { readonly integrity: string; readonly came: Promise<boolean> };

/**
 * What announces a file that a page will need, once; its promise says whether it came.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function announceFiles(): (href: string, integrity?: string) => Promise<boolean> {
  // What the page's code need not announce again (shell/src/remotes, `verify.ts`).
  const announced = new Map<string, Announced>();
  Reflect.set(globalThis, Symbol.for('lemma.announced'), announced);
  return (href, integrity) => {
    const link = document.createElement('link');
    const isSheet = href.endsWith('.css');
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
    // Must be the same as in the area's own requests, also for style sheets; otherwise files would be fetched twice.
    link.crossOrigin = 'anonymous';
    if (integrity !== undefined && !isSheet) link.integrity = integrity;
    link.href = href;
    const before = announced.get(link.href);
    if (before !== undefined) return before.came;
    const came = new Promise<boolean>((resolve) => {
      link.onload = () => resolve(true);
      link.onerror = () => resolve(false);
    });
    announced.set(link.href, { integrity: link.integrity, came });
    document.head.append(link);
    return came;
  };
}
