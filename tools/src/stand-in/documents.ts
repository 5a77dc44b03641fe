import { PROJECT_ID } from '../repository.ts';

const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const addressOf = (firestore: string, path: string) =>
  `http://${firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${path}`;

/** Writes one document without the security rules, as an administrator may in an emulator. */
export async function writeDocument(firestore: string, path: string, text: string): Promise<void> {
  const response = await fetch(addressOf(firestore, path), {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({ fields: { text: { stringValue: text } } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

export async function hasDocument(firestore: string, path: string): Promise<boolean> {
  return (await fetch(addressOf(firestore, path), { headers: OWNER })).ok;
}

/** Signs a new person up in the auth emulator. */
export async function signUp(auth: string, email: string): Promise<void> {
  const response = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'chalk-and-slate', returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(await response.text());
}

export async function canSignIn(auth: string, email: string): Promise<boolean> {
  const response = await fetch(
    `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'chalk-and-slate', returnSecureToken: true }),
    },
  );
  return response.ok;
}
