/**
 * The page of the shell to which signed links lead. Its security policy allows loading from a developer's own machine.
 */
export const OVERRIDE_PATH = '/override';

/** The page of the shell to which links to a version that is not served lead. Its security policy is every page's. */
export const PREVIEW_PATH = '/preview';
