import type { Told } from '../kit/told.ts';

/** A story of a rate, and how large the rate may be. */
export type RateTold = { readonly told: Told; readonly rate: readonly [low: number, high: number] };

const rate = (low: number, high: number, english: string, spanish: string): RateTold => ({
  told: [english, spanish],
  rate: [low, high],
});

/** So much `[a]` of one thing for `[b]` of another; how many for `[c]`? The rate is b for one of a. */
export const rateStories: readonly RateTold[] = [
  rate(
    2,
    9,
    '`[a]` cups of flour make `[b]` muffins. With the same recipe, how many muffins do `[c]` cups of flour make?',
    'Con `[a]` tazas de harina salen `[b]` panquecitos. Con la misma receta, ¿cuántos panquecitos salen con `[c]` tazas de harina?',
  ),
  rate(
    0.4,
    9,
    '`[a]` cans of paint are enough for `[b]` chairs. For how many chairs of the same kind are `[c]` cans enough?',
    '`[a]` latas de pintura alcanzan para `[b]` sillas. ¿Para cuántas sillas iguales alcanzan `[c]` latas?',
  ),
  rate(
    0.2,
    2,
    'In `[a]` minutes [name] bikes `[b]` laps, always at the same speed. How many laps are that in `[c]` minutes?',
    'En `[a]` minutos [name] da `[b]` vueltas en bicicleta, siempre a la misma velocidad. ¿Cuántas vueltas son en `[c]` minutos?',
  ),
  rate(
    0.2,
    9,
    'A pump moves `[b]` gallons of water in `[a]` seconds. How many gallons does it move in `[c]` seconds?',
    'Una bomba mueve `[b]` galones de agua en `[a]` segundos. ¿Cuántos galones mueve en `[c]` segundos?',
  ),
  rate(
    2,
    9,
    '`[a]` pounds of nuts cost $[b]. At the same price, how many dollars do `[c]` pounds cost?',
    '`[a]` libras de nueces cuestan $[b]. Al mismo precio, ¿cuántos dólares cuestan `[c]` libras?',
  ),
  rate(
    0.3,
    9,
    'In a game, `[a]` gold coins buy `[b]` stars. How many stars do `[c]` gold coins buy?',
    'En un juego, con `[a]` monedas de oro se compran `[b]` estrellas. ¿Cuántas estrellas se compran con `[c]` monedas de oro?',
  ),
  rate(
    1,
    9,
    'A copier prints `[b]` posters in `[a]` minutes. How many posters does it print in `[c]` minutes?',
    'Una copiadora imprime `[b]` carteles en `[a]` minutos. ¿Cuántos carteles imprime en `[c]` minutos?',
  ),
  rate(
    0.5,
    4,
    '[name] hikes `[b]` miles in `[a]` hours, always at the same speed. How many miles is that in `[c]` hours?',
    '[name] camina `[b]` millas en `[a]` horas, siempre a la misma velocidad. ¿Cuántas millas son en `[c]` horas?',
  ),
  rate(
    0.2,
    3,
    'In `[a]` days a cow eats `[b]` bales of hay. How many bales does it eat in `[c]` days?',
    'En `[a]` días una vaca come `[b]` pacas de heno. ¿Cuántas pacas come en `[c]` días?',
  ),
  rate(
    0.2,
    3,
    'For `[a]` quarts of soup you need `[b]` carrots. How many carrots do you need for `[c]` quarts?',
    'Para `[a]` cuartos de sopa se necesitan `[b]` zanahorias. ¿Cuántas zanahorias se necesitan para `[c]` cuartos?',
  ),
  rate(
    0.5,
    9,
    'A gardener plants `[b]` bulbs in `[a]` minutes, always equally fast. How many bulbs is that in `[c]` minutes?',
    'Un jardinero planta `[b]` bulbos en `[a]` minutos, siempre igual de rápido. ¿Cuántos bulbos son en `[c]` minutos?',
  ),
  rate(
    0.2,
    3,
    '`[a]` dogs at a shelter eat `[b]` pounds of food in a day. How many pounds do `[c]` dogs of the same size eat?',
    'En un refugio, `[a]` perros comen `[b]` libras de alimento al día. ¿Cuántas libras comen `[c]` perros del mismo tamaño?',
  ),
  rate(
    2,
    9,
    '`[a]` balls of yarn are enough for `[b]` hats. For how many hats of the same kind are `[c]` balls enough?',
    '`[a]` madejas de estambre alcanzan para `[b]` gorros. ¿Para cuántos gorros iguales alcanzan `[c]` madejas?',
  ),
  rate(
    0.3,
    4,
    'A punch has `[b]` cups of juice for `[a]` cups of water. How many cups of juice go with `[c]` cups of water?',
    'Un ponche lleva `[b]` tazas de jugo por `[a]` tazas de agua. ¿Cuántas tazas de jugo van con `[c]` tazas de agua?',
  ),
  rate(
    1,
    9,
    'A wall needs `[b]` bricks for `[a]` feet of its first row. How many bricks do `[c]` feet of that row need?',
    'Un muro necesita `[b]` ladrillos por `[a]` pies de su primera hilera. ¿Cuántos ladrillos necesitan `[c]` pies de esa hilera?',
  ),
  rate(
    0.2,
    2,
    'A drip fills `[b]` cups in `[a]` minutes. How many cups does it fill in `[c]` minutes?',
    'Una gotera llena `[b]` tazas en `[a]` minutos. ¿Cuántas tazas llena en `[c]` minutos?',
  ),
  rate(
    0.1,
    4,
    'On a ride, `[a]` tickets let `[b]` people on. How many people do `[c]` tickets let on?',
    'En un juego de feria, con `[a]` boletos suben `[b]` personas. ¿Cuántas personas suben con `[c]` boletos?',
  ),
  rate(
    0.1,
    4,
    'A crew paves `[b]` yards of path in `[a]` hours. How many yards does it pave in `[c]` hours?',
    'Una cuadrilla pavimenta `[b]` yardas de camino en `[a]` horas. ¿Cuántas yardas pavimenta en `[c]` horas?',
  ),
  rate(
    0.1,
    9,
    'A mosaic has `[b]` blue tiles for every `[a]` white tiles. How many blue tiles go with `[c]` white tiles?',
    'Un mosaico tiene `[b]` piezas azules por cada `[a]` piezas blancas. ¿Cuántas piezas azules van con `[c]` piezas blancas?',
  ),
  rate(
    0.1,
    9,
    'At a swap, `[a]` comic books are traded for `[b]` trading cards. For how many cards are `[c]` comic books traded?',
    'En un intercambio, `[a]` historietas se cambian por `[b]` tarjetas. ¿Por cuántas tarjetas se cambian `[c]` historietas?',
  ),
];

