/**
 * Fetches a file past the browser's cache, and thereby updates the cache. @throws Error naming the file if it does not
 * arrive as expected.
 */
export async function pastCache(address: string, integrity?: string): Promise<void> {
  const how: RequestInit = { cache: 'reload', mode: 'cors', credentials: 'same-origin' };
  const reply = await fetch(address, integrity === undefined ? how : { ...how, integrity }).catch((cause: unknown) => {
    throw new Error(`${address} did not come, or not as it was published`, { cause });
  });
  if (!reply.ok) throw new Error(`${address} did not come: ${reply.status}`);
  await reply.arrayBuffer();
}
