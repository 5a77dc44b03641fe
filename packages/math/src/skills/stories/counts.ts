import type { Thing } from '../kit/contexts.ts';
import type { Told } from '../kit/told.ts';

/** Places that count thousands of something in a month, in both languages. */
const COUNTED = [
  ['the museum', 'El museo', 'visitor', 'visitors', 'visitantes', 'Cuántos'],
  ['the train station', 'La estación de tren', 'passenger', 'passengers', 'pasajeros', 'Cuántos'],
  ['the harbor', 'El puerto', 'crate', 'crates', 'cajas', 'Cuántas'],
  ['the post office', 'La oficina de correos', 'letter', 'letters', 'cartas', 'Cuántas'],
  ['the bakery', 'La panadería', 'roll', 'rolls', 'bollos', 'Cuántos'],
  ['the zoo', 'El zoológico', 'guest', 'guests', 'personas', 'Cuántas'],
  ['the city library', 'La biblioteca municipal', 'loan', 'loans', 'préstamos', 'Cuántos'],
  ['the bridge office', 'La oficina del puente', 'car', 'cars', 'autos', 'Cuántos'],
  ['the food bank', 'El banco de alimentos', 'meal', 'meals', 'comidas', 'Cuántas'],
  ['the toy factory', 'La fábrica de juguetes', 'puzzle', 'puzzles', 'rompecabezas', 'Cuántos'],
  ['the tree farm', 'El vivero', 'seedling', 'seedlings', 'plántulas', 'Cuántas'],
  ['the subway', 'El metro', 'rider', 'riders', 'usuarios', 'Cuántos'],
  ['the print shop', 'La imprenta', 'poster', 'posters', 'carteles', 'Cuántos'],
  ['the egg farm', 'La granja de huevos', 'egg', 'eggs', 'huevos', 'Cuántos'],
  ['the water park', 'El parque acuático', 'swimmer', 'swimmers', 'bañistas', 'Cuántos'],
] as const;

export const countingPlaces: readonly { readonly place: string; readonly what: Thing }[] = COUNTED.map(
  ([place, , one, many]) => ({ place, what: { one, many } }),
);

/** What each of them counted: `[a]` in May, and `[b]` in June or the difference. */
export const countStories: readonly {
  readonly total: Told;
  readonly difference: Told;
  readonly 'more-turned': Told;
}[] = COUNTED.map(([place, lugar, , many, cosas, cuantos]) => {
  const Place = place.replace(/^./, (letter) => letter.toUpperCase());
  const contados = cuantos === 'Cuántas' ? 'contadas' : 'contados';
  return {
    total: [
      `${Place} counted [a] ${many} in May and [b] ${many} in June. How many ${many} is that in the two months together?`,
      `${lugar} contó [a] ${cosas} en mayo y [b] ${cosas} en junio. ¿${cuantos} ${cosas} son en los dos meses juntos?`,
    ],
    difference: [
      `${Place} counted [a] ${many} in May and [b] ${many} in June. How many more ${many} were counted in May than in June?`,
      `${lugar} contó [a] ${cosas} en mayo y [b] ${cosas} en junio. ¿${cuantos} ${cosas} más se contaron en mayo que en junio?`,
    ],
    'more-turned': [
      `${Place} counted [a] ${many} in May. That is [b] more than in June. How many ${many} were counted in June?`,
      `${lugar} contó [a] ${cosas} en mayo. Eso es [b] más que en junio. ¿${cuantos} ${cosas} fueron ${contados} en junio?`,
    ],
  };
});

/** Things in packs of ten and of a hundred: `[n]` of them, and how many full packs. */
export const packStories: readonly { readonly tens: Told; readonly hundreds: Told }[] = (
  [
    ['Pencils', 'pencils', 'bundles', 'boxes', 'Los lápices', 'lápices', 'manojos', 'cajas'],
    ['Straws', 'straws', 'bundles', 'boxes', 'Los popotes', 'popotes', 'manojos', 'cajas'],
    ['Crayons', 'crayons', 'packs', 'boxes', 'Los crayones', 'crayones', 'paquetes', 'cajas'],
    ['Stickers', 'stickers', 'sheets', 'books', 'Las calcomanías', 'calcomanías', 'hojas', 'libros'],
    ['Craft sticks', 'craft sticks', 'bundles', 'boxes', 'Los palitos', 'palitos', 'manojos', 'cajas'],
    ['Cups', 'cups', 'stacks', 'crates', 'Los vasos', 'vasos', 'montones', 'cajones'],
    ['Tickets', 'tickets', 'strips', 'rolls', 'Los boletos', 'boletos', 'tiras', 'rollos'],
    ['Nails', 'nails', 'bags', 'boxes', 'Los clavos', 'clavos', 'bolsas', 'cajas'],
    ['Beads', 'beads', 'strings', 'jars', 'Las cuentas', 'cuentas', 'hilos', 'frascos'],
    ['Napkins', 'napkins', 'stacks', 'packs', 'Las servilletas', 'servilletas', 'montones', 'paquetes'],
    ['Balloons', 'balloons', 'bags', 'boxes', 'Los globos', 'globos', 'bolsas', 'cajas'],
    ['Buttons', 'buttons', 'cards', 'jars', 'Los botones', 'botones', 'tarjetas', 'frascos'],
    ['Plates', 'plates', 'stacks', 'crates', 'Los platos', 'platos', 'montones', 'cajones'],
    ['Coins', 'coins', 'rolls', 'bags', 'Las monedas', 'monedas', 'rollos', 'bolsas'],
    ['Tiles', 'tiles', 'packs', 'crates', 'Las losetas', 'losetas', 'paquetes', 'cajones'],
  ] as const
).map(([Things, things, tens, hundreds, Cosas, cosas, dieces, cientos]) => {
  const empacan = Cosas.startsWith('Las') ? 'empacadas' : 'empacados';
  const cuantos = (packs: string): string => (packs.endsWith('as') ? 'Cuántas' : 'Cuántos');
  const llenos = (packs: string): string => (packs.endsWith('as') ? 'llenas' : 'llenos');
  return {
    tens: [
      `${Things} are packed in ${tens} of ten. There are [n] ${things}. How many full ${tens} can be packed?`,
      `${Cosas} van ${empacan} en ${dieces} de diez. Hay [n] ${cosas}. ¿${cuantos(dieces)} ${dieces} ${llenos(dieces)} se pueden hacer?`,
    ],
    hundreds: [
      `${Things} are packed in ${hundreds} of one hundred. There are [n] ${things}. How many full ${hundreds} can be packed?`,
      `${Cosas} van ${empacan} en ${cientos} de cien. Hay [n] ${cosas}. ¿${cuantos(cientos)} ${cientos} ${llenos(cientos)} se pueden hacer?`,
    ],
  };
});
