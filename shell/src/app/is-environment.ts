import { type Environment, knownAreas } from '@lemma/contract';

type Checks = Readonly<Record<string, (value: unknown) => boolean>>;

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');

const isListOfTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const orNone = (holds: (value: unknown) => boolean) => (value: unknown) => value === undefined || holds(value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const all =
  (checks: Checks) =>
  (value: unknown): boolean =>
    isRecord(value) && Object.entries(checks).every(([name, holds]) => holds(value[name]));

const holds = all({
  firebase: all({ apiKey: isText, authDomain: isText, projectId: isText, appId: orNone(isText) }),
  emulators: orNone(all({ auth: isText, firestore: isText, functions: isText })),
  areas: all(Object.fromEntries(knownAreas.map((area) => [area, isAddress]))),
  releaseKeys: orNone((keys) => isRecord(keys) && Object.values(keys).every(isListOfTexts)),
  firestore: orNone(all({ cacheSizeBytes: orNone(isNumber), longPollingTimeoutSeconds: orNone(isNumber) })),
  functionsRegion: isText,
});

/**
 * Whether a value is an environment as the contract's schema defines it, checked without the schema: the first page
 * would load 26 kB for a check that staging has already made. A value that fails is then parsed by the schema, which
 * says why.
 */
export const isEnvironment = (candidate: unknown): candidate is Environment => holds(candidate);
