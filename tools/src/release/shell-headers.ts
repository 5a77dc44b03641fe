import { readFile } from 'node:fs/promises';
import { areasOf, type Environment, OVERRIDE_PATH } from '@lemma/contract';
import { type Headers, shellStandingHeaders } from './site-headers.ts';

/** The file beside a staged shell with the headers that its site must send. */
export const headersPath = (site: string): string => `${site}.headers.json`;

/** The headers of a staged shell; empty if nothing was staged. */
export async function readShellHeaders(site: string): Promise<Headers> {
  const text = await readFile(headersPath(site), 'utf8').catch(() => '[]');
  return JSON.parse(text);
}

/** Google's script for its sign-in window, and the addresses that it opens. */
const GOOGLE_SCRIPT = 'https://apis.google.com';
const FIREBASE = [
  'https://*.googleapis.com',
  'https://*.cloudfunctions.net',
  'https://*.run.app',
  'https://*.firebaseapp.com',
];

/** What App Check's reCAPTCHA Enterprise loads, and where it runs. */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const;

/** Google's sign-in stands by itself on a local machine, where its window cannot open. */
const asksGoogle = ({ emulators, googleSignIn }: Environment): boolean =>
  emulators === undefined && googleSignIn !== false;

const originOf = (address: string): string => new URL(address).origin;

/** Where a page of this environment may connect to, apart from the areas. */
const services = ({ emulators }: Environment): readonly string[] =>
  emulators === undefined ? FIREBASE : Object.values(emulators).map((host) => `http://${host}`);

/**
 * The content security policy of the shell. `hashes` allow its inline scripts; `more` are addresses of a development
 * server.
 */
export function policyOf(environment: Environment, hashes: readonly string[], more: readonly string[] = []): string {
  const areas = [...new Set(areasOf(environment).areas.map(({ address }) => originOf(address)))];
  const isHosted = environment.emulators === undefined;
  const google = asksGoogle(environment) ? [GOOGLE_SCRIPT] : [];
  const recaptcha = environment.appCheck === undefined ? { scripts: [], frames: [] } : RECAPTCHA;
  const sockets = more.map((address) => address.replace(/^http/, 'ws'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...areas, ...google, ...recaptcha.scripts, ...more, ...hashes],
    // Libraries set styles on elements; inline styles cannot run code.
    'style-src': ["'self'", ...areas, ...more, "'unsafe-inline'"],
    'img-src': ["'self'", ...areas, ...more, 'data:', 'blob:'],
    'font-src': ["'self'", ...areas, ...more, 'data:'],
    // Recorded comments are fetched with the person's token and then played from memory.
    'media-src': ['blob:'],
    'connect-src': [
      "'self'",
      ...areas,
      ...services(environment),
      ...more,
      ...sockets,
      ...recaptcha.scripts.slice(0, 1),
      'blob:',
    ],
    'frame-src': isHosted ? [`https://${environment.firebase.authDomain}`, ...recaptcha.frames] : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Addresses on a developer's own machine, from which a signed link may load a remote. */
const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * The headers of the shell's site. A page whose scripts are all ours requires the integrity of each, enforced by the browser
 * where it can (Integrity-Policy). Google's scripts have none, and the header names no exceptions: with Google's sign-in or
 * App Check, import map and preload links hold our own scripts alone, as in browsers without the header. The page of signed
 * links cannot require it, because a development server's files change during use.
 */
export function shellHeaders(environment: Environment, hashes: readonly string[]): Headers {
  const hasOwnScriptsOnly = !asksGoogle(environment) && environment.appCheck === undefined;
  const strict = [
    ...shellStandingHeaders,
    { key: 'Content-Security-Policy', value: policyOf(environment, hashes) },
    ...(hasOwnScriptsOnly ? [{ key: 'Integrity-Policy', value: 'blocked-destinations=(script)' }] : []),
  ];
  const open = [
    ...shellStandingHeaders,
    { key: 'Content-Security-Policy', value: policyOf(environment, hashes, OWN_MACHINE) },
  ];
  return [
    { source: `!${OVERRIDE_PATH}`, headers: strict },
    { source: OVERRIDE_PATH, headers: open },
  ];
}
