import { describeLine } from '../describe.ts';
import type { Halt } from '../halts.ts';
import type { AuditLine } from '../site.ts';
import { type Html, html } from './html.ts';
import { minuteOf } from './minute-of.ts';

/** The longest that the log on the page is; `release log` has all. */
const MOST_LINES = 20;

const ACTIONS: Readonly<Record<AuditLine['action'], string>> = {
  publish: 'published',
  promote: 'promoted',
  canary: 'began a canary of',
  rollback: 'rolled back to',
  halt: 'ended the canary; served is',
  sign: 'signed anew',
};

function logLine(line: AuditLine | Halt): Html {
  const at = minuteOf(Date.parse(line.at));
  if (line.action === 'halted')
    return html`<li><span class="quiet">${at}</span><span><span class="halt">Halted by itself</span> <code>${line.version}</code>: ${line.why}</span></li>`;
  const { action, by, version, to, why } = line;
  return html`<li title="${describeLine(line)}"><span class="quiet">${at}</span><span>${by} ${ACTIONS[action]} <code>${version ?? to}</code>${why === undefined ? '' : `: ${why}`}</span></li>`;
}

/** Who did what, newest first. */
export const log = (lines: readonly (AuditLine | Halt)[]): Html =>
  html`<section><h2>What happened</h2><ul class="log">${lines.toReversed().slice(0, MOST_LINES).map(logLine)}</ul></section>`;
