import { ENVIRONMENT_ELEMENT_ID, type Environment, environmentSchema } from '@lemma/contract';
import type { Network } from '../stored-set.ts';

const ELEMENT = new RegExp(`<script type="application/json" id="${ENVIRONMENT_ELEMENT_ID}">([^<]*)</script>`);

/** The addresses to which the worker sends. */
export type Places = {
  readonly apiKey: string;
  /** The address from which a session gets a token. */
  readonly token: string;
  /** The address of a function of the backend. */
  readonly door: (name: string) => string;
};

const placesIn = ({ firebase, emulators, functionsRegion: region }: Environment): Places => ({
  apiKey: firebase.apiKey,
  token: `${emulators ? `http://${emulators.auth}/` : 'https://'}securetoken.googleapis.com/v1/token?key=${encodeURIComponent(firebase.apiKey)}`,
  door: (name) =>
    emulators
      ? `http://${emulators.functions}/${firebase.projectId}/${region}/api/${name}`
      : `https://${region}-${firebase.projectId}.cloudfunctions.net/api/${name}`,
});

/**
 * The addresses in the shell's current page. A worker lives longer than a page, so stored addresses could be outdated.
 * Rejects if no page arrives, or another one does, such as a hotel network's sign-in page.
 */
export async function askPlaces(network: Network, origin: string): Promise<Places> {
  const reply = await network(`${origin}/`, { cache: 'no-cache', credentials: 'same-origin' });
  const text = ELEMENT.exec(await reply.text())?.[1];
  return placesIn(environmentSchema.parse(JSON.parse(text ?? 'null')));
}
