/** A page came without a word: its file was emptied on the site, or what carries it gave up. */
export class CameEmpty extends Error {
  override readonly name = 'CameEmpty';
}

/** The reply, once something of it is there. @throws CameEmpty if nothing is in it. */
export async function withWords(reply: Response): Promise<Response> {
  if (!reply.ok) return reply;
  const reader = reply.clone().body?.getReader();
  const first = await reader?.read();
  // The other half of the clone goes on.
  void reader?.cancel();
  if (first?.value === undefined) throw new CameEmpty();
  return reply;
}
