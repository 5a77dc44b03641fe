import type { Thing } from '../kit/contexts.ts';
import { joined, type Told } from '../kit/told.ts';

/** `[n]` things in groups of `[per]`, and three questions: groups needed, groups that are full, and what is left. */
export type RestTold = {
  readonly things: Thing;
  readonly full: Thing;
  readonly up: Told;
  readonly down: Told;
  readonly left: Told;
};

const rest = (things: Thing, full: Thing, begin: Told, up: Told, down: Told, left: Told): RestTold => ({
  things,
  full,
  up: joined(begin, up),
  down: joined(begin, down),
  left: joined(begin, left),
});
const thing = (one: string, many = `${one}s`): Thing => ({ one, many });

/** What is packed: into what, and the words of both languages. */
type Packed = readonly [
  things: Thing,
  full: Thing,
  begin: Told,
  cosas: string,
  fullSpanish: readonly [cuantos: 'Cuántos' | 'Cuántas', plural: string],
  isFeminine: boolean,
];

/** Things that are packed: the last group may not be full. */
const packed = ([things, full, begin, cosas, [cuantos, plural], isFeminine]: Packed): RestTold => {
  const full_ = cuantos === 'Cuántas' ? 'llenas' : 'llenos';
  const all = isFeminine ? 'todas las' : 'todos los';
  return rest(
    things,
    full,
    begin,
    [
      `How many ${full.many} are needed to hold all the ${things.many}?`,
      `¿${cuantos} ${plural} se necesitan para ${all} ${cosas}?`,
    ],
    [`How many ${full.many} are completely full?`, `¿${cuantos} ${plural} quedan completamente ${full_}?`],
    [
      `How many ${things.many} are left over after filling as many ${full.many} as possible?`,
      `¿${isFeminine ? 'Cuántas' : 'Cuántos'} ${cosas} sobran después de llenar el mayor número posible de ${plural}?`,
    ],
  );
};

export const restStories: readonly RestTold[] = [
  rest(
    thing('child', 'children'),
    thing('van'),
    [
      '[n] children go on a trip. Each van has seats for [per] children, and the vans are filled one after the other.',
      '[n] niños van de excursión. Cada camioneta tiene lugar para [per] niños, y las camionetas se llenan una tras otra.',
    ],
    [
      'How many vans are needed so that everybody gets a seat?',
      '¿Cuántas camionetas se necesitan para que todos tengan lugar?',
    ],
    ['How many vans are completely full?', '¿Cuántas camionetas van completamente llenas?'],
    [
      'How many children sit in the last van, which is not full?',
      '¿Cuántos niños van en la última camioneta, que no va llena?',
    ],
  ),
  packed([
    thing('egg'),
    thing('carton'),
    ['A farm packs [n] eggs into cartons of [per].', 'Una granja empaca [n] huevos en cartones de [per].'],
    'huevos',
    ['Cuántos', 'cartones'],
    false,
  ]),
  rest(
    thing('photo'),
    thing('page'),
    [
      'An album has room for [per] photos on each page. There are [n] photos to put in.',
      'En cada página de un álbum caben [per] fotos. Hay [n] fotos para poner.',
    ],
    ['How many pages are needed for all the photos?', '¿Cuántas páginas se necesitan para todas las fotos?'],
    ['How many pages can be filled completely?', '¿Cuántas páginas se pueden llenar por completo?'],
    [
      'How many photos are left over after filling as many pages as possible?',
      '¿Cuántas fotos sobran después de llenar el mayor número posible de páginas?',
    ],
  ),
  packed([
    thing('muffin'),
    thing('box', 'boxes'),
    ['A bakery packs [n] muffins into boxes of [per].', 'Una panadería empaca [n] panquecitos en cajas de [per].'],
    'panquecitos',
    ['Cuántas', 'cajas'],
    false,
  ]),
  packed([
    thing('book'),
    thing('shelf', 'shelves'),
    [
      'A library puts [n] books on shelves that hold [per] books each.',
      'Una biblioteca pone [n] libros en repisas de [per] libros cada una.',
    ],
    'libros',
    ['Cuántas', 'repisas'],
    false,
  ]),
  packed([
    thing('marble'),
    thing('bag'),
    ['A shop fills [n] marbles into bags of [per].', 'Una tienda pone [n] canicas en bolsas de [per].'],
    'canicas',
    ['Cuántas', 'bolsas'],
    true,
  ]),
  packed([
    thing('chair'),
    thing('row'),
    ['Helpers set up [n] chairs in rows of [per].', 'Unos ayudantes acomodan [n] sillas en filas de [per].'],
    'sillas',
    ['Cuántas', 'filas'],
    true,
  ]),
  packed([
    thing('pencil'),
    thing('cup'),
    ['A teacher sorts [n] pencils into cups of [per].', 'Una maestra ordena [n] lápices en vasos de [per].'],
    'lápices',
    ['Cuántos', 'vasos'],
    false,
  ]),
  packed([
    thing('seedling'),
    thing('tray'),
    ['A gardener plants [n] seedlings on trays of [per].', 'Un jardinero pone [n] plántulas en charolas de [per].'],
    'plántulas',
    ['Cuántas', 'charolas'],
    true,
  ]),
  packed([
    thing('guest'),
    thing('table'),
    [
      'A café seats [n] guests at tables for [per], one table after the other.',
      'Un café sienta a [n] clientes en mesas para [per], una mesa tras otra.',
    ],
    'clientes',
    ['Cuántas', 'mesas'],
    false,
  ]),
  packed([
    thing('apple'),
    thing('basket'),
    ['Pickers put [n] apples into baskets of [per].', 'Unos trabajadores ponen [n] manzanas en canastas de [per].'],
    'manzanas',
    ['Cuántas', 'canastas'],
    true,
  ]),
  packed([
    thing('sticker'),
    thing('sheet'),
    ['A printer puts [n] stickers on sheets of [per].', 'Una imprenta pone [n] calcomanías en hojas de [per].'],
    'calcomanías',
    ['Cuántas', 'hojas'],
    true,
  ]),
  packed([
    thing('battery', 'batteries'),
    thing('pack'),
    ['A factory puts [n] batteries into packs of [per].', 'Una fábrica pone [n] pilas en paquetes de [per].'],
    'pilas',
    ['Cuántos', 'paquetes'],
    true,
  ]),
  packed([
    thing('rider'),
    thing('boat'),
    [
      'At a park, [n] riders get into boats for [per], one boat after the other.',
      'En un parque, [n] pasajeros suben a lanchas para [per], una lancha tras otra.',
    ],
    'pasajeros',
    ['Cuántas', 'lanchas'],
    false,
  ]),
  packed([
    thing('shell'),
    thing('jar'),
    ['A museum sorts [n] shells into jars of [per].', 'Un museo guarda [n] conchas en frascos de [per].'],
    'conchas',
    ['Cuántos', 'frascos'],
    true,
  ]),
  packed([
    thing('cupcake'),
    thing('plate'),
    [
      'For a party [n] cupcakes are set on plates of [per].',
      'Para una fiesta se ponen [n] pastelitos en platos de [per].',
    ],
    'pastelitos',
    ['Cuántos', 'platos'],
    false,
  ]),
];
