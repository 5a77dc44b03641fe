import { eachPath, type Paths } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { textsLoaded } from '@lemma/ui';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';

type ScreenProps = {
  readonly lazily: ComponentType;
  /** The screen, if it is loaded. */
  readonly come: () => ComponentType | undefined;
  /** Loads the screen. The shell calls this when it expects the screen to be opened. */
  readonly expect: () => Promise<void>;
};

function Screen({ lazily, come }: ScreenProps) {
  // A loaded screen is rendered at once. The choice between the two must not change, because the other component would
  // lose the screen's state.
  const [Shown] = useState(() => come() ?? lazily);
  return <Shown />;
}

let made = 0;

/** The element of a route whose screen is loaded when it is first opened, or when its `expect` is called. */
export const screen = (loadScreen: () => Promise<ComponentType>): ReactNode => {
  let come: ComponentType | undefined;
  // With its texts, so that it isn't first shown in English.
  const load = async () => {
    const loaded = await loadScreen();
    await textsLoaded();
    return loaded;
  };
  const expect = async (): Promise<void> => {
    come = await load();
  };
  made += 1;
  // Each screen needs its own key, because routes replace each other at the same place in the tree.
  return <Screen key={made} lazily={lazy(async () => ({ default: await load() }))} come={() => come} expect={expect} />;
};

type Page = () => Promise<ComponentType>;

type PagesOf<P extends Paths> = { readonly [Name in keyof P]: Page };
/** The entries of `Q` that are no routes; there must be none. */
type Beside<P extends Paths, Q> = { readonly [Name in Exclude<keyof Q, keyof P>]: never };

/** The routes of an area: one page for each of its `paths`, and no other page. */
export const routesOf = <P extends Paths, Q extends PagesOf<P>>(paths: P, pages: Q & Beside<P, Q>): RouteObject[] =>
  eachPath<P, Page>(paths, pages).map(({ pattern, value: load }) =>
    pattern === '' ? { index: true, element: screen(load) } : { path: pattern, element: screen(load) },
  );
