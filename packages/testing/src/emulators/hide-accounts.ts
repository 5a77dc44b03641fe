/**
 * Has an auth emulator answer like the service, where an unknown address and a wrong password are the same refusal: of
 * itself the emulator tells everybody who has an account.
 */
export async function hideAccounts(auth: string, projectId: string): Promise<void> {
  const address = `http://${auth}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config`;
  const reply = await fetch(`${address}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!reply.ok) throw new Error(`The auth emulator was not told to hide who has an account: ${await reply.text()}`);
}
