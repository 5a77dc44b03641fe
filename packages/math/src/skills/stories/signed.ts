import type { Told } from '../kit/told.ts';

/** `[a]`, and a change of `[size]` up or down. */
export const changeOfSign: readonly { readonly up: Told; readonly down: Told; readonly small?: true }[] = [
  {
    up: [
      'In the morning the temperature is `[a]` °C. By noon it rises by `[size]` °C. What is the temperature at noon, in °C?',
      'En la mañana la temperatura es de `[a]` °C. Al mediodía ha subido `[size]` °C. ¿Cuál es la temperatura al mediodía, en °C?',
    ],
    down: [
      'In the morning the temperature is `[a]` °C. By noon it falls by `[size]` °C. What is the temperature at noon, in °C?',
      'En la mañana la temperatura es de `[a]` °C. Al mediodía ha bajado `[size]` °C. ¿Cuál es la temperatura al mediodía, en °C?',
    ],
  },
  {
    up: [
      '[name] is playing a game and has `[a]` points. In the next round [name] wins `[size]` points. How many points does [name] have then? Below zero counts as negative.',
      '[name] juega y tiene `[a]` puntos. En la siguiente ronda [name] gana `[size]` puntos. ¿Cuántos puntos tiene [name] entonces? Bajo cero cuenta como negativo.',
    ],
    down: [
      '[name] is playing a game and has `[a]` points. In the next round [name] loses `[size]` points. How many points does [name] have then? Below zero counts as negative.',
      '[name] juega y tiene `[a]` puntos. En la siguiente ronda [name] pierde `[size]` puntos. ¿Cuántos puntos tiene [name] entonces? Bajo cero cuenta como negativo.',
    ],
  },
  {
    up: [
      'An elevator stops at floor `[a]`. Floors below the ground floor, which is `0`, have negative numbers. The elevator goes up `[size]` floors. At which floor is it now?',
      'Un elevador se detiene en el piso `[a]`. Los pisos bajo la planta baja, que es `0`, tienen números negativos. El elevador sube `[size]` pisos. ¿En qué piso está ahora?',
    ],
    down: [
      'An elevator stops at floor `[a]`. Floors below the ground floor, which is `0`, have negative numbers. The elevator goes down `[size]` floors. At which floor is it now?',
      'Un elevador se detiene en el piso `[a]`. Los pisos bajo la planta baja, que es `0`, tienen números negativos. El elevador baja `[size]` pisos. ¿En qué piso está ahora?',
    ],
    small: true,
  },
  {
    up: [
      'The balance of an account is `[a]` dollars; a negative balance is a debt. [name] pays in `[size]` dollars. What is the balance now, in dollars?',
      'El saldo de una cuenta es de `[a]` dólares; un saldo negativo es una deuda. [name] deposita `[size]` dólares. ¿Cuál es el saldo ahora, en dólares?',
    ],
    down: [
      'The balance of an account is `[a]` dollars; a negative balance is a debt. [name] takes out `[size]` dollars. What is the balance now, in dollars?',
      'El saldo de una cuenta es de `[a]` dólares; un saldo negativo es una deuda. [name] retira `[size]` dólares. ¿Cuál es el saldo ahora, en dólares?',
    ],
  },
  {
    up: [
      'A diver is at `[a]` feet; below the surface is negative. The diver goes up `[size]` feet along a ladder. At how many feet is the diver then?',
      'Una buceadora está a `[a]` pies; bajo la superficie es negativo. Sube `[size]` pies por una escalera. ¿A cuántos pies está entonces?',
    ],
    down: [
      'A diver is at `[a]` feet; below the surface is negative. The diver goes down `[size]` feet along a ladder. At how many feet is the diver then?',
      'Una buceadora está a `[a]` pies; bajo la superficie es negativo. Baja `[size]` pies por una escalera. ¿A cuántos pies está entonces?',
    ],
  },
  {
    up: [
      'A freezer is at `[a]` °F. It warms up by `[size]` °F. What is its temperature then, in °F?',
      'Un congelador está a `[a]` °F. Se calienta `[size]` °F. ¿Cuál es su temperatura entonces, en °F?',
    ],
    down: [
      'A freezer is at `[a]` °F. It cools down by `[size]` °F. What is its temperature then, in °F?',
      'Un congelador está a `[a]` °F. Se enfría `[size]` °F. ¿Cuál es su temperatura entonces, en °F?',
    ],
  },
  {
    up: [
      'A golfer is at `[a]` compared with par. On the next holes the score goes up by `[size]`. At how much is it then?',
      'Una golfista va en `[a]` respecto al par. En los siguientes hoyos el resultado sube `[size]`. ¿En cuánto va entonces?',
    ],
    down: [
      'A golfer is at `[a]` compared with par. On the next holes the score goes down by `[size]`. At how much is it then?',
      'Una golfista va en `[a]` respecto al par. En los siguientes hoyos el resultado baja `[size]`. ¿En cuánto va entonces?',
    ],
  },
  {
    up: [
      'The water in a canal is at `[a]` inches compared with normal. It rises by `[size]` inches. At how many inches is it then?',
      'El agua de un canal está a `[a]` pulgadas de lo normal. Sube `[size]` pulgadas. ¿A cuántas pulgadas está entonces?',
    ],
    down: [
      'The water in a canal is at `[a]` inches compared with normal. It falls by `[size]` inches. At how many inches is it then?',
      'El agua de un canal está a `[a]` pulgadas de lo normal. Baja `[size]` pulgadas. ¿A cuántas pulgadas está entonces?',
    ],
  },
  {
    up: [
      'A football team is at `[a]` yards from where it began; back is negative. On the next play it gains `[size]` yards. At how many yards is it then?',
      'Un equipo de futbol americano está a `[a]` yardas de donde empezó; hacia atrás es negativo. En la siguiente jugada gana `[size]` yardas. ¿A cuántas yardas está entonces?',
    ],
    down: [
      'A football team is at `[a]` yards from where it began; back is negative. On the next play it loses `[size]` yards. At how many yards is it then?',
      'Un equipo de futbol americano está a `[a]` yardas de donde empezó; hacia atrás es negativo. En la siguiente jugada pierde `[size]` yardas. ¿A cuántas yardas está entonces?',
    ],
  },
  {
    up: [
      'A class store is at `[a]` dollars; a loss is negative. On Friday it earns `[size]` dollars. At how many dollars is it then?',
      'La tiendita de un grupo va en `[a]` dólares; una pérdida es negativa. El viernes gana `[size]` dólares. ¿En cuántos dólares va entonces?',
    ],
    down: [
      'A class store is at `[a]` dollars; a loss is negative. On Friday it spends `[size]` dollars. At how many dollars is it then?',
      'La tiendita de un grupo va en `[a]` dólares; una pérdida es negativa. El viernes gasta `[size]` dólares. ¿En cuántos dólares va entonces?',
    ],
  },
  {
    up: [
      'A rocket clock shows `[a]` seconds; before the start is negative. Now it is `[size]` seconds later. What does the clock show?',
      'El reloj de un cohete marca `[a]` segundos; antes del despegue es negativo. Ahora es `[size]` segundos después. ¿Qué marca el reloj?',
    ],
    down: [
      'A rocket clock shows `[a]` seconds; before the start is negative. It is set back by `[size]` seconds. What does the clock show?',
      'El reloj de un cohete marca `[a]` segundos; antes del despegue es negativo. Se retrasa `[size]` segundos. ¿Qué marca el reloj?',
    ],
  },
  {
    up: [
      'On a number path a robot stands at `[a]`. It rolls `[size]` steps to the right. Where does it stand then?',
      'En un camino numerado un robot está en `[a]`. Avanza `[size]` pasos a la derecha. ¿Dónde queda?',
    ],
    down: [
      'On a number path a robot stands at `[a]`. It rolls `[size]` steps to the left. Where does it stand then?',
      'En un camino numerado un robot está en `[a]`. Avanza `[size]` pasos a la izquierda. ¿Dónde queda?',
    ],
  },
  {
    up: [
      'At night it is `[a]` °C on a mountain. During the day it gets `[size]` °C warmer. What is the temperature then, in °C?',
      'De noche hay `[a]` °C en una montaña. Durante el día sube `[size]` °C. ¿Cuál es la temperatura entonces, en °C?',
    ],
    down: [
      'In the evening it is `[a]` °C on a mountain. During the night it gets `[size]` °C colder. What is the temperature then, in °C?',
      'Al anochecer hay `[a]` °C en una montaña. Durante la noche baja `[size]` °C. ¿Cuál es la temperatura entonces, en °C?',
    ],
  },
  {
    up: [
      'A quiz team has `[a]` points. A right answer brings `[size]` points. How many points does it have then?',
      'Un equipo de concurso tiene `[a]` puntos. Una respuesta correcta da `[size]` puntos. ¿Cuántos puntos tiene entonces?',
    ],
    down: [
      'A quiz team has `[a]` points. A wrong answer takes `[size]` points away. How many points does it have then?',
      'Un equipo de concurso tiene `[a]` puntos. Una respuesta incorrecta quita `[size]` puntos. ¿Cuántos puntos tiene entonces?',
    ],
  },
  {
    up: [
      'A camera on a cable is at `[a]` meters; below the surface is negative. It is lifted by `[size]` meters. At how many meters is it then?',
      'Una cámara en un cable está a `[a]` metros; bajo la superficie es negativo. La suben `[size]` metros. ¿A cuántos metros está entonces?',
    ],
    down: [
      'A camera on a cable is at `[a]` meters; below the surface is negative. It is lowered by `[size]` meters. At how many meters is it then?',
      'Una cámara en un cable está a `[a]` metros; bajo la superficie es negativo. La bajan `[size]` metros. ¿A cuántos metros está entonces?',
    ],
  },
  {
    up: [
      'A helper keeps accounts: the sum in a notebook is `[a]` dollars. Then `[size]` dollars are added to it. What is the sum then, in dollars?',
      'Una ayudante lleva cuentas: la suma en un cuaderno es de `[a]` dólares. Luego se le agregan `[size]` dólares. ¿Cuál es la suma entonces, en dólares?',
    ],
    down: [
      'A helper keeps accounts: the sum in a notebook is `[a]` dollars. Then `[size]` dollars are taken from it. What is the sum then, in dollars?',
      'Una ayudante lleva cuentas: la suma en un cuaderno es de `[a]` dólares. Luego se le quitan `[size]` dólares. ¿Cuál es la suma entonces, en dólares?',
    ],
  },
];

