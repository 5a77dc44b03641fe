import { ENVIRONMENT_ELEMENT_ID, type Environment, environmentSchema } from '@lemma/contract';
import type { Network } from '../stored-set.ts';

const ELEMENT = new RegExp(`<script type="application/json" id="${ENVIRONMENT_ELEMENT_ID}">([^<]*)</script>`);

/** Where the worker sends to. */
export type Places = {
  readonly apiKey: string;
  /** Where a session gets a token. */
  readonly token: string;
  /** The address of a door of the backend. */
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
 * Where things are, as the shell's page of today says: a worker lives longer than a page, and what it remembered could be of before
 * a move. Rejects where the page does not come, or another one does, as from a hotel's network.
 */
export async function askPlaces(network: Network, origin: string): Promise<Places> {
  const reply = await network(`${origin}/`, { cache: 'no-cache', credentials: 'same-origin' });
  const text = ELEMENT.exec(await reply.text())?.[1];
  return placesIn(environmentSchema.parse(JSON.parse(text ?? 'null')));
}
