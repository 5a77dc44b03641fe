import { z } from 'zod';

const emulatorsSchema = z.record(z.string(), z.looseObject({ pid: z.number().optional() }));

/** The process of one emulator, where firebase-tools runs it as one of its own. */
export async function emulatorPid(hub: string, name: string): Promise<number | undefined> {
  const response = await fetch(`http://${hub}/emulators`);
  return emulatorsSchema.parse(await response.json())[name]?.pid;
}
