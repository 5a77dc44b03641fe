import type { Plugin } from 'vite';

type Hook = (this: unknown, ...parameters: unknown[]) => unknown;
type NamedPlugin = { readonly name: string };

const LOOK_EVERY_MS = 100;
/** Looks in a row without any module being loaded or parsed after which the graph is taken for complete. */
const QUIET_LOOKS = 10;
/** Tracked like a module, known from the start and parsed last. */
const GATE = '\0lemma:whole-graph';

const isHook = (value: unknown): value is Hook => typeof value === 'function';

function hookOf(plugins: readonly NamedPlugin[], name: string, hook: string) {
  const plugin = plugins.find((candidate) => candidate.name === name);
  const run: unknown = plugin === undefined ? undefined : Reflect.get(plugin, hook);
  if (plugin === undefined || !isHook(run))
    throw new Error(`The federation plugin has no ${name}.${hook} any more: see wait-for-whole-graph.ts.`);
  const replace = (by: Hook) => Reflect.set(plugin, hook, by);
  return { run, replace };
}

/**
 * The federation plugin takes the module graph for complete when nothing has happened for 10 ms, and leaves out of the
 * shared packages what it has not seen used by then. On a busy machine that is too soon: the build fails with
 * "is not exported by …loadShare", or lacks a share. This adds one module to those it waits for, and reports that one as
 * parsed when the others have been quiet for a second.
 */
export function waitForWholeGraph<P extends NamedPlugin = Plugin>(plugins: readonly P[]): readonly P[] {
  const start = hookOf(plugins, 'parseStart', 'buildStart');
  const load = hookOf(plugins, 'parseStart', 'load');
  const parsed = hookOf(plugins, 'parseEnd', 'moduleParsed');
  const end = hookOf(plugins, 'parseEnd', 'buildEnd');
  let quietLooks = 0;
  let timer: NodeJS.Timeout | undefined;

  start.replace(function (...parameters) {
    clearInterval(timer);
    quietLooks = 0;
    const started = start.run.apply(this, parameters);
    load.run.call(this, GATE);
    timer = setInterval(() => {
      quietLooks += 1;
      if (quietLooks < QUIET_LOOKS) return;
      clearInterval(timer);
      parsed.run.call(this, { id: GATE, importedIdResolutions: [], dynamicallyImportedIdResolutions: [] });
    }, LOOK_EVERY_MS);
    return started;
  });
  for (const hook of [load, parsed])
    hook.replace(function (...parameters) {
      quietLooks = 0;
      return hook.run.apply(this, parameters);
    });
  end.replace(function (...parameters) {
    clearInterval(timer);
    return end.run.apply(this, parameters);
  });
  return plugins;
}
