import { eachPath, type Paths } from '@lemma/contract';
import type { RouteObject } from '@lemma/router';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';

type ScreenProps = {
  readonly lazily: ComponentType;
  /** The screen, where it has come. */
  readonly come: () => ComponentType | undefined;
  /** Has it come. The shell calls it when it expects the screen to be opened. */
  readonly expect: () => Promise<void>;
};

function Screen({ lazily, come }: ScreenProps) {
  // One that has come is drawn at once. Which of the two it is stays so: in the other, what it holds would be lost.
  const [Shown] = useState(() => come() ?? lazily);
  return <Shown />;
}

let made = 0;

/** The element of a route whose screen loads when it is first opened, or when its `expect` is called. */
export const screen = (load: () => Promise<ComponentType>): ReactNode => {
  let come: ComponentType | undefined;
  const expect = async (): Promise<void> => {
    come = await load();
  };
  made += 1;
  // Each its own: routes take each other's place in the tree.
  return <Screen key={made} lazily={lazy(async () => ({ default: await load() }))} come={() => come} expect={expect} />;
};

type Page = () => Promise<ComponentType>;

type PagesOf<P extends Paths> = { readonly [Name in keyof P]: Page };
/** What is in `Q` beside the routes, where nothing may be. */
type Beside<P extends Paths, Q> = { readonly [Name in Exclude<keyof Q, keyof P>]: never };

/** The routes of an area: for each of its `paths` the page that it opens, and no page beside. */
export const routesOf = <P extends Paths, Q extends PagesOf<P>>(paths: P, pages: Q & Beside<P, Q>): RouteObject[] =>
  eachPath<P, Page>(paths, pages).map(({ pattern, value: load }) =>
    pattern === '' ? { index: true, element: screen(load) } : { path: pattern, element: screen(load) },
  );
