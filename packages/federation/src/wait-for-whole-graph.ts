import type { Plugin } from 'vite';

type Hook = (this: unknown, ...parameters: unknown[]) => unknown;
type NamedPlugin = { readonly name: string };

/** A module that is tracked like any other and never parsed. */
const GATE = '\0lemma:whole-graph';

/** Seconds without any module being loaded or parsed after which the federation plugin continues. */
export const QUIET_SECONDS = 3;

const isHook = (value: unknown): value is Hook => typeof value === 'function';

/**
 * The federation plugin takes the module graph as complete after 10 ms of inactivity, and then removes exports of
 * shared packages that it has not seen used. On a busy machine that is too early: the build fails with "is not exported
 * by …loadShare". One module that never arrives prevents this. The plugin then waits until the build was inactive for
 * `QUIET_SECONDS` and keeps every export of what the host shares, which costs a remote nothing.
 */
export function waitForWholeGraph<P extends NamedPlugin = Plugin>(plugins: readonly P[]): readonly P[] {
  const parseStart = plugins.find(({ name }) => name === 'parseStart');
  // Under a test runner the plugin removes itself.
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
