import type { Area } from '@lemma/contract';
import { areaPort } from '../launcher/ports.ts';

export const DEV_SHELL_PORT = 5300;

const at = (port: number): string => `http://localhost:${port}`;

/** The ports at which Vite serves the shell and the areas, with the same distances as in `npm start`. */
export const devAddresses = (shell: number) => {
  const area = (name: Area): string => at(areaPort(shell, name));
  return { shell: at(shell), areas: { teacher: area('teacher'), parent: area('parent'), student: area('student') } };
};
