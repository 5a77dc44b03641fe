import { describe, expect, it } from 'vitest';
import { type BuiltChunk, chunksOf, fileOf, withImports } from './chunks.ts';

const chunk = (fileName: string, imports: string[] = [], css: string[] = []): BuiltChunk & { type: 'chunk' } => ({
  type: 'chunk',
  fileName,
  imports,
  dynamicImports: ['assets/on-demand.js'],
  facadeModuleId: `/area/src/${fileName}.ts`,
  viteMetadata: { importedCss: new Set(css) },
});

const chunks = chunksOf({
  page: chunk('page.js', ['form.js', 'react.js'], ['page.css']),
  form: chunk('form.js', ['react.js']),
  react: chunk('react.js'),
  image: { type: 'asset' },
});

describe('what a file needs', () => {
  it('is the file, its style sheets and all that they import, once, and nothing that comes on demand', () => {
    expect(withImports(chunks, ['page.js'])).toEqual(['page.js', 'page.css', 'form.js', 'react.js']);
  });

  it('finds the file of a module', () => {
    expect([fileOf(chunks, 'src/form.js.ts'), fileOf(chunks, 'src/none.ts')]).toEqual(['form.js', undefined]);
  });
});
