import { withSignatures } from '@lemma/contract/signed-release';
import type { Plugin } from 'vite';

/** `release.json` requires twelve hexadecimal digits; no build has this version. */
const DEV_VERSION = '000000000000';
/** A built shell only loads entry scripts, because its federation runtime cannot read manifests. */
export const DEV_ENTRY = 'remoteEntry.js';
const ENVIRONMENT_PLACE = /(<script type="application\/json" id="lemma-environment">)[^<]*(<\/script>)/;

/** In development, writes the environment that `npm run dev` passes in LEMMA_ENVIRONMENT into the shell's page. */
export const devEnvironment = (): Plugin => ({
  name: 'lemma-dev-environment',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) => {
      const environment = (process.env.LEMMA_ENVIRONMENT ?? '{}').replaceAll('<', '\\u003c');
      return page.replace(ENVIRONMENT_PLACE, (_, open: string, close: string) => `${open}${environment}${close}`);
    },
  },
});

/**
 * In development, a remote's server serves one version, the current sources, with a `release.json` like any other, signed
 * with the key that `npm run dev` made for this run.
 */
export const devRelease = (area: string, contractVersion: number): Plugin => ({
  name: 'lemma-dev-release',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use('/release.json', async (_, response) => {
      const build = { publishedAt: new Date().toISOString(), contractVersion, requires: {}, files: {} };
      const builds = { [DEV_VERSION]: { ...build, manifest: 'mf-manifest.json', entry: DEV_ENTRY } };
      response.setHeader('content-type', 'application/json');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cache-control', 'no-store');
      const release = { schema: 2, area, current: DEV_VERSION, builds, issuedAt: build.publishedAt };
      const { LEMMA_DEV_KEY: key } = process.env;
      response.end(JSON.stringify(key === undefined ? release : await withSignatures(release, [key])));
    });
  },
});
