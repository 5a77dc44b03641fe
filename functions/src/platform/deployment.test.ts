import { expect, it } from 'vitest';
import { deploymentOf } from './deployment.ts';

it('takes account, secrets and network from the environment, and asks for nothing where there is no word of them', () => {
  expect(
    deploymentOf({
      LEMMA_SERVICE_ACCOUNT: 'lemma@school.iam.gserviceaccount.com',
      LEMMA_SECRETS: 'LEMMA_MODEL_KEY, LEMMA_SEALING_KEY',
      LEMMA_NETWORK: 'lemma-out',
    }),
  ).toEqual({
    serviceAccount: 'lemma@school.iam.gserviceaccount.com',
    secrets: ['LEMMA_MODEL_KEY', 'LEMMA_SEALING_KEY'],
    vpcConnector: 'lemma-out',
    vpcConnectorEgressSettings: 'ALL_TRAFFIC',
  });
  expect(deploymentOf({ LEMMA_SERVICE_ACCOUNT: '', LEMMA_SECRETS: ' ' })).toEqual({});
});
