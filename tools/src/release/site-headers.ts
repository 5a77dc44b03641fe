export type Header = { readonly key: string; readonly value: string };
export type Headers = readonly { readonly source: string; readonly headers: readonly Header[] }[];

/**
 * What every site sends with every answer, errors too. firebase.json repeats it for Firebase Hosting, held equal by a
 * test; a run on this machine, a deployment of the shell and a release of one area are made from firebase.json.
 */
const EVERY_SITE: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
];

const POLICY = 'Content-Security-Policy';

/** Files of an area are loaded as scripts, styles and fonts: never as a page, and never within one. */
export const areaHeaders: readonly Header[] = [
  { key: 'Access-Control-Allow-Origin', value: '*' },
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  ...EVERY_SITE,
  {
    key: POLICY,
    value: "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
];

/** What the shell sends whatever was staged; its security policy comes with the staged page, whose scripts it names. */
export const shellStandingHeaders: readonly Header[] = [
  ...EVERY_SITE,
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  // One page serves all routes, so it must allow the microphone; the screens decide where to ask for it, and frames
  // never get it.
  { key: 'Permissions-Policy', value: 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()' },
];

const FOREVER = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
const ASK_AGAIN = { key: 'Cache-Control', value: 'no-cache' };

/** The headers of an area's site, as they stand in firebase.json. */
export const areaSiteHeaders: Headers = [
  { source: '**', headers: areaHeaders },
  { source: '/v/**', headers: [FOREVER] },
  { source: '/{release,ledger}.json', headers: [ASK_AGAIN] },
];

/** The headers of the shell's site, as they stand in firebase.json. */
export const shellSiteHeaders: Headers = [
  { source: '**', headers: [...shellStandingHeaders, ASK_AGAIN] },
  { source: '/assets/**', headers: [FOREVER] },
];

/** The door that takes what browsers report of a broken policy. */
const DOOR = 'api/policyReport';

export const deployedReports = (project: string, region: string): string =>
  `https://${region}-${project}.cloudfunctions.net/${DOOR}`;
export const localReports = (functions: string, project: string): string =>
  `http://${functions}/${project}/us-central1/${DOOR}`;

/** Tells browsers where to report what breaks a policy: in both forms, because each is the only one of some browser. */
export const withReports = (headers: Headers, address: string): Headers =>
  headers.map(({ source, headers: each }) => ({
    source,
    headers: each.flatMap((header) =>
      header.key === POLICY
        ? [
            { key: POLICY, value: `${header.value}; report-uri ${address}; report-to policy` },
            { key: 'Reporting-Endpoints', value: `policy="${address}"` },
          ]
        : [header],
    ),
  }));
