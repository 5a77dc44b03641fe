import { joined, type Told } from '../kit/told.ts';

/** A start `[b]`, and `[m]` more for each of `[n]`; `[t]` is the total. */
export type ModelTold = {
  readonly one: string;
  readonly many: string;
  readonly what: string;
  readonly total: Told;
  readonly howMany: Told;
  readonly rule: Told;
};

type Row = readonly [one: string, what: string, muchos: string, que: string, tell: Told, total: Told, howMany: Told];

const model = ([one, what, muchos, que, tell, total, howMany]: Row): ModelTold => ({
  one,
  many: `${one}s`,
  what,
  total: joined(tell, total),
  howMany: joined(tell, howMany),
  rule: joined(tell, [
    `Let \`x\` be the number of ${one}s and \`y\` ${what}. Write the rule as an equation that starts with \`y =\`.`,
    `Sea \`x\` el número de ${muchos} y \`y\` ${que}. Escriban la regla como una ecuación que empiece con \`y =\`.`,
  ]),
});

export const modelStories: readonly ModelTold[] = (
  [
    [
      'mile',
      'the cost in dollars',
      'millas',
      'el costo en dólares',
      ['A taxi costs $[b] to start and $[m] for each mile.', 'Un taxi cuesta $[b] al empezar y $[m] por cada milla.'],
      ['What does a trip of `[n]` miles cost, in dollars?', '¿Cuánto cuesta un viaje de `[n]` millas, en dólares?'],
      ['A trip costs $[t]. How many miles long is it?', 'Un viaje cuesta $[t]. ¿De cuántas millas es?'],
    ],
    [
      'month',
      'the cost in dollars',
      'meses',
      'el costo en dólares',
      [
        'A gym takes $[b] once to join and then $[m] a month.',
        'Un gimnasio cobra $[b] una vez al inscribirse y luego $[m] al mes.',
      ],
      ['What do `[n]` months cost in all, in dollars?', '¿Cuánto cuestan `[n]` meses en total, en dólares?'],
      [
        'Someone has paid $[t] in all. For how many months is that?',
        'Alguien ha pagado $[t] en total. ¿Por cuántos meses es?',
      ],
    ],
    [
      'minute',
      'the gallons in the tank',
      'minutos',
      'los galones del tanque',
      [
        'A tank holds [b] gallons of water. A pump adds [m] gallons each minute.',
        'Un tanque tiene [b] galones de agua. Una bomba agrega [m] galones cada minuto.',
      ],
      [
        'How many gallons are in the tank after `[n]` minutes?',
        '¿Cuántos galones hay en el tanque después de `[n]` minutos?',
      ],
      [
        'After how many minutes are there `[t]` gallons in the tank?',
        '¿Después de cuántos minutos hay `[t]` galones en el tanque?',
      ],
    ],
    [
      'month',
      'its height in inches',
      'meses',
      'su altura en pulgadas',
      [
        'A young tree is [b] inches tall and grows [m] inches each month.',
        'Un árbol joven mide [b] pulgadas y crece [m] pulgadas cada mes.',
      ],
      ['How many inches tall is it after `[n]` months?', '¿Cuántas pulgadas mide después de `[n]` meses?'],
      ['After how many months is it `[t]` inches tall?', '¿Después de cuántos meses mide `[t]` pulgadas?'],
    ],
    [
      'week',
      'the savings in dollars',
      'semanas',
      'los ahorros en dólares',
      [
        'A savings jar holds $[b], and $[m] are added each week.',
        'Una alcancía tiene $[b], y cada semana se agregan $[m].',
      ],
      ['How many dollars are in it after `[n]` weeks?', '¿Cuántos dólares hay después de `[n]` semanas?'],
      ['After how many weeks are there $[t] in it?', '¿Después de cuántas semanas hay $[t]?'],
    ],
    [
      'ride',
      'the cost in dollars',
      'juegos',
      'el costo en dólares',
      [
        'A fair costs $[b] to enter and $[m] for each ride.',
        'Entrar a una feria cuesta $[b] y cada juego cuesta $[m].',
      ],
      [
        'What does a visit with `[n]` rides cost, in dollars?',
        '¿Cuánto cuesta una visita con `[n]` juegos, en dólares?',
      ],
      ['A visit costs $[t]. How many rides does it have?', 'Una visita cuesta $[t]. ¿Cuántos juegos tiene?'],
    ],
    [
      'hour',
      'the cost in dollars',
      'horas',
      'el costo en dólares',
      ['Renting a canoe costs $[b] and then $[m] an hour.', 'Rentar una canoa cuesta $[b] y luego $[m] por hora.'],
      ['What do `[n]` hours cost in all, in dollars?', '¿Cuánto cuestan `[n]` horas en total, en dólares?'],
      ['A rental costs $[t]. How many hours is it for?', 'Una renta cuesta $[t]. ¿De cuántas horas es?'],
    ],
    [
      'shirt',
      'the cost in dollars',
      'camisetas',
      'el costo en dólares',
      [
        'A print shop charges $[b] for the design and $[m] for each shirt.',
        'Una imprenta cobra $[b] por el diseño y $[m] por cada camiseta.',
      ],
      ['What do `[n]` shirts cost in all, in dollars?', '¿Cuánto cuestan `[n]` camisetas en total, en dólares?'],
      ['An order costs $[t]. How many shirts are in it?', 'Un pedido cuesta $[t]. ¿Cuántas camisetas tiene?'],
    ],
    [
      'brick',
      'the weight in pounds',
      'ladrillos',
      'el peso en libras',
      [
        'An empty cart weighs [b] pounds. Each brick in it weighs [m] pounds.',
        'Una carretilla vacía pesa [b] libras. Cada ladrillo pesa [m] libras.',
      ],
      [
        'How many pounds does the cart weigh with `[n]` bricks?',
        '¿Cuántas libras pesa la carretilla con `[n]` ladrillos?',
      ],
      [
        'The loaded cart weighs `[t]` pounds. How many bricks are in it?',
        'La carretilla cargada pesa `[t]` libras. ¿Cuántos ladrillos lleva?',
      ],
    ],
    [
      'win',
      'the points',
      'victorias',
      'los puntos',
      [
        'A team starts with [b] points and gets [m] points for each win.',
        'Un equipo empieza con [b] puntos y recibe [m] puntos por cada victoria.',
      ],
      ['How many points does it have after `[n]` wins?', '¿Cuántos puntos tiene después de `[n]` victorias?'],
      ['After how many wins does it have `[t]` points?', '¿Después de cuántas victorias tiene `[t]` puntos?'],
    ],
    [
      'day',
      'the number of pages read',
      'días',
      'el número de páginas leídas',
      [
        'Someone has read [b] pages of a book and reads [m] pages each day.',
        'Alguien ha leído [b] páginas de un libro y lee [m] páginas cada día.',
      ],
      ['How many pages are read after `[n]` days?', '¿Cuántas páginas lleva después de `[n]` días?'],
      ['After how many days are `[t]` pages read?', '¿Después de cuántos días lleva `[t]` páginas?'],
    ],
    [
      'cup',
      'the height in inches',
      'vasos',
      'la altura en pulgadas',
      [
        'A machine base is [b] inches high. Each large cup stacked on it adds [m] inches.',
        'La base de una máquina mide [b] pulgadas de alto. Cada vaso grande apilado agrega [m] pulgadas.',
      ],
      ['How many inches high is it with `[n]` cups?', '¿Cuántas pulgadas de alto mide con `[n]` vasos?'],
      ['It is `[t]` inches high. How many cups are on it?', 'Mide `[t]` pulgadas de alto. ¿Cuántos vasos tiene?'],
    ],
    [
      'lesson',
      'the cost in dollars',
      'clases',
      'el costo en dólares',
      [
        'A music school charges $[b] for a book and $[m] for each lesson.',
        'Una escuela de música cobra $[b] por un libro y $[m] por cada clase.',
      ],
      ['What do the book and `[n]` lessons cost, in dollars?', '¿Cuánto cuestan el libro y `[n]` clases, en dólares?'],
      [
        'Someone has paid $[t] in all. How many lessons is that for?',
        'Alguien ha pagado $[t] en total. ¿Por cuántas clases es?',
      ],
    ],
    [
      'week',
      'the number of stamps',
      'semanas',
      'el número de estampillas',
      [
        'A collection has [b] stamps, and [m] more come each week.',
        'Una colección tiene [b] estampillas, y cada semana se suman [m] más.',
      ],
      ['How many stamps are there after `[n]` weeks?', '¿Cuántas estampillas hay después de `[n]` semanas?'],
      ['After how many weeks are there `[t]` stamps?', '¿Después de cuántas semanas hay `[t]` estampillas?'],
    ],
    [
      'hour',
      'the depth in inches',
      'horas',
      'la profundidad en pulgadas',
      [
        'There are [b] inches of snow on a roof, and [m] inches more fall each hour.',
        'Hay [b] pulgadas de nieve en un techo, y cada hora caen [m] pulgadas más.',
      ],
      ['How many inches are there after `[n]` hours?', '¿Cuántas pulgadas hay después de `[n]` horas?'],
      ['After how many hours are there `[t]` inches?', '¿Después de cuántas horas hay `[t]` pulgadas?'],
    ],
  ] satisfies readonly Row[]
).map(model);

