import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes of one entry of the checking part as a browser loads it: bundled, minified, gzip level 9.  */
async function sizeOf(entry: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce(
    (total, chunk) => total + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  );
}

/** The checking part alone, and together with the systems and algebraic forms that a browser may load after it. */
export async function checkingSize(): Promise<{ readonly core: number; readonly whole: number }> {
  return { core: await sizeOf('../check/core.ts'), whole: await sizeOf('../check/index.ts') };
}
