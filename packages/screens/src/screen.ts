import { type ComponentType, createElement, lazy, type ReactNode } from 'react';

/** The element of a route whose screen loads when it is first opened. */
export const screen = (load: () => Promise<ComponentType>): ReactNode =>
  createElement(lazy(async () => ({ default: await load() })));
