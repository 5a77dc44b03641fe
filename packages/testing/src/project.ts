/** A project id that starts with `demo-` never reaches the cloud. */
export const TEST_PROJECT = 'demo-lemma';
