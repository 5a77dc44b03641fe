import type { Release } from '@lemma/contract';
import { VITAL_BOUNDS, type Vital, type VitalCounts } from '@lemma/school/release';
import type { Health, Healths } from '../health.ts';
import { type Html, html } from './html.ts';
import { p75, type Rating, ratingOf, sharesOf, sum } from './p75.ts';

const HUNDRED = 100;
const NUMBERS = new Intl.NumberFormat('en');
const classOf: Readonly<Record<Rating, string>> = { good: 'good', 'needs work': 'work', poor: 'poor' };

const NAMES: Readonly<Record<Vital, string>> = {
  lcp: 'Largest part shown (LCP)',
  inp: 'Answer to a tap or key (INP)',
  cls: 'Shifts of the page (CLS)',
};
const VALUES: Readonly<Record<Vital, (value: number) => string>> = {
  lcp: (value) => `${(value / 1000).toFixed(1)} s`,
  inp: (value) => `${Math.round(value)} ms`,
  cls: (value) => value.toFixed(2),
};

function vital(name: Vital, counts: readonly number[]): Html {
  const value = p75(name, counts);
  if (value === undefined)
    return html`<li><div class="vital"><span>${NAMES[name]}</span><span class="quiet">not measured</span></div></li>`;
  const [good, poor] = VITAL_BOUNDS[name].map(VALUES[name]);
  const rating = ratingOf(name, value);
  const shares = sharesOf(name, counts);
  const parts = (['good', 'needs work', 'poor'] as const).filter((each) => shares[each] > 0);
  const words = parts.map((each) => `${Math.round(shares[each] * HUNDRED)} % ${each}`).join(', ');
  return html`<li><div class="vital"><span>${NAMES[name]}</span><span><b>${VALUES[name](value)}</b> <span class="is-${classOf[rating]}">${rating}</span></span></div>
    <div class="shares" aria-hidden="true">${parts.map((each) => html`<i class="${classOf[each]}" style="flex:${shares[each]}"></i>`)}</div>
    <span class="quiet">${words}. Good up to ${good}, poor above ${poor}.</span></li>`;
}

function longTasks({ watched, longTasks: counts }: VitalCounts): Html {
  if (watched === 0) return html`<p class="quiet">No browser told of long tasks.</p>`;
  const each = (count: number) => (count / watched).toFixed(1);
  const slow = sum(counts.slice(2));
  return html`<p class="quiet">${each(sum(counts))} long tasks a load (over 50 ms), ${each(slow)} of them over 200 ms.</p>`;
}

/** How fast a version is for three quarters of those who open it. */
function vitals(version: string, { vitals: counts }: Health): Html {
  if (counts === undefined)
    return html`<section><h2>Vitals of <code>${version}</code></h2><p class="quiet">Nothing was measured yet.</p></section>`;
  return html`<section><h2>Vitals of <code>${version}</code></h2>
    <ul class="rows">${(['lcp', 'inp', 'cls'] as const).map((name) => vital(name, counts[name]))}</ul>
    ${longTasks(counts)}<p class="quiet">Three quarters of ${NUMBERS.format(counts.tabs)} measured tabs are as fast or faster.</p></section>`;
}

/** The vitals of what people are served, the current version first; a version without any is left out beside others. */
export function allVitals({ current, previous, canary }: Release, healths: Healths): Html {
  const known = [...new Set([current, canary?.version, previous])].flatMap((version) => {
    const health = version === undefined ? undefined : healths.get(version);
    return version === undefined || health === undefined ? [] : [{ version, health }];
  });
  const measured = known.filter(({ health }) => health.vitals !== undefined);
  const shown = measured.length > 0 ? measured : known.slice(0, 1);
  return html`<div class="pair">${shown.map(({ version, health }) => vitals(version, health))}</div>`;
}
