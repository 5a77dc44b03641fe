import { AppError } from '@lemma/contract';
import { logger } from 'firebase-functions/v2';
import { type CallableFunction, type CallableRequest, onCall } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import { requireAllowance } from './allowance.ts';
import { type Caller, callerOf, type Visitor, visitorOf } from './caller.ts';
import { isOurs, toAppError, toHttpsError } from './fault.ts';
import { pageOrigins } from './site-origin.ts';
import { wellFormed } from './well-formed.ts';

type Call = { readonly input: z.ZodType; readonly output: z.ZodType };
export type Answer<C extends Call> = Promise<z.input<C['output']>>;
/** The handler of a call for signed-in people. */
export type Handler<C extends Call> = (input: z.output<C['input']>, caller: Caller) => Answer<C>;
/** The handler of a call that needs no sign-in. */
export type PublicHandler<C extends Call> = (input: z.output<C['input']>, visitor: Visitor) => Answer<C>;

type Schemas<Input, Made, Output> = { readonly input: z.ZodType<Input>; readonly output: z.ZodType<Output, Made> };
type Loader<Input, Made, Who> = () => Promise<(input: Input, who: Who) => Promise<Made>>;

/** The line of the log for a call that was refused: which, why and to whom, by id. What was sent is not in it. */
export const REFUSED = 'refused';

const options = () => ({ cors: pageOrigins() });

async function pass<Input, Made, Output, Who extends Visitor>(
  name: string,
  call: Schemas<Input, Made, Output>,
  load: Loader<Input, Made, Who>,
  request: CallableRequest<unknown>,
  whoIs: (request: CallableRequest<unknown>) => Who,
): Promise<Output> {
  try {
    const who = whoIs(request);
    const input = call.input.safeParse(request.data);
    if (!input.success) throw new AppError('input/malformed', 'input does not fit', input.error);
    const handle = await load();
    return call.output.parse(await handle(wellFormed(input.data), who));
  } catch (error) {
    const fault = toAppError(error);
    if (isOurs(fault)) logger.error(fault.message, { cause: fault.cause });
    else logger.info(REFUSED, { call: name, code: fault.code, uid: request.auth?.uid ?? null });
    throw toHttpsError(fault);
  }
}

/**
 * Refuses a caller whose session was ended on another device, or whose account is locked or archived, although the
 * token stays valid for an hour.
 */
const asCaller =
  <Input, Made>(load: Loader<Input, Made, Caller>, setsUp = false): Loader<Input, Made, Caller> =>
  async () => {
    const handle = await load();
    return async (input, caller) => {
      requireAllowance(caller);
      await (await import('./sessions.ts')).requireSession(caller, { setsUp });
      return handle(input, caller);
    };
  };

/**
 * A callable function for signed-in people. The input is parsed before anything is loaded or read; errors are sent as
 * codes. The handler's file is loaded on the first call, so that a cold start loads only what this call needs.
 */
export const door = <Input, Made, Output>(
  name: string,
  call: Schemas<Input, Made, Output>,
  load: Loader<Input, Made, Caller>,
): CallableFunction<unknown, Promise<unknown>> =>
  onCall(options(), (request: CallableRequest<unknown>) => pass(name, call, asCaller(load), request, callerOf));

/** The same as `door`, but it also accepts those who lack the second factor that their school demands: for turning it on. */
export const setUpDoor = <Input, Made, Output>(
  name: string,
  call: Schemas<Input, Made, Output>,
  load: Loader<Input, Made, Caller>,
): CallableFunction<unknown, Promise<unknown>> =>
  onCall(options(), (request: CallableRequest<unknown>) => pass(name, call, asCaller(load, true), request, callerOf));

/** The same as `door`, but for sessions that have not given their second factor yet, and no others. */
export const waitingDoor = <Input, Made, Output>(
  name: string,
  call: Schemas<Input, Made, Output>,
  load: Loader<Input, Made, Caller>,
): CallableFunction<unknown, Promise<unknown>> => {
  const loader: typeof load = async () => {
    const handle = await load();
    return async (input, caller) => {
      requireAllowance(caller);
      await (await import('./sessions.ts')).requireWaiting(caller);
      return handle(input, caller);
    };
  };
  return onCall(options(), (request: CallableRequest<unknown>) => pass(name, call, loader, request, callerOf));
};

/** The same as `door`, but it also accepts sessions that have ended: for signing out. */
export const partingDoor = <Input, Made, Output>(
  name: string,
  call: Schemas<Input, Made, Output>,
  load: Loader<Input, Made, Caller>,
): CallableFunction<unknown, Promise<unknown>> =>
  onCall(options(), (request: CallableRequest<unknown>) => pass(name, call, load, request, callerOf));

/**
 * Whether calls without a sign-in need App Check's token. Calls with a sign-in have a token of a person, and some of them
 * come from where no App Check runs: the service worker, and a page that is being closed.
 */
const asksAppCheck = (): boolean => process.env.LEMMA_APP_CHECK === 'true';

/** A callable that needs no sign-in. */
export const publicDoor = <Input, Made, Output>(
  name: string,
  call: Schemas<Input, Made, Output>,
  load: Loader<Input, Made, Visitor>,
): CallableFunction<unknown, Promise<unknown>> =>
  onCall({ ...options(), enforceAppCheck: asksAppCheck() }, (request: CallableRequest<unknown>) =>
    pass(name, call, load, request, visitorOf),
  );

/** The handler of a call that sends its answer in parts while it is being made. */
export type StreamHandler<C extends Call> = (
  input: z.output<C['input']>,
  caller: Caller,
  emit: (part: unknown) => void,
) => Answer<C>;

/**
 * A callable function for signed-in people that sends parts of its answer as they are made. A client that does not
 * stream gets the whole answer at the end.
 */
export const streamDoor = <Input, Made, Output>(
  name: string,
  call: Schemas<Input, Made, Output>,
  load: () => Promise<(input: Input, caller: Caller, emit: (part: unknown) => void) => Promise<Made>>,
): CallableFunction<unknown, Promise<unknown>> =>
  onCall(options(), (request: CallableRequest<unknown>, response) => {
    const emit = (part: unknown): void => {
      if (request.acceptsStreaming) void response?.sendChunk(part);
    };
    const loader: Loader<Input, Made, Caller> = async () => {
      const handle = await load();
      return (input, caller) => handle(input, caller, emit);
    };
    return pass(name, call, asCaller(loader), request, callerOf);
  });
