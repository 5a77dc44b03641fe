import type { Command } from './cli/command.ts';
import { COMMANDS } from './cli/commands.ts';

const help = (): string =>
  [
    'Usage: npm run -s math -- <command>',
    '',
    ...COMMANDS.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`),
    '',
  ].join('\n');

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(help());
    return 0;
  }
  const command: Command | undefined = COMMANDS.find((one) => one.name === name);
  if (command !== undefined) return command.run(args);
  process.stderr.write(`There is no command “${name}”.\n\n${help()}`);
  return 2;
}

/** `| head -1` closes the pipe early; this is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await main(process.argv.slice(2));
