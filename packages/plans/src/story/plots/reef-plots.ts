import type { Tell } from '../draft.ts';
import { bars, numberLine } from '../drawings.ts';
import { fractionText, lowest } from '../fraction.ts';
import { count, noun } from '../noun.ts';

const meter = noun('meter');

/** A diving robot below the sea: heights below zero. */
export const depth: Tell = ({ rng, reach, hero, friend, world }) => {
  const start = -rng.int(3, Math.floor(reach / 2));
  const down = rng.int(3, Math.floor(reach / 2));
  const deep = start - down;
  const shell = deep + rng.int(2, down + 2);
  const gap = shell - deep;
  const up = rng.int(2, Math.abs(deep) - 1);
  const further = rng.int(2, Math.max(2, reach - Math.abs(deep)));
  if (gap < 2 || shell >= 0 || up === gap || Math.abs(deep) + further > reach) return undefined;
  const change = (a: number, b: number) => [
    b < 0 ? `${a} - ${-b}` : `${a} + ${b}`,
    b < 0 ? `${a} + (${b})` : `${a} - (${-b})`,
    { skill: 'integers.word-problems' as const, params: { name: hero, asks: 'change', story: 0, a, b } },
  ];
  const low = Math.floor((deep - further) / 5) * 5;
  const sea = (alt: string, points: readonly { at: number; label: string }[]) => numberLine(alt, low, 5, 5, points);
  return {
    title: 'The light below',
    steps: [
      {
        title: 'A yellow robot',
        text: `{It is late in the day. ${hero} and ${friend} sit in the boat and steer a robot. It is small and yellow. It dives at the reef. On the screen is its height. The top of the sea is \`0\`. All below has a minus. “Something shines there,” says ${world.keeper}. “Go down more.”|It is evening, and in the boat of the reef camp ${hero} and ${friend} steer a small yellow robot. A screen shows its height: the top of the sea is \`0\`, and everything below has a minus sign. “Something is shining under you,” says ${world.keeper}, “so go down a little more.”|In the evening ${hero} and ${friend} are allowed to steer, from the boat of the reef camp, the small yellow robot that looks for damaged corals. On the screen they can read its height: the surface of the sea is \`0\`, and everything below the surface has a minus sign. “There is something shining under you,” says ${world.keeper}, “so take it down a little more.”}`,
        ask: `{The robot is at \`${start}\` meters. It dives ${down} meters down. At what height is it now?|The robot is at \`${start}\` meters and dives ${down} meters deeper. At what height is it now?|The robot is at a height of \`${start}\` meters and dives ${down} meters deeper. At what height is it now, in meters?}`,
        task: change(start, -down),
        is: deep,
        picture: sea('The height of the robot before it dives.', [
          { at: start, label: 'the robot' },
          { at: 0, label: 'sea' },
        ]),
        right: `The screen says \`${deep}\`. It is so dark down there that ${friend} turns on the lamp.`,
      },
      {
        title: 'Something shines',
        text: `{Now they see it. It is not a fish. It is a net! An old net hangs on the reef, with glass balls on it. In the net is a turtle. It is above the robot.|Now they can see it, and it is not a fish. It is an old net with glass balls that hangs on the reef, and in the net is a turtle. It is above the robot.|Now they can see what is shining, and it is not a fish. It is an old fishing net with glass balls, which has caught on the reef, and in the net, above the robot, a turtle is moving its flippers very slowly.}`,
        ask: `{The turtle is at \`${shell}\` meters. How many meters must the robot go up to it?|The turtle is at \`${shell}\` meters. How many meters does the robot have to rise from where it is now?|The turtle is at a height of \`${shell}\` meters. How many meters does the robot have to rise from where it is now to reach it?}`,
        task: [
          { skill: 'integers.word-problems', params: { name: hero, asks: 'gap', story: 0, a: shell, b: deep } },
          `${shell} - (${deep})`,
        ],
        is: gap,
        unit: meter,
        picture: sea('The height of the turtle in the net.', [
          { at: shell, label: 'turtle' },
          { at: 0, label: 'sea' },
        ]),
        right: `It rises ${count(gap, meter)} and takes hold of the net with its claw.`,
      },
    ],
    choice: {
      title: 'Air',
      text: `{A turtle needs air. The robot could cut the net. That takes a long time. Or it could pull the net up with the turtle in it. That is fast. But the net may break the coral.|A turtle needs air, so they have to be quick. The robot could cut the net, which takes time but hurts nothing. Or it could pull the whole net up, which is faster but may break the coral.|A turtle cannot stay under water for ever, because it needs air like we do. The robot could cut the net line by line, which takes time but hurts nothing. Or it could pull the whole net up with the turtle inside, which is much faster, although the lines may break the coral that has grown around them.}`,
      options: [
        {
          label: 'Cut the net',
          step: {
            title: 'Line by line',
            text: `{Snip. Snip. The turtle holds still. Then it is free! It swims up. But the robot slips, down to where it was before.|The robot cuts one line after the other, and the turtle holds still. Then it is free and swims up. But the robot slips back down to where it was at its deepest.|The robot cuts one line after the other, and the turtle holds still as if it understood. Then it is free, and with a few strong strokes it disappears upward into the light. But the robot loses its hold and slips back to the place where it was at its deepest.}`,
            ask: `{From there the robot dives ${further} meters more to the ground. At what height is the ground?|From that height it sinks ${further} meters further to the ground. At what height is the ground?|From that height the robot sinks another ${further} meters, until it stands on the ground. At what height is the ground, in meters?}`,
            task: change(deep, -further),
            is: deep - further,
            right: `It stands at \`${deep - further}\` meters, in a cloud of sand.`,
          },
          end: `{It takes all night to bring the robot back. Its lamp is broken. But at dawn a round head comes up by the boat. It takes a long breath. It looks at them. Then it is gone.|It takes all night to bring the robot back, and its lamp is broken. But at dawn a round head comes up beside the boat and takes a long breath. It looks at them, and then it is gone.|It takes all night to bring the robot back, and its lamp, which was not cheap, is broken. But at dawn, when everybody is tired and nobody talks, a round head comes up beside the boat and takes a long breath. It looks at them with one dark eye, and then the sea is smooth again.}`,
        },
        {
          label: 'Pull the net up',
          step: {
            title: 'Up with all of it',
            text: `{The robot goes back down to the end of the net. It pulls. The net jumps free! White bits of coral fall. Then all of it goes up.|The robot goes back to its deepest point, where the net ends, and pulls. The net comes free, and white pieces of coral fall. Then all of it begins to rise.|The robot goes back to its deepest point, where the net ends, takes hold of it there and pulls with all its strength. The net comes free with a jerk, and white pieces of coral fall past the camera like snow. Then all of it begins to rise.}`,
            ask: `{From its deepest point the robot rises ${up} meters. At what height is it then?|From its deepest point the robot rises ${up} meters. At what height do they stop to look at the turtle?|From its deepest point the robot rises ${up} meters before they stop to look at the turtle. At what height is the robot then, in meters?}`,
            task: change(deep, up),
            is: deep + up,
            right: `They stop at \`${deep + up}\` meters. The turtle is all right.`,
          },
          end: `{Up in the boat they free the turtle. It is well! It dives away. Then ${hero} looks at the film again. Part of the reef is gone. “Coral grows back,” says ${world.keeper}. “But it is slow.”|In the boat they free the turtle, and it dives away as if nothing had happened. Then ${hero} looks at the film again and sees that part of the reef is gone. “Coral grows back,” says ${world.keeper}, “but very slowly.”|In the boat they free the turtle, and it dives away as if nothing had happened. Everybody cheers. Only ${hero} looks at the film again that night and sees how much of the reef has broken off. “Coral grows back,” says ${world.keeper}, who has sat down beside them, “but it takes longer than you and I will be here to watch.”}`,
        },
      ],
    },
  };
};

