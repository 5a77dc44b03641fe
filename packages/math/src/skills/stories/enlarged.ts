import type { Told } from '../kit/told.ts';

/** `[size]` for a figure with sides of `[side]`; how much for one with sides of `[larger]`, `[k]` times as long? */
export const sideGrowth: readonly Told[] = [
  [
    'Painting a star that is `[side]` cm high takes `[size]` ml of paint. The same star is painted again with every length `[k]` times as long, so that it is `[larger]` cm high. How many ml of paint does that take?',
    'Pintar una estrella de `[side]` cm de alto lleva `[size]` ml de pintura. La misma estrella se pinta otra vez con todas las longitudes `[k]` veces más largas, de modo que mide `[larger]` cm de alto. ¿Cuántos ml de pintura lleva?',
  ],
  [
    'A square garden with sides of `[side]` yards needs `[size]` pounds of grass seed. How many pounds does a square garden with sides of `[larger]` yards need?',
    'Un jardín cuadrado con lados de `[side]` yardas necesita `[size]` libras de semilla de pasto. ¿Cuántas libras necesita un jardín cuadrado con lados de `[larger]` yardas?',
  ],
  [
    'Covering a round tray of `[side]` cm across takes `[size]` g of clay. How many grams does it take to cover a round tray of `[larger]` cm across, just as thick?',
    'Cubrir una charola redonda de `[side]` cm de diámetro lleva `[size]` g de barro. ¿Cuántos gramos lleva cubrir una charola redonda de `[larger]` cm de diámetro, igual de gruesa?',
  ],
];

/** `[size]` covers or fills a figure; how much for one whose lengths are all `[k]` times as long? */
export const areaGrowth: readonly Told[] = [
  [
    'A poster uses `[size]` square inches of paper. A larger copy has every length multiplied by `[k]`. How many square inches of paper does the copy use?',
    'Un cartel usa `[size]` pulgadas cuadradas de papel. Una copia más grande tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas pulgadas cuadradas de papel usa la copia?',
  ],
  [
    'A farmer needs `[size]` pounds of seed for a square field. Another square field has sides that are `[k]` times as long. How many pounds of seed does it need?',
    'Una agricultora necesita `[size]` libras de semilla para un campo cuadrado. Otro campo cuadrado tiene lados `[k]` veces más largos. ¿Cuántas libras de semilla necesita?',
  ],
  [
    'Painting a window star takes `[size]` mL of paint. A star of the same shape is `[k]` times as tall. How many milliliters of paint does it take?',
    'Pintar una estrella de ventana lleva `[size]` mL de pintura. Una estrella de la misma forma es `[k]` veces más alta. ¿Cuántos mililitros de pintura lleva?',
  ],
  [
    'A square rug covers `[size]` square feet. Another square rug has sides that are `[k]` times as long. How many square feet does it cover?',
    'Un tapete cuadrado cubre `[size]` pies cuadrados. Otro tapete cuadrado tiene lados `[k]` veces más largos. ¿Cuántos pies cuadrados cubre?',
  ],
  [
    'A kite takes `[size]` square feet of cloth. A kite of the same shape has every length multiplied by `[k]`. How many square feet of cloth does it take?',
    'Un papalote lleva `[size]` pies cuadrados de tela. Uno de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántos pies cuadrados de tela lleva?',
  ],
  [
    'A round pizza takes `[size]` ounces of dough. Another one, just as thick, is `[k]` times as wide. How many ounces of dough does it take?',
    'Una pizza redonda lleva `[size]` onzas de masa. Otra, igual de gruesa, es `[k]` veces más ancha. ¿Cuántas onzas de masa lleva?',
  ],
  [
    'A small flag takes `[size]` square inches of felt. A flag of the same shape has every length multiplied by `[k]`. How many square inches of felt does it take?',
    'Una bandera pequeña lleva `[size]` pulgadas cuadradas de fieltro. Una de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas pulgadas cuadradas de fieltro lleva?',
  ],
  [
    'A square patio needs `[size]` tiles. Another square patio has sides that are `[k]` times as long. How many tiles of the same kind does it need?',
    'Un patio cuadrado necesita `[size]` losetas. Otro patio cuadrado tiene lados `[k]` veces más largos. ¿Cuántas losetas iguales necesita?',
  ],
  [
    'A photo print uses `[size]` drops of ink. A print of the same photo has every length multiplied by `[k]`. How many drops of ink does it use?',
    'Una foto impresa usa `[size]` gotas de tinta. Una copia de la misma foto tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas gotas de tinta usa?',
  ],
  [
    'A sail needs `[size]` square yards of canvas. A sail of the same shape has every length multiplied by `[k]`. How many square yards of canvas does it need?',
    'Una vela de barco necesita `[size]` yardas cuadradas de lona. Una de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas yardas cuadradas de lona necesita?',
  ],
  [
    'A square lawn takes `[size]` minutes to mow. Another square lawn has sides that are `[k]` times as long. How many minutes does it take at the same speed?',
    'Un césped cuadrado tarda `[size]` minutos en podarse. Otro césped cuadrado tiene lados `[k]` veces más largos. ¿Cuántos minutos tarda a la misma velocidad?',
  ],
  [
    'A paper heart weighs `[size]` grams. A heart of the same paper has every length multiplied by `[k]`. How many grams does it weigh?',
    'Un corazón de papel pesa `[size]` gramos. Un corazón del mismo papel tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántos gramos pesa?',
  ],
  [
    'A mosaic has `[size]` stones. A larger one of the same shape has every length multiplied by `[k]`. How many stones of the same size does it have?',
    'Un mosaico tiene `[size]` piedras. Uno más grande de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas piedras del mismo tamaño tiene?',
  ],
  [
    'A bedsheet takes `[size]` ounces of dye. A sheet of the same shape has every length multiplied by `[k]`. How many ounces of dye does it take?',
    'Una sábana lleva `[size]` onzas de tinte. Una de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas onzas de tinte lleva?',
  ],
  [
    'A round mirror has `[size]` square inches of glass. Another one is `[k]` times as wide. How many square inches of glass does it have?',
    'Un espejo redondo tiene `[size]` pulgadas cuadradas de vidrio. Otro es `[k]` veces más ancho. ¿Cuántas pulgadas cuadradas de vidrio tiene?',
  ],
];

