let hasRun = false;

/** Called before code of an area runs in this page. */
export const areaCodeRuns = (): void => {
  hasRun = true;
};

/**
 * For pages where people type a password: if code of an area has run in this page, the page is reloaded. Areas are
 * served from sites of their own, and whoever may write to such a site must not get what is typed here.
 */
export function withoutAreaCode({ request }: { readonly request: Request }): null | Promise<never> {
  if (!hasRun) return null;
  window.location.assign(request.url);
  return new Promise(() => undefined);
}