/** Part of a part: how much of the reef may be planted. */
export const corals: Tell = ({ rng, reach, hero, friend, world }) => {
  const proper = () => {
    const bottom = rng.int(2, Math.min(reach, 9));
    return [rng.int(1, bottom - 1), bottom] as const;
  };
  const [damaged, sand, nursery, fast] = [proper(), proper(), proper(), proper()];
  const [quick, slow] = [proper(), proper()];
  const all = [damaged, sand, nursery, fast, quick, slow];
  if (all.some(([t, b]) => lowest(t, b)[1] !== b)) return undefined;
  const [dt, db] = damaged;
  const of = ([t, b]: readonly [number, number], [t2, b2]: readonly [number, number]) => ({
    task: [
      {
        skill: 'fractions.word-multiply' as const,
        params: { a: [0, t, b], b: [0, t2, b2], story: 3, name: hero, other: friend },
      },
      `${t}/${b} × ${t2}/${b2}`,
    ],
    is: fractionText(t * t2, b * b2),
  });
  // What can be planted is a part of the broken part, and either kind of coral fills a part of that.
  const ground = lowest(dt * sand[0], db * sand[1]);
  if (ground[1] > 12) return undefined;
  const say = ([t, b]: readonly [number, number]) => `\`${t}/${b}\``;
  if (
    new Set([
      fractionText(dt * sand[0], db * sand[1]),
      fractionText(quick[0] * ground[0], quick[1] * ground[1]),
      fractionText(slow[0] * ground[0], slow[1] * ground[1]),
      fractionText(nursery[0] * fast[0], nursery[1] * fast[1]),
    ]).size < 4
  )
    return undefined;
  return {
    title: 'A forest under water',
    steps: [
      {
        title: 'White corals',
        text: `{${hero} looks down through the glass floor of the boat. Some of the reef is red and gold. But some of it is white. “White is not good,” says ${world.keeper}. “The storm did that. We will plant new corals.”|${hero} looks down through the glass floor of the little boat, and part of the reef below is red and gold, but all the rest is white. “The storm did that,” says ${world.keeper}, “and this summer we are going to plant new corals there.”|${hero} kneels on the glass floor of the boat and looks down. Part of the reef is as red and gold as in the pictures, but other parts of it are completely white. “That was the storm,” says ${world.keeper}, “and where it broke the corals we are going to plant new ones, if the ground is right for them.”}`,
        ask: `{The storm broke ${say(damaged)} of the reef. Of that part, ${say(sand)} has good ground. What fraction of the whole reef can they plant?|The storm broke ${say(damaged)} of the reef, and ${say(sand)} of that part has good ground. What fraction of the whole reef can they plant?|The storm has broken ${say(damaged)} of the reef, and in ${say(sand)} of that part the ground is solid enough. What fraction of the whole reef can they plant?}`,
        ...of(sand, damaged),
        picture: bars('The whole reef in equal parts; the broken ones are named.', [
          'reef',
          [
            ...Array.from({ length: dt }, () => [1, 'broken'] as const),
            ...Array.from({ length: db - dt }, () => [1, ''] as const),
          ],
          'the whole reef',
        ]),
        right: `It is \`${of(sand, damaged).is}\` of the whole reef. ${friend} marks it on the map.`,
      },
      {
        title: 'The nursery',
        text: `{Small corals grow in a tank. ${friend} calls it the baby room. Some of them grow fast. Some of them grow slow. The fast ones have thin arms. The slow ones are round and strong.|The small corals grow in a tank that ${friend} calls the baby room. Some grow fast and have thin arms. Others grow slowly, but they are round and strong.|The small corals grow up in a tank that ${friend} calls the kindergarten. Some of them grow fast and have thin arms like the branches of a tree. The others are slow, but they are round and so strong that no wave can break them.}`,
        ask: `{${say(nursery)} of the tank is in the sun. In that part, ${say(fast)} is full of fast corals. What fraction of the whole tank is that?|${say(nursery)} of the tank lies in the sun, and ${say(fast)} of that part is full of fast corals. What fraction of the whole tank is that?|The sun shines on ${say(nursery)} of the tank, and ${say(fast)} of that part is full of fast corals. What fraction of the whole tank do the fast corals fill?}`,
        ...of(fast, nursery),
        picture: bars('The tank in equal parts; those in the sun are named.', [
          'tank',
          [
            ...Array.from({ length: nursery[0] }, () => [1, 'sun'] as const),
            ...Array.from({ length: nursery[1] - nursery[0] }, () => [1, ''] as const),
          ],
          'the whole tank',
        ]),
        right: `\`${of(fast, nursery).is}\` of the tank is full of fast corals.`,
      },
    ],
    choice: {
      title: 'Fast or strong?',
      text: `{The boat can take one kind of coral. If they plant the fast ones, the fish come back soon. If they plant the strong ones, the reef can take a storm.|The boat has room for only one kind of coral this year. With the fast ones the fish will be back soon. With the strong ones the reef can live through the next storm.|The boat has room for only one kind of coral this year. If they plant the fast ones, the fish will be back before the summer is over. If they plant the strong ones, it will take much longer, but the reef may live through the next storm.}`,
      options: [
        {
          label: 'Plant the fast corals',
          step: {
            title: 'Branches',
            text: `{They dive and plant, day after day. The thin arms wave in the sea.|They dive and plant, day after day, and the thin arms of the corals wave in the sea.|Day after day the divers go down and plant, and the thin arms of the corals wave in the current as if they were glad to be out of the tank.}`,
            ask: `{Think of the part that they can plant. The fast corals fill ${say(quick)} of it. What fraction of the whole reef is that?|The fast corals fill ${say(quick)} of the part that they can plant. What fraction of the whole reef is that?|The fast corals soon fill ${say(quick)} of the part that they could plant. What fraction of the whole reef do they fill?}`,
            ...of(quick, ground),
            right: `They fill \`${of(quick, ground).is}\` of the whole reef by the end of the summer.`,
          },
          end: `{When summer ends, there are fish, blue ones and striped ones. In the fall there is a storm. It is a bad one. Some of the thin arms break. “Then we plant again,” says ${hero}. The fish look on.|Before the summer is over, the fish are back, blue ones and striped ones. In the fall a storm comes, and some of the thin arms break. “Then we will plant again,” says ${hero}.|Before the summer is over, the fish are back, blue ones and striped ones and some that nobody can name. In the fall a storm comes, and in the morning many of the thin arms lie on the sand. “Then we will plant again,” says ${hero}, “because now we know that they come when there is something to come to.”}`,
        },
        {
          label: 'Plant the strong corals',
          step: {
            title: 'Round stones',
            text: `{They look like stones. They do not wave. No fish looks at them.|They look like round stones, and they do not move at all. The fish swim past them.|They look more like round stones than like animals, they do not move, and for months the fish swim past without turning their heads.}`,
            ask: `{Think of the part that they can plant. The strong corals fill ${say(slow)} of it. What fraction of the whole reef is that?|The strong corals fill ${say(slow)} of the part that they can plant. What fraction of the whole reef is that?|In the end the strong corals fill ${say(slow)} of the part that they could plant. What fraction of the whole reef do they fill?}`,
            ...of(slow, ground),
            right: `They fill \`${of(slow, ground).is}\` of the whole reef, one stone beside the other.`,
          },
          end: `{In the fall there is a storm. All night they lie awake. In the morning they dive. Not one round coral is gone! And under one of them sits a small blue fish.|In the fall there is a storm, and all night they lie awake. In the morning they dive, and not one of the round corals is gone. Under one of them sits a small blue fish.|In the fall there is a storm, and all night they lie awake and listen to it. In the morning they dive before breakfast, and not one of the round corals is gone. It has been an empty, quiet summer on the reef. But under the last of them, when ${friend} shines a lamp on it, sits a very small blue fish.}`,
        },
      ],
    },
  };
};
