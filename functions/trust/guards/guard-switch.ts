import { AsyncLocalStorage } from 'node:async_hooks';

/** One guard is out at a time: its condition is never met, or nothing that it calls refuses, or it asks for less. */
export class GuardSwitch {
  /** The ids of the guards that were asked since it was emptied. */
  readonly asked = new Set<string>();
  out: string | undefined;
  /** What is done once before the function of this guard is called. */
  before: { readonly id: string; readonly act: () => Promise<unknown> } | undefined;
  readonly #within = new AsyncLocalStorage<boolean>();

  /** Whether a refusal is in force here. */
  on(id: string): boolean {
    this.asked.add(id);
    return this.out !== id && this.#within.getStore() !== true;
  }

  /** Calls a function that may refuse. */
  call<T>(id: string, work: () => T): T | Promise<T> {
    this.asked.add(id);
    const run = () => (this.out === id ? this.#within.run(true, work) : work());
    const { before } = this;
    if (before?.id !== id) return run();
    this.before = undefined;
    return before.act().then(run);
  }

  /** The role that is asked for, or the next lower one. */
  need(id: string, lower: string, asked: string): string {
    this.asked.add(id);
    return this.out === id ? lower : asked;
  }
}

/** The switch of this process, by which the changed files ask. */
export const lemmaGuards = new GuardSwitch();
Object.assign(globalThis, { lemmaGuards });
