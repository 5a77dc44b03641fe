import { expect, it } from 'vitest';
import { layoutOf } from './layout.ts';
import { trueManifest } from './true-manifest.ts';

const version = 'aaaaaaaaaaaa';
const files = { 'mf-manifest.json': 'm', 'entry/remoteEntry.js': 'e', 'assets/entry-AbCd1234.js': 'a' };
const built = {
  id: 'teacher',
  metaData: {
    name: 'teacher',
    buildInfo: { buildVersion: '1.0.0', buildName: 'teacher' },
    remoteEntry: { name: 'entry/remoteEntry.js', path: '', type: 'module' },
    ssrRemoteEntry: { name: 'entry/remoteEntry.ssr.js', path: '', type: 'module' },
    types: { path: '', name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' },
    publicPath: 'auto',
  },
  shared: [{ name: 'react', assets: { js: { async: [], sync: [] } } }],
  exposes: [{ name: 'entry', assets: { js: { sync: ['assets/entry-AbCd1234.js'], async: ['assets/gone.js'] } } }],
};
const on = (all: Record<string, string>) => {
  const print = { version, files: new Map(Object.entries(all)) };
  return JSON.parse(trueManifest(built, version, new Set(print.files.keys()), layoutOf(print, undefined)));
};

it('says where the files lie that versions share, leaves out what was not built, and names the version', () => {
  expect(on(files)).toEqual({
    id: 'teacher',
    metaData: {
      name: 'teacher',
      buildInfo: { buildVersion: version, buildName: 'teacher' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
      // Beside the manifest on the site too.
      types: built.metaData.types,
      publicPath: 'auto',
    },
    shared: built.shared,
    exposes: [{ name: 'entry', assets: { js: { sync: ['../assets/entry-AbCd1234.js'], async: ['assets/gone.js'] } } }],
  });
});

it('says where they lie in a folder of their own', () => {
  const { metaData, exposes } = on({ ...files, 'assets/logo.svg': 'not named by its contents' });
  expect(metaData.remoteEntry).toEqual({ name: 'remoteEntry.js', path: 'entry/', type: 'module' });
  expect(exposes[0].assets.js.sync).toEqual(['assets/entry-AbCd1234.js']);
});
