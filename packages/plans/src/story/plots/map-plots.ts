import { findSkill, type Params, type Picture, type Rng, type SkillCode } from '@lemma/math';
import type { Step, Tell } from '../draft.ts';

type Asked = Pick<Step, 'ask' | 'task' | 'is' | 'picture'>;

/** The drawing that a skill makes of its parameters. */
const drawnBy = (skill: SkillCode, params: Params): { readonly picture?: Picture } => {
  const picture = findSkill(skill)?.pose(params).picture;
  return picture ? { picture } : {};
};

/** Legs of right triangles whose third side is a whole number. */
const legs = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
] as const;

/** How far it is in a straight line from the buoy. */
function straight(rng: Rng, what: string): Asked {
  const [across, up] = rng.pick(legs);
  const [x1, y1] = [rng.int(1, 4), rng.int(1, 4)];
  const [x2, y2] = [x1 + across, y1 + up];
  return {
    ask: `{The buoy is at \`(${x1}, ${y1})\`. On the map ${what} is at \`(${x2}, ${y2})\`. How far is it in a straight line?|On the map the buoy is at \`(${x1}, ${y1})\`, and ${what} is at \`(${x2}, ${y2})\`. How far apart are they in a straight line?|On the map that they have drawn together, the buoy is at \`(${x1}, ${y1})\`, and ${what} is at \`(${x2}, ${y2})\`. How many units are these points apart in a straight line?}`,
    task: { skill: 'geometry.point-distance', params: { x1, y1, x2, y2 } },
    is: Math.hypot(across, up),
  };
}

/** Where something lies after the current has moved it. */
function drifted(rng: Rng, what: string): Asked {
  const [x, y] = [rng.int(-6, 6), rng.int(-6, 6)];
  const [right, up] = [rng.int(1, 5) * rng.pick([1, -1]), rng.int(1, 4) * rng.pick([1, -1])];
  const way = `\`${Math.abs(right)}\` to the ${right > 0 ? 'right' : 'left'} and \`${Math.abs(up)}\` ${up > 0 ? 'up' : 'down'}`;
  return {
    ask: `{On the map ${what} was at \`(${x}, ${y})\`. The sea moved it ${way}. Where is it now?|On the old map ${what} was at \`(${x}, ${y})\`, but the sea has moved it ${way}. Where is it on the new map?|On a map from last year ${what} was at \`(${x}, ${y})\`, but since then the current has moved it ${way}. What are the coordinates of the place where it is now?}`,
    task: { skill: 'geometry.translate-point', params: { x, y, right, up } },
    is: `(${x + right}, ${y + up})`,
  };
}

