import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { inRepository } from '../../repository.ts';

/** A plain page with React, a router, Firebase sign-in and Firestore, and two routes. */
const PAGE = `
import { initializeApp } from 'firebase/app';
import { getAuth, onAuthStateChanged } from 'firebase/auth';
import { doc, getDoc, getFirestore } from 'firebase/firestore';
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const app = initializeApp({ apiKey: 'key', projectId: 'project' });
function Home() {
  const [name, setName] = useState('');
  useEffect(() => onAuthStateChanged(getAuth(app), async (user) => {
    if (user) setName((await getDoc(doc(getFirestore(app), 'users', user.uid))).get('name'));
  }), []);
  return h('main', null, h('h1', null, name), h(Link, { to: '/other' }, 'Other'));
}
const Other = () => h(Link, { to: '/' }, 'Home');
createRoot(document.body).render(h(BrowserRouter, null, h(Routes, null,
  h(Route, { path: '/', element: h(Home) }), h(Route, { path: '/other', element: h(Other) }))));
`;
const NAME = 'virtual:plain-page';
const FOUND = '\0plain-page.js';

/** Kilobytes of gzipped JavaScript of a plain Vite page with React, a router and Firebase; `/` is compared with it. */
export async function plainPageKB(): Promise<number> {
  const built = await build({
    root: inRepository('shell'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: NAME } },
    plugins: [
      {
        name: 'lemma-plain-page',
        resolveId: (source) => (source === NAME ? FOUND : undefined),
        load: (id) => (id === FOUND ? PAGE : undefined),
      },
    ],
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = outputs.flatMap(({ output }) => output).flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return chunks.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1000;
}
