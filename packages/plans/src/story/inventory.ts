import type { PlotId } from './plot-table.ts';

/** What a plot has from the start, and who is in it beside the two children and whoever is responsible there. */
type Inventory = {
  /** Things and places that nobody has to introduce: a bakery has a door, and the team of a final has a captain. */
  readonly has: string;
  /** Who or what has a name of its own. */
  readonly people?: string;
};

/**
 * What each plot has before it begins. Everything else that a scene or an ending speaks of as known has to have come up
 * on the way to it (`unintroduced.ts`). A thing belongs here only if a reader expects it in this place.
 */
export const inventory: { readonly [Plot in PlotId]: Inventory } = {
  rolls: { has: `children bakery basket bell birds clock dough driver rolls school step teacher` },
  recipe: { has: `bowls honey jar music recipe shelf` },
  paper: { has: `hall kitchen money print river sheets shelf shop` },
  tea: { has: `bigger cups drums festival fireworks guests hill lights mixture ratio stall tea`, people: 'Bo' },
  frost: { has: `digging fence leaves lettuce pot sentence shed sheet step`, people: 'Lind' },
  bulbs: { has: `bed gate glass sack shovel string visitors` },
  depth: { has: `boat camera coral film reef robot screen surface` },
  corals: { has: `baby boat branches corals current divers fish glass kindergarten reef sand` },
  cans: { has: `bus bushes fence larger market net recycling stalls` },
  trip: { has: `amount bus captain city clubhouse cup game photographer players shelf state station team train` },
  packs: { has: `crew fans food leaves pilot screen seeds ship silver station storage supply test` },
  cargo: { has: `ceiling color games list ship station storage supply` },
  snow: { has: `blankets cars counting lake mountain plow radio sleeping song suitcases train tunnel valley` },
  race: {
    has: `advertisement band bend bus drum engine fair hill lake log man mountain music paper railroad rope speed stops straight water`,
  },
  board: { has: `bench color fence oak owl pieces round saw` },
  floor: { has: `cellar cook fence hall kitchen mud neighborhood print school stove water workshop yard` },
  trail: { has: `bag cup hut lake meadow phone rescue stones strap stream telephone trail whistle woods` },
  cabins: { has: `forecast hut lift mountain peg plate siren sleds station village` },
  press: { has: `machine mayor newspaper paper park phone printing school schools size` },
  survey: { has: `bowls boy cafeteria cook headline mean paper park pizza school slices soup students` },
  fence: { has: `bed bird carrots field hedge mud neighborhood posts water` },
  cake: { has: `bakery bell cherries chief coin coins fire flour market money sign tip` },
  tank: { has: `beach camp lights pump rate reef sentence tank` },
  tower: { has: `blocks fair height ladder lamps party row workshop` },
  delay: {
    has: `bench birthday clock guests hills lake platform ride shore station telephone train water`,
    people: 'Grandma',
  },
  green: { has: `gym hall lamps ship shower space` },
  game: { has: `crowd festival kids lantern probability`, people: 'Bo' },
  prints: { has: `camera class counter letter machine man newspaper page paper print river school trip woods` },
  bandages: { has: `fork hikers marks mountain path roll rope scissors start trail view` },
  zipLine: { has: `buttons fire hook ladder rescue rock upright` },
  eggs: {
    has: `box cart crumb darkest eggs hen henhouse hens kitchen nest notebook oven phone recipe straw village water`,
    people: 'Cake',
  },
  lanterns: { has: `bend boat bridge river water` },
  names: { has: `baker bakery book branches carpet clock gate headline market mayor oak page paper pen rule school` },
  sleds: {
    has: `bits board bridge clock cup digit fence hundredths hut pieces practice rope run slope tenth tenths track valley`,
    people: 'Grandma Duchess',
  },
  cold: {
    has: `bedroom beds branch crew glass heat heating leaves lights opposite pot sensor sensors song station tears trunk tunnel`,
  },
  signs: { has: `bridge lake mountain path radio rock sign sleeve stream well` },
  wreck: {
    has: `anchor boat coordinates current families fish image letters mast paper reef water wrong x y`,
    people: 'Anna',
  },
  quilt: { has: `chalk column crooked drawing fire hottest lengths piece row shop smoke trip workshop` },
  lots: { has: `bowl crowd feast festival probability rule square tail temple turn yard` },
  receipts: {
    has: `bleachers clock club cup driver fairest gate girls’ letter page phone scoreboard stands`,
    people: 'Walt W',
  },
  leap: { has: `hill bet box elbow film height neighbors rope shop string wood workshop yard` },
  beam: { has: `cup hut lake phone valley` },
  safe: { has: `bakery bin clock dial dough dust flour photo pocket pockets recipe shop` },
  seats: {
    has: `barn choir concert dentist hall hill lights meadow mountain mountains phone singer singers song station tunnel valley yard`,
  },
  raft: { has: `attic bank boy log mast measuring mill plan river workshop` },
};

/** The names that a plot uses for somebody or something of its own. */
export const namesIn = (plot: PlotId): readonly string[] => (inventory[plot].people ?? '').split(' ').filter(Boolean);

/** What a plot has from the start, as words. */
export const thingsIn = (plot: PlotId): ReadonlySet<string> => new Set(inventory[plot].has.split(/\s+/));
