import { areaPaths, isUnder, type KnownArea, knownAreas } from './areas.ts';

/** Stored for this tab only: who opened a page before signing in goes on through sign-in or sign-up in the same tab. */
const KEY = 'lemma.place';
/** Longer addresses are not remembered. */
const LONGEST = 300;

type Place = { readonly pathname: string; readonly search: string };

/** Remembers a page of an area that somebody opened before signing in. Ignores other addresses. */
export function rememberPlace({ pathname, search }: Place): void {
  const place = `${pathname}${search}`;
  if (place.length > LONGEST || !knownAreas.some((area) => isUnder(pathname, areaPaths[area]))) return;
  try {
    sessionStorage.setItem(KEY, place);
  } catch {
    // Without storage the person opens the page again after signing in; a parent types the code of the printed sheet.
  }
}

function storedPlace(): URL | undefined {
  try {
    const place = sessionStorage.getItem(KEY);
    return place === null ? undefined : new URL(place, location.origin);
  } catch {
    return undefined;
  }
}

/** The area of the remembered page; undefined where none is remembered. */
export function rememberedPlace(): KnownArea | undefined {
  const path = storedPlace()?.pathname;
  return path === undefined ? undefined : knownAreas.find((area) => isUnder(path, areaPaths[area]));
}

/** Whether the remembered page is that of a parent's link, with a code that was not used yet. */
export function hasRememberedCode(): boolean {
  const code = storedPlace()?.searchParams.get('code') ?? '';
  return rememberedPlace() === 'parent' && /^[\w -]{4,40}$/.test(code);
}

/** Forgets the page, and returns its address to somebody of that area; undefined to anybody else. */
export function takeRememberedPlace(area: KnownArea): string | undefined {
  const isOwn = rememberedPlace() === area;
  const { pathname = '', search = '' } = storedPlace() ?? {};
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return undefined;
  }
  return isOwn ? `${pathname}${search}` : undefined;
}
