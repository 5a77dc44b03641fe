import { existsSync, readFileSync } from 'node:fs';
import { defineConfig, loadEnv, type Plugin } from 'vite';

type Manifest = { readonly version: string; readonly dependencies: Record<string, string> };
const own: Manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/**
 * Packages that are installed where the functions run. Everything else, workspace packages included, is bundled,
 * because only `dist` is deployed.
 */
const external = ['@google-cloud/firestore', '@google-cloud/storage', 'firebase-admin', 'firebase-functions'];

const manifest = (): Plugin => ({
  name: 'deployed-manifest',
  generateBundle() {
    const dependencies = Object.fromEntries(external.map((name) => [name, own.dependencies[name]]));
    const source = {
      name: 'lemma-functions',
      version: own.version,
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: '24' },
      dependencies,
    };
    // A school's own settings, such as a language model: the functions read them from a file beside their code.
    const settings = new URL('./.env', import.meta.url);
    if (existsSync(settings)) this.emitFile({ type: 'asset', fileName: '.env', source: readFileSync(settings) });
    // The official wording of standards, if the school has loaded it: `npm run standards`.
    const standards = new URL('./standards.json', import.meta.url);
    if (existsSync(standards))
      this.emitFile({ type: 'asset', fileName: 'standards.json', source: readFileSync(standards) });
    this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(source, null, 2)}\n` });
  },
});

// The region must be known when the functions are deployed, before their settings are read.
const { LEMMA_REGION } = loadEnv('production', import.meta.dirname, 'LEMMA_REGION');

export default defineConfig({
  ...(LEMMA_REGION !== undefined && { define: { 'process.env.LEMMA_REGION': JSON.stringify(LEMMA_REGION) } }),
  plugins: [manifest()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: {
      // A PDF is opened in a thread of its own, which has a file of its own.
      input: { index: 'src/index.ts', 'pdf-worker': 'src/engines/files/pdf-worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
    },
  },
});
