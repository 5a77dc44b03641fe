import { subscribe } from 'node:diagnostics_channel';
import { Server, ServerResponse } from 'node:http';
import { MINUTE } from '@lemma/school/time';

/**
 * How long a connection may be unused, in milliseconds: longer than whoever stands before this server leaves one
 * unused. Google's front end closes after ten minutes, the functions emulator after five seconds.
 */
const UNUSED_MS = 11 * MINUTE;

/**
 * What answers say of it, in seconds: less than anybody who passes them on leaves a connection unused. The functions
 * emulator passes this line on as if it were its own; a client who believed in eleven minutes would send a request on a
 * connection that the emulator closes after five seconds, in that moment.
 */
const TOLD = 2;

/**
 * Has the servers of this process leave unused connections open, so that the other side is the one that closes them.
 * With the five seconds of Node, a busy machine closes a connection in the moment in which the next request is sent on
 * it: the emulator then answers 500 with a reset connection, and ends this process and what others asked of it.
 */
export function neverCloseFirst(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message && 'response' in message)) return;
    const { server, response } = message;
    if (server instanceof Server) server.keepAliveTimeout = UNUSED_MS;
    if (response instanceof ServerResponse) response.setHeader('keep-alive', `timeout=${TOLD}`);
  });
}
