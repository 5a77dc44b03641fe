/** The projects of vitest.config.ts whose tests stand beside the source: what `npm run unit`, `npm run check` and `npm test` run. */
export const unitProjects = ['unit', 'alone', 'dom', 'ui', 'screens'];
