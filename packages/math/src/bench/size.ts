import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes of the checking part as a browser loads it: bundled, minified, gzip level 9. */
export async function checkingSize(): Promise<number> {
  const entry = 'virtual:checking';
  const check = fileURLToPath(new URL('../check/index.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'checking-entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}` ? `export { checkAnswer, equivalent, parse } from ${JSON.stringify(check)};` : null,
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce(
    (total, chunk) => total + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  );
}