/** A map with two axes: where things lie, and how far apart. */
export const wreck: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const size = reach;
  const signed = !skill.endsWith('read-point');
  const coordinate = (): number => rng.int(1, size - 1) * (signed && rng.chance(0.5) ? -1 : 1);
  const used = new Set<string>();
  const asked = (what: string): Asked | undefined => {
    if (skill.endsWith('point-distance') || skill.endsWith('translate-point')) {
      const found = skill.endsWith('point-distance') ? straight(rng, what) : drifted(rng, what);
      if (used.has(found.ask)) return undefined;
      used.add(found.ask);
      return found;
    }
    const [x, y] = [coordinate(), coordinate()];
    if (x === y || x === -y || used.has(`${x} ${y}`)) return undefined;
    used.add(`${x} ${y}`);
    if (skill.endsWith('read-point')) {
      const params = { x, y, size };
      return {
        ask: `{Point P is ${what} on the map. What are its coordinates?|On the map, point P is ${what}. What are the coordinates of this point?|On the map that they have drawn on the back of an old chart, point P is ${what}. What are the coordinates of this point?}`,
        task: { skill: 'geometry.read-point', params },
        is: `(${x}, ${y})`,
        ...drawnBy('geometry.read-point', params),
      };
    }
    if (skill.endsWith('quadrants')) {
      const mirror = rng.pick(['x-axis', 'y-axis'] as const);
      const line = `\`${mirror.charAt(0)}\`-axis`;
      return {
        ask: `{On the map ${what} is at \`(${x}, ${y})\`. They turn the map over at the ${line}. Where is it now?|On the map ${what} is at \`(${x}, ${y})\`. They reflect the map across the ${line}. What are the coordinates of its image?|On the map ${what} is at \`(${x}, ${y})\`, but somebody has drawn the map as it looks from below, reflected across the ${line}. What are the coordinates of its image?}`,
        task: { skill: 'integers.quadrants', params: { x, y, ask: mirror } },
        is: mirror === 'x-axis' ? `(${x}, ${-y})` : `(${-x}, ${y})`,
      };
    }
    const to = coordinate();
    if (to === y) return undefined;
    return {
      ask: `{The buoy is at \`(${x}, ${y})\`. On the map ${what} is at \`(${x}, ${to})\`. How far is it from one to the other?|On the map the buoy is at \`(${x}, ${y})\`, and ${what} is at \`(${x}, ${to})\`. How many units are they apart?|On the map that they have drawn together, the buoy is at \`(${x}, ${y})\`, and ${what} is at \`(${x}, ${to})\`. How many units are these points apart?}`,
      task: { skill: 'geometry.grid-distance', params: { level: x, from: y, to, upright: true } },
      is: Math.abs(y - to),
    };
  };
  const [first, second, one, two] = [
    asked('the anchor'),
    asked('the bell'),
    asked('the iron chest'),
    asked('the bow of the ship'),
  ];
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'The bell under water',
    steps: [
      {
        title: 'Green water',
        text: `{Far down in the green water lies a ship. No one knows its name. ${hero} and ${friend} hang over the edge of the boat. “If we find the bell, we know the name,” says ${world.keeper}. “It is cut into the bell.” So they start a map.|Far down in the green water lies a ship, and nobody knows its name. ${hero} and ${friend} look at it through a glass box. “The name of a ship is always on its bell,” says ${world.keeper}, so they begin to draw a map.|Far down in the green water lies a ship that is more than a hundred years old, and nobody knows its name. ${hero} and ${friend} look at it through a box with a bottom of glass. “The name of a ship is always cut into its bell,” says ${world.keeper}, “so if we find that, we can tell the families.” They begin to draw a map.}`,
        ...first,
        right: `They put it into the book of the camp, with a waterproof pencil.`,
      },
      {
        title: 'A sound',
        text: `{They let down a stick on a rope. Tap, tap. Wood. Tap, tap. Sand. Then there is a new sound. It is clear and long. All the fish turn around.|They let down a stick on a rope and knock: wood, wood, sand. Then there is a sound that is clear and long, and all the fish turn around.|They let down a stick on a rope and knock on whatever is there: wood, and wood again, and sand. Then comes a sound that is so clear and so long that all the fish turn around at the same time.}`,
        ...second,
        right: `“We have it!” shouts ${friend} and nearly falls into the water.`,
      },
    ],
    choice: {
      title: 'The bell',
      text: `{The bell is stuck under a chest of iron. They can pull up the chest. It may be full of gold! Or they can dive down to the bell. But a big old eel lives in it.|The bell lies between the ribs of the ship. Beside it there is an iron chest that they could pull up first, and perhaps it is full of gold. Or they could go straight to the bell, but a big old eel lives in it.|The bell lies between the ribs of the ship, and beside it there is an iron chest. They could pull up the chest first, because it might be full of gold, and there is air for only a single dive today. Or they could go straight to the bell, although an eel as thick as an arm lives in it.}`,
      options: [
        {
          label: 'Pull up the chest',
          step: {
            title: 'The chest',
            text: `{The rope gets tight. The boat tips. Up comes the chest, slow and black. Small crabs fall out of it.|The rope gets tight and the boat leans to the side. Slowly the chest comes up, black and heavy, and small crabs fall out of it.|The rope gets so tight that it hums, and the boat leans to the side. Slowly the chest comes up into the light, black and heavy, and small crabs fall out of every crack in it.}`,
            ...one,
            right: `They mark the place on the map with a cross, as one should.`,
          },
          end: `{In the chest are shoes. They are small, for kids. There are so many of them! “So that is what the ship was for,” says ${hero}. Nobody talks on the way home. The next day they get the bell, too. The town builds a small house for the shoes.|In the chest there is no gold, only shoes, hundreds of small shoes for children. “So there were children on board,” says ${hero}, and on the way home nobody talks. The next day they fetch the bell as well. The town builds a small museum for the shoes.|In the chest there is no gold at all, only shoes, hundreds of small shoes that nobody has ever worn. “Then somewhere children were waiting for this ship,” says ${hero}, and on the way home nobody feels like talking. The next day they fetch the bell as well. The town builds a small museum for the shoes, and people come from very far away to see them.}`,
        },
        {
          label: 'Dive to the bell',
          step: {
            title: 'The eel',
            text: `{${world.keeper} dives. She stops in front of the bell. The eel looks out. She waits. It waits.|${world.keeper} dives down and stops in front of the bell. The eel looks out at her. She waits, and it waits as well.|${world.keeper} dives down along the rope and stops in front of the bell. The eel looks out at her without moving. She waits, and it waits as well, and up in the boat they count the seconds.}`,
            ...two,
            right: `Then the eel slides past her, as slow as smoke, and is gone.`,
          },
          end: `{The bell comes up. ${hero} rubs it with a sleeve. “Swift Anna,” it says. An old woman reads of it in the paper. Her dad’s dad was on that ship. She comes to the camp and rings the bell once. In the water, something big turns around and goes home to the bow.|When the bell comes up, ${hero} rubs it with a sleeve until they can read it: “Swift Anna.” An old woman reads about it in the paper, because her grandfather was on that ship. She comes to the camp and rings the bell once. Down in the water the eel has already found another home.|When the bell comes up, ${hero} rubs it with a sleeve until the letters can be read: “Swift Anna.” A week later an old woman stands at the camp, because her grandfather sailed on that ship and never came back. She asks whether she may ring it, and she rings it once and listens until it is quiet again. Down in the water the eel has already moved into the captain’s boot.}`,
        },
      ],
    },
  };
};
