/**
 * The things that tasks speak of: English to Spanish, one a line. `box/boxes` and `botón/botones` give plurals that do not
 * follow the rule; ` f` and ` m` stand where the ending would say otherwise.
 */
const WORDS = `
accident: accidente
acre: acre
addition problem: suma
adult: adulto
album: álbum/álbumes
album page: página de álbum/páginas de álbum
amount: cantidad f
animal: animal
answer: respuesta
apartment: apartamento
app: aplicación/aplicaciones f
apple: manzana
apple juice: jugo de manzana/jugos de manzana
apple pie: pastel de manzana/pasteles de manzana
arrow: flecha
art class: clase de arte/clases de arte f
athlete: atleta m
baby/babies: bebé m
backpack: mochila
bacteria/bacteria: bacteria
bag: bolsa
bagel: rosca de pan/roscas de pan
bakery: panadería
baking show: programa de repostería/programas de repostería m
balloon: globo
ball: pelota
banana: plátano
bar: barra
barrel: barril
baseball bat: bate de béisbol/bates de béisbol m
baseball: pelota de béisbol/pelotas de béisbol
basket: canasta
basketball: balón de baloncesto/balones de baloncesto
basketball court: cancha de baloncesto/canchas de baloncesto
bat: bate m
bath: baño
bathroom: baño
battery/batteries: pila
bead: cuenta
bean: frijol
bean pod: vaina de frijol/vainas de frijol
bed: cama
bee: abeja
belt: cinturón/cinturones
bench/benches: banca
bicycle: bicicleta
big wheel: rueda de la fortuna/ruedas de la fortuna
bike ride: paseo en bicicleta/paseos en bicicleta
bike: bicicleta
bin: cesto
bird: pájaro
birdseed/birdseed: alpiste m
black: negro
blanket: cobija
block: bloque m
blue: azul
blue whale: ballena azul/ballenas azules
board: tabla
board book: libro de cartón/libros de cartón
board game: juego de mesa/juegos de mesa
boat: barco
book: libro
bookcase: librero
bookmark: separador
bottle: botella
bottle cap: tapa de botella/tapas de botella
bottle rocket: cohete de agua/cohetes de agua m
bow: moño
bowl: tazón/tazones
bowling ball: bola de boliche/bolas de boliche
bowling lane: pista de boliche/pistas de boliche
box/boxes: caja
bracelet: pulsera
branch/branches: rama
bread: pan
brick: ladrillo
bridge: puente m
brown: café m
brush/brushes: pincel
bucket: cubeta
bundle: paquete m
burger: hamburguesa
bus ride: viaje en autobús/viajes en autobús
bus/buses: autobús/autobuses
business card: tarjeta de presentación/tarjetas de presentación
button: botón/botones
cable: cable m
cake: pastel
calculator: calculadora
camera: cámara
camp: campamento
can: lata
candle: vela
cap: gorra
car: carro
card: tarjeta
cardboard: cartón
carpet: alfombra
carton: cartón/cartones
case: estuche m
castle: castillo
cat: gato
caterpillar: oruga
cell: célula
cent: centavo
center: centro
centimeter: centímetro
cereal: cereal
chain: cadena
chair: silla
chapter: capítulo
checkerboard: tablero
checkout: caja
cheese: queso
cherry/cherries: cereza
chess match: partida de ajedrez/partidas de ajedrez
chess: ajedrez
chess piece: pieza de ajedrez/piezas de ajedrez
child/children: niño
chore: tarea de la casa/tareas de la casa
church/churches: iglesia
cider: sidra
circle: círculo
city/cities: ciudad f
class/classes: clase f
classroom: aula f
clay: arcilla
clay ball: bola de arcilla/bolas de arcilla
clay block: bloque de arcilla/bloques de arcilla m
clinic: clínica
clip: clip
clock: reloj
cloth: tela
cloud: nube
club: club/clubes
coach/coaches: entrenador
coat: abrigo
coin: moneda
comic book: historieta
comic: historieta
complaint: queja
concert: concierto
cone: cono
cookie: galleta
corn tortilla: tortilla de maíz/tortillas de maíz
corner: esquina
counter: ficha
country/countries: país/países
cousin: primo
cow: vaca
cracker: galleta salada/galletas saladas
crackers/crackers: galletas saladas
crane: grulla
crate: cajón/cajones
crayon: crayón/crayones
cube: cubo
cube of sugar: terrón de azúcar
cucumber: pepino
cup: taza
customer: cliente m
cyclist: ciclista m
cylinder: cilindro
dance class: clase de baile/clases de baile f
date: dátil
day: día m
degree: grado
delivery/deliveries: entrega
desk: escritorio
deviation: desviación/desviaciones f
diary/diaries: diario
die: dado
digit: cifra
dime: moneda de diez centavos/monedas de diez centavos
dish soap: jabón para platos
dish/dishes: plato
diver: buzo
doctor: doctor
dog: perro
dollar: dólar/dólares
dollar bill: billete de un dólar/billetes de un dólar m
door: puerta
dose: dosis/dosis f
dot: punto
dough: masa
download: descarga
drink: bebida
drop: gota
drum: tambor
drum set: batería
duck: pato
dumpling: empanadilla
egg: huevo
eighth: octavo
elevator: elevador
empanada: empanada
end: extremo
envelope: sobre m
eraser: borrador
face: cara
factor: factor
factory/factories: fábrica
family/families: familia
farm: granja
faucet: llave f
feather: pluma
felt: fieltro
fence: cerca
ferry/ferries: transbordador
field: campo
fifth: quinto
flat bread: pan plano/panes planos
fig: higo
figure: figura
film: película
finger: dedo
fire: incendio
firefighter: bombero
firework: fuego artificial/fuegos artificiales
fish tank: pecera
fish/fish: pez/peces
flag: bandera
flare: bengala
flashlight: linterna
flatbread: pan plano/panes planos
floor: piso
flour: harina
flower: flor f
flower bed: cantero de flores/canteros de flores
fluid ounce: onza líquida/onzas líquidas
flute: flauta
fly swatter: matamoscas/matamoscas m
foam: espuma
foot/feet: pie
football: balón de fútbol americano/balones de fútbol americano
football game: partido de fútbol americano/partidos de fútbol americano
forest: bosque m
fork: tenedor
forum: foro
fountain: fuente f
fourth: cuarto
fox/foxes: zorro
fraction: fracción/fracciones f
friend: amigo
fruit: fruta
function: función/funciones f
gallon: galón/galones
game card: carta de juego/cartas de juego
game: juego
garden: jardín/jardines
garden bed: cantero de jardín/canteros de jardín
gardener: jardinero
gas: gasolina
gigabyte: gigabyte m
giraffe: jirafa
girl: niña
glass/glasses: vaso
goal: gol
goat: cabra
gram: gramo
granola: granola
granola bar: barra de granola/barras de granola
grape: uva
grape juice: jugo de uva/jugos de uva
graph: gráfica
green: verde
group: grupo
guest: invitado
guitar: guitarra
gull: gaviota
gym: gimnasio
half-circle: semicírculo
half/halves: medio
hall: sala
hallway: pasillo
hand: mano f
harbor: puerto
hat: sombrero
heart: corazón/corazones
helmet: casco
hen: gallina
heron: garza
hexagon: hexágono
hike: caminata
hill: colina
home: casa
hospital: hospital
hour: hora
house: casa
hundred: centena
hundredth: centésima
iced tea/iced tea: té helado m
illness/illnesses: enfermedad f
inch of rain: pulgada de lluvia
inch/inches: pulgada
instrument: instrumento
island: isla
jacket: chaqueta
jar: frasco
jug: jarra
juice: jugo
jump rope: cuerda de saltar/cuerdas de saltar
key: llave f
kilogram: kilogramo
kilometer: kilómetro
kit: juego
kitchen: cocina
kitchen table: mesa de cocina/mesas de cocina
kite: cometa
ladder: escalera
ladybug: mariquita
lake: lago
lamp: lámpara
language: idioma m
lantern: farol
lap: vuelta
large block: bloque grande/bloques grandes m
lawn: césped/céspedes
leaf/leaves: hoja
league: liga
lemonade: limonada
lesson: clase f
letter: letra
library/libraries: biblioteca
lid: tapa
lifeguard: salvavidas/salvavidas m
lighthouse: faro
limousine: limusina
line: recta
list: lista
liter: litro
loaf/loaves: pan
lunch box/lunch boxes: lonchera
lunch/lunches: almuerzo
machine: máquina
magnet: imán/imanes
mango/mangoes: mango
maple syrup/maple syrup: jarabe de arce m
marble: canica
march/marches: marcha
mat: tapete m
match/matches: partido
matchstick: cerillo
meal: comida
measurement: medición/mediciones f
melon: melón/melones
member: socio
membership: membresía
meter: metro
mile: milla
milk: leche f
milligram: miligramo
milliliter: mililitro
millimeter: milímetro
minute: minuto
mistake: error
mitt: guante m
mitten: mitón/mitones
model: modelo
month: mes
morning: mañana
movie: película
muffin: panquecito
mug: taza
museum tour: visita al museo/visitas al museo
museum: museo
museum ticket: boleto del museo/boletos del museo
musician: músico
name: nombre m
neck: cuello
new pencil: lápiz nuevo/lápices nuevos
nickel: moneda de cinco centavos/monedas de cinco centavos
notebook: cuaderno
novel: novela
number: número
nut: nuez/nueces f
octagon: octágono
olive oil/olive oil: aceite de oliva m
olive: aceituna
one-dollar bill: billete de un dólar/billetes de un dólar m
onion: cebolla
orange: naranja
orange juice: jugo de naranja/jugos de naranja
orchard: huerto
ounce: onza
owl: búho
pack: paquete m
packet: sobre m
page: página
paint: pintura
paintbrush/paintbrushes: pincel
painter: pintor
painting: pintura
pancake: panqueque m
paper: papel
paper clip: clip
paper cup: vaso de papel/vasos de papel
paper plane: avión de papel/aviones de papel
parallelogram: paralelogramo
park: parque m
parking space: lugar de estacionamiento/lugares de estacionamiento
part: parte f
party/parties: fiesta
passenger: pasajero
pasta/pasta: pasta
patient: paciente m
patio: patio
path: camino
paw: pata
peach/peaches: durazno
peanut butter/peanut butter: crema de cacahuate
pear: pera
pebble: piedrita
pen: bolígrafo
pencil: lápiz/lápices
penny/pennies: moneda de un centavo/monedas de un centavo
pentagon: pentágono
person/people: persona
pet: mascota
phone: teléfono
photo: foto f
piano: piano
pickle: pepinillo
picnic: día de campo/días de campo m
picture: dibujo
picture frame: marco
pie: pastel
piece: pieza
pile: montón/montones
pinecone: piña de pino/piñas de pino
pint: pinta
pipe: tubo
pitcher: jarra
pizza: pizza
place: lugar
plane: avión/aviones
plank: tabla
plant: planta
plastic: plástico
plate: plato
player: jugador
playground: patio de juegos/patios de juegos
playing card: carta
plum: ciruela
plum juice: jugo de ciruela/jugos de ciruela
pod: vaina
point: punto
pond: estanque m
pool: piscina
post: publicación/publicaciones f
post office: oficina de correos/oficinas de correos
postcard: postal f
poster: póster/pósteres
pot: maceta
potato/potatoes: papa
pound: libra
price: precio
print: impresión/impresiones f
prize: premio
puddle: charco
pump: bomba
pumpkin: calabaza
pumpkin seed: semilla de calabaza/semillas de calabaza
puppet: títere m
puppet show: función de títeres/funciones de títeres f
puppy/puppies: cachorro
puzzle: rompecabezas/rompecabezas m
pyramid: pirámide f
quadrilateral: cuadrilátero
quart: cuarto
quarter: moneda de veinticinco centavos/monedas de veinticinco centavos
quarter-circle: cuarto de círculo/cuartos de círculo
quesadilla: quesadilla
question: pregunta
quilt: colcha
quiz/quizzes: prueba
rabbit: conejo
race: carrera
raffle ticket: boleto de rifa/boletos de rifa
rail: riel
rain: lluvia
raincoat: impermeable m
raisin: pasa
reading hour: hora de lectura/horas de lectura
reading: lectura
recipe: receta
rectangle: rectángulo
red: rojo
region: región/regiones f
restaurant: restaurante m
result: resultado
review: reseña
rhombus/rhombuses: rombo
ribbon: cinta
rice: arroz
rice bag: bolsa de arroz
ride: paseo
ring: anillo
river: río
road: camino
robot: robot/robots
rock: roca
roll: bolillo
roof: techo
room: cuarto
rope: cuerda
rose: rosa
row: fila
rug: alfombra
rule: regla
ruler: regla
runner: corredor
sail: vela
sale: venta
samosa: samosa
sand: arena
sandwich/sandwiches: sándwich/sándwiches
saving: ahorro
scale: escala
scarf/scarves: bufanda
school play: obra de teatro escolar/obras de teatro escolares
school: escuela
school bus/school buses: autobús escolar/autobuses escolares
school garden: huerto escolar/huertos escolares
scooter: patineta
score: puntuación/puntuaciones f
sea: mar m
seal: foca
seat: asiento
second: segundo
seed: semilla
seedling: plantita
seesaw: subibaja m
serving: porción/porciones f
set: juego
shampoo/shampoo: champú m
shape: figura
sheep/sheep: oveja
shelf/shelves: estante m
shell: concha
ship: barco
shirt: camisa
shoe: zapato
shoebox/shoeboxes: caja de zapatos/cajas de zapatos
shop: tienda
sibling: hermano
side: lado
sign: signo
sink: lavabo
sister: hermana
skateboard: patineta
sketch/sketches: boceto
ski: esquí/esquís
sled: trineo
sleeping bag: bolsa de dormir/bolsas de dormir
slice: rebanada
small block: bloque pequeño/bloques pequeños m
snack: bocadillo
snake: serpiente f
snow fort: fuerte de nieve/fuertes de nieve m
snowball: bola de nieve/bolas de nieve
soap: jabón
soccer: fútbol
soccer ball: balón de fútbol/balones de fútbol
sock: calcetín/calcetines
sofa: sofá/sofás
song: canción/canciones f
soup: sopa
soup bowl: tazón de sopa
sphere: esfera
spinner: ruleta
spoon: cuchara
spoonful: cucharada
sport: deporte m
square: cuadrado
stadium: estadio
stamp: estampilla
star: estrella
step: paso
stick: palito
sticker: calcomanía
stone: piedra
stop: parada
store: tienda
storm: tormenta
straw: popote m
strawberry/strawberries: fresa
street: calle f
string: cuerda
strip: tira
student: estudiante m
stuffed animal: peluche m
sugar: azúcar
suitcase: maleta
sun: sol
sunflower: girasol
surfboard: tabla de surf/tablas de surf
swatter: matamoscas/matamoscas m
sweater: suéter/suéteres
swimmer: nadador
swimming: natación
swimming lesson: clase de natación/clases de natación f
T-shirt: camiseta
table: mesa
tail: cola
tank: tanque m
taxi: taxi/taxis
tea: té/tés
teacher: maestro
team: equipo
teapot: tetera
teenager: adolescente m
telescope: telescopio
television: televisor
ten: decena
tennis ball: pelota de tenis/pelotas de tenis
tennis: tenis
tent: carpa
tenth: décima
term: término
test: prueba
thermometer: termómetro
thing: cosa
third: tercio
thousandth: milésima
thumbtack: chinche f
ticket: boleto
tile: azulejo
time: vez/veces f
tin: lata
tomato sauce/tomato sauce: salsa de tomate
tomato/tomatoes: tomate m
ton: tonelada
tool kit: juego de herramientas/juegos de herramientas
toothbrush/toothbrushes: cepillo de dientes/cepillos de dientes
toothpick: palillo
tortoise: tortuga
towel: toalla
tower: torre f
town: pueblo
toy boat: barco de juguete/barcos de juguete
toy car: carrito
track: pista
trading card: tarjeta de colección/tarjetas de colección
trail mix/trail mix: mezcla de frutos secos
trail: sendero
train: tren
train ride: viaje en tren/viajes en tren
train station: estación de tren/estaciones de tren f
transit card: tarjeta de transporte/tarjetas de transporte
trapezoid: trapecio
tray: bandeja
tree: árbol/árboles
trial: ensayo
triangle: triángulo
trip: viaje m
trip to the lake: viaje al lago
truck: camión/camiones
tub: tina
tunnel: túnel
turn: turno
turtle: tortuga
twig: ramita
umbrella: paraguas/paraguas m
unit: unidad f
user: usuario
value: valor
van: camioneta
vase: florero
vest: chaleco
video: video
vine: enredadera
visit: visita
visitor: visitante m
vote: voto
waffle: wafle m
wagon: vagón/vagones
waist: cintura
walk: a pie
wall: pared f
walnut: nuez/nueces f
watch/watches: reloj
water: agua f
water bottle: botella de agua/botellas de agua
watering can: regadera
wax: cera
week: semana
whale: ballena
wheel: rueda
white: blanco
window: ventana
wire: alambre m
wish/wishes: deseo
wood: madera
wooden block: bloque de madera/bloques de madera m
word: palabra
workshop: taller
yard: yarda
year: año
yellow: amarillo
yogurt: yogur
`;

/** A thing in Spanish; `lemma` is its English word. */
export type Noun = {
  readonly lemma: string;
  readonly one: string;
  readonly many: string;
  readonly isFeminine: boolean;
};

const pluralOf = (one: string): string => {
  if (/[aeiouéá]$/.test(one)) return `${one}s`;
  return one.endsWith('z') ? `${one.slice(0, -1)}ces` : `${one}es`;
};

/** Every thing, by each of its English forms. */
export const nouns: ReadonlyMap<string, Noun> = new Map(
  WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', spanish = ''] = line.split(': ');
      const [lemma = '', plural = `${lemma}s`] = english.split('/');
      const gender = /^(.*) ([fm])$/.exec(spanish);
      const [one = '', many = pluralOf(one)] = (gender?.[1] ?? spanish).split('/');
      const isFeminine = gender ? gender[2] === 'f' : /a$/.test(one.split(' ')[0] ?? '');
      const noun: Noun = { lemma, one, many, isFeminine };
      return [lemma, plural].map((form) => [form, noun] as const);
    }),
);
