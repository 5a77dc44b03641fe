import { mkdirSync, writeFileSync } from 'node:fs';
import { samples } from '@lemma/plans/samples';
import { createServer } from 'vite';
import { inRepository } from './repository.ts';

/**
 * Writes docs/samples: plans and stories as printed pages, with the drawings of packages/ui. They are React components,
 * so Vite loads them.
 */
// The drawings ask the page which language its numbers are in.
Object.assign(globalThis, { document: { documentElement: { lang: 'en-US' } } });
const server = await createServer({
  root: inRepository('.'),
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
});
try {
  const { drawFigure } = await server.ssrLoadModule(inRepository('packages/ui/src/figures/draw-figure.tsx'));
  const folder = inRepository('docs/samples');
  mkdirSync(folder, { recursive: true });
  for (const [name, html] of samples(drawFigure)) writeFileSync(`${folder}/${name}`, html);
} finally {
  await server.close();
}
