import { z } from 'zod';

const emulatorsSchema = z.record(z.string(), z.looseObject({ pid: z.number().optional() }));

/** The process of an emulator that firebase-tools runs as a child process. */
export async function emulatorPid(hub: string, name: string): Promise<number | undefined> {
  const response = await fetch(`http://${hub}/emulators`);
  return emulatorsSchema.parse(await response.json())[name]?.pid;
}
