import { findSkill, type Params, type Picture, type SkillCode } from '@lemma/math';
import type { Step, Tell } from '../draft.ts';
import { count, noun } from '../noun.ts';

type Asked = Pick<Step, 'ask' | 'task' | 'is' | 'picture'> & { readonly said: string };

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
  [12, 5],
  [9, 12],
  [8, 15],
] as const;

/** Why somebody has to know where a thing is. */
type Place = {
  readonly what: string;
  /** What the point is for, as a sentence. */
  readonly why: string;
  /** What lies on one line with it, or from where it is measured. */
  readonly from: string;
  /** Where it was drawn before. */
  readonly chart: string;
};
type Point = readonly [x: number, y: number];

/** How far it is in a straight line from where the boat is. */
function straight({ what, from, why }: Place, [x1, y1]: Point, [x2, y2]: Point): Asked {
  const is = Math.hypot(x2 - x1, y2 - y1);
  return {
    ask: `{${why} On the map ${from} is at \`(${x1}, ${y1})\` and ${what} at \`(${x2}, ${y2})\`. How far is it in a straight line?|${why} On the map ${from} is at \`(${x1}, ${y1})\`, and ${what} is at \`(${x2}, ${y2})\`. How far apart are they in a straight line?|${why} On the map that they have drawn together, ${from} is at \`(${x1}, ${y1})\`, and ${what} is at \`(${x2}, ${y2})\`. How many units are these points apart in a straight line?}`,
    task: { skill: 'geometry.point-distance', params: { x1, y1, x2, y2 } },
    is,
    said: `${count(is, noun('unit'))} of rope`,
  };
}

/** Where something lies after the current has moved it. */
function drifted({ what, why }: Place, [x, y]: Point, [right, up]: Point): Asked {
  const way = `\`${Math.abs(right)}\` to the ${right > 0 ? 'right' : 'left'} and \`${Math.abs(up)}\` ${up > 0 ? 'up' : 'down'}`;
  const is = `(${x + right}, ${y + up})`;
  return {
    ask: `{${why} On an old map ${what} was at \`(${x}, ${y})\`. The sea moved the whole ship ${way}. Where is it now?|${why} On an old map ${what} was at \`(${x}, ${y})\`, but since then the sea has moved the whole ship ${way}. Where is it on the new map?|${why} On an old map of the camp ${what} was at \`(${x}, ${y})\`, but since then the current has moved the whole ship ${way}. What are the coordinates of the place where it is now?}`,
    task: { skill: 'geometry.translate-point', params: { x, y, right, up } },
    is,
    said: `the point \`${is}\``,
  };
}

/** Where a point is that is marked on the map. */
function marked({ what, why }: Place, [x, y]: Point, size: number): Asked {
  const params = { x, y, size };
  const is = `(${x}, ${y})`;
  return {
    ask: `{${why} On the map, point P is ${what}. What are its coordinates?|${why} On the map, point P is ${what}. What are the coordinates of this point?|${why} On the map that they have drawn on the back of an old chart, point P is ${what}. What are the coordinates of this point?}`,
    task: { skill: 'geometry.read-point', params },
    is,
    said: `the point \`${is}\``,
    ...drawnBy('geometry.read-point', params),
  };
}

/** How far it is along a line of the map. */
function alongLine({ what, from, why }: Place, [x, y]: Point, to: number): Asked {
  const is = Math.abs(y - to);
  return {
    ask: `{${why} On the map ${from} is at \`(${x}, ${y})\` and ${what} at \`(${x}, ${to})\`. How many units is it from one to the other?|${why} On the map ${from} is at \`(${x}, ${y})\`, and ${what} is at \`(${x}, ${to})\`. How many units are they apart?|${why} On the map that they have drawn together, ${from} is at \`(${x}, ${y})\`, and ${what} is at \`(${x}, ${to})\`. How many units are these points apart?}`,
    task: { skill: 'geometry.grid-distance', params: { level: x, from: y, to, upright: true } },
    is,
    said: `${count(is, noun('unit'))} of rope`,
  };
}

/** A point seen in a mirror line. */
function mirrored({ what, why, chart }: Place, [x, y]: Point, mirror: 'x-axis' | 'y-axis'): Asked {
  const line = `\`${mirror.charAt(0)}\`-axis`;
  const is = mirror === 'x-axis' ? `(${x}, ${-y})` : `(${-x}, ${y})`;
  return {
    ask: `{${why} On ${chart} ${what} is at \`(${x}, ${y})\`. But it is drawn the wrong way, so it must be flipped over the ${line}. Where is it?|${why} On ${chart} ${what} is at \`(${x}, ${y})\`, but somebody has drawn it the wrong way, so that it has to be reflected across the ${line}. What are the coordinates of the image?|${why} On ${chart} ${what} is at \`(${x}, ${y})\`, but somebody has copied it from the wrong side of the paper, and so it has to be reflected across the ${line}. What are the coordinates of the image?}`,
    task: { skill: 'integers.quadrants', params: { x, y, ask: mirror } },
    is,
    said: `the point \`${is}\``,
  };
}

