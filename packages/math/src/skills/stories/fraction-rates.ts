import type { Told } from '../kit/told.ts';

/** A fraction `[amount]` of a unit for a fraction `[count]` of another. */
export const fractionRateStories: readonly Told[] = [
  [
    'A turtle walks `[amount]` mile in `[count]` hour, always at the same speed. How many miles does it walk in one hour?',
    'Una tortuga camina `[amount]` de milla en `[count]` de hora, siempre a la misma velocidad. ¿Cuántas millas camina en una hora?',
  ],
  [
    '`[amount]` gallon of paint covers `[count]` of a wall. How many gallons cover the whole wall?',
    'Con `[amount]` de galón de pintura se cubre `[count]` de una pared. ¿Con cuántos galones se cubre toda la pared?',
  ],
  [
    'A recipe needs `[amount]` cup of sugar for `[count]` cup of milk. How many cups of sugar belong to one cup of milk?',
    'Una receta lleva `[amount]` de taza de azúcar por `[count]` de taza de leche. ¿Cuántas tazas de azúcar van con una taza de leche?',
  ],
  [
    'A mower cuts `[amount]` acre of grass in `[count]` hour. How many acres does it cut in one hour?',
    'Una podadora corta `[amount]` de acre de pasto en `[count]` de hora. ¿Cuántos acres corta en una hora?',
  ],
  [
    'A hose fills `[amount]` of a pool in `[count]` day. How many such pools does it fill in one day?',
    'Una manguera llena `[amount]` de una alberca en `[count]` de día. ¿Cuántas albercas iguales llena en un día?',
  ],
  [
    '`[amount]` pound of clay makes `[count]` of a vase. How many pounds of clay make the whole vase?',
    'Con `[amount]` de libra de barro se hace `[count]` de un jarrón. ¿Con cuántas libras de barro se hace el jarrón entero?',
  ],
  [
    'A hiker drinks `[amount]` quart of water in `[count]` hour. How many quarts is that in one hour?',
    'Un excursionista bebe `[amount]` de cuarto de agua en `[count]` de hora. ¿Cuántos cuartos son en una hora?',
  ],
  [
    'A dressing has `[amount]` cup of oil for `[count]` cup of vinegar. How many cups of oil belong to one cup of vinegar?',
    'Un aderezo lleva `[amount]` de taza de aceite por `[count]` de taza de vinagre. ¿Cuántas tazas de aceite van con una taza de vinagre?',
  ],
  [
    'A beetle crawls `[amount]` foot in `[count]` minute, always at the same speed. How many feet does it crawl in one minute?',
    'Un escarabajo avanza `[amount]` de pie en `[count]` de minuto, siempre a la misma velocidad. ¿Cuántos pies avanza en un minuto?',
  ],
  [
    '`[amount]` pound of seed is enough for `[count]` of a lawn. How many pounds does the whole lawn need?',
    '`[amount]` de libra de semilla alcanza para `[count]` de un césped. ¿Cuántas libras necesita todo el césped?',
  ],
  [
    'A robot vacuum cleans `[amount]` of a floor in `[count]` hour. How many such floors does it clean in one hour?',
    'Una aspiradora robot limpia `[amount]` de un piso en `[count]` de hora. ¿Cuántos pisos iguales limpia en una hora?',
  ],
  [
    '`[amount]` yard of ribbon goes around `[count]` of a wreath. How many yards go around the whole wreath?',
    'Con `[amount]` de yarda de cinta se rodea `[count]` de una corona. ¿Con cuántas yardas se rodea toda la corona?',
  ],
  [
    'A boat drifts `[amount]` mile in `[count]` hour, always at the same speed. How many miles does it drift in one hour?',
    'Una lancha avanza a la deriva `[amount]` de milla en `[count]` de hora, siempre a la misma velocidad. ¿Cuántas millas avanza en una hora?',
  ],
  [
    'A pancake mix needs `[amount]` cup of milk for `[count]` pound of flour. How many cups of milk belong to one pound of flour?',
    'Una mezcla para panqueques lleva `[amount]` de taza de leche por `[count]` de libra de harina. ¿Cuántas tazas de leche van con una libra de harina?',
  ],
  [
    'A coffee shop uses `[amount]` pound of beans in `[count]` hour. How many pounds is that in one hour?',
    'Una cafetería usa `[amount]` de libra de granos en `[count]` de hora. ¿Cuántas libras son en una hora?',
  ],
  [
    'A candle burns down `[amount]` inch in `[count]` hour. How many inches does it burn down in one hour?',
    'Una vela se consume `[amount]` de pulgada en `[count]` de hora. ¿Cuántas pulgadas se consume en una hora?',
  ],
];

