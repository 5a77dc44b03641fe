import type { CallableFunction } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import type { Caller, Visitor } from './caller.ts';
import {
  door,
  type Handler,
  type PublicHandler,
  partingDoor,
  publicDoor,
  type StreamHandler,
  setUpDoor,
  streamDoor,
  waitingDoor,
} from './door.ts';

type Call = { readonly input: z.ZodType; readonly output: z.ZodType };
type Table = Readonly<Record<string, Call>>;

/** Loads the file of a handler, on the first call. The file exports the handler under the name of the call. */
type Load<Name extends string, H> = () => Promise<{ readonly [N in Name]: H }>;
type Way<Who extends string, L> = { readonly who: Who; readonly load: L };

/** A call that needs no sign-in. */
export const forVisitors = <L>(load: L): Way<'visitors', L> => ({ who: 'visitors', load });
/** A call that also accepts sessions that have ended. */
export const forLeavers = <L>(load: L): Way<'leavers', L> => ({ who: 'leavers', load });
/** A call for sessions that have not given their second factor yet, and no others. */
export const forWaiting = <L>(load: L): Way<'waiting', L> => ({ who: 'waiting', load });
/** A call that also accepts those who lack the second factor that their school demands. */
export const forSettingUp = <L>(load: L): Way<'setting-up', L> => ({ who: 'setting-up', load });
/** A call that sends its answer in parts while it is being made. */
export const inParts = <L>(load: L): Way<'listeners', L> => ({ who: 'listeners', load });

type Entry<Name extends string, C extends Call> =
  | Load<Name, Handler<C>>
  | Way<'visitors', Load<Name, PublicHandler<C>>>
  | Way<'leavers', Load<Name, Handler<C>>>
  | Way<'waiting', Load<Name, Handler<C>>>
  | Way<'setting-up', Load<Name, Handler<C>>>
  | Way<'listeners', Load<Name, StreamHandler<C>>>;

/** One handler for each call of a table, and no others. */
type Entries<T extends Table> = { readonly [Name in keyof T & string]: Entry<Name, T[Name]> };

type Opened = CallableFunction<unknown, Promise<unknown>>;

type AnyLoad<Who> = () => Promise<Readonly<Record<string, (input: unknown, who: Who) => Promise<unknown>>>>;
type AnyStream = (input: unknown, caller: Caller, emit: (part: unknown) => void) => Promise<unknown>;
type AnyEntry =
  | AnyLoad<Caller>
  | Way<'visitors', AnyLoad<Visitor>>
  | Way<'leavers', AnyLoad<Caller>>
  | Way<'waiting', AnyLoad<Caller>>
  | Way<'setting-up', AnyLoad<Caller>>
  | Way<'listeners', () => Promise<Readonly<Record<string, AnyStream>>>>;

/** The handler with this name from a loaded file; the types of `openDoors` guarantee that it is there. */
async function named<H>(load: () => Promise<Readonly<Record<string, H>>>, name: string): Promise<H> {
  const handler = (await load())[name];
  if (handler === undefined) throw new Error(`no handler ${name}`);
  return handler;
}

function open(name: string, call: Call, entry: AnyEntry): Opened {
  if (typeof entry === 'function') return door(name, call, () => named(entry, name));
  switch (entry.who) {
    case 'visitors':
      return publicDoor(name, call, () => named(entry.load, name));
    case 'leavers':
      return partingDoor(name, call, () => named(entry.load, name));
    case 'waiting':
      return waitingDoor(name, call, () => named(entry.load, name));
    case 'setting-up':
      return setUpDoor(name, call, () => named(entry.load, name));
    case 'listeners':
      return streamDoor(name, call, () => named(entry.load, name));
  }
}

/**
 * A callable function for each call of a table: `openDoors(workCalls, { openWork: () => import('./open-work.ts') })`. A
 * call without a handler, a handler without a call, and a file that does not export the handler under the call's name
 * do not compile. A call is for signed-in people unless its entry says otherwise (`forVisitors`).
 */
export function openDoors<T extends Table>(table: T, entries: Entries<NoInfer<T>>): Record<keyof T & string, Opened>;
export function openDoors(table: Table, entries: Readonly<Record<string, AnyEntry>>): Record<string, Opened> {
  return Object.fromEntries(
    Object.entries(table).map(([name, call]) => {
      const entry = entries[name];
      if (entry === undefined) throw new Error(`no door for ${name}`);
      return [name, open(name, call, entry)];
    }),
  );
}
