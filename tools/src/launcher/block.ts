import pc from 'picocolors';
import type { Accounts } from './accounts.ts';
import type { Launched } from './launch.ts';
import type { State } from './state.ts';

const line = (label: string, text: string) => `  ${label.padEnd(10)} ${text}`;

const peopleOf = ({ teacher, parent, student }: Accounts, shell: string): string[] => [
  line('Teacher', `${teacher.email}  ·  password ${teacher.password}`),
  line('Parent', `${parent.email}  ·  password ${parent.password}`),
  line('Student', `class code ${student.classCode}  ·  user name ${student.userName}  ·  secret ${student.secret}`),
  line('', pc.dim(`students sign in at ${shell}/student-login`)),
];

/** The summary that a newcomer needs, printed as one block. */
export function describeRunning(
  { addresses, accounts }: Pick<Launched, 'addresses' | 'accounts'>,
  state: State,
): string {
  const named = (places: Readonly<Record<string, string>>) =>
    Object.entries(places)
      .map(([name, where]) => `${name} ${where}`)
      .join('  ');
  return [
    '',
    pc.bold(`  Lemma runs at ${pc.cyan(addresses.shell)}`),
    '',
    ...(accounts
      ? peopleOf(accounts, addresses.shell)
      : [line('School', `empty: sign up at ${addresses.shell}/sign-up`)]),
    '',
    line('Areas', named(addresses.areas)),
    line('Emulators', named(addresses.emulators)),
    line('Data', `${state.directory}, saved every half minute and at the end`),
    '',
    pc.dim('  Ctrl-C saves and stops.'),
    '',
  ].join('\n');
}

export const showBlock = (running: Launched, state: State): void => {
  process.stdout.write(`${describeRunning(running, state)}\n`);
};
