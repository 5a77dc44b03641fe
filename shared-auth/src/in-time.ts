/** Milliseconds after which Firebase's own client is used instead of waiting for what is read without it. */
const PATIENCE_MS = 2500;

/** What is found without Firebase's client; undefined if that fails or takes too long, so that the client is asked. */
export function inTime<T>(finding: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  return Promise.race([finding.catch(() => undefined), late]);
}