/** `[start]` that is multiplied by `[factor]`, `[n]` times. */
export const growthStories: readonly Told[] = [
  [
    'A dish holds `[start]` cells. Each hour the number of cells is multiplied by `[factor]`. How many cells are there after `[n]` hours?',
    'Un plato tiene `[start]` células. Cada hora el número de células se multiplica por `[factor]`. ¿Cuántas células hay después de `[n]` horas?',
  ],
  [
    'A video has `[start]` views. Each day the total is `[factor]` times the total of the day before. How many views are there after `[n]` days?',
    'Un video tiene `[start]` vistas. Cada día el total es `[factor]` veces el total del día anterior. ¿Cuántas vistas hay después de `[n]` días?',
  ],
  [
    '`[start]` lily pads float on a pond. Every week there are `[factor]` times as many as the week before. How many pads are there after `[n]` weeks?',
    '`[start]` hojas de nenúfar flotan en un estanque. Cada semana hay `[factor]` veces las de la semana anterior. ¿Cuántas hay después de `[n]` semanas?',
  ],
  [
    '`[start]` people know a secret. Each day `[factor]` times as many know it as the day before. How many people know it after `[n]` days?',
    '`[start]` personas saben un secreto. Cada día lo sabe `[factor]` veces la cantidad del día anterior. ¿Cuántas personas lo saben después de `[n]` días?',
  ],
  [
    'A website has `[start]` users. Each month their number is multiplied by `[factor]`. How many users are there after `[n]` months?',
    'Un sitio web tiene `[start]` usuarios. Cada mes su número se multiplica por `[factor]`. ¿Cuántos usuarios hay después de `[n]` meses?',
  ],
  [
    'A sheet of paper is torn into `[factor]` pieces, and so is each piece, again and again. It began with `[start]` sheets. How many pieces are there after `[n]` rounds?',
    'Una hoja de papel se rompe en `[factor]` pedazos, y también cada pedazo, una y otra vez. Al principio había `[start]` hojas. ¿Cuántos pedazos hay después de `[n]` rondas?',
  ],
  [
    '`[start]` yeast cells live in a drop of water. Every half hour their number is multiplied by `[factor]`. How many cells are there after `[n]` half hours?',
    '`[start]` células de levadura viven en una gota de agua. Cada media hora su número se multiplica por `[factor]`. ¿Cuántas células hay después de `[n]` medias horas?',
  ],
  [
    'A message is sent to `[start]` people. Each of them sends it to `[factor]` new people, and so on. How many people get it in round `[n]` after that?',
    'Un mensaje se envía a `[start]` personas. Cada una lo envía a `[factor]` personas nuevas, y así sucesivamente. ¿Cuántas personas lo reciben en la ronda `[n]` después de esa?',
  ],
  [
    '`[start]` fruit flies are in a jar. Each week their number is multiplied by `[factor]`. How many fruit flies are there after `[n]` weeks?',
    'Hay `[start]` moscas de la fruta en un frasco. Cada semana su número se multiplica por `[factor]`. ¿Cuántas moscas hay después de `[n]` semanas?',
  ],
  [
    'A prize starts at $[start]. In each round it is multiplied by `[factor]`. How many dollars is it after `[n]` rounds?',
    'Un premio empieza en $[start]. En cada ronda se multiplica por `[factor]`. ¿De cuántos dólares es después de `[n]` rondas?',
  ],
  [
    '`[start]` mushrooms grow in a cellar. Each week there are `[factor]` times as many. How many mushrooms are there after `[n]` weeks?',
    '`[start]` hongos crecen en un sótano. Cada semana hay `[factor]` veces la cantidad. ¿Cuántos hongos hay después de `[n]` semanas?',
  ],
  [
    'A game begins with `[start]` tiles. In every level the number of tiles is multiplied by `[factor]`. How many tiles are there after `[n]` levels?',
    'Un juego empieza con `[start]` fichas. En cada nivel el número de fichas se multiplica por `[factor]`. ¿Cuántas fichas hay después de `[n]` niveles?',
  ],
  [
    'A school of `[start]` small fish moves into a reef. Each year their number is multiplied by `[factor]`. How many fish are there after `[n]` years?',
    'Un grupo de `[start]` peces pequeños llega a un arrecife. Cada año su número se multiplica por `[factor]`. ¿Cuántos peces hay después de `[n]` años?',
  ],
  [
    '`[start]` branches grow from a trunk. Each branch splits into `[factor]` new ones, again and again. How many branch ends are there after `[n]` splits?',
    'De un tronco crecen `[start]` ramas. Cada rama se divide en `[factor]` nuevas, una y otra vez. ¿Cuántas puntas hay después de `[n]` divisiones?',
  ],
  [
    'A song is played `[start]` times on the first day. Each day it is played `[factor]` times as often as the day before. How often is it played `[n]` days later?',
    'Una canción se escucha `[start]` veces el primer día. Cada día se escucha `[factor]` veces lo del día anterior. ¿Cuántas veces se escucha `[n]` días después?',
  ],
];

