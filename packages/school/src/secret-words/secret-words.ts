/**
 * Words for students' secrets: three to seven letters, friendly, spelled as they sound, and none sounds like another.
 * Two randomly chosen words make one of 1640961 pairs: 20.6 bits. That would not protect a stolen copy of the hashes
 * for long, but it is enough for sign-in, where a stranger can guess only ten times a day.
 */
export const secretWords: readonly string[] = `
acorn actor adult agent agree alarm album alert alive almond alpaca amber ample anchor angle animal ankle answer
apart apple apron arcade arch arctic arena arrow artist aspen atlas atom attic autumn avocado awake award badge
badger bagel baker balcony ball bamboo banana banjo banner barn barrel basil basin basket beacon beaker beam beanbag
beaver beetle begin bench bicycle birch bird biscuit bison blanket blaze blender blink blossom bonus book boot
border bottle bounce bracket branch brave breeze brick bridge bright brisk bronze brook broom brush bubble bucket
buckle buffalo bugle builder bumper bundle bunny burger burrow butter button buzzer cabbage cabin cable cactus camel
camera camp canal canary candle candy canoe canvas canyon cape captain caramel caravan carbon cargo carpet cartoon
carve cashew castle catch cedar celery chair chalk channel charm chart cheer cheese cherry chess chicken child
chimney chin chip choice chorus cinema circle circus citrus city clam clay clean clever cliff climb clock cloth
cloud clover clue coast cobalt cobbler cocoa coconut collar collie comet comfort comic compass contest cookie copper
cork corner cosmos cottage cotton couch cougar counter country cousin cover cowboy coyote crab cradle craft crane
crater crayon cream cricket crisp crocus crown crumb crystal cuckoo cuddle culture cup curious curly curtain curve
cushion custard cycle cypress daisy dance dancer daring dash dawn dazzle decade decent decide deck deep delight
delta dentist depot desk detail dial diamond diary digit dinner dipper disco dish diver dizzy doctor dolphin domino
donkey donut doodle door dotted double dove dozen dragon drama drawer dream dresser drift driver drum duck duet dune
dusty dynamo eager eagle early earth easel east easy echo eclipse editor effort egret elbow elder elegant elk elm
ember emblem emerald empire emu energy engine enjoy enough entry equal escape evening event exact exhibit expert
explore express extra eyebrow fabric factor fairy falcon family famous fancy farmer fashion father feather feeling
fence fern ferry fiddle field fiesta fifteen fifty figure film final finch finger finish firefly first fish flag
flame flash fleece flight flip float floor florist fluffy flute foam focus foggy folder follow forest forever forget
fork fossil fox frame freckle free fresh friend frisbee frog frost frozen fruit fudge funny furry future gadget
galaxy gallery gallop gamma garage garden garlic garnet gate gazebo gecko gem genius gentle gerbil geyser giant gift
ginger giraffe glad glass glide glitter globe glory glove glow goal goat goggles gold golden golf gondola good goose
gopher gorilla grab grace grand granola grape graph grass gravy green greet griddle grin grocer ground group grow
guess guest guide guitar gumdrop gusto habit hammer hamster handle happy harp harvest hat hatch hawk hazel healthy
hearty heater hedge helmet help hen heron hiker hill hippo history hobby hockey holiday hollow honest honey hood
hoop hope hornet hotel hover hubcap huddle hug human humble hummus hundred hungry hurdle husky hydrant ice iceberg
icicle icon idea igloo iguana image impala inch index indigo inkwell insect inside instant invent iris iron island
ivory ivy jacket jaguar jam jar jasmine jazz jelly jersey jet jewel jigsaw jingle jogger join joke jolly journal
journey joyful juggle juice jumbo jump jumper jungle junior juniper justice karate kayak kazoo keeper kennel ketchup
kettle kick kilt kind kindle kitchen kite kitten kiwi koala label ladder ladle lagoon lake lamb lamp lantern laptop
large lark laser lasso latch laugh laundry lawn layer leader leaf leather ledge legend lemon lentil leopard letter
lettuce level lever library lichen light lilac lily lime linen lion list listen lively lizard llama lobby lobster
locker locket lodge logic lotion lotus lounge lovely lucky lumber lunar lunch lyric macaw machine magenta magic
magnet magpie mammal mammoth mango mantis maple marble march margin marina marker market marmot mascot mask matrix
meadow measure mellow melody melon member memory mentor menu mermaid merry message meteor midday middle milk million
mimic mineral minibus minnow mint minute mirror mister mitten mixer mobile model modern moment monarch monkey month
moon moose morning mosaic mother motion motor mouse mouth movie muffin mug mural museum music mustang myrtle mystery
napkin narrow nation nature nearby nectar needle neon nephew nest nickel nifty nimble nine noble noodle nook normal
north notice nougat novel number nutmeg nutty nylon oak oasis oatmeal object oboe observe ocean ocelot octagon
octopus offer office olive omega omelet onion onyx opal open opera opossum optic orange orbit orchard orchid order
oregano organ origami oriole osprey ostrich otter outdoor outfit outline oval oven owl oxygen oyster packet paddle
page painter palace palm panda panel panther papaya paper parade parcel parent park parka parrot parsley partner
party pasta pastel pasture patch path pattern peach peacock peanut pebble pecan pelican pencil penguin penny people
pepper perfect perky petunia phone photo piano piccolo pickle picnic picture pigeon pillow pilot pink pioneer pirate
pixel pizza planet plank plant plastic plate plaza plenty plum plume pocket poem poet point polar polite polka
pollen polo pomelo pond pony poodle popcorn poplar poppy porch post potato pottery powder prairie praise pretzel
printer prism prize promise proper proud prune puddle puffin pulley pump pumpkin pupil puppet puppy purple puzzle
pyramid quail quality quest quick quiet quill quilt quince quiver quiz quote rabbit raccoon racket radar radio
radish raft railway rainbow raisin rally ramble ranch ranger rapid raven reader ready reason recipe record reef
referee refresh region relax relay remote repair reptile rescue reward rhino rhubarb rhythm ribbon rice riddle ridge
ripple river roast robin robot rocket rodeo roller roof room rope rotor rowboat royal ruby rudder ruler rumble
runner rustic saddle safari safety saffron salad salmon salsa salute sample sandal sandbox sandy sapling sardine
satchel saturn saucer savanna scallop scarf science scooter score scout screen scroll seagull search season seaweed
second secret serene sesame seven shadow shady shallow shampoo shape shark sheep shelf shell shelter sheriff shield
shimmer shine ship shirt shore short shovel shower shrimp shrub shuffle shuttle signal silent silk silly silver
simple singer siren sister six sixteen skate sketch ski skillet skip sky skyline sled sleepy slide slipper sloth
smart smile smooth snack snail snap sneaker snorkel snow snowman soap soccer social socket sofa soft solar solid
sonnet sorbet soup south space spaniel spark sparkle sparrow special speech speed spell spice spider spinach spinner
spiral splash sponge spoon sport spot spring sprout spruce square squash squid stable stadium stage stamp star
station statue steady steam stem stereo sticker stone stool store stork storm story stove strand straw stream street
stretch string stripe strong student studio sturdy subway sudden sugar summer summit sunny sunrise sunset super
supper surf swallow swan sweater swift swim swing switch syrup system table tablet taco tadpole talent talk tall
tangle tango tape tapir target tassel taxi teacher team teapot teddy temple tender tennis tent thicket thimble
thirty thistle thunder ticket tickle tidy tiger timber timer tinsel tiny tiptoe tissue title toast toaster today
toddler tomato topaz topic torch toucan tower town toy tractor trail trainer transit travel tree trek trolley trophy
trout truck trumpet trunk trusty tugboat tulip tumble tuna tundra tunnel turkey turnip turtle tutor twelve twenty
twig twin twinkle twist typical umpire uncle under unicorn uniform unique unit unite upbeat update upper urban
useful usher usual utensil valley value vanilla vapor variety vault velvet vendor venture veranda verb vessel
victory video village vintage vinyl viola violet violin visit visitor vista vivid vocal voice volcano volley volume
voyage waddle waffle wagon walker wallet walnut walrus waltz wander warbler warm washer water wedge weekend welcome
west whale wheat wheel whisper whistle wicker widget wild willow window winner winter wisdom wish wizard wolf wombat
wonder wool word world worthy yacht yarn yawn year yellow yodel yoga yogurt young zebra zenith zephyr zero zesty
zigzag zinc zipper zodiac zone zoom
`
  .trim()
  .split(/\s+/);
