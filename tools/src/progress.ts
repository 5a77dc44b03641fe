import pc from 'picocolors';

/** A long step that reports its progress: one updated line on a terminal, a line from time to time in a log. */
export type Step = {
  readonly update: (detail: string) => void;
  readonly done: (detail?: string) => void;
  readonly failed: (detail?: string) => void;
};
export type Progress = (label: string) => Step;

const LOG_EVERY_MS = 15_000;
const RENEW_EVERY_MS = 1_000;

const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`;

function terminalStep(label: string, out: NodeJS.WriteStream): Step {
  const since = Date.now();
  let detail = '';
  const draw = (mark: string, text: string) => {
    const line = `${mark} ${label}${text ? ` ${pc.dim(text)}` : ''} ${pc.dim(seconds(since))}`;
    out.write(`\r\x1b[2K${line}`);
  };
  draw('…', detail);
  const timer = setInterval(() => draw('…', detail), RENEW_EVERY_MS);
  const end = (mark: string, text = '') => {
    clearInterval(timer);
    draw(mark, text);
    out.write('\n');
  };
  return {
    update: (text) => {
      detail = text.slice(0, Math.max(0, out.columns - label.length - 12));
    },
    done: (text) => end(pc.green('✓'), text),
    failed: (text) => end(pc.red('✗'), text),
  };
}

function logStep(label: string, out: NodeJS.WriteStream): Step {
  const since = Date.now();
  let detail = '';
  const timer = setInterval(() => out.write(`  ${label}: ${detail} ${seconds(since)}\n`), LOG_EVERY_MS);
  out.write(`… ${label}\n`);
  const end = (mark: string, text = '') => {
    clearInterval(timer);
    out.write(`${mark} ${label}${text ? ` ${text}` : ''} ${seconds(since)}\n`);
  };
  return {
    update: (text) => {
      detail = text;
    },
    done: (text) => end('✓', text),
    failed: (text) => end('✗', text),
  };
}

/** Shows each long step on the terminal. */
export const showProgress: Progress = (label) =>
  process.stdout.isTTY ? terminalStep(label, process.stdout) : logStep(label, process.stdout);

const nothing = () => undefined;

/** For runs whose output is shown by another program. */
export const silentProgress: Progress = () => ({ update: nothing, done: nothing, failed: nothing });
