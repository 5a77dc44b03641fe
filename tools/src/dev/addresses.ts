import type { Area } from '@lemma/contract';

export const DEV_SHELL_PORT = 5300;
/** As in each remote's vite.config.ts: the address is written into what the server sends. */
const AREA_PORTS = { teacher: 5301, parent: 5302, student: 5303 } as const satisfies Record<Area, number>;

const at = (port: number): string => `http://localhost:${port}`;

/** Where Vite serves the shell and the areas. */
export const devAddresses = (shellPort: number) => ({
  shell: at(shellPort),
  areas: { teacher: at(AREA_PORTS.teacher), parent: at(AREA_PORTS.parent), student: at(AREA_PORTS.student) },
});
