const COMMAND = /^(?:npm|npx|node) /;
/** A span that shows what else can be written after the command before it: `-- --port N`. */
const MORE = /^-- /;

/** Lines of shell blocks, without what is said about them. */
const ofBlocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => line.replace(/\s#.*$/, '').split('&&')),
  );

/** Commands between backticks, line by line, so that a table's row is one command and what can follow it. */
function ofLine(line: string): string[] {
  const found: string[] = [];
  for (const [, span = ''] of line.matchAll(/`([^`]+)`/g)) {
    const before = found.at(-1);
    if (COMMAND.test(span)) found.push(span);
    else if (MORE.test(span) && before !== undefined) found.push(`${before.replace(/ -- .*$/, '')} ${span}`);
  }
  return found;
}

/** Every command that a document tells a newcomer to type after `npm ci`, once, in the order of the document. */
export function commandsOf(markdown: string): readonly string[] {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const all = [...ofBlocks(markdown), ...text.split('\n').flatMap(ofLine)].map((command) => command.trim());
  return [...new Set(all)].filter((command) => COMMAND.test(command) && command !== 'npm ci');
}

export type Kind =
  /** Ends by itself, and well. */
  | 'ends'
  /** Serves until it is stopped. */
  | 'serves'
  /** Serves a part beside one that serves all. */
  | 'beside'
  /** Runs everything, this walk among it. */
  | 'whole';

/** How a command is tried. One that nobody has heard of yet has to end well. */
export function kindOf(command: string): Kind {
  if (/ --help$/.test(command)) return 'ends';
  if (/^npm run dev -w /.test(command)) return 'beside';
  if (/^npm (?:start|run dev)\b/.test(command)) return 'serves';
  return /^npm (?:test|run soak)$/.test(command) ? 'whole' : 'ends';
}

/** The command on a port of its own, so that a walk disturbs nobody. */
export function onPort(command: string, port: number | 'N'): string {
  if (/ --port /.test(command)) return command.replace(/ --port \S+/, ` --port ${port}`);
  return `${command}${/ -- /.test(command) ? '' : ' --'} --port ${port}`;
}

/** Where somebody says that something runs: `http://HOST:PORT` and `HOST:PORT`. */
export const addressesIn = (said: string): readonly URL[] => {
  const hosts = [...said.matchAll(/\b(?:localhost|127\.0\.0\.1):\d+/g)].map(([host]) => host);
  return [...new Set(hosts)].map((host) => new URL(`http://${host}`));
};
