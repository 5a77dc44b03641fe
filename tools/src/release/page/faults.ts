import type { Healths } from '../health.ts';
import { type Html, html } from './html.ts';
import { minuteOf } from './minute-of.ts';

const NUMBERS = new Intl.NumberFormat('en');

const KINDS: Readonly<Record<string, string>> = {
  release: 'nothing of its site could be opened',
  load: 'did not load',
  render: 'a screen broke',
  background: 'in a handler, timer or promise',
};

/** What tabs reported, most frequent first. */
export function faults(healths: Healths): Html {
  const rows = [...healths]
    .flatMap(([version, { faults: groups = [] }]) => groups.map((group) => ({ version, ...group })))
    .toSorted((a, b) => b.count - a.count);
  if (rows.length === 0) return html`<section><h2>Faults</h2><p class="quiet">No fault was reported.</p></section>`;
  return html`<section class="faults"><h2>Faults</h2><div class="scroll"><table>
    <thead><tr><th class="count">Tabs</th><th>What</th><th>Where</th><th>Version</th><th>Last</th></tr></thead>
    <tbody>${rows.map(
      ({ version, kind, code, place, count, lastAt }) => html`<tr><td class="count">${NUMBERS.format(count)}</td>
      <td>${KINDS[kind] ?? kind}<br><code class="quiet">${code}</code></td><td><code>${place ?? '-'}</code></td>
      <td><code>${version}</code></td><td>${minuteOf(lastAt)}</td></tr>`,
    )}</tbody></table></div></section>`;
}
