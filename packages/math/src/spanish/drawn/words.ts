/**
 * Words beside drawings and in what a drawing shows, English to Spanish, one a line. A word that is here and among the things
 * of tasks (nouns.ts) is said as here.
 */
const WORDS = `
how many: cuántos
length in inches: longitud en pulgadas
cost in dollars: costo en dólares
height in centimeters: altura en centímetros
height in feet: altura en pies
liters in the tank: litros en el tanque
hours: horas
days: días
minutes: minutos
oats: avena
nuts: nueces
raisins: pasas
adults: adultos
children: niños
teenagers: adolescentes
red: rojo
yellow: amarillo
white: blanco
blue: azul
green: verde
posts and rails: postes y barandales
pins: alfileres
lights: luces
goals in a game: goles en un partido
pets at home: mascotas en casa
books read: libros leídos
letters delivered: cartas entregadas
minutes on the way to school: minutos de camino a la escuela
minutes in the queue: minutos en la fila
minutes of reading: minutos de lectura
value: valor
figure: figura
before: antes
after: después
first: primero
second: segundo
outcome: resultado
how often: cuántas veces
up: boca arriba
down: boca abajo
on its side: de lado
on a long side: sobre un lado largo
on a short side: sobre un lado corto
on an end: sobre un extremo
heads: cara
tails: cruz
point up: punta hacia arriba
point down: punta hacia abajo
meters from home: metros desde la casa
age of a tree in years: edad de un árbol en años
age of a car in years: edad de un carro en años
house number: número de la casa
people at home: personas en casa
miles run: millas corridas
miles driven: millas recorridas
gallons left: galones que quedan
hours of video games: horas de videojuegos
hours of study: horas de estudio
points in a test: puntos en una prueba
day of the month: día del mes
temperature: temperatura
cups of tea sold: tazas de té vendidas
cups of cocoa sold: tazas de chocolate vendidas
cups of lemonade sold: vasos de limonada vendidos
shoe size: talla de zapatos
letters in the name: letras del nombre
price in hundreds of dollars: precio en cientos de dólares
weeks since planting: semanas desde que se sembró
hours of practice: horas de práctica
score: puntuación
fare in dollars: tarifa en dólares
kilometers driven: kilómetros recorridos
total: total
has a pet: tiene mascota
has a garden: tiene jardín
plays an instrument: toca un instrumento
plays a sport: hace deporte
comes by bus: viene en autobús
brings lunch: trae almuerzo
likes comics: le gustan las historietas
likes novels: le gustan las novelas
has chores: ayuda con los quehaceres
gets an allowance: recibe dinero cada semana
speaks two languages: habla dos idiomas
was born in another state: nació en otro estado
cylinder: cilindro
sphere: esfera
quarter circle: cuarto de círculo
half circle: medio círculo
step: tramo
line: línea
one: uno
walk: a pie
students: estudiantes
visitors: visitantes
unknown: desconocido
lemon: limón
lemons: limones
`;

export const drawnWords: ReadonlyMap<string, string> = new Map(
  WORDS.trim()
    .split('\n')
    .map((line) => {
      const [english = '', spanish = ''] = line.split(': ');
      return [english, spanish] as const;
    }),
);
