import type { Tell } from '../draft.ts';
import { rectangle } from '../drawings.ts';
import { count, noun } from '../noun.ts';

const foot = noun('foot', 'feet');

/** A fence for rabbits: around and inside. */
export const fence: Tell = ({ rng, reach, hero, friend, world }) => {
  const draw = (): readonly [number, number] => [rng.int(5, reach), rng.int(3, reach - 1)];
  const sizes = [draw(), draw(), draw(), draw()];
  const [pen, bed, long, square] = sizes;
  if (pen === undefined || bed === undefined || long === undefined || square === undefined) return undefined;
  if (sizes.some(([l, w]) => l <= w)) return undefined;
  const around = ([l, w]: readonly [number, number]) => ({
    task: [
      {
        skill: 'measurement.area-or-perimeter-stories' as const,
        params: { width: w, length: l, unit: 'ft', name: hero, about: 'fence' },
      },
      { skill: 'measurement.perimeter' as const, params: { width: w, length: l, unit: 'ft' } },
    ],
    is: 2 * (l + w),
    unit: foot,
  });
  const inside = ([l, w]: readonly [number, number]) => ({
    task: [
      {
        skill: 'measurement.area-or-perimeter-stories' as const,
        params: { width: w, length: l, unit: 'ft', name: hero, about: 'carpet' },
      },
      { skill: 'measurement.area' as const, params: { width: w, length: l, unit: 'ft' } },
      `${l} × ${w}`,
    ],
    is: l * w,
  });
  const drawn = ([l, w]: readonly [number, number]) =>
    rectangle(`A rectangle that is ${l} feet long and ${w} feet wide.`, l, w, `${l} feet`, `${w} feet`);
  if (new Set([2 * (pen[0] + pen[1]), bed[0] * bed[1], 2 * (long[0] + long[1]), square[0] * square[1]]).size < 4)
    return undefined;
  return {
    title: 'Somebody eats the carrots',
    steps: [
      {
        title: 'Tracks',
        text: `{Half of the carrots are gone! In the mud are small tracks. “Rabbits,” says ${friend}. “But I like rabbits.” ${hero} nods. “So do I. But I like carrots, too. We need a fence.”|Half of the carrots are gone, and in the mud there are small tracks. “Rabbits,” says ${friend}, “but I like rabbits.” “So do I,” says ${hero}, “but I like carrots as well, so we need a fence.”|In the morning half of the carrots are gone, and all around the bed there are small tracks in the mud. “Rabbits,” says ${friend}, who secretly likes rabbits more than carrots. “Then we need a fence,” says ${hero}, “because if we don’t do anything, there will be nothing left to eat for anybody by Friday.”}`,
        ask: `{The bed is ${pen[0]} feet long and ${pen[1]} feet wide. How many feet of fence go all around it?|The bed is ${pen[0]} feet long and ${pen[1]} feet wide. How many feet of fence do they need to go all around it?|The carrot bed is a rectangle that is ${pen[0]} feet long and ${pen[1]} feet wide. How many feet of fence do they need to go all around it?}`,
        ...around(pen),
        picture: drawn(pen),
        right: `They need ${count(2 * (pen[0] + pen[1]), foot)} of fence. ${friend} brings the hammer.`,
      },
      {
        title: 'A bed of their own',
        text: `{The fence is up. In the morning, three rabbits sit in front of it. They look so sad! “We could grow clover for them,” says ${world.keeper}. “I have seeds.”|The fence is up, but in the morning three rabbits sit in front of it and look very sad. “We could grow clover for them,” says ${world.keeper}, “because I have seeds left.”|The fence is up, but in the morning three rabbits sit in front of it in a row and look so sad that nobody can eat breakfast. “We could grow some clover for them,” says ${world.keeper} and turns out his pockets, “because I have seeds left over from the spring.”}`,
        ask: `{The clover bed is ${bed[0]} feet long and ${bed[1]} feet wide. How many square feet are there to plant?|The clover bed is ${bed[0]} feet long and ${bed[1]} feet wide. How many square feet do they have to plant?|For the clover they dig a bed that is ${bed[0]} feet long and ${bed[1]} feet wide. How many square feet do they have to plant?}`,
        ...inside(bed),
        picture: drawn(bed),
        right: `They plant ${bed[0] * bed[1]} square feet of clover, and somebody is watching from the hedge.`,
      },
    ],
    choice: {
      title: 'The old wire',
      text: `{Some wire is left. They can make a pen for the rabbits. Then they can pet them each day. Or they can make a small pond, so that all animals can drink.|Some wire and some stones are left. They could build a pen and keep the rabbits in it, so that they can pet them. Or they could make a shallow pond from which all animals can drink.|Some wire and a heap of flat stones are left. They could build a pen around the clover and keep the rabbits in it, so that they could pet them every day. Or they could lay a shallow pond with the stones, so that every animal in the neighborhood has something to drink.}`,
      options: [
        {
          label: 'Build a pen',
          step: {
            title: 'A pen of wire',
            text: `{They put in posts. They pull the wire tight. A rabbit comes to look, and then one more.|They put in the posts and pull the wire tight. A rabbit comes to look, and then another one.|They put in one post after the other and pull the wire tight around them. A rabbit comes to see what they are doing, and then it brings another one.}`,
            ask: `{The pen is ${long[0]} feet long and ${long[1]} feet wide. How many feet of wire go all around it?|The pen is ${long[0]} feet long and ${long[1]} feet wide. How many feet of wire do they need to go all around it?|The pen is a rectangle that is ${long[0]} feet long and ${long[1]} feet wide. How many feet of wire do they need to go all around it?}`,
            ...around(long),
            picture: drawn(long),
            right: `It takes ${count(2 * (long[0] + long[1]), foot)} of wire, and now the door can be shut.`,
          },
          end: `{For a week they pet the rabbits. Then ${hero} sees one of them. It sits at the wire and looks out at the field. ${hero} thinks for a long time. Then ${hero} opens the door.|For a week they pet the rabbits every day. Then ${hero} sees one that sits at the wire and looks out at the field. ${hero} thinks about it for a long time and opens the door.|For a week they pet the rabbits every single day, and it is as nice as they had imagined. Then one evening ${hero} sees the smallest of them, which sits at the wire and looks out at the field without moving. ${hero} thinks about it for a long time, and then, without telling anybody, ${hero} opens the door.}`,
        },
        {
          label: 'Make a pond',
          step: {
            title: 'Flat stones',
            text: `{They dig and lay the stones. ${friend} fills in the water. A bird comes to drink at once.|They dig a flat hole and lay the stones in it. ${friend} has hardly filled in the water when a bird comes to drink.|They dig a flat hole and lay one stone beside the other, until there is no more earth to be seen. ${friend} has hardly filled in the water when the first bird comes down to drink.}`,
            ask: `{The pond is ${square[0]} feet long and ${square[1]} feet wide. How many square feet of stone do they lay?|The pond is ${square[0]} feet long and ${square[1]} feet wide. How many square feet of stone do they lay?|The bottom of the pond is a rectangle that is ${square[0]} feet long and ${square[1]} feet wide. How many square feet do they cover with stones?}`,
            ...inside(square),
            picture: drawn(square),
            right: `They lay ${square[0] * square[1]} square feet of stone.`,
          },
          end: `{The rabbits come to drink, and so do the birds. A deer comes, too. It jumps over the fence. It eats all the carrots! “It looked so nice,” says ${friend}.|The rabbits come to drink, and so do the birds. One night a deer comes as well, jumps over the fence and eats all the carrots. “But it was so beautiful,” says ${friend}.|The rabbits come to drink, and so do the birds and a hedgehog with her children. One night a deer comes as well, drinks, looks around, jumps over the fence as if it were nothing and eats every carrot that is left. “I saw it from the window,” says ${friend}, “and I just couldn’t make a noise, because it was so beautiful.”}`,
        },
      ],
    },
  };
};