/** The distance from `[b]` up to `[a]`. */
export const gapStories: readonly Told[] = [
  [
    'In one town it is `[a]` °C, in another `[b]` °C. How many degrees warmer is the first town?',
    'En un pueblo hay `[a]` °C, en otro `[b]` °C. ¿Cuántos grados más hay en el primer pueblo?',
  ],
  [
    'A freezer is at `[b]` °F, and a fridge drawer is at `[a]` °F. How many degrees warmer is the drawer?',
    'Un congelador está a `[b]` °F, y un cajón del refrigerador está a `[a]` °F. ¿Cuántos grados más tiene el cajón?',
  ],
  [
    'At noon it is `[a]` °C, and at night it is `[b]` °C. How many degrees does the temperature fall?',
    'Al mediodía hay `[a]` °C, y de noche hay `[b]` °C. ¿Cuántos grados baja la temperatura?',
  ],
  [
    'One player has `[a]` points, another has `[b]` points. How many points is the first player ahead?',
    'Una jugadora tiene `[a]` puntos, otra tiene `[b]` puntos. ¿Cuántos puntos lleva de ventaja la primera?',
  ],
  [
    'One account is at `[a]` dollars, another at `[b]` dollars; a debt is negative. How many dollars more has the first account?',
    'Una cuenta está en `[a]` dólares, otra en `[b]` dólares; una deuda es negativa. ¿Cuántos dólares más tiene la primera?',
  ],
  [
    'A marker on a pole is at `[a]` feet, a second one at `[b]` feet; below the water is negative. How many feet apart are they?',
    'Una marca en un poste está a `[a]` pies, otra a `[b]` pies; bajo el agua es negativo. ¿Cuántos pies hay entre ellas?',
  ],
  [
    'On a number path one robot stands at `[a]` and another at `[b]`. How many steps apart are they?',
    'En un camino numerado un robot está en `[a]` y otro en `[b]`. ¿A cuántos pasos están uno del otro?',
  ],
  [
    'A clock showed `[b]` seconds before a start and now shows `[a]` seconds. How many seconds have passed?',
    'Un reloj marcaba `[b]` segundos y ahora marca `[a]` segundos. ¿Cuántos segundos han pasado?',
  ],
  [
    'One golfer is at `[b]` compared with par, another at `[a]`. How many strokes more has the second golfer?',
    'Una golfista va en `[b]` respecto al par, otra en `[a]`. ¿Cuántos golpes más lleva la segunda?',
  ],
  [
    'A canal was at `[b]` inches compared with normal, and now it is at `[a]` inches. How many inches did the water rise?',
    'Un canal estaba a `[b]` pulgadas de lo normal, y ahora está a `[a]` pulgadas. ¿Cuántas pulgadas subió el agua?',
  ],
  [
    'On the first day it is `[b]` °F, on the second day `[a]` °F. How many degrees warmer is the second day?',
    'El primer día hay `[b]` °F, el segundo día `[a]` °F. ¿Cuántos grados más hay el segundo día?',
  ],
  [
    'A class store was at `[b]` dollars, and now it is at `[a]` dollars; a loss is negative. How many dollars has it gained?',
    'La tiendita de un grupo iba en `[b]` dólares, y ahora va en `[a]` dólares; una pérdida es negativa. ¿Cuántos dólares ha ganado?',
  ],
  [
    'The top of a ladder is at `[a]` meters, its foot at `[b]` meters compared with the pier. How many meters long is the ladder?',
    'La parte de arriba de una escalera está a `[a]` metros, la de abajo a `[b]` metros respecto al muelle. ¿Cuántos metros mide la escalera?',
  ],
  [
    'A quiz team had `[b]` points, and now it has `[a]` points. How many points has it won?',
    'Un equipo de concurso tenía `[b]` puntos, y ahora tiene `[a]` puntos. ¿Cuántos puntos ha ganado?',
  ],
  [
    'The warmest place in a cave is at `[a]` °C, the coldest at `[b]` °C. How many degrees lie between them?',
    'El lugar más cálido de una cueva está a `[a]` °C, el más frío a `[b]` °C. ¿Cuántos grados hay entre ellos?',
  ],
  [
    'A camera on a cable is lifted from `[b]` meters to `[a]` meters. How many meters is that?',
    'Una cámara en un cable sube de `[b]` metros a `[a]` metros. ¿Cuántos metros son?',
  ],
];

