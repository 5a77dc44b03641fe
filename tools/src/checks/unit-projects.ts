/** The projects of vitest.config.ts whose tests are beside the source. `npm run unit`, `npm run check` and `npm test` run them. */
export const unitProjects = ['unit', 'alone', 'own modules', 'dom', 'ui', 'screens'];
