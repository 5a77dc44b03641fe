type Person = {
  readonly uid: string;
  readonly stsTokenManager: { readonly accessToken: string; readonly expirationTime: number };
};

/**
 * Asks for the first documents of the person whom the auth service has stored in this browser (`read-person.ts`), while the scripts that
 * show them are still on their way: the profile, the settings, and what this address needed until its heading at the
 * last visit (shared-auth, `early-reads.ts`). Only where `startEarly` has found that a page of the person's own area is opened. The first reads
 * take the replies; they decide whether the person may be shown them, and ask themselves for what is not there.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function lookEarly(): void {
  const person: Promise<Person> | undefined = Reflect.get(globalThis, Symbol.for('lemma.person'));
  if (person === undefined || !navigator.onLine) return;
  const look = async () => {
    const { firebase, emulators } = JSON.parse(document.getElementById('lemma-environment')?.textContent ?? '');
    const { uid, stsTokenManager } = await person;
    // A token that is about to expire is renewed first, which is not done here.
    if (stsTokenManager.expirationTime - 60_000 < Date.now()) return undefined;
    const host = emulators === undefined ? 'https://firestore.googleapis.com' : `http://${emulators.firestore}`;
    const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
    const before = JSON.parse(localStorage.getItem('lemma.reads') ?? '{}');
    const here = before.uid === uid ? before.pages?.[location.pathname + location.search]?.asked : undefined;
    const own = (from: string) => `batchGet ${JSON.stringify({ documents: [`${documents}/${from}/${uid}`] })}`;
    const asked = new Set<string>([own('users'), own('settings'), ...(here ?? [])]);
    const ask = (one: string) => {
      const [, act, body = ''] = /^(batchGet|runQuery) (.*)$/.exec(one) ?? [];
      const headers = { authorization: `Bearer ${stsTokenManager.accessToken}`, 'content-type': 'application/json' };
      const reply = fetch(`${host}/v1/${documents}:${act}`, { method: 'POST', headers, body });
      return reply.catch(() => undefined);
    };
    return new Map([...asked].map((one) => [one, ask(one)]));
  };
  const looking = look().catch(() => undefined);
  Reflect.set(globalThis, Symbol.for('lemma.early'), looking);
}
