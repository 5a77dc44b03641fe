/** The id of the element in the shell's page that holds the environment as JSON. */
export const ENVIRONMENT_ELEMENT_ID = 'lemma-environment';
