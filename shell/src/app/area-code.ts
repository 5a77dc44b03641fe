let hasRun = false;

/** Called before code of an area runs in this page. */
export const areaCodeRuns = (): void => {
  hasRun = true;
};

/**
 * For pages on which people type a password: in a page in which code of an area has run, they are opened anew. An area is served
 * from a site of its own, and whoever may write to it must not get what is typed here.
 */
export function withoutAreaCode({ request }: { readonly request: Request }): null | Promise<never> {
  if (!hasRun) return null;
  window.location.assign(request.url);
  return new Promise(() => undefined);
}
