import type { Plugin } from 'vite';

type Hook = (this: unknown, ...parameters: unknown[]) => unknown;
type NamedPlugin = { readonly name: string };

/** Tracked like a module and never parsed. */
const GATE = '\0lemma:whole-graph';

/** Seconds without any module being loaded or parsed after which the federation plugin goes on. */
export const QUIET_SECONDS = 3;

const isHook = (value: unknown): value is Hook => typeof value === 'function';

/**
 * The federation plugin takes the module graph for complete when nothing has happened for 10 ms, and then leaves out of the
 * shared packages what it has not seen used. On a busy machine that is too soon: the build fails with "is not exported by
 * …loadShare". One module that never arrives keeps it from believing so: it waits until the build has been quiet for
 * `QUIET_SECONDS`, and then keeps every export of what the host shares, which costs a remote nothing.
 */
export function waitForWholeGraph<P extends NamedPlugin = Plugin>(plugins: readonly P[]): readonly P[] {
  const parseStart = plugins.find(({ name }) => name === 'parseStart');
  // Under a test runner the plugin takes itself out.
  if (parseStart === undefined) return plugins;
  const [start, load]: unknown[] = [Reflect.get(parseStart, 'buildStart'), Reflect.get(parseStart, 'load')];
  if (!isHook(start) || !isHook(load))
    throw new Error('The federation plugin has other hooks now: see wait-for-whole-graph.ts.');
  const startAndWait: Hook = function (...parameters) {
    const started = start.apply(this, parameters);
    load.call(this, GATE);
    return started;
  };
  Reflect.set(parseStart, 'buildStart', startAndWait);
  return plugins;
}