/** No distance that is asked for may stand among the coordinates. */
const isHidden = (asked: readonly Asked[]): boolean =>
  asked.every(({ is }) => typeof is === 'string' || asked.every(({ ask }) => !new RegExp(`\\b${is}\\b`).test(ask)));

/** A map with two axes: where things lie, and how far apart. */
export const wreck: Tell = (desk) => {
  for (let tries = 0; tries < 20; tries += 1) {
    const draft = mapped(desk);
    if (draft !== undefined) return draft;
  }
  return undefined;
};

const mapped: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const signed = !skill.endsWith('read-point');
  const coordinate = (): number => rng.int(1, reach - 1) * (signed && rng.chance(0.5) ? -1 : 1);
  const drawPoint = (): Point =>
    skill.endsWith('point-distance') ? [rng.int(1, 4), rng.int(1, 4)] : [coordinate(), coordinate()];
  const used = new Set<string>();
  // The whole ship has been moved, each part of it by the same way.
  const moved: Point = [rng.int(1, 5) * rng.pick([1, -1]), rng.int(1, 4) * rng.pick([1, -1])];
  const mirrors = rng.shuffle(['x-axis', 'y-axis'] as const);
  /** From where to where it is measured; what is only marked lies where it starts. */
  const asked = (place: Place, from: Point, line = false): { asked: Asked; to: Point } | undefined => {
    const [x, y] = from;
    if (skill.endsWith('translate-point'))
      return { asked: drifted(place, [rng.int(-6, 6), rng.int(-6, 6)], moved), to: from };
    if (skill.endsWith('point-distance')) {
      const [across, up] = rng.pick(legs);
      const to: Point = [x + across, y + up];
      return { asked: straight(place, from, to), to };
    }
    // Who can read points also counts from one to the other along a line.
    if (skill.endsWith('grid-distance') || line) {
      const to = coordinate();
      return to === y ? undefined : { asked: alongLine(place, from, to), to: [x, to] };
    }
    if (x === y || x === -y || used.has(`${x} ${y}`)) return undefined;
    used.add(`${x} ${y}`);
    const mirror = mirrors[place.chart === 'the first map' ? 0 : 1] ?? 'x-axis';
    return {
      asked: skill.endsWith('quadrants') ? mirrored(place, from, mirror) : marked(place, from, reach),
      to: from,
    };
  };
  const chart = 'the first map';
  const sketch = 'the map of a diver';
  const measured = /distance/.test(skill);
  const along = skill.endsWith('grid-distance');
  const anchor = { what: 'the anchor', from: 'the boat', why: 'They want to find the anchor again.', chart };
  const bell = { what: 'the bell', from: 'the boat', why: 'They must not lose the place of the bell.', chart };
  const chest = { what: 'the iron chest', from: 'the boat', why: 'The rope has to reach the chest.', chart: sketch };
  const mast = {
    what: 'the mast',
    from: along ? 'the bell' : 'the boat',
    why: 'She will come up again at the mast.',
    chart: sketch,
  };
  // The boat stays where it is, and what is measured begins there or at the bell.
  const boat = drawPoint();
  const heard = asked(bell, boat);
  const seen = asked(anchor, drawPoint());
  const raised = asked(chest, measured ? boat : drawPoint(), skill.endsWith('read-point'));
  const dived = heard && asked(mast, along ? heard.to : measured ? boat : drawPoint());
  if (!seen || !heard || !raised || !dived) return undefined;
  const [first, second, one, two] = [seen.asked, heard.asked, raised.asked, dived.asked];
  const all = [first, second, one, two];
  if (new Set(all.map(({ is }) => is)).size < 4 || !isHidden(all)) return undefined;
  return {
    title: 'The bell under water',
    steps: [
      {
        title: 'Green water',
        text: `{Far down in the green water, near the reef camp, lies a ship. No one knows its name. ${hero} and ${friend} hang over the edge of the boat. “If we find the ship’s bell, we know the name,” says ${world.keeper}. “It is cut into it.” They start a map. The first thing they see is the anchor.|Far down in the green water, not far from the reef camp, lies a ship, and nobody knows its name. ${hero} and ${friend} look at it from a boat, through a glass box. “The name of a ship is always on its bell,” says ${world.keeper}. So they begin to draw a map, and the first thing they see is an anchor.|Far down in the green water, not far from the reef camp, lies a ship that is more than a hundred years old, and nobody knows its name. ${hero} and ${friend} look at it from a boat, through a box with a bottom of glass. “The name of a ship is always cut into its bell,” says ${world.keeper}, “so if we find that, we can tell the families.” They begin to draw a map, and the first thing that they see is an anchor.}`,
        ...first,
        right: `That is ${first.said}. They write it down with a pencil that water can’t wash away.`,
      },
      {
        title: 'A sound',
        text: `{They row on. They let down a stick on a rope. Tap, tap. Wood. Tap, tap. Sand. Then there is a new sound. It is clear and long. All the fish turn around.|They row on, let down a stick on a rope and knock: wood, wood, sand. Then there is a sound that is clear and long, and all the fish turn around.|They row on, let down a stick on a rope and knock on whatever is there: wood, and wood again, and sand. Then comes a sound that is so clear and so long that all the fish turn around at the same time.}`,
        ...second,
        right: `That is ${second.said}. “We have it!” shouts ${friend} and nearly falls into the water.`,
      },
    ],
    choice: {
      title: 'The bell',
      text: `{Now they know where the bell is. There is a chest of iron, too. They can pull up the chest. It may be full of gold! Or ${world.keeper} can dive down to the bell. But a big old eel lives in it.|Now they know where the bell is. On the ground there is also an iron chest that they could pull up first, and perhaps it is full of gold. Or ${world.keeper} could dive straight to the bell, but a big old eel lives in it.|Now they know where the bell lies, and on the ground there is also an iron chest. They could pull up the chest first, because it might be full of gold, and there is air for only a single dive today. Or ${world.keeper} could dive straight to the bell, although an eel as thick as an arm lives in it.}`,
      options: [
        {
          label: 'Pull up the chest',
          step: {
            title: 'The chest',
            text: `{The rope gets tight. The boat tips. Up comes the chest, slow and black. Small crabs fall out of it.|The rope gets tight and the boat leans to the side. Slowly the chest comes up, black and heavy, and small crabs fall out of it.|The rope gets so tight that it hums, and the boat leans to the side. Slowly the chest comes up into the light, black and heavy, and small crabs fall out of every crack in it.}`,
            ...one,
            right: `That is ${one.said}. The hook goes down and holds.`,
          },
          end: `{In the chest are shoes. They are small, for kids. There are so many of them! “So that is what the ship was for,” says ${hero}. Nobody talks on the way home. The next day they get the bell, too. The town builds a small house for the shoes.|In the chest there is no gold, only shoes, hundreds of small shoes for children. “So there were children on board,” says ${hero}, and on the way home nobody talks. The next day they fetch the bell as well. The town builds a small museum for the shoes.|In the chest there is no gold at all, only shoes, hundreds of small shoes that nobody has ever worn. “Then somewhere children were waiting for this ship,” says ${hero}, and on the way home nobody feels like talking. The next day they fetch the bell as well. The town builds a small museum for the shoes, and people come from very far away to see them.}`,
        },
        {
          label: 'Dive to the bell',
          step: {
            title: 'The eel',
            text: `{${world.keeper} dives down by the old mast. She stops in front of the bell. The eel looks out. She waits. It waits.|${world.keeper} dives down beside a broken mast and stops in front of the bell. The eel looks out at her. She waits, and it waits as well.|${world.keeper} dives down beside a broken mast and stops in front of the bell. The eel looks out at her without moving. She waits, and it waits as well, and up in the boat they count the seconds.}`,
            ...two,
            right: `That is ${two.said}. Then the eel slides past her, as slow as smoke, and is gone.`,
          },
          end: `{The bell comes up. ${hero} rubs it with a sleeve. “Swift Anna,” it says. An old woman reads of it in the paper. Her dad’s dad was on that ship. She comes to the camp and rings the bell once. Down in the water the eel has found a new home.|When the bell comes up, ${hero} rubs it with a sleeve until they can read it: “Swift Anna.” An old woman reads about it in the paper, because her grandfather was on that ship. She comes to the camp and rings the bell once. Down in the water the eel has already found another home.|When the bell comes up, ${hero} rubs it with a sleeve until the letters can be read: “Swift Anna.” A week later an old woman stands at the camp, because her grandfather sailed on that ship and never came back. She asks whether she may ring it, and she rings it once and listens until it is quiet again. Down in the water the eel has already found another home.}`,
        },
      ],
    },
  };
};