export const volumeGrowth: readonly Told[] = [
  [
    'A small tank holds `[size]` gallons. A tank of the same shape has every length multiplied by `[k]`. How many gallons does it hold?',
    'En un tanque pequeño caben `[size]` galones. Un tanque de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántos galones le caben?',
  ],
  [
    'A clay model weighs `[size]` g. A solid copy of the same clay is `[k]` times as long, as wide and as high. How many grams does the copy weigh?',
    'Un modelo de barro pesa `[size]` g. Una copia maciza del mismo barro es `[k]` veces más larga, más ancha y más alta. ¿Cuántos gramos pesa la copia?',
  ],
  [
    'A box holds `[size]` small cubes. A box of the same shape has every length multiplied by `[k]`. How many small cubes does it hold?',
    'En una caja caben `[size]` cubos pequeños. Una caja de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántos cubos pequeños le caben?',
  ],
  [
    'A solid chocolate egg weighs `[size]` ounces. A solid egg of the same shape has every length multiplied by `[k]`. How many ounces does it weigh?',
    'Un huevo macizo de chocolate pesa `[size]` onzas. Uno macizo de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas onzas pesa?',
  ],
  [
    'A sandbox holds `[size]` bags of sand. A sandbox of the same shape has every length multiplied by `[k]`. How many bags of sand does it hold?',
    'En un arenero caben `[size]` bolsas de arena. Un arenero de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas bolsas de arena le caben?',
  ],
  [
    'An ice cube weighs `[size]` grams. An ice block has edges that are `[k]` times as long. How many grams does the block weigh?',
    'Un cubo de hielo pesa `[size]` gramos. Un bloque de hielo tiene aristas `[k]` veces más largas. ¿Cuántos gramos pesa el bloque?',
  ],
  [
    'A fish tank holds `[size]` quarts. A tank of the same shape is `[k]` times as long, as wide and as high. How many quarts does it hold?',
    'En una pecera caben `[size]` cuartos de galón. Una de la misma forma es `[k]` veces más larga, más ancha y más alta. ¿Cuántos cuartos de galón le caben?',
  ],
  [
    'A candle takes `[size]` ounces of wax. A candle of the same shape has every length multiplied by `[k]`. How many ounces of wax does it take?',
    'Una vela lleva `[size]` onzas de cera. Una de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas onzas de cera lleva?',
  ],
  [
    'A cube of cheese weighs `[size]` grams. A cube of the same cheese has edges that are `[k]` times as long. How many grams does it weigh?',
    'Un cubo de queso pesa `[size]` gramos. Un cubo del mismo queso tiene aristas `[k]` veces más largas. ¿Cuántos gramos pesa?',
  ],
  [
    'A planter holds `[size]` pounds of soil. A planter of the same shape has every length multiplied by `[k]`. How many pounds of soil does it hold?',
    'En una maceta caben `[size]` libras de tierra. Una de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas libras de tierra le caben?',
  ],
  [
    'A metal bolt weighs `[size]` grams. A bolt of the same shape and metal has every length multiplied by `[k]`. How many grams does it weigh?',
    'Un perno de metal pesa `[size]` gramos. Uno de la misma forma y del mismo metal tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántos gramos pesa?',
  ],
  [
    'A carton holds `[size]` cups of milk. A carton of the same shape has every length multiplied by `[k]`. How many cups does it hold?',
    'En un cartón caben `[size]` tazas de leche. Uno de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas tazas le caben?',
  ],
  [
    'A stack of hay in the shape of a cube weighs `[size]` pounds. Another one has edges that are `[k]` times as long. How many pounds does it weigh?',
    'Una paca de heno en forma de cubo pesa `[size]` libras. Otra tiene aristas `[k]` veces más largas. ¿Cuántas libras pesa?',
  ],
  [
    'A snow statue takes `[size]` buckets of snow. A solid statue of the same shape is `[k]` times as tall, as wide and as deep. How many buckets does it take?',
    'Una estatua de nieve lleva `[size]` cubetas de nieve. Una maciza de la misma forma es `[k]` veces más alta, más ancha y más profunda. ¿Cuántas cubetas lleva?',
  ],
  [
    'A soap bar weighs `[size]` ounces. A bar of the same shape has every length multiplied by `[k]`. How many ounces does it weigh?',
    'Un jabón pesa `[size]` onzas. Uno de la misma forma tiene todas las longitudes multiplicadas por `[k]`. ¿Cuántas onzas pesa?',
  ],
];
