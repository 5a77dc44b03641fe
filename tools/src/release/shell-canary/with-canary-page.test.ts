import { describe, expect, it } from 'vitest';
import { hashesOf, withEnvironment } from '../shell-page.ts';
import { headersWith, withCanaryPage } from './with-canary-page.ts';

const environment = {
  firebase: { apiKey: 'key', authDomain: 'lemma.example', projectId: 'demo' },
  areas: { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' },
  functionsRegion: 'us-central1',
};
const shell = (name: string, at = environment) =>
  withEnvironment(
    `<!doctype html><head>
    <script type="importmap">{"integrity":{"/assets/base.js":"sha384-base","/assets/${name}.js":"sha384-${name}"}}</script>
    <script type="application/json" id="lemma-environment">{}</script>
    <script>early("${name}")</script>
    <script type="module" integrity="sha384-base" crossorigin src="/assets/base.js"></script>
    <script type="module" integrity="sha384-${name}" crossorigin src="/assets/${name}.js"></script>
    </head><body><div id="root"></div>
    <link rel="stylesheet" crossorigin href="/assets/${name}.css"></body>`,
    at,
  );
const choice = { current: 'aaaaaaaaaaaa', canary: { version: 'bbbbbbbbbbbb', share: 0.05, classes: [] } };

describe('a page with a shell on trial', () => {
  const page = withCanaryPage(shell('served'), shell('trial'), choice);

  it('knows the hashes of both shells', () => {
    const [, map = ''] = /<script type="importmap">([^<]*)</.exec(page) ?? [];
    expect(JSON.parse(map).integrity).toEqual({
      ...{ '/assets/base.js': 'sha384-base', '/assets/served.js': 'sha384-served', '/assets/trial.js': 'sha384-trial' },
    });
  });

  it('runs the first lines and the scripts of one of them, in their order', () => {
    expect(page).not.toContain('<script type="module"');
    const [, onTrial = '', served = ''] =
      /\{(early\("trial"\).*)\}else\{(early\("served"\).*)\}<\/script>/s.exec(page) ?? [];
    const opened = (text: string) => [...text.matchAll(/import\("([^"]+)"\)/g)].map(([, src]) => src);
    expect(opened(onTrial)).toEqual(['/assets/base.js', '/assets/trial.js']);
    expect(opened(served)).toEqual(['/assets/base.js', '/assets/served.js']);
  });

  it('names its inline scripts in the policy', () => {
    const [sent] = headersWith(
      [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: "script-src 'self'" }] }],
      page,
    );
    const policy = sent?.headers[0]?.value ?? '';
    for (const hash of hashesOf(page)) expect(policy).toContain(hash);
    expect(policy.endsWith("'self'")).toBe(true);
  });
});

it('refuses a shell that was staged with another environment, or by another tool', () => {
  const elsewhere = { ...environment, functionsRegion: 'europe-west1' };
  expect(() => withCanaryPage(shell('served'), shell('trial', elsewhere), choice)).toThrow('another environment');
  expect(() => withCanaryPage(shell('served'), '<!doctype html>', choice)).toThrow(
    'bbbbbbbbbbbb has a page of another kind',
  );
});