/** `[amount]` for `[count]`; how much for one? `rate` is how large that may be. */
export const unitStories: readonly RateTold[] = [
  rate(
    2,
    10,
    '`[count]` raffle tickets cost $[amount]. How many dollars is that for one ticket?',
    '`[count]` boletos de rifa cuestan $[amount]. ¿Cuántos dólares son por un boleto?',
  ),
  rate(
    1,
    9,
    'A belt moves a box `[amount]` feet in `[count]` seconds, always at the same speed. How many feet does it move in one second?',
    'Una banda mueve una caja `[amount]` pies en `[count]` segundos, siempre a la misma velocidad. ¿Cuántos pies la mueve en un segundo?',
  ),
  rate(
    10,
    40,
    '[name] types `[amount]` words in `[count]` minutes, always at the same speed. How many words is that in one minute?',
    '[name] escribe en el teclado `[amount]` palabras en `[count]` minutos, siempre a la misma velocidad. ¿Cuántas palabras son en un minuto?',
  ),
  rate(
    2,
    15,
    'A hose pours `[amount]` gallons of water in `[count]` minutes. How many gallons does it pour in one minute?',
    'Una manguera echa `[amount]` galones de agua en `[count]` minutos. ¿Cuántos galones echa en un minuto?',
  ),
  rate(
    4,
    40,
    'A printer prints `[amount]` pages in `[count]` minutes. How many pages does it print in one minute?',
    'Una impresora imprime `[amount]` páginas en `[count]` minutos. ¿Cuántas páginas imprime en un minuto?',
  ),
  rate(
    10,
    40,
    'A van goes `[amount]` miles on `[count]` gallons of gas. How many miles does it go on one gallon?',
    'Una camioneta recorre `[amount]` millas con `[count]` galones de gasolina. ¿Cuántas millas recorre con un galón?',
  ),
  rate(
    1,
    6,
    'A bakery uses `[amount]` cups of flour for `[count]` cakes of the same kind. How many cups of flour does one cake need?',
    'Una panadería usa `[amount]` tazas de harina para `[count]` pasteles iguales. ¿Cuántas tazas de harina necesita un pastel?',
  ),
  rate(
    6,
    15,
    '[name] bikes `[amount]` miles in `[count]` hours, always at the same speed. How many miles is that in one hour?',
    '[name] recorre `[amount]` millas en bicicleta en `[count]` horas, siempre a la misma velocidad. ¿Cuántas millas son en una hora?',
  ),
  rate(
    2,
    40,
    '`[count]` identical boxes weigh `[amount]` pounds. How many pounds does one box weigh?',
    '`[count]` cajas idénticas pesan `[amount]` libras. ¿Cuántas libras pesa una caja?',
  ),
  rate(
    5,
    40,
    '[name] reads `[amount]` pages in `[count]` days, the same number every day. How many pages is that in one day?',
    '[name] lee `[amount]` páginas en `[count]` días, la misma cantidad cada día. ¿Cuántas páginas son en un día?',
  ),
  rate(
    5,
    40,
    'A factory packs `[amount]` toys in `[count]` minutes. How many toys does it pack in one minute?',
    'Una fábrica empaca `[amount]` juguetes en `[count]` minutos. ¿Cuántos juguetes empaca en un minuto?',
  ),
  rate(
    2,
    9,
    '`[count]` yards of fence need `[amount]` boards. How many boards does one yard need?',
    '`[count]` yardas de cerca necesitan `[amount]` tablas. ¿Cuántas tablas necesita una yarda?',
  ),
  rate(
    6,
    20,
    '[name] earns $[amount] in `[count]` hours of yard work. How many dollars is that for one hour?',
    '[name] gana $[amount] en `[count]` horas de trabajo en el jardín. ¿Cuántos dólares son por una hora?',
  ),
  rate(
    2,
    36,
    'A tree grows `[amount]` inches in `[count]` years, the same every year. How many inches does it grow in one year?',
    'Un árbol crece `[amount]` pulgadas en `[count]` años, lo mismo cada año. ¿Cuántas pulgadas crece en un año?',
  ),
  rate(
    2,
    15,
    '`[count]` students put in $[amount] for a gift, each the same. How many dollars does one student put in?',
    '`[count]` estudiantes ponen $[amount] para un regalo, todos lo mismo. ¿Cuántos dólares pone un estudiante?',
  ),
  rate(
    1,
    12,
    'A wheel turns `[amount]` times in `[count]` seconds. How many times does it turn in one second?',
    'Una rueda gira `[amount]` veces en `[count]` segundos. ¿Cuántas veces gira en un segundo?',
  ),
];

