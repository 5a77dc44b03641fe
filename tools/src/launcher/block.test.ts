import { expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';
import { describeRunning } from './block.ts';
import { stateIn } from './state.ts';

const port = 4300;
const addresses = addressesOf({
  ...{ shell: port, areas: { teacher: port + 5, parent: port + 6, student: port + 7 } },
  ...{ auth: port + 10, functions: port + 11, firestore: port + 12, hub: port + 13 },
  ...{ logging: port + 14, eventarc: port + 15, tasks: port + 16, websocket: port + 17 },
});
const accounts = {
  teacher: { name: 'Ada', email: 'ada@school.example', password: 'chalk-and-slate' },
  parent: { name: 'Ben', email: 'ben@home.example', password: 'chalk-and-slate' },
  student: { name: 'Cy', classCode: 'ABC123', userName: 'cy', secret: 'two words' },
};

it('names the people of a demonstration school', () => {
  const text = describeRunning({ addresses, accounts }, stateIn('/school'));
  expect(text).toContain('ada@school.example');
  expect(text).toContain('class code ABC123');
});

it('sends the first person of an empty school to the sign-up page', () => {
  const text = describeRunning({ addresses, accounts: undefined }, stateIn('/school'));
  expect(text).toContain(`empty: sign up at ${addresses.shell}/sign-up`);
  expect(text).not.toContain('Teacher');
});
