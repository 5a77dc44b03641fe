import { sharesInSpanish } from '../spanish/guidance-texts.ts';
import type { Command } from './command.ts';

export const spanishShares: Command = {
  name: 'spanish',
  summary: 'how many shapes of hints, replies, ideas, steps and what pictures show are in Spanish',
  usage: '[SEEDS of each skill and level, default 10] [the first of them, default 0]',
  run: async ([seeds = '10', from = '0']) => {
    for (const { kind, shapes, inSpanish } of sharesInSpanish(Number(seeds), Number(from)))
      process.stdout.write(`${kind}: ${inSpanish} of ${shapes}, ${((100 * inSpanish) / shapes).toFixed(1)} %\n`);
    return 0;
  },
};
