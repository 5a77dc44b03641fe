import type { Tell } from '../draft.ts';
import { rectangle } from '../drawings.ts';
import { count, noun } from '../noun.ts';

const foot = noun('foot', 'feet');

type Sides = readonly [length: number, width: number];
const drawn = ([l, w]: Sides) =>
  rectangle(`A rectangle that is ${l} feet long and ${w} feet wide.`, l, w, `${l} feet`, `${w} feet`);

/** A fence for rabbits: around and inside, and how wide something gets that is known around or inside. */
export const fence: Tell = ({ rng, reach, own, hero, friend, world }) => {
  const draw = (long: number, wide: number): Sides => [rng.int(4, long), rng.int(2, wide)];
  const carrots = draw(reach, reach - 1);
  // The rabbits get less than the carrots do, and the pond has place beside both.
  const clover = draw(Math.min(reach, carrots[0]), carrots[1]);
  const pond = draw(Math.min(6, reach), 4);
  const long = rng.int(4, Math.max(4, clover[0]));
  const pen: Sides = [long, rng.int(3, Math.max(3, long - 1))];
  const sizes = [carrots, clover, pond, pen];
  const inside = ([l, w]: Sides) => l * w;
  const around = ([l, w]: Sides) => 2 * (l + w);
  if (sizes.some(([l, w]) => l <= w) || inside(clover) >= inside(carrots) || inside(pond) >= inside(clover))
    return undefined;
  const told = (about: 'fence' | 'carpet', [l, w]: Sides) => ({
    skill: 'measurement.area-or-perimeter-stories' as const,
    params: { width: w, length: l, unit: 'ft', name: hero, about },
  });
  const sides = ([l, w]: Sides) => ({ width: w, length: l, unit: 'ft' });
  const asked = {
    around: (at: Sides) => ({
      task: [told('fence', at), { skill: 'measurement.perimeter' as const, params: sides(at) }],
      is: around(at),
      unit: foot,
      picture: drawn(at),
    }),
    inside: (at: Sides) => ({
      task: [told('carpet', at), { skill: 'measurement.area' as const, params: sides(at) }, `${at[0]} × ${at[1]}`],
      is: inside(at),
      picture: drawn(at),
    }),
    side: (at: Sides, given: 'area' | 'perimeter') => ({
      task: { skill: 'measurement.missing-side' as const, params: { ...sides(at), given } },
      is: at[1],
      unit: foot,
      picture: rectangle(`A rectangle that is ${at[0]} feet long.`, at[0], at[1], `${at[0]} feet`, '?'),
    }),
  };
  // Where a side is to be found from what is around or inside, the last scene asks for it.
  const finds = own.includes('measurement.missing-side');
  const wire = finds
    ? {
        ask: `{There are ${count(around(pen), foot)} of wire left for the pen. It is ${pen[0]} feet long. How many feet wide can it be?|There are ${count(around(pen), foot)} of wire left, and they use all of it. The pen is ${pen[0]} feet long. How many feet wide can it be?|There are ${count(around(pen), foot)} of wire left, and all of it goes around the pen, which is a rectangle and ${pen[0]} feet long. How many feet wide can the pen be?}`,
        ...asked.side(pen, 'perimeter'),
        right: `It can be ${count(pen[1], foot)} wide. That is not much for a rabbit, but the door can be shut.`,
      }
    : {
        ask: `{The pen is ${pen[0]} feet long and ${pen[1]} feet wide. How many feet of wire go all around it?|The pen is ${pen[0]} feet long and ${pen[1]} feet wide. How many feet of wire do they need to go all around it?|The pen is a rectangle that is ${pen[0]} feet long and ${pen[1]} feet wide. How many feet of wire do they need to go all around it?}`,
        ...asked.around(pen),
        right: `It takes ${count(around(pen), foot)} of wire, and now the door can be shut.`,
      };
  const stones = finds
    ? {
        ask: `{The stones cover ${inside(pond)} square feet. The pond is ${pond[0]} feet long. How many feet wide can it be?|The stones are enough for ${inside(pond)} square feet. The pond is ${pond[0]} feet long. How many feet wide can it be?|Laid side by side, the stones are enough for ${inside(pond)} square feet, and the bottom of the pond is a rectangle that is ${pond[0]} feet long. How many feet wide can it be?}`,
        ...asked.side(pond, 'area'),
        right: `It can be ${count(pond[1], foot)} wide, and not a stone is left over.`,
      }
    : {
        ask: `{The pond is ${pond[0]} feet long and ${pond[1]} feet wide. How many square feet of stone do they lay?|The pond is ${pond[0]} feet long and ${pond[1]} feet wide. How many square feet of stone do they lay?|The bottom of the pond is a rectangle that is ${pond[0]} feet long and ${pond[1]} feet wide. How many square feet do they cover with stones?}`,
        ...asked.inside(pond),
        right: `They lay ${inside(pond)} square feet of stone.`,
      };
  const keys = [around(carrots), inside(clover), finds ? pen[1] : around(pen), finds ? pond[1] : inside(pond)];
  if (new Set(keys).size < 4) return undefined;
  return {
    title: 'Somebody eats the carrots',
    steps: [
      {
        title: 'Tracks',
        text: `{Half of the carrots are gone! In the mud are small tracks. “Rabbits,” says ${friend}. “But I like rabbits.” ${hero} nods. “So do I. But I like carrots, too. We need a fence.”|Half of the carrots are gone, and in the mud there are small tracks. “Rabbits,” says ${friend}, “but I like rabbits.” “So do I,” says ${hero}, “but I like carrots as well, so we need a fence.”|In the morning half of the carrots are gone, and all around the bed there are small tracks in the mud. “Rabbits,” says ${friend}, who secretly likes rabbits more than carrots. “Then we need a fence,” says ${hero}, “because if we don’t do anything, there will be nothing left to eat for anybody by Friday.”}`,
        ask: `{The carrot bed is ${carrots[0]} feet long and ${carrots[1]} feet wide. How many feet of fence go all around it?|The carrot bed is ${carrots[0]} feet long and ${carrots[1]} feet wide. How many feet of fence do they need to go all around it?|The carrot bed is a rectangle that is ${carrots[0]} feet long and ${carrots[1]} feet wide. How many feet of fence do they need to go all around it?}`,
        ...asked.around(carrots),
        right: `They need ${count(around(carrots), foot)} of fence. ${friend} brings the hammer.`,
      },
      {
        title: 'A bed of their own',
        text: `{The fence of wire is up. In the morning, three rabbits sit in front of it. They look so sad! “We could grow clover for them,” says ${world.keeper}. “I have seeds.” They dig a small bed. It is full of flat stones.|The fence of wire is up, but in the morning three rabbits sit in front of it and look very sad. “We could grow clover for them,” says ${world.keeper}, “because I have seeds left.” They dig a small bed that is full of flat stones.|The fence of wire is up, but in the morning three rabbits sit in front of it in a row and look so sad that nobody can eat breakfast. “We could grow some clover for them,” says ${world.keeper} and turns out his pockets, “because I have seeds left over from the spring.” They dig a small bed beside the hedge, and out of it comes a whole heap of flat stones.}`,
        ask: `{The clover bed is ${clover[0]} feet long and ${clover[1]} feet wide. How many square feet are there to plant?|The clover bed is ${clover[0]} feet long and ${clover[1]} feet wide. How many square feet do they have to plant?|For the clover they dig a bed that is ${clover[0]} feet long and ${clover[1]} feet wide. How many square feet do they have to plant?}`,
        ...asked.inside(clover),
        right: `They plant ${inside(clover)} square feet of clover, and somebody is watching.`,
      },
    ],
    choice: {
      title: 'What is left',
      text: `{Some of the wire is left. There are the flat stones, too. They can make a pen for the rabbits. Then they can pet them each day. Or they can make a small pond of the stones, so that all animals can drink.|Some of the wire is left, and there are the flat stones. They could build a pen and keep the rabbits in it, so that they can pet them. Or they could make a shallow pond of the stones, from which all animals can drink.|Some of the wire is left, and there are the flat stones. They could build a pen beside the clover and keep the rabbits in it, so that they could pet them every day. Or they could lay a shallow pond with the stones, so that every animal in the neighborhood has something to drink.}`,
      options: [
        {
          label: 'Build a pen',
          step: {
            title: 'A pen of wire',
            text: `{They put in posts. They pull the wire tight. A rabbit comes to look, and then one more.|They put in the posts and pull the wire tight. A rabbit comes to look, and then another one.|They put in one post after the other and pull the wire tight around them. A rabbit comes to see what they are doing, and then it brings another one.}`,
            ...wire,
          },
          end: `{For a week they pet the rabbits. Then ${hero} sees one of them. It sits at the wire and looks out at the field. ${hero} thinks for a long time. Then ${hero} opens the door.|For a week they pet the rabbits every day. Then ${hero} sees one that sits at the wire and looks out at the field. ${hero} thinks about it for a long time and opens the door.|For a week they pet the rabbits every single day, and it is as nice as they had imagined. Then one evening ${hero} sees the smallest of them, which sits at the wire and looks out at the field without moving. ${hero} thinks about it for a long time, and then, without telling anybody, ${hero} opens the door.}`,
        },
        {
          label: 'Make a pond',
          step: {
            title: 'Flat stones',
            text: `{They dig and lay the stones. ${friend} fills in the water. A bird comes to drink at once.|They dig a flat hole and lay the stones in it. ${friend} has hardly filled in the water when a bird comes to drink.|They dig a flat hole and lay one stone beside the other, until there is no more earth to be seen. ${friend} has hardly filled in the water when the first bird comes down to drink.}`,
            ...stones,
          },
          end: `{The rabbits come to drink, and so do the birds. A deer comes, too. It jumps over the fence. It eats all the carrots! “It looked so nice,” says ${friend}.|The rabbits come to drink, and so do the birds. One night a deer comes as well, jumps over the fence and eats all the carrots. “But it was so beautiful,” says ${friend}.|The rabbits come to drink, and so do the birds and a hedgehog with her children. One night a deer comes as well, drinks, looks around, jumps over the fence as if it were nothing and eats every carrot that is left. “I saw it from the window,” says ${friend}, “and I just couldn’t make a noise, because it was so beautiful.”}`,
        },
      ],
    },
  };
};
