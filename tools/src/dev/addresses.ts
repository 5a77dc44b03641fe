import { ownAreas } from '../areas.ts';
import { areaPort } from '../launcher/ports.ts';

export const DEV_SHELL_PORT = 5300;

const at = (port: number): string => `http://localhost:${port}`;

/** The ports at which Vite serves the shell and the areas, with the same distances as in `npm start`. */
export const devAddresses = (shell: number) => {
  const areas = Object.fromEntries(ownAreas.map((area) => [area, at(areaPort(shell, area))]));
  return { shell: at(shell), areas };
};
