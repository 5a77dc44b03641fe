import { html } from './html.ts';

/** Colors of both appearances have 4.5:1 for text and 3:1 for bars on their ground. */
export const style = html`<style>
:root{color-scheme:light dark;--ground:#f7f8f8;--card:#fff;--ink:#1c2526;--quiet:#566263;--line:#dfe4e4;--main:#0b5c5c;
--good:#1b7f5c;--work:#a86400;--poor:#b3261e;--trial:#4a6fb5;--soft:#eef2f2}
@media (prefers-color-scheme:dark){:root{--ground:#121717;--card:#1a2121;--ink:#e6ecec;--quiet:#9fadad;--line:#2e3838;
--main:#5fc4bd;--good:#4fc493;--work:#e0a045;--poor:#f2857c;--trial:#8fb0f0;--soft:#232c2c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:64rem;margin:0 auto;padding:2rem 1rem 3rem;display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
h1{font-size:1.6rem;line-height:1.2;margin:0}h2{font-size:1.05rem;margin:0 0 .75rem}
p{margin:0}.quiet,figcaption,footer{color:var(--quiet);font-size:.875rem}
section{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem}
code{font:.875em ui-monospace,monospace}
.state{border-inline-start:.3rem solid var(--good)}.state.halted{border-inline-start-color:var(--poor)}
.state strong{display:block;font-size:1.15rem;margin-block-end:.15rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:1rem;margin:1rem 0 0}
.facts dt{color:var(--quiet);font-size:.875rem}.facts dd{margin:0;font-size:1.35rem;font-weight:600}
.pair{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr))}
.rows{display:grid;gap:.6rem;list-style:none;margin:0;padding:0}
.row{display:grid;grid-template-columns:8.5rem minmax(0,1fr);gap:.75rem;align-items:center}
.track{position:relative;height:1rem;background:var(--soft);border-radius:.25rem;overflow:hidden}
.track i{position:absolute;inset-block:0;min-width:3px;border-radius:.2rem}
.served{background:var(--main)}.canary{background:var(--trial)}.good{background:var(--good)}.work{background:var(--work)}.poor{background:var(--poor)}
.halted-bar{background:repeating-linear-gradient(45deg,var(--poor) 0 4px,transparent 4px 8px)}
.budget{position:absolute;inset-block:0;width:2px;background:var(--ink)}
.axis{display:flex;justify-content:space-between;margin-inline-start:9.25rem;color:var(--quiet);font-size:.8rem;margin-block-start:.4rem}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-block-start:.6rem;color:var(--quiet);font-size:.875rem}
.key i{display:inline-block;width:.8rem;height:.8rem;border-radius:.2rem;margin-inline-end:.35rem;vertical-align:-.1rem}
.shares{display:flex;height:.75rem;gap:2px;margin-block:.3rem}.shares i{border-radius:.2rem}
.vital{display:flex;justify-content:space-between;gap:1rem;flex-wrap:wrap}.vital b{font-size:1.1rem}
.is-good{color:var(--good)}.is-work{color:var(--work)}.is-poor{color:var(--poor)}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:start;padding:.45rem .75rem .45rem 0;border-block-end:1px solid var(--line);vertical-align:top}
th{color:var(--quiet);font-weight:500}td.count{text-align:end;font-weight:600}th.count{text-align:end}
.log{list-style:none;margin:0;padding:0}.log li{display:grid;grid-template-columns:9.5rem minmax(0,1fr);gap:.75rem;padding:.45rem 0;border-block-end:1px solid var(--line)}
.log .halt{color:var(--poor);font-weight:600}
@media (max-width:36rem){.row,.log li{grid-template-columns:minmax(0,1fr);gap:.2rem}.axis{margin-inline-start:0}section{padding:1rem}
.faults thead{display:none}.faults tr{display:grid;padding-block:.5rem;border-block-end:1px solid var(--line)}.faults td{border:0;padding:.1rem 0}.faults td.count{text-align:start}.faults td.count::after{content:' tabs'}}
.note{margin-block-start:.6rem}
</style>`;