/** Stories that look proportional: the ratio stays, the difference stays, or nothing changes. */
export const looksProportional: { readonly [kind in 'rate' | 'lead' | 'fixed']: readonly Told[] } = {
  rate: [
    [
      'Sofia and Omar fold cranes, each at a steady speed. They start together. When Omar has folded `[a]`, Sofia has folded `[b]`. How many has Sofia folded when Omar has folded `[c]`?',
      'Sofia y Omar doblan grullas, cada quien a velocidad constante. Empiezan juntos. Cuando Omar ha doblado `[a]`, Sofia ha doblado `[b]`. ¿Cuántas ha doblado Sofia cuando Omar ha doblado `[c]`?',
    ],
    [
      '`[a]` bags of sand weigh `[b]` kg. All bags are the same. How many kg do `[c]` bags weigh?',
      '`[a]` bolsas de arena pesan `[b]` kg. Todas las bolsas son iguales. ¿Cuántos kg pesan `[c]` bolsas?',
    ],
    [
      '`[a]` rolls of tape cost $[b]. All rolls cost the same. How many dollars do `[c]` rolls cost?',
      '`[a]` rollos de cinta cuestan $[b]. Todos los rollos cuestan lo mismo. ¿Cuántos dólares cuestan `[c]` rollos?',
    ],
    [
      'A robot walks `[b]` feet in `[a]` seconds and never changes its speed. How many feet does it walk in `[c]` seconds?',
      'Un robot camina `[b]` pies en `[a]` segundos y nunca cambia su velocidad. ¿Cuántos pies camina en `[c]` segundos?',
    ],
    [
      '`[a]` batches of granola take `[b]` cups of oats. How many cups of oats do `[c]` batches take?',
      '`[a]` tandas de granola llevan `[b]` tazas de avena. ¿Cuántas tazas de avena llevan `[c]` tandas?',
    ],
    [
      'A machine fills `[b]` jars in `[a]` minutes, always equally fast. How many jars does it fill in `[c]` minutes?',
      'Una máquina llena `[b]` frascos en `[a]` minutos, siempre igual de rápido. ¿Cuántos frascos llena en `[c]` minutos?',
    ],
    [
      '`[a]` identical tables have `[b]` seats in all. How many seats do `[c]` such tables have?',
      '`[a]` mesas idénticas tienen `[b]` asientos en total. ¿Cuántos asientos tienen `[c]` mesas así?',
    ],
    [
      'A printer uses `[b]` sheets for `[a]` copies of a booklet. How many sheets does it use for `[c]` copies?',
      'Una impresora usa `[b]` hojas para `[a]` copias de un folleto. ¿Cuántas hojas usa para `[c]` copias?',
    ],
    [
      '`[a]` gallons of paint cover `[b]` doors. How many doors of the same size do `[c]` gallons cover?',
      '`[a]` galones de pintura cubren `[b]` puertas. ¿Cuántas puertas del mismo tamaño cubren `[c]` galones?',
    ],
    [
      'In `[a]` hours a train car is loaded with `[b]` crates, the same number every hour. How many crates are loaded in `[c]` hours?',
      'En `[a]` horas se carga un vagón con `[b]` cajas, la misma cantidad cada hora. ¿Cuántas cajas se cargan en `[c]` horas?',
    ],
    [
      '`[a]` ounces of seed feed `[b]` birds. How many birds do `[c]` ounces feed?',
      'Con `[a]` onzas de semillas comen `[b]` pájaros. ¿Cuántos pájaros comen con `[c]` onzas?',
    ],
    [
      'A stair of `[a]` equal steps is `[b]` inches high. How many inches high is a stair of `[c]` such steps?',
      'Una escalera de `[a]` escalones iguales mide `[b]` pulgadas de alto. ¿Cuántas pulgadas de alto mide una escalera de `[c]` escalones así?',
    ],
    [
      '`[a]` yards of rope weigh `[b]` ounces. How many ounces do `[c]` yards of the same rope weigh?',
      '`[a]` yardas de cuerda pesan `[b]` onzas. ¿Cuántas onzas pesan `[c]` yardas de la misma cuerda?',
    ],
    [
      'A tank gains `[b]` gallons in `[a]` minutes from a steady hose. How many gallons does it gain in `[c]` minutes?',
      'Un tanque recibe `[b]` galones en `[a]` minutos de una manguera constante. ¿Cuántos galones recibe en `[c]` minutos?',
    ],
    [
      '`[a]` weeks of lunches cost `[b]` meal points, the same every week. How many meal points do `[c]` weeks cost?',
      '`[a]` semanas de almuerzos cuestan `[b]` puntos de comida, lo mismo cada semana. ¿Cuántos puntos cuestan `[c]` semanas?',
    ],
  ],
  lead: [
    [
      'Mei and Kofi run equally fast round a track. Mei started first. When Kofi has run `[a]` laps, Mei has run `[b]` laps. How many laps has Mei run when Kofi has run `[c]` laps?',
      'Mei y Kofi corren igual de rápido en una pista. Mei empezó primero. Cuando Kofi lleva `[a]` vueltas, Mei lleva `[b]` vueltas. ¿Cuántas vueltas lleva Mei cuando Kofi lleva `[c]` vueltas?',
    ],
    [
      "Ravi is `[a]` years old, and Ravi's sister is `[b]` years old. How old is the sister when Ravi is `[c]`?",
      'Ravi tiene `[a]` años y su hermana tiene `[b]` años. ¿Cuántos años tiene la hermana cuando Ravi tiene `[c]`?',
    ],
    [
      'Two candles of the same kind burn equally fast. The second was lit later. When the second is down by `[a]` mm, the first is down by `[b]` mm. By how many mm is the first down when the second is down by `[c]` mm?',
      'Dos velas iguales se consumen igual de rápido. La segunda se encendió después. Cuando la segunda se ha consumido `[a]` mm, la primera se ha consumido `[b]` mm. ¿Cuántos mm se ha consumido la primera cuando la segunda se ha consumido `[c]` mm?',
    ],
    [
      'Two tanks are filled equally fast. The first already had some water. When the second holds `[a]` gallons, the first holds `[b]` gallons. How many gallons does the first hold when the second holds `[c]`?',
      'Dos tanques se llenan igual de rápido. El primero ya tenía agua. Cuando el segundo tiene `[a]` galones, el primero tiene `[b]` galones. ¿Cuántos galones tiene el primero cuando el segundo tiene `[c]`?',
    ],
    [
      'Ana and Leo save one dollar each week. Ana began earlier. When Leo has $[a], Ana has $[b]. How many dollars does Ana have when Leo has $[c]?',
      'Ana y Leo ahorran un dólar cada semana. Ana empezó antes. Cuando Leo tiene $[a], Ana tiene $[b]. ¿Cuántos dólares tiene Ana cuando Leo tiene $[c]?',
    ],
    [
      'Two friends read equally fast. Nia began the book earlier. When Sam is on page `[a]`, Nia is on page `[b]`. On which page is Nia when Sam is on page `[c]`?',
      'Dos amigos leen igual de rápido. Nia empezó antes el libro. Cuando Sam va en la página `[a]`, Nia va en la página `[b]`. ¿En qué página va Nia cuando Sam va en la página `[c]`?',
    ],
    [
      'Two elevators rise equally fast, one above the other. When the lower one is at floor `[a]`, the upper one is at floor `[b]`. At which floor is the upper one when the lower one is at floor `[c]`?',
      'Dos elevadores suben igual de rápido, uno más arriba que el otro. Cuando el de abajo está en el piso `[a]`, el de arriba está en el piso `[b]`. ¿En qué piso está el de arriba cuando el de abajo está en el piso `[c]`?',
    ],
    [
      'Two vines grow equally fast. One was planted earlier. When the younger is `[a]` inches long, the older is `[b]` inches long. How many inches long is the older when the younger is `[c]` inches long?',
      'Dos enredaderas crecen igual de rápido. Una se plantó antes. Cuando la más joven mide `[a]` pulgadas, la otra mide `[b]` pulgadas. ¿Cuántas pulgadas mide la otra cuando la más joven mide `[c]` pulgadas?',
    ],
    [
      'Two players score one point each round. Rosa had points already. When Ivan has `[a]` points, Rosa has `[b]`. How many points does Rosa have when Ivan has `[c]`?',
      'Dos jugadores ganan un punto en cada ronda. Rosa ya tenía puntos. Cuando Ivan tiene `[a]` puntos, Rosa tiene `[b]`. ¿Cuántos puntos tiene Rosa cuando Ivan tiene `[c]`?',
    ],
    [
      'Two trucks drive equally fast on the same road. The first left earlier. When the second has gone `[a]` miles, the first has gone `[b]` miles. How many miles has the first gone when the second has gone `[c]`?',
      'Dos camiones van igual de rápido por la misma carretera. El primero salió antes. Cuando el segundo ha recorrido `[a]` millas, el primero ha recorrido `[b]` millas. ¿Cuántas millas ha recorrido el primero cuando el segundo ha recorrido `[c]`?',
    ],
    [
      'Two bakers frost cupcakes equally fast. One began earlier. When the later one has frosted `[a]`, the other has frosted `[b]`. How many has the other frosted when the later one has frosted `[c]`?',
      'Dos pasteleros decoran panquecitos igual de rápido. Uno empezó antes. Cuando el que empezó después ha decorado `[a]`, el otro ha decorado `[b]`. ¿Cuántos ha decorado el otro cuando el que empezó después ha decorado `[c]`?',
    ],
    [
      'Snow falls equally fast on two hills. One already had snow. When the bare hill has `[a]` inches, the other has `[b]` inches. How many inches does the other have when the bare hill has `[c]` inches?',
      'Nieva igual de rápido en dos cerros. Uno ya tenía nieve. Cuando el cerro sin nieve tiene `[a]` pulgadas, el otro tiene `[b]` pulgadas. ¿Cuántas pulgadas tiene el otro cuando el primero tiene `[c]` pulgadas?',
    ],
    [
      'Two machines stamp letters equally fast. One was turned on earlier. When the later one shows `[a]`, the other shows `[b]`. What does the other show when the later one shows `[c]`?',
      'Dos máquinas sellan cartas igual de rápido. Una se encendió antes. Cuando la que se encendió después marca `[a]`, la otra marca `[b]`. ¿Cuánto marca la otra cuando la que se encendió después marca `[c]`?',
    ],
    [
      'Two climbers climb equally fast on one wall. Uma is ahead. When Omar is `[a]` feet up, Uma is `[b]` feet up. How many feet up is Uma when Omar is `[c]` feet up?',
      'Dos escaladores suben igual de rápido por una pared. Uma va adelante. Cuando Omar está a `[a]` pies de altura, Uma está a `[b]` pies. ¿A cuántos pies está Uma cuando Omar está a `[c]` pies?',
    ],
    [
      'Two songs play at the same speed. One was started earlier. When the later one is at second `[a]`, the other is at second `[b]`. At which second is the other when the later one is at second `[c]`?',
      'Dos canciones suenan a la misma velocidad. Una empezó antes. Cuando la que empezó después va en el segundo `[a]`, la otra va en el segundo `[b]`. ¿En qué segundo va la otra cuando la que empezó después va en el segundo `[c]`?',
    ],
  ],
  fixed: [
    [
      '`[a]` shirts hang on a line in the sun and take `[b]` minutes to dry. In the same sun, how many minutes do `[c]` shirts take, hung side by side?',
      '`[a]` camisas cuelgan al sol en un tendedero y tardan `[b]` minutos en secarse. Con el mismo sol, ¿cuántos minutos tardan `[c]` camisas colgadas una junto a otra?',
    ],
    [
      'An orchestra of `[a]` players plays a piece in `[b]` minutes. How many minutes does an orchestra of `[c]` players take for the same piece?',
      'Una orquesta de `[a]` músicos toca una pieza en `[b]` minutos. ¿Cuántos minutos tarda una orquesta de `[c]` músicos en tocar la misma pieza?',
    ],
    [
      '`[a]` people watch a film that lasts `[b]` minutes. How many minutes does the film last for `[c]` people?',
      '`[a]` personas ven una película que dura `[b]` minutos. ¿Cuántos minutos dura la película para `[c]` personas?',
    ],
    [
      '`[a]` eggs boil together in one big pot for `[b]` minutes. How many minutes do `[c]` eggs boil in the same pot to be just as done?',
      '`[a]` huevos hierven juntos en una olla grande durante `[b]` minutos. ¿Cuántos minutos hierven `[c]` huevos en la misma olla para quedar igual de cocidos?',
    ],
    [
      '`[a]` friends walk to school together in `[b]` minutes. How many minutes does a group of `[c]` friends take for the same way at the same speed?',
      '`[a]` amigos caminan juntos a la escuela en `[b]` minutos. ¿Cuántos minutos tarda un grupo de `[c]` amigos en el mismo camino y a la misma velocidad?',
    ],
    [
      'A bus with `[a]` passengers takes `[b]` minutes to the museum. How many minutes does the same bus take with `[c]` passengers?',
      'Un autobús con `[a]` pasajeros tarda `[b]` minutos en llegar al museo. ¿Cuántos minutos tarda el mismo autobús con `[c]` pasajeros?',
    ],
    [
      '`[a]` muffins bake on one sheet for `[b]` minutes. How many minutes do `[c]` muffins bake on the same sheet?',
      '`[a]` panquecitos se hornean en una charola durante `[b]` minutos. ¿Cuántos minutos se hornean `[c]` panquecitos en la misma charola?',
    ],
    [
      '`[a]` singers sing a song in `[b]` minutes. How many minutes do `[c]` singers take for the same song?',
      '`[a]` cantantes cantan una canción en `[b]` minutos. ¿Cuántos minutos tardan `[c]` cantantes en cantar la misma canción?',
    ],
    [
      '`[a]` ice cubes of the same size lie apart in the sun and melt in `[b]` minutes. In how many minutes do `[c]` such ice cubes melt there?',
      '`[a]` cubos de hielo iguales están separados al sol y se derriten en `[b]` minutos. ¿En cuántos minutos se derriten ahí `[c]` cubos así?',
    ],
    [
      '`[a]` beans planted on the same day sprout after `[b]` days. After how many days do `[c]` such beans sprout?',
      '`[a]` frijoles plantados el mismo día brotan después de `[b]` días. ¿Después de cuántos días brotan `[c]` frijoles así?',
    ],
    [
      'A class of `[a]` students listens to a story that lasts `[b]` minutes. How many minutes does it last for a class of `[c]` students?',
      'Un grupo de `[a]` estudiantes escucha un cuento que dura `[b]` minutos. ¿Cuántos minutos dura para un grupo de `[c]` estudiantes?',
    ],
    [
      'An elevator with `[a]` people reaches the top in `[b]` seconds. In how many seconds does it reach the top with `[c]` people?',
      'Un elevador con `[a]` personas llega hasta arriba en `[b]` segundos. ¿En cuántos segundos llega hasta arriba con `[c]` personas?',
    ],
    [
      '`[a]` phones charge at the same time, each on its own plug, in `[b]` minutes. In how many minutes do `[c]` such phones charge, each on its own plug?',
      '`[a]` teléfonos se cargan al mismo tiempo, cada uno en su enchufe, en `[b]` minutos. ¿En cuántos minutos se cargan `[c]` teléfonos así, cada uno en su enchufe?',
    ],
    [
      '`[a]` dancers dance a dance of `[b]` minutes. How many minutes does it last with `[c]` dancers?',
      '`[a]` bailarines bailan una danza de `[b]` minutos. ¿Cuántos minutos dura con `[c]` bailarines?',
    ],
    [
      '`[a]` candles of one size are lit together and burn for `[b]` minutes. For how many minutes do `[c]` such candles burn, lit together?',
      '`[a]` velas del mismo tamaño se encienden juntas y arden `[b]` minutos. ¿Cuántos minutos arden `[c]` velas así, encendidas juntas?',
    ],
  ],
};