/** `[b]` again and again, `[a]` times. */
export const repeatStories: readonly Told[] = [
  [
    "A diver starts at the surface, at `0` meters. Every minute the diver's height changes by `[b]` meters. What is the height after `[a]` minutes, in meters? Below the surface is negative.",
    'Una buceadora empieza en la superficie, a `0` metros. Cada minuto su altura cambia `[b]` metros. ¿Cuál es la altura después de `[a]` minutos, en metros? Bajo la superficie es negativo.',
  ],
  [
    'The temperature changes by `[b]` °C each hour. How much does it change in `[a]` hours, in °C? A fall is negative.',
    'La temperatura cambia `[b]` °C cada hora. ¿Cuánto cambia en `[a]` horas, en °C? Una bajada es negativa.',
  ],
  [
    '[name] loses points for each mistake: the score changes by `[b]` points. By how many points does it change after `[a]` mistakes? A loss is negative.',
    '[name] pierde puntos por cada error: la puntuación cambia `[b]` puntos. ¿Cuántos puntos cambia después de `[a]` errores? Una pérdida es negativa.',
  ],
  [
    'An account changes by `[b]` dollars each week. By how many dollars does it change in `[a]` weeks? A loss is negative.',
    'Una cuenta cambia `[b]` dólares cada semana. ¿Cuántos dólares cambia en `[a]` semanas? Una pérdida es negativa.',
  ],
  [
    'The water in a tank changes by `[b]` inches each hour. By how many inches does it change in `[a]` hours? A fall is negative.',
    'El agua de un tanque cambia `[b]` pulgadas cada hora. ¿Cuántas pulgadas cambia en `[a]` horas? Una bajada es negativa.',
  ],
  [
    'A hiker goes downhill: the height changes by `[b]` feet each minute. By how many feet does it change in `[a]` minutes?',
    'Un excursionista va cuesta abajo: la altura cambia `[b]` pies cada minuto. ¿Cuántos pies cambia en `[a]` minutos?',
  ],
  [
    'A football team is pushed back: each play changes its place by `[b]` yards. By how many yards does it change in `[a]` plays?',
    'Un equipo de futbol americano retrocede: cada jugada cambia su lugar `[b]` yardas. ¿Cuántas yardas cambia en `[a]` jugadas?',
  ],
  [
    'A candle gets shorter: its height changes by `[b]` mm each hour. By how many millimeters does it change in `[a]` hours?',
    'Una vela se acorta: su altura cambia `[b]` mm cada hora. ¿Cuántos milímetros cambia en `[a]` horas?',
  ],
  [
    'A phone loses charge: each hour it changes by `[b]` percent points. By how many percent points does it change in `[a]` hours?',
    'Un teléfono pierde carga: cada hora cambia `[b]` puntos porcentuales. ¿Cuántos puntos porcentuales cambia en `[a]` horas?',
  ],
  [
    'A robot starts at `0` and moves by `[b]` on each turn. Where is it after `[a]` turns?',
    'Un robot empieza en `0` y se mueve `[b]` en cada turno. ¿Dónde está después de `[a]` turnos?',
  ],
  [
    'Snow melts: its depth changes by `[b]` inches each day. By how many inches does it change in `[a]` days?',
    'La nieve se derrite: su profundidad cambia `[b]` pulgadas cada día. ¿Cuántas pulgadas cambia en `[a]` días?',
  ],
  [
    'A late fee changes an account by `[b]` dollars a day. By how many dollars does it change in `[a]` days?',
    'Una multa cambia una cuenta `[b]` dólares al día. ¿Cuántos dólares cambia en `[a]` días?',
  ],
  [
    'A freezer cools: it changes by `[b]` °F each minute. By how many degrees does it change in `[a]` minutes?',
    'Un congelador enfría: cambia `[b]` °F cada minuto. ¿Cuántos grados cambia en `[a]` minutos?',
  ],
  [
    'A balloon sinks: its height changes by `[b]` meters each second. By how many meters does it change in `[a]` seconds?',
    'Un globo baja: su altura cambia `[b]` metros cada segundo. ¿Cuántos metros cambia en `[a]` segundos?',
  ],
  [
    'A quiz team changes by `[b]` points for each wrong answer. By how many points does it change after `[a]` wrong answers?',
    'Un equipo de concurso cambia `[b]` puntos por cada respuesta incorrecta. ¿Cuántos puntos cambia después de `[a]` respuestas incorrectas?',
  ],
];
