import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Handler, PublicHandler, StreamHandler } from './door.ts';
import { forVisitors, inParts, openDoors } from './open-doors.ts';

const table = {
  greet: { input: z.object({ name: z.string() }), output: z.object({ words: z.string() }) },
  leave: { input: z.object({}), output: z.object({ at: z.number() }) },
};

const greet: Handler<typeof table.greet> = async ({ name }) => ({ words: `Hello, ${name}` });
const leave: Handler<typeof table.leave> = async () => ({ at: 1 });
const toAll: PublicHandler<typeof table.greet> = async ({ name }) => ({ words: `Hello, ${name}` });
const slowly: StreamHandler<typeof table.greet> = async ({ name }, _, emit) => {
  emit('Hello');
  return { words: `Hello, ${name}` };
};
const atLeave = async () => ({ leave });

it('opens a door for each call of a table', () => {
  expect(Object.keys(openDoors(table, { greet: async () => ({ greet }), leave: atLeave }))).toEqual(['greet', 'leave']);
});

it('does not compile with a wrong handler', () => {
  // @ts-expect-error a call without a handler
  expect(() => openDoors(table, { greet: async () => ({ greet }) })).toThrow('no door for leave');
  // @ts-expect-error a handler without a call
  openDoors(table, { greet: async () => ({ greet }), leave: atLeave, stay: async () => ({ stay: leave }) });
  // @ts-expect-error a file without a handler of this name
  openDoors(table, { greet: async () => ({ welcome: greet }), leave: atLeave });
  // @ts-expect-error a handler that gives something else
  openDoors(table, { greet: async () => ({ greet: leave }), leave: atLeave });
  // @ts-expect-error a handler that needs to know the caller, at a door for visitors
  openDoors(table, { greet: forVisitors(async () => ({ greet })), leave: atLeave });
  // @ts-expect-error a handler that answers in parts, at a door that sends one answer
  openDoors(table, { greet: async () => ({ greet: slowly }), leave: atLeave });
});

it('lets an entry say who may call', () => {
  openDoors(table, { greet: forVisitors(async () => ({ greet: toAll })), leave: atLeave });
  openDoors(table, { greet: inParts(async () => ({ greet: slowly })), leave: atLeave });
});
