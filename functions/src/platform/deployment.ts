import type { GlobalOptions } from 'firebase-functions/v2';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What a school may hold its functions to beside our own limits (docs/how-to/harden.md): an account with few rights, secrets from
 * Secret Manager, and a network whose rules say where they may connect to. Without a word in the environment: as Google has it.
 */
export function deploymentOf({ LEMMA_SERVICE_ACCOUNT, LEMMA_SECRETS, LEMMA_NETWORK }: Variables): GlobalOptions {
  const secrets = (LEMMA_SECRETS ?? '').split(/[\s,]+/).filter((name) => name !== '');
  return {
    ...(LEMMA_SERVICE_ACCOUNT && { serviceAccount: LEMMA_SERVICE_ACCOUNT }),
    ...(secrets.length > 0 && { secrets }),
    ...(LEMMA_NETWORK && { vpcConnector: LEMMA_NETWORK, vpcConnectorEgressSettings: 'ALL_TRAFFIC' as const }),
  };
}
