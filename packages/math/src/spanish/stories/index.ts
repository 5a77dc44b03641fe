import { bandagesStory } from './bandages.ts';
import { beamStory } from './beam.ts';
import { boardStory } from './board.ts';
import { bulbsStory } from './bulbs.ts';
import { cabinsStory } from './cabins.ts';
import { cakeStory } from './cake.ts';
import { cansStory } from './cans.ts';
import { cargoStory } from './cargo.ts';
import { coldStory } from './cold.ts';
import { coralsStory } from './corals.ts';
import { delayStory } from './delay.ts';
import { depthStory } from './depth.ts';
import { eggsStory } from './eggs.ts';
import { fenceStory } from './fence.ts';
import { floorStory } from './floor.ts';
import { frostStory } from './frost.ts';
import { gameStory } from './game.ts';
import { greenStory } from './green.ts';
import { lanternsStory } from './lanterns.ts';
import { leapStory } from './leap.ts';
import { lotsStory } from './lots.ts';
import { namesStory } from './names.ts';
import { packsStory } from './packs.ts';
import { paperStory } from './paper.ts';
import { pressStory } from './press.ts';
import { printsStory } from './prints.ts';
import { quiltStory } from './quilt.ts';
import { raceStory } from './race.ts';
import { raftStory } from './raft.ts';
import { readerOfStories, type StoryPairs } from './reader-of-story.ts';
import { receiptsStory } from './receipts.ts';
import { recipeStory } from './recipe.ts';
import { rollsStory } from './rolls.ts';
import { safeStory } from './safe.ts';
import { seatsStory } from './seats.ts';
import { signsStory } from './signs.ts';
import { sledsStory } from './sleds.ts';
import { snowStory } from './snow.ts';
import { surveyStory } from './survey.ts';
import { tankStory } from './tank.ts';
import { teaStory } from './tea.ts';
import { towerStory } from './tower.ts';
import { trailStory } from './trail.ts';
import { tripStory } from './trip.ts';
import { wreckStory } from './wreck.ts';
import { zipLineStory } from './zip-line.ts';

export { things } from './things.ts';

/** What every story says around its plot. */
const around = {
  pairs: [
    ['The end', 'Fin'],
    [
      'Tell it in your own words: does something come together, go away, repeat or get shared?',
      'Cuéntalo con tus palabras: ¿algo se junta, se quita, se repite o se reparte?',
    ],
    ['A: {reply}. B: {more}.', 'A: {reply}. B: {more}.'],
    ['A: {reply}.', 'A: {reply}.'],
    ['B: {reply}.', 'B: {reply}.'],
    ['A: {reply}', 'A: {reply}'],
    ['B: {reply}', 'B: {reply}'],
    [
      '“I get {1},” says {friend}. {hero} looks at it again. “{reply}”',
      '«Me da {1}», dice {friend}. {hero} lo mira otra vez. «{reply}».',
    ],
    [
      '“I get {1 *},” says {friend}. {hero} looks at it again. “{reply}”',
      '«Me da {1 *}», dice {friend}. {hero} lo mira otra vez. «{reply}».',
    ],
    [
      '“I get “{more}”,” says {friend}. {hero} looks at it again. “{reply}”',
      '«Yo digo: {more}», dice {friend}. {hero} lo mira otra vez. «{reply}».',
    ],
    [
      '“I get “{1}”,” says {friend}. {hero} looks at it again. “{reply}”',
      '«Me da {1}», dice {friend}. {hero} lo mira otra vez. «{reply}».',
    ],
    [
      '“That can’t be it yet,” says {friend}. {hero} reads it again. “{reply}”',
      '«Todavía no puede ser eso», dice {friend}. {hero} lo lee otra vez. «{reply}».',
    ],
    [
      '“That can’t be it yet,” says {friend}. {hero} reads it again.',
      '«Todavía no puede ser eso», dice {friend}. {hero} lo lee otra vez.',
    ],
  ],
} satisfies StoryPairs;

/** The plots that are told in Spanish, by their ids; all others are in English. */
export const spanishPlots = {
  bandages: bandagesStory,
  beam: beamStory,
  board: boardStory,
  bulbs: bulbsStory,
  cabins: cabinsStory,
  cake: cakeStory,
  cans: cansStory,
  cargo: cargoStory,
  cold: coldStory,
  corals: coralsStory,
  delay: delayStory,
  depth: depthStory,
  eggs: eggsStory,
  fence: fenceStory,
  floor: floorStory,
  frost: frostStory,
  game: gameStory,
  green: greenStory,
  lanterns: lanternsStory,
  leap: leapStory,
  lots: lotsStory,
  names: namesStory,
  packs: packsStory,
  paper: paperStory,
  press: pressStory,
  prints: printsStory,
  quilt: quiltStory,
  race: raceStory,
  raft: raftStory,
  receipts: receiptsStory,
  recipe: recipeStory,
  rolls: rollsStory,
  safe: safeStory,
  seats: seatsStory,
  signs: signsStory,
  sleds: sledsStory,
  snow: snowStory,
  survey: surveyStory,
  tank: tankStory,
  tea: teaStory,
  tower: towerStory,
  trail: trailStory,
  trip: tripStory,
  wreck: wreckStory,
  zipLine: zipLineStory,
} satisfies Readonly<Record<string, StoryPairs>>;

/** A text of a story in Spanish; undefined for any other. `say` says what the engine says inside it. */
export const storyInSpanish = readerOfStories([around, ...Object.values(spanishPlots)]);
