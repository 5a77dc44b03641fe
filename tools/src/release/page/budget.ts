import { failedOf, type LoadCount, loadsOf } from '@lemma/contract';
import type { Health, Healths } from '../health.ts';
import { type Html, html } from './html.ts';

const HUNDRED = 100;
/** The share of loads that may fail: beyond about as many, the test halts a version sooner or later (0073). */
export const ERROR_BUDGET = 0.01;

const NUMBERS = new Intl.NumberFormat('en');
const SHARES = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });
const percent = (share: number): string => `${Math.round(share * HUNDRED * 100) / 100}%`;

export const countsOf = ({ served, loads, failed }: Health): readonly LoadCount[] =>
  served?.counts ?? (loads > 0 ? [{ oneIn: 1, loads, failed }] : []);

export const shareFailed = (counts: readonly LoadCount[]): number => failedOf(counts) / (loadsOf(counts) || 1);

function budgetRow(version: string, what: string, counts: readonly LoadCount[]): Html {
  const [share, all] = [shareFailed(counts), loadsOf(counts)];
  // Twice the budget is the whole width.
  const width = Math.min(1, share / (2 * ERROR_BUDGET));
  const bar =
    share === 0
      ? undefined
      : html`<i class="${share > ERROR_BUDGET ? 'poor' : 'good'}" style="width:${percent(width)}"></i>`;
  const of = `${failedOf(counts)} of about ${NUMBERS.format(all)} loads failed: ${SHARES.format(share)}`;
  return html`<li class="row"><span><code>${version}</code><br><span class="quiet">${what}</span></span><div>
    <div class="track" aria-hidden="true">${bar}
    <span class="budget" style="left:50%"></span></div><span class="quiet">${of}</span></div></li>`;
}

/** The share of failed loads of each version that was loaded, against the budget. */
export function budget(healths: Healths): Html {
  const rows = [...healths].flatMap(([version, { loads, failed, served }]) => [
    ...(served === undefined ? [] : [budgetRow(version, 'everybody', served.counts)]),
    ...(loads === 0 ? [] : [budgetRow(version, 'as a canary', [{ oneIn: 1, loads, failed }])]),
  ]);
  const body =
    rows.length === 0 ? html`<p class="quiet">No load was counted yet.</p>` : html`<ul class="rows">${rows}</ul>`;
  return html`<section><h2>Failed loads and the error budget</h2>${body}
    <p class="quiet note">The line is the budget: ${SHARES.format(ERROR_BUDGET)} of the loads may fail. Failed loads are counted all, of the others one in ten.</p></section>`;
}
