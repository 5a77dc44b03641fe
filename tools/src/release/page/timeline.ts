import { type Html, html } from './html.ts';
import { dayOf, minuteOf } from './minute-of.ts';
import type { Period } from './periods.ts';

/** The most versions that are drawn: the newest. */
const MOST_ROWS = 8;
const DRAWN = { served: 'served', canary: 'canary', halted: 'halted-bar' } as const;
const SAID = { served: 'served', canary: 'canary', halted: 'halted' } as const;

/** When each version was served, one row a version, newest first. */
export function timeline(periods: readonly Period[], now: number): Html {
  const versions = [...new Set(periods.toReversed().map(({ version }) => version))].slice(0, MOST_ROWS);
  const shown = periods.filter(({ version }) => versions.includes(version));
  const begin = Math.min(now - 1, ...shown.map(({ from }) => from));
  const at = (time: number): string => `${Math.round(((time - begin) / (now - begin)) * 1e4) / 100}%`;
  const rows = versions.map((version) => {
    const own = shown.filter((each) => each.version === version);
    const words = own.map(
      ({ as, from, to }) => `${SAID[as]} ${minuteOf(from)} to ${to === now ? 'now' : minuteOf(to)}`,
    );
    const bars = own.map(
      ({ as, from, to }) =>
        html`<i class="${DRAWN[as]}" style="left:${at(from)};width:calc(${at(to - from + begin)} - 2px)"></i>`,
    );
    return html`<li class="row"><code>${version}</code><div class="track" role="img" aria-label="${words.join(', ')}">${bars}</div></li>`;
  });
  const key = [...new Set(shown.map(({ as }) => as))].map(
    (as) => html`<span><i class="${DRAWN[as]}"></i>${SAID[as]}</span>`,
  );
  return html`<section><h2>Versions over time</h2><ul class="rows">${rows}</ul>
    <div class="axis"><span>${dayOf(begin)}</span><span>${dayOf((begin + now) / 2)}</span><span>now</span></div><div class="key">${key}</div></section>`;
}
