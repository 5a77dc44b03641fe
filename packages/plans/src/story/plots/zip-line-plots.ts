import type { Picture } from '@lemma/math';
import type { Tell } from '../draft.ts';

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
] as const;

/** Ladders and ropes: right triangles whose third side is asked for. */
export const zipLine: Tell = ({ rng, hero, friend, world }) => {
  const [wall, rope, ladder, bridge] = rng.shuffle(triples);
  if (wall === undefined || rope === undefined || ladder === undefined || bridge === undefined) return undefined;
  const long = (a: number, b: number, c: number) => ({
    task: { skill: 'geometry.pythagoras-hypotenuse' as const, params: { a, b, height: 0, unit: 'm' } },
    is: `${c} m`,
  });
  const short = (c: number, a: number, b: number) => ({
    task: { skill: 'geometry.pythagoras-leg' as const, params: { c, a, story: 1, unit: 'm' } },
    is: `${b} m`,
  });
  const triangle = (
    alt: string,
    [a, b]: readonly [number, number],
    names: readonly [string, string, string],
  ): Picture => ({
    kind: 'figure',
    alt,
    polygons: [
      {
        corners: [
          { x: 0, y: 0 },
          { x: a, y: 0 },
          { x: 0, y: b },
        ],
      },
    ],
    angles: [{ x: 0, y: 0, from: 0, to: 90, right: true }],
    labels: [
      { x: a / 2, y: -Math.max(a, b) * 0.1, text: names[0] },
      { x: -Math.max(a, b) * 0.14, y: b / 2, text: names[1] },
      { x: a / 2 + Math.max(a, b) * 0.12, y: b / 2 + Math.max(a, b) * 0.08, text: names[2] },
    ],
  });
  // The first ladder ends below the ledge, which is as high as the rope begins; the long one reaches it.
  if (wall[1] >= rope[1] || ladder[1] < rope[1] || ladder[2] <= wall[2]) return undefined;
  if (new Set([wall[1], rope[2], ladder[1], bridge[2]]).size < 4) return undefined;
  return {
    title: 'The goat on the ledge',
    steps: [
      {
        title: 'A bell',
        text: `{A bell rings high up on the rock. It is a goat! It stands on a ledge and can’t get down. “It is just a kid,” says ${friend}. ${hero} runs for the ladder. “But does it reach?”|A bell rings high up on the rock, where a young goat stands on a ledge and cannot get down. ${hero} runs to get the ladder. “But does it reach that far?” asks ${friend}.|High up on the rock behind the rescue hut a small bell is ringing, because a young goat has climbed onto a ledge and does not know how to get down again. ${hero} runs to get the long ladder. “But will it reach that far?” asks ${friend}, who does not believe in ladders that nobody has measured.}`,
        ask: `{The ladder is ${wall[2]} meters long. Its foot stands ${wall[0]} meters from the rock. The ground is flat. How many meters up does it reach?|The ladder is ${wall[2]} meters long, and its foot stands on level ground ${wall[0]} meters from the rock. How many meters up the rock does it reach?|The ladder is ${wall[2]} meters long, and its foot has to stand on level ground, ${wall[0]} meters away from the rock. How many meters up the rock does it reach?}`,
        ...short(wall[2], wall[0], wall[1]),
        picture: triangle(
          'A ladder that leans against an upright rock.',
          [wall[0], wall[1]],
          [`${wall[0]} m`, '?', `${wall[2]} m`],
        ),
        right: `It reaches ${wall[1]} meters up. The goat is higher.`,
      },
      {
        title: 'From the tree',
        text: `{The goat is too high for the ladder. But there is a tall tree next to the rock. “We can tie a rope from the tree to the ground,” says ${friend}. “Then we let it slide down in a basket.”|The goat is too high for the ladder, but there is a tall tree next to the rock. “We could tie a rope from the top of the tree to the ground,” says ${friend}, “and let a basket slide down on it.”|The goat is too high for the ladder, but right next to the rock there is an old pine tree that is just as high as the ledge. “We could stretch a rope from the top of the tree to the ground,” says ${friend}, “and let the goat slide down in a big basket, as long as the rope is long enough.”}`,
        ask: `{The ledge is ${rope[1]} meters up, so they tie it as high in the tree. It ends ${rope[0]} meters from the tree. How many meters of rope is that, if it is straight?|The ledge is ${rope[1]} meters up, so they tie the rope just as high in the tree and ${rope[0]} meters from the tree to the ground. How many meters long is it if it is straight?|They tie one end of the rope ${rope[1]} meters up in the tree, as high as the ledge, and the other end to a stone on level ground, ${rope[0]} meters from the tree. How many meters long is the rope if it is pulled straight?}`,
        ...long(rope[0], rope[1], rope[2]),
        picture: triangle(
          'A rope from a tree to the level ground.',
          [rope[0], rope[1]],
          [`${rope[0]} m`, `${rope[1]} m`, '?'],
        ),
        right: `The rope is ${rope[2]} meters long. ${world.keeper} tests the knot twice.`,
      },
    ],
    choice: {
      title: 'Up or across?',
      text: `{Who gets the goat into the basket? One of them can climb up with a longer ladder. Or they can put a plank from the rock to the tree. The goat can walk on it.|Somebody has to get the goat into the basket. One of them could climb up with a longer ladder. Or they could lay a plank from the rock to the tree, so that the goat can walk across by itself.|Now somebody has to get the goat into the basket. One of them could climb up with a longer ladder from the fire station and carry it, although goats do not like to be carried. Or they could lay a plank from the rock to the tree and wait until the goat walks across it by itself.}`,
      options: [
        {
          label: 'Climb up and carry it',
          step: {
            title: 'The long ladder',
            text: `{${hero} ties on a rope and starts to climb. “Do not look down!” calls ${friend}.|${hero} ties on a safety rope and starts to climb. “And don’t look down!” calls ${friend} from below.|${hero} ties on a safety rope, checks the hook and starts to climb, one step after the other. “And whatever you do, don’t look down!” calls ${friend} from below.}`,
            ask: `{This ladder is ${ladder[2]} meters long. Its foot is ${ladder[0]} meters from the rock. How many meters up does it reach?|This ladder is ${ladder[2]} meters long, and its foot is ${ladder[0]} meters from the rock. How many meters up does it reach?|The ladder of the fire station is ${ladder[2]} meters long, and its foot stands ${ladder[0]} meters from the rock on level ground. How many meters up does it reach?}`,
            ...short(ladder[2], ladder[0], ladder[1]),
            picture: triangle(
              'A longer ladder that leans against the rock.',
              [ladder[0], ladder[1]],
              [`${ladder[0]} m`, '?', `${ladder[2]} m`],
            ),
            right: `It reaches ${ladder[1]} meters up, and that is enough. The goat looks at ${hero} with yellow eyes.`,
          },
          end: `{The goat kicks and eats a button. But it slides down safe in the basket. ${hero} has a blue mark on each arm. “Next time,” says ${hero}, “it can write us a letter first.”|The goat kicks and eats two buttons, but it slides down safely in the basket. ${hero} has blue marks on both arms. “Next time,” says ${hero}, “somebody else can carry it.”|The goat kicks, screams and eats the buttons off a jacket, but five minutes later it slides down safely in the basket and starts on the grass as if nothing had happened. ${hero} has blue marks on both arms and no buttons. “Next time,” says ${hero}, “we try it with a carrot first.”}`,
        },
        {
          label: 'Lay a plank for it',
          step: {
            title: 'The plank',
            text: `{They lift the plank with ropes. It rests on the ledge and on a branch. The branch is lower.|They lift the plank with ropes, until it rests on the ledge and on a branch that is lower.|They lift the plank with two ropes, until one end of it rests on the ledge and the other on a thick branch, which is a good deal lower than the ledge.}`,
            ask: `{The branch is ${bridge[0]} meters from the rock and ${bridge[1]} meters below the ledge. How many meters long must the plank be?|The branch is ${bridge[0]} meters from the rock and ${bridge[1]} meters below the ledge. How many meters long does the plank have to be?|The branch is ${bridge[0]} meters away from the upright rock and ${bridge[1]} meters below the ledge. How many meters long does the plank have to be to reach from one to the other?}`,
            ...long(bridge[0], bridge[1], bridge[2]),
            picture: triangle(
              'A plank from a ledge down to a branch.',
              [bridge[0], bridge[1]],
              [`${bridge[0]} m`, `${bridge[1]} m`, '?'],
            ),
            right: `The plank has to be ${bridge[2]} meters long. They tie two together.`,
          },
          end: `{They wait. The sun goes down. The goat looks at the plank and lies down to sleep. In the dark they hear the bell. Ding, ding. It walks over, all by itself.|They wait until the sun goes down, but the goat only looks at the plank and lies down to sleep. Then, in the middle of the night, they hear the bell. It walks across, all by itself.|They wait until the sun goes down, but the goat only looks at the plank, sniffs at it and lies down to sleep. So they wait in their sleeping bags under the cold stars. Then, in the middle of the night, they hear the bell, very slow and very careful. It walks across all by itself, climbs into the basket and goes on sleeping there.}`,
        },
      ],
    },
  };
};