/** Two kinds, `[p]` and `[q]` each: `[count]` of them make `[total]`. */
export type KindsTold = { readonly one: string; readonly other: string; readonly told: Told };
const kinds = (one: string, other: string, unos: string, tell: Told): KindsTold => ({
  one,
  other,
  told: joined(tell, [`How many ${one} are there?`, `¿${unos} hay?`]),
});
export const kindsStories: readonly KindsTold[] = [
  kinds('adult tickets', 'child tickets', 'Cuántos boletos de adulto', [
    'A school play sells [count] tickets for $[total] altogether. An adult ticket costs $[p] and a child ticket costs $[q].',
    'Una obra escolar vende [count] boletos por $[total] en total. Un boleto de adulto cuesta $[p] y uno de niño cuesta $[q].',
  ]),
  kinds('large tables', 'small tables', 'Cuántas mesas grandes', [
    'A café has [count] tables with [total] chairs in all. Each large table has [p] chairs and each small table has [q] chairs.',
    'Un café tiene [count] mesas con [total] sillas en total. Cada mesa grande tiene [p] sillas y cada mesa pequeña tiene [q] sillas.',
  ]),
  kinds('hard questions', 'easy questions', 'Cuántas preguntas difíciles', [
    'In a quiz there are [count] questions worth [total] points in all. A hard question is worth [p] points and an easy one [q] points.',
    'En una prueba hay [count] preguntas que valen [total] puntos en total. Una pregunta difícil vale [p] puntos y una fácil [q] puntos.',
  ]),
  kinds('big boxes', 'small boxes', 'Cuántas cajas grandes', [
    'A van carries [count] boxes that weigh [total] pounds altogether. A big box weighs [p] pounds and a small box weighs [q] pounds.',
    'Una camioneta lleva [count] cajas que pesan [total] libras en total. Una caja grande pesa [p] libras y una pequeña pesa [q] libras.',
  ]),
  kinds('hats', 'scarves', 'Cuántos gorros', [
    'A knitter sells [count] hats and scarves for $[total] altogether. A hat costs $[p] and a scarf costs $[q] at the end of winter.',
    'Una tejedora vende [count] gorros y bufandas por $[total] en total. Un gorro cuesta $[p] y una bufanda cuesta $[q] al final del invierno.',
  ]),
  kinds('large bags', 'small bags', 'Cuántas bolsas grandes', [
    'A farm packs [total] pounds of potatoes into [count] bags. A large bag holds [p] pounds and a small one [q] pounds.',
    'Una granja empaca [total] libras de papas en [count] bolsas. En una bolsa grande caben [p] libras y en una pequeña [q] libras.',
  ]),
  kinds('long songs', 'short songs', 'Cuántas canciones largas', [
    'A concert has [count] songs and lasts [total] minutes. A long song takes [p] minutes and a short one [q] minutes.',
    'Un concierto tiene [count] canciones y dura [total] minutos. Una canción larga dura [p] minutos y una corta [q] minutos.',
  ]),
  kinds('vans', 'cars', 'Cuántas camionetas', [
    'A group of [total] people rides in [count] vans and cars. Each van takes [p] people and each car takes [q] people.',
    'Un grupo de [total] personas viaja en [count] camionetas y autos. En cada camioneta van [p] personas y en cada auto [q] personas.',
  ]),
  kinds('muffins', 'cookies', 'Cuántos panquecitos', [
    'A bake sale sells [count] muffins and cookies for $[total] altogether. A muffin costs $[p] and a cookie costs $[q].',
    'Una venta escolar vende [count] panquecitos y galletas por $[total] en total. Un panquecito cuesta $[p] y una galleta cuesta $[q].',
  ]),
  kinds('roses', 'tulips', 'Cuántas rosas', [
    'A florist sells [count] roses and tulips for $[total] altogether. A rose costs $[p] and a tulip costs $[q].',
    'Una florista vende [count] rosas y tulipanes por $[total] en total. Una rosa cuesta $[p] y un tulipán cuesta $[q].',
  ]),
  kinds('wide shelves', 'narrow shelves', 'Cuántos estantes anchos', [
    'A room has [count] shelves that are [total] feet long in all. A wide shelf is [p] feet long and a narrow one [q] feet.',
    'Un cuarto tiene [count] estantes que miden [total] pies en total. Un estante ancho mide [p] pies y uno angosto [q] pies.',
  ]),
  kinds('large tents', 'small tents', 'Cuántas tiendas grandes', [
    'At a camp, [total] people sleep in [count] tents. A large tent sleeps [p] people and a small one [q] people.',
    'En un campamento, [total] personas duermen en [count] tiendas. En una tienda grande duermen [p] personas y en una pequeña [q].',
  ]),
  kinds('team games', 'solo games', 'Cuántos juegos de equipo', [
    'A field day has [count] games that give [total] points in all. A team game gives [p] points and a solo game [q] points.',
    'Un día deportivo tiene [count] juegos que dan [total] puntos en total. Un juego de equipo da [p] puntos y uno individual [q] puntos.',
  ]),
  kinds('big jugs', 'small jugs', 'Cuántas jarras grandes', [
    'A kitchen fills [count] jugs with [total] cups of juice. A big jug holds [p] cups and a small one [q] cups.',
    'Una cocina llena [count] jarras con [total] tazas de jugo. En una jarra grande caben [p] tazas y en una pequeña [q] tazas.',
  ]),
  kinds('long shifts', 'short shifts', 'Cuántos turnos largos', [
    'A helper works [count] shifts, [total] hours in all. A long shift lasts [p] hours and a short one [q] hours.',
    'Una ayudante trabaja [count] turnos, [total] horas en total. Un turno largo dura [p] horas y uno corto [q] horas.',
  ]),
];
