import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { emulatorNames, HIGHEST_PORT, type PortRequest } from './ports.ts';

/** Parses a port that a person typed. */
export function port(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > HIGHEST_PORT)
    throw new InvalidArgumentError(`A port is a whole number from 1 to ${HIGHEST_PORT}.`);
  return number;
}

export function emulatorPortOptions(command: Command): Command {
  for (const name of emulatorNames)
    command.option(`--${name}-port <number>`, `port of the ${name} emulator (default: a free one)`, port);
  return command;
}

const requestSchema = z.object({
  port: z.number().optional(),
  authPort: z.number().optional(),
  functionsPort: z.number().optional(),
  firestorePort: z.number().optional(),
  hubPort: z.number().optional(),
});

export function portRequest(command: Command): PortRequest {
  const typed = requestSchema.parse(command.opts());
  return {
    shell: typed.port,
    auth: typed.authPort,
    functions: typed.functionsPort,
    firestore: typed.firestorePort,
    hub: typed.hubPort,
  };
}
