/** The shell's page that signed links lead to: its policy allows a colleague's own machine. */
export const OVERRIDE_PATH = '/override';
