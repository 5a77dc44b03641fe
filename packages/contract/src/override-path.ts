/**
 * The page of the shell to which signed links lead. Its security policy allows loading from a developer's own machine.
 */
export const OVERRIDE_PATH = '/override';
