const COMMAND = /^(?:npm|npx|node) /;
/** Code in backquotes that shows further options of the command before it: `-- --port N`. */
const MORE = /^-- /;

/** The lines of shell blocks, without comments. */
const ofBlocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => line.replace(/\s#.*$/, '').split('&&')),
  );

/** Commands between backquotes in one line, so that a table row gives one command and its options. */
function ofLine(line: string): string[] {
  const found: string[] = [];
  for (const [, span = ''] of line.matchAll(/`([^`]+)`/g)) {
    const before = found.at(-1);
    if (COMMAND.test(span)) found.push(span);
    else if (MORE.test(span) && before !== undefined) found.push(`${before.replace(/ -- .*$/, '')} ${span}`);
  }
  return found;
}

/** Every command that a document tells a newcomer to type after `npm ci`, once, in the document's order. */
export function commandsOf(markdown: string): readonly string[] {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '');
  const all = [...ofBlocks(markdown), ...text.split('\n').flatMap(ofLine)].map((command) => command.trim());
  return [...new Set(all)].filter((command) => COMMAND.test(command) && command !== 'npm ci');
}

export type Kind =
  /** Ends by itself with success. */
  | 'ends'
  /** Serves until it is stopped. */
  | 'serves'
  /** Serves a part beside a command that serves everything. */
  | 'beside'
  /** Ends by itself, beside a command that serves everything. */
  | 'meanwhile'
  /** Runs everything, including this walk. */
  | 'whole';

/** How a command is tried. An unknown command must end with success. */
export function kindOf(command: string): Kind {
  if (/ --help$/.test(command)) return 'ends';
  if (/^npm run pictures\b/.test(command)) return 'meanwhile';
  if (/^npm run dev -w /.test(command)) return 'beside';
  if (/^npm (?:start|run dev)\b/.test(command)) return 'serves';
  return /^npm (?:test|run soak)$/.test(command) ? 'whole' : 'ends';
}

/** The command with a port of its own, so that the walk does not disturb a running product. */
export function onPort(command: string, port: number | 'N'): string {
  if (/ --port /.test(command)) return command.replace(/ --port \S+/, ` --port ${port}`);
  return `${command}${/ -- /.test(command) ? '' : ' --'} --port ${port}`;
}

/** The addresses in an output: `http://HOST:PORT` and `HOST:PORT`. */
export const addressesIn = (said: string): readonly URL[] => {
  const hosts = [...said.matchAll(/\b(?:localhost|127\.0\.0\.1):\d+/g)].map(([host]) => host);
  return [...new Set(hosts)].map((host) => new URL(`http://${host}`));
};
