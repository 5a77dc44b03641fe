import { failedOf, loadsOf, type Release } from '@lemma/contract';
import { haltsOf, logOf, openedVersion } from '../halts.ts';
import type { Healths } from '../health.ts';
import type { AuditLine } from '../site.ts';
import { isOfOneArea, TOOL } from '../tool-name.ts';
import { allVitals } from './all-vitals.ts';
import { budget, countsOf, ERROR_BUDGET, shareFailed } from './budget.ts';
import { faults } from './faults.ts';
import { type Html, html } from './html.ts';
import { log } from './log.ts';
import { minuteOf } from './minute-of.ts';
import { p75 } from './p75.ts';
import { periodsOf } from './periods.ts';
import { style } from './style.ts';
import { timeline } from './timeline.ts';

export type PageData = {
  readonly release: Release;
  readonly lines: readonly AuditLine[];
  /** Empty where the backend does not answer. */
  readonly healths: Healths;
  /** Milliseconds since 1970. */
  readonly now: number;
};

function state({ release, healths }: PageData): Html {
  const opened = openedVersion(release, healths);
  const halt = haltsOf(healths).find(({ version }) => version === release.current);
  if (halt === undefined)
    return html`<section class="state"><strong>Everybody opens <code>${opened}</code></strong><p class="quiet">${
      release.canary === undefined
        ? 'No canary is tried.'
        : html`Canary <code>${release.canary.version}</code> goes to ${Math.round(release.canary.share * 100)} % of the circles.`
    }</p></section>`;
  const instead =
    opened === release.current
      ? 'It is opened all the same: there is no other, or your team serves it despite the halt.'
      : html`Everybody opens <code>${opened}</code>, the version before, until you release another.`;
  return html`<section class="state halted"><strong>Halted by itself: <code>${release.current}</code></strong>
    <p>${minuteOf(Date.parse(halt.at))}, after ${halt.why}. ${instead}</p></section>`;
}

const NUMBERS = new Intl.NumberFormat('en');
const fact = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function facts({ release, healths }: PageData): Html {
  const health = healths.get(release.current);
  const counts = health === undefined ? [] : countsOf(health);
  const tabs = (health?.faults ?? []).reduce((all, { count }) => all + count, 0);
  const lcp = health?.vitals === undefined ? undefined : p75('lcp', health.vitals.lcp);
  const used = Math.round((shareFailed(counts) / ERROR_BUDGET) * 100);
  return html`<dl class="facts">
    ${fact('Loads, about', NUMBERS.format(loadsOf(counts)))}${fact('Failed loads', NUMBERS.format(failedOf(counts)))}
    ${fact('Error budget used', counts.length === 0 ? '-' : `${NUMBERS.format(used)} %`)}${fact('Tabs with a fault', NUMBERS.format(tabs))}
    ${fact('Shown within (p75)', lcp === undefined ? '-' : `${(lcp / 1000).toFixed(1)} s`)}</dl>`;
}

/**
 * One page that tells a team how its area does: which versions were served when, how many loads failed, how fast it is,
 * its faults, and what was halted. It holds everything itself and runs no script.
 */
export function pageOf(data: PageData): string {
  const { release, lines, healths, now } = data;
  const all = logOf(lines, healths);
  const none = html`<section class="state halted"><strong>The backend does not answer</strong><p>Loads, vitals and faults are missing on this page.</p></section>`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Releases of ${release.area}</title>${style}</head>
<body><main><header><h1>Releases of ${release.area}</h1><p class="quiet">${minuteOf(now)} UTC, revision ${release.revision}. The figures are of <code>${release.current}</code>.</p>${facts(data)}</header>
${healths.size === 0 ? none : state(data)}
${timeline(periodsOf(all, now), now)}
${budget(healths)}
${allVitals(release, healths)}
${faults(healths)}
${log(all)}
<footer>Counted by sample, without persons, classes, addresses or browsers. All of the log: ${TOOL} log${isOfOneArea ? '' : ` ${release.area}`}</footer></main></body></html>
`.html;
}
