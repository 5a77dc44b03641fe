import { joined, type Told } from '../kit/told.ts';

/** Things whose price may well be from twenty to a thousand dollars, with their article in English, and in Spanish. */
const PRICEY = [
  ['jacket', 'una chamarra'],
  ['bike', 'una bicicleta'],
  ['phone', 'un teléfono'],
  ['guitar', 'una guitarra'],
  ['tent', 'una tienda de campaña'],
  ['camera', 'una cámara'],
  ['desk', 'un escritorio'],
  ['telescope', 'un telescopio'],
  ['drum set', 'una batería'],
  ['sofa', 'un sofá'],
  ['bookcase', 'un librero'],
  ['keyboard', 'un teclado'],
  ['scooter', 'una patineta eléctrica'],
  ['watch', 'un reloj'],
  ['suitcase', 'una maleta'],
  ['printer', 'una impresora'],
] as const;

export const pricey: readonly string[] = PRICEY.map(([thing]) => thing);

/** What changes the `[price]` of each thing: `[percent]` and `[second]` percent; `[after]` is a new price. */
export const priceStories: readonly {
  readonly discount: Told;
  readonly tax: Told;
  readonly both: Told;
  readonly before: Told;
  readonly rise: Told;
}[] = PRICEY.map(([thing, cosa]) => {
  const price: Told = [`The price of a ${thing} is $[price].`, `El precio de ${cosa} es de $[price].`];
  return {
    discount: joined(price, [
      'Today it is `[percent]%` off. How much does it cost today?',
      'Hoy tiene `[percent]%` de descuento. ¿Cuánto cuesta hoy?',
    ]),
    tax: [
      `The price of a ${thing} is $[price], and sales tax of \`[percent]%\` is added. How much is it with tax?`,
      `El precio de ${cosa} es de $[price], y se agrega un impuesto de \`[percent]%\`. ¿Cuánto es con impuesto?`,
    ],
    both: joined(price, [
      'It is `[percent]%` off, and then tax of `[second]%` is added to the lower price. How much does it cost in all?',
      'Tiene `[percent]%` de descuento, y luego se agrega un impuesto de `[second]%` al precio rebajado. ¿Cuánto cuesta en total?',
    ]),
    before: [
      `With \`[percent]%\` off, a ${thing} costs $[after]. What is the price without the discount?`,
      `Con \`[percent]%\` de descuento, ${cosa} cuesta $[after]. ¿Cuál es el precio sin descuento?`,
    ],
    rise: [
      `The price of a ${thing} rose by \`[percent]%\`. Now it is $[after]. What was the price before?`,
      `El precio de ${cosa} subió \`[percent]%\`. Ahora es de $[after]. ¿Cuál era el precio antes?`,
    ],
  };
});

/** A bill of `$[price]` and a tip of `[percent]` percent. */
export const tipStories: readonly Told[] = (
  [
    ['A meal costs $[price].', 'Una comida cuesta $[price].'],
    ['Dinner for a family costs $[price].', 'La cena de una familia cuesta $[price].'],
    ['A taxi ride costs $[price].', 'Un viaje en taxi cuesta $[price].'],
    ['A haircut costs $[price].', 'Un corte de pelo cuesta $[price].'],
    ['Lunch with friends costs $[price].', 'Un almuerzo con amigos cuesta $[price].'],
    ['Food is brought to the house for $[price].', 'Llevan comida a la casa por $[price].'],
    ['A birthday breakfast costs $[price].', 'Un desayuno de cumpleaños cuesta $[price].'],
    ['A guided walk costs $[price].', 'Una caminata guiada cuesta $[price].'],
    ['A car wash costs $[price].', 'Un lavado de auto cuesta $[price].'],
    ['A boat tour costs $[price].', 'Un paseo en lancha cuesta $[price].'],
    ['Brunch costs $[price].', 'Un desayuno tardío cuesta $[price].'],
    ['Pizza for a party costs $[price].', 'La pizza para una fiesta cuesta $[price].'],
    ['Movers carry a piano for $[price].', 'Unos cargadores llevan un piano por $[price].'],
    ['A dog groomer charges $[price].', 'Una estética para perros cobra $[price].'],
    ['A bike repair costs $[price].', 'La reparación de una bicicleta cuesta $[price].'],
  ] satisfies readonly Told[]
).map((bill: Told) =>
  joined(bill, [
    '[name] adds a tip of `[percent]%`. How much does [name] pay in all?',
    '[name] agrega una propina de `[percent]%`. ¿Cuánto paga [name] en total?',
  ]),
);