/** Prices below a dollar for one, and other amounts below one. */
export const smallUnitStories: readonly Told[] = [
  [
    '`[count]` raffle tickets cost $[amount]. How many dollars is that for one ticket?',
    '`[count]` boletos de rifa cuestan $[amount]. ¿Cuántos dólares son por un boleto?',
  ],
  [
    '`[count]` pencils cost $[amount]. How many dollars is that for one pencil?',
    '`[count]` lápices cuestan $[amount]. ¿Cuántos dólares son por un lápiz?',
  ],
  [
    '`[count]` stickers cost $[amount]. How many dollars is that for one sticker?',
    '`[count]` calcomanías cuestan $[amount]. ¿Cuántos dólares son por una calcomanía?',
  ],
  [
    '`[count]` balloons cost $[amount]. How many dollars is that for one balloon?',
    '`[count]` globos cuestan $[amount]. ¿Cuántos dólares son por un globo?',
  ],
  [
    '`[count]` limes cost $[amount]. How many dollars is that for one lime?',
    '`[count]` limones cuestan $[amount]. ¿Cuántos dólares son por un limón?',
  ],
  [
    '`[count]` erasers cost $[amount]. How many dollars is that for one eraser?',
    '`[count]` borradores cuestan $[amount]. ¿Cuántos dólares son por un borrador?',
  ],
  [
    '`[count]` eggs cost $[amount]. How many dollars is that for one egg?',
    '`[count]` huevos cuestan $[amount]. ¿Cuántos dólares son por un huevo?',
  ],
  [
    '`[count]` plums cost $[amount]. How many dollars is that for one plum?',
    '`[count]` ciruelas cuestan $[amount]. ¿Cuántos dólares son por una ciruela?',
  ],
  [
    '`[count]` paper plates cost $[amount]. How many dollars is that for one plate?',
    '`[count]` platos de papel cuestan $[amount]. ¿Cuántos dólares son por un plato?',
  ],
  [
    '`[count]` photo prints cost $[amount]. How many dollars is that for one print?',
    '`[count]` fotos impresas cuestan $[amount]. ¿Cuántos dólares son por una foto?',
  ],
  [
    '`[count]` buttons cost $[amount]. How many dollars is that for one button?',
    '`[count]` botones cuestan $[amount]. ¿Cuántos dólares son por un botón?',
  ],
  [
    '`[count]` cookies cost $[amount] at a bake sale. How many dollars is that for one cookie?',
    '`[count]` galletas cuestan $[amount] en una venta escolar. ¿Cuántos dólares son por una galleta?',
  ],
  [
    'A snail crawls `[amount]` inches in `[count]` seconds. How many inches is that in one second?',
    'Un caracol avanza `[amount]` pulgadas en `[count]` segundos. ¿Cuántas pulgadas son en un segundo?',
  ],
  [
    'A plant grows `[amount]` inches in `[count]` days, the same every day. How many inches does it grow in one day?',
    'Una planta crece `[amount]` pulgadas en `[count]` días, lo mismo cada día. ¿Cuántas pulgadas crece en un día?',
  ],
  [
    '`[count]` identical batteries weigh `[amount]` ounces. How many ounces does one battery weigh?',
    '`[count]` pilas idénticas pesan `[amount]` onzas. ¿Cuántas onzas pesa una pila?',
  ],
  [
    'A faucet drips `[amount]` cups in `[count]` hours. How many cups is that in one hour?',
    'Una llave gotea `[amount]` tazas en `[count]` horas. ¿Cuántas tazas son en una hora?',
  ],
];
