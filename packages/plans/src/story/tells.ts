import type { Tell } from './draft.ts';
import type { PlotId } from './plot-table.ts';
import { beam } from './plots/angle-plots.ts';
import { recipe, rolls } from './plots/bakery-plots.ts';
import { lots } from './plots/chance-plots.ts';
import { cold } from './plots/cold-plots.ts';
import { names } from './plots/count-plots.ts';
import { eggs, lanterns } from './plots/egg-plots.ts';
import { bandages, game, prints } from './plots/fair-plots.ts';
import { fence } from './plots/fence-plots.ts';
import { paper, tea } from './plots/festival-plots.ts';
import { bulbs, frost } from './plots/garden-plots.ts';
import { leap } from './plots/leap-plots.ts';
import { wreck } from './plots/map-plots.ts';
import { cabins, trail } from './plots/mountain-plots.ts';
import { press, survey } from './plots/newspaper-plots.ts';
import { cake, tank } from './plots/price-plots.ts';
import { quilt } from './plots/quilt-plots.ts';
import { receipts } from './plots/receipt-plots.ts';
import { delay, green, tower } from './plots/reckoning-plots.ts';
import { corals, depth } from './plots/reef-plots.ts';
import { safe } from './plots/safe-plots.ts';
import { raft, seats } from './plots/seat-plots.ts';
import { signs } from './plots/sign-plots.ts';
import { sleds } from './plots/sled-plots.ts';
import { cans, trip } from './plots/soccer-plots.ts';
import { cargo, packs } from './plots/station-plots.ts';
import { race, snow } from './plots/train-plots.ts';
import { board, floor } from './plots/workshop-plots.ts';

import { zipLine } from './plots/zip-line-plots.ts';

/** How each plot is told. */
export const tells: { readonly [Id in PlotId]: Tell } = {
  rolls,
  recipe,
  paper,
  tea,
  frost,
  bulbs,
  depth,
  corals,
  cans,
  trip,
  packs,
  cargo,
  snow,
  race,
  board,
  floor,
  trail,
  cabins,
  press,
  survey,
  fence,
  cake,
  game,
  zipLine,
  prints,
  bandages,
  tower,
  delay,
  green,
  tank,
  eggs,
  lanterns,
  names,
  sleds,
  cold,
  signs,
  wreck,
  quilt,
  lots,
  receipts,
  leap,
  beam,
  safe,
  seats,
  raft,
};
