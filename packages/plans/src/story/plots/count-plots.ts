import type { Step, Tell, Wanted } from '../draft.ts';
import { bars } from '../drawings.ts';
import { digits, noun } from '../noun.ts';

const name = noun('name');

type Asked = Pick<Step, 'ask' | 'task' | 'is' | 'unit'>;

/** The number of names at a place, and what is asked of it. */
const asks = (number: string, question: string, where: string): string =>
  `{There are ${number} names ${where}. ${question}|In the evening they count all of the names ${where}, and there are ${number} of them. ${question}|When they have counted everything for the second time, there are ${number} names ${where}, and all of them are real. ${question}}`;

/** Names on long lists: read, rounded, compared. */
export const names: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const least = skill.endsWith('hundred-more-or-less') ? 221 : Math.max(21, Math.floor(reach / 10) + 3);
  const number = (): number => rng.int(least, reach);
  const to = reach > 1000 ? rng.pick([100, 1000]) : reach > 100 ? rng.pick([10, 100]) : 10;
  const place = String(least).length - rng.int(0, 1);
  const placeNames = ['ones', 'tens', 'hundreds', 'thousands'];
  const used = new Set<number>();
  const asked = (where: string, other: string): Asked | undefined => {
    const n = number();
    const m = number();
    if (n === m || n % 10 === 0 || used.has(n)) return undefined;
    used.add(n);
    if (skill.endsWith('count-on')) {
      const step = rng.pick([1, 10]);
      const how = step === 1 ? 'They number them one by one.' : 'They count on by tens.';
      return {
        ask: asks(digits(n), `${how} Which number comes right after that?`, where),
        task: { skill: 'whole-numbers.count-on', params: { start: n, step } },
        is: n + step,
      };
    }
    if (skill.endsWith('hundred-more-or-less')) {
      const by = rng.pick([100, -100]);
      const what = by > 0 ? 'Then 100 more people sign.' : 'Of these, 100 are there twice and are crossed out.';
      return {
        ask: asks(digits(n), `${what} How many names are there then?`, where),
        task: { skill: 'whole-numbers.hundred-more-or-less', params: { from: n, by } },
        is: n + by,
        unit: name,
      };
    }
    if (skill.endsWith('add-several-two-digit')) {
      const [a, b, c] = [rng.int(12, 38), rng.int(12, 28), rng.int(12, 28)];
      return {
        ask: asks(`${a}, ${b} and ${c}`, 'How many names is that in all, on these three lists?', where),
        task: { skill: 'whole-numbers.add-several-two-digit', params: { a, b, c, d: 0 } },
        is: a + b + c,
        unit: name,
      };
    }
    if (skill.endsWith('round'))
      return {
        ask: asks(
          digits(n),
          `How many is that to the nearest ${to === 10 ? 'ten' : to === 100 ? 'hundred' : 'thousand'}?`,
          where,
        ),
        task: { skill: 'whole-numbers.round', params: { n, to } },
        is: Math.round(n / to) * to,
        unit: name,
      };
    if (skill.endsWith('compare'))
      return {
        ask: `{There are \`${n}\` names ${where} and \`${m}\` ${other}. Which is true?|In the evening there are \`${n}\` names ${where} and \`${m}\` names ${other}. Which is true of the two numbers?|When they have counted everything for the second time, there are \`${n}\` names ${where} and \`${m}\` names ${other}. Which statement about these two numbers is true?}`,
        task: { skill: 'whole-numbers.compare', params: { a: n, b: m } },
        is: n < m ? 'less' : 'greater',
      };
    if (skill.endsWith('digit-value')) {
      const at = Math.min(place, String(n).length - 1);
      const digit = Math.floor(n / 10 ** at) % 10;
      return digit === 0 || at === 0
        ? undefined
        : {
            ask: asks(digits(n), `How many names does the ${placeNames[at] ?? 'tens'} digit stand for?`, where),
            task: { skill: 'whole-numbers.digit-value', params: { n, place: at } },
            is: digit * 10 ** at,
            unit: name,
          };
    }
    const parts = [...String(n)].flatMap((digit, at, all) =>
      digit === '0' ? [] : [Number(digit) * 10 ** (all.length - 1 - at)],
    );
    const task: Wanted = { skill: 'whole-numbers.expanded-form', params: { parts: rng.shuffle(parts) } };
    return {
      ask: asks(
        `\`${Array.isArray(task.params.parts) ? task.params.parts.join(' + ') : ''}\``,
        'Which number is that?',
        where,
      ),
      task,
      is: n,
      unit: name,
    };
  };
  const [first, second, one, two] = [
    asked('on the list at the door', 'on the list at the gate'),
    asked('from the market', 'from the station'),
    asked('on the long list', 'on the last one'),
    asked('in the paper', 'on the wall'),
  ];
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'The old oak',
    steps: [
      {
        title: 'A white cross',
        text: `{There is a white cross on the old oak. “They will cut it down,” says ${friend}. “For cars!” ${hero} has a swing on that tree. “We must ask people to sign,” says ${hero}. They put out lists.|In the morning there is a white cross on the old oak. “They are going to cut it down for more cars,” says ${friend}. On this tree ${hero} has learned to climb. “Then we have to ask people to sign for it,” says ${hero}, and they put out lists.|On Monday morning somebody has painted a white cross on the old oak in front of the school. “It means that they are going to cut it down for a parking lot,” says ${friend}, who has asked. On this tree ${hero} has learned to climb, and to fall. “Then we will put it in the paper,” says ${hero}, “and ask people to sign for it.”}`,
        ...first,
        picture: bars('All the names in one bar.', ['names', [[1, '?']]]),
        right: `${hero} writes it down in big letters. “We have to know our numbers,” says ${world.keeper}.`,
      },
      {
        title: 'Rain',
        text: `{It rains. ${hero} and ${friend} stand at the market with a list. At first no one stops. Then an old man does. “I kissed my wife under that tree,” he says.|It rains, and ${hero} and ${friend} stand at the market with their list. At first nobody stops. Then an old man takes the pen. “I met my wife under that tree,” he says, and calls his friends.|It rains all day, and ${hero} and ${friend} stand at the market with a list that is getting wet. At first nobody stops. Then an old man takes the pen and writes his name very slowly. “I met my wife under that tree,” he says, “and I am going to call everybody I know.”}`,
        ...second,
        right: `“Did you get that?” asks ${friend}. ${hero} did, and underlines it.`,
      },
    ],
    choice: {
      title: 'The mayor',
      text: `{The mayor has time for them. But just a bit! They can read out all the names. Or they can print them in the paper, so that the whole town sees them.|The mayor has a little time for them on Friday. They could bring the lists and read out the names. Or they could print them all in the paper, so that the whole town sees them.|The mayor has a little time for them on Friday, but only between lunch and a birthday. They could bring the lists along and read out every name. Or they could print them all in the paper, in very small letters, so that the whole town can look for its own name.}`,
      options: [
        {
          label: 'Read out the names',
          step: {
            title: 'In the big room',
            text: `{${hero} reads. ${friend} holds the list. It goes down to the floor. The mayor looks at the clock.|${hero} reads while ${friend} holds the list, which is so long that it touches the floor. The mayor looks at the clock.|${hero} reads out name after name, while ${friend} holds the list, which is so long that it lies on the carpet like a snake. After a while the mayor looks at the clock.}`,
            ...one,
            right: `${hero} says the number out loud, and the mayor writes it down.`,
          },
          end: `{At the end of the list the mayor sits up. “Read that last name again!” It is the name of the mayor’s mom. “Well,” says the mayor. “Then I must ask her first.” The cross is gone the next day.|Near the end of the list the mayor sits up. “Could you read that name again?” It is the name of the mayor’s own mother. “Then I had better ask her first,” says the mayor. The next day the cross is gone.|Near the very end of the list the mayor suddenly sits up. “Would you please read that name once more?” It is the name of the mayor’s own mother, who signed at the market, in the rain. “In that case,” says the mayor, “I think I had better talk to her first.” The next morning the cross on the oak has been painted over.}`,
        },
        {
          label: 'Print them all',
          step: {
            title: 'The small letters',
            text: `{They set the names in small letters. It takes all night. ${world.keeper} makes cocoa.|They set all the names in small letters, which takes until late at night. ${world.keeper} makes cocoa for everybody.|They set all the names in letters as small as ants, and it takes until late at night. ${world.keeper} makes cocoa, and later some more of it, because nobody wants to go home.}`,
            ...two,
            right: `It just fits on the page, and ${friend} falls asleep on it.`,
          },
          end: `{The whole town reads the paper. They look for their names. Those who are not in it feel bad. They go to the tree. They all want to sign! There is no more room, so they tie ribbons to it. No one can cut a tree like that.|The whole town reads the paper and looks for names. Those who are not in it feel left out, so they come to the tree to sign as well. When there is no more paper, they tie ribbons to it. Nobody can cut down a tree like that.|On Saturday the whole town bends over the paper and looks for names with a finger on the page. Those who are not in it feel left out, and all afternoon they come to the tree, because they want to sign as well. When there is no more paper, they tie ribbons to the branches. On Monday two men come with a saw, look up for a while, and drive away again.}`,
        },
      ],
    },
  };
};

/** A time on the clock, and what is asked of it. */
const clocked = (whose: string, time: string, question: string): string =>
  `{The clock shows \`${time}\` seconds for ${whose}. ${question}|At the end of the track the clock at the bridge shows \`${time}\` seconds for ${whose}. ${question}|At the moment when it crosses the line, the clock at the bridge shows \`${time}\` seconds for ${whose}. ${question}}`;

/** Times of sleds in seconds: read, rounded, compared. */
export const sleds: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const places = reach > 20 ? 3 : 2;
  const time = (): string => {
    const whole = rng.int(Math.floor(reach / 2), reach);
    return `${whole}.${String(rng.int(1, 10 ** places - 1)).padStart(places, '0')}`;
  };
  const used = new Set<string>();
  const words = ['whole second', 'tenth', 'hundredth', 'thousandth'];
  const asked = (whose: string, other: string): Asked | undefined => {
    const [a, long] = [time(), time()];
    const b = `${a.split('.')[0] ?? ''}.${(long.split('.')[1] ?? '').slice(0, rng.int(1, places))}`;
    if (/0$/.test(a) || Number(a) === Number(b) || used.has(a) || /\.\d*0$/.test(b)) return undefined;
    used.add(a);
    if (skill.endsWith('compare'))
      return {
        ask: `{The time of ${whose} is \`${a}\` seconds. That of ${other} is \`${b}\`. Which is true of the two?|The time of ${whose} is \`${a}\` seconds, and that of ${other} is \`${b}\` seconds. Which is true of the two numbers?|According to the clock at the bridge, the time of ${whose} is \`${a}\` seconds, and the time of ${other} is \`${b}\` seconds. Which statement about these two numbers is true?}`,
        task: { skill: 'decimals.compare', params: { a, b } },
        is: Number(a) < Number(b) ? '<' : '>',
      };
    if (skill.endsWith('round')) {
      const to = rng.int(0, places - 1);
      return {
        ask: clocked(
          whose,
          a,
          `How many seconds is that to the nearest ${words[to] ?? ''}${to > 0 ? ' of a second' : ''}?`,
        ),
        task: { skill: 'decimals.round', params: { number: a, to } },
        is: (Math.round(Number(a) * 10 ** to) / 10 ** to).toFixed(to),
      };
    }
    const at = rng.int(1, places);
    const digit = Number((a.split('.')[1] ?? '').charAt(at - 1));
    if (digit === 0) return undefined;
    return {
      ask: clocked(whose, a, `What is the digit in the ${words[at] ?? ''}s place worth?`),
      task: { skill: 'decimals.place-value', params: { number: a, place: at } },
      is: (digit / 10 ** at).toFixed(at),
    };
  };
  const [first, second, one, two] = [
    asked(hero, friend),
    asked('the blue sled', 'the red sled'),
    asked('the first run', 'the second run'),
    asked('the old sled', 'the new sled'),
  ];
  if (!first || !second || !one || !two) return undefined;
  return {
    title: 'A sled called Duchess',
    steps: [
      {
        title: 'The slope',
        text: `{Once a year the whole valley races on sleds. ${hero} has an old one. It was Grandma’s. Its name is Duchess. “It squeaks,” says ${friend}. “It sings,” says ${hero}.|Once a year the whole valley races on sleds. ${hero} has an old one of wood that was Grandma’s, and its name is Duchess. “It squeaks,” says ${friend}. “It sings,” says ${hero}.|Once a year, on the first Sunday of February, the whole valley races on sleds. ${hero} has an old one made of wood, on which Grandma once won, and its name is Duchess. “It squeaks,” says ${friend}, whose sled is new. “It sings,” says ${hero}.}`,
        ...first,
        right: `${world.keeper} writes it on the board. “Don’t wipe it away,” says ${friend}.`,
      },
      {
        title: 'Clouds',
        text: `{Snow falls. It is thick and wet. The track gets slow. Some go home. “Now it gets good,” says ${hero}. “Duchess likes wet snow.”|Snow begins to fall, thick and wet, and the track gets slow. Some go home. “Now it gets interesting,” says ${hero}, “because Duchess likes wet snow.”|Snow begins to fall, so thick and so wet that the new sleds stick to it, and the track gets slower from run to run until most of the others go home. “Now it gets interesting,” says ${hero} and pats the old wood, “because Duchess was made for days like this.”}`,
        ...second,
        right: `Nobody has been faster in this snow so far.`,
      },
    ],
    choice: {
      title: 'The last run',
      text: `{Just one run is left. Then ${friend} falls. The new sled breaks! ${hero} can race alone and may win. Or they can ride on Duchess, both of them. But then it will be slow.|Only the last run is left. Then ${friend} falls, and the new sled breaks. ${hero} could race alone and would have a good chance to win. Or they could both ride on Duchess, but with two it may be slow.|Only the last run is left when ${friend} falls on the practice hill and the expensive new sled breaks right through the middle. ${hero} could race alone and would have an excellent chance of winning, or they could both ride on Duchess, although nobody knows whether the old wood will hold.}`,
      options: [
        {
          label: 'Race alone',
          step: {
            title: 'Alone',
            text: `{${hero} lies flat. The wind cuts. The trees fly by. Duchess sings all the way down.|${hero} lies flat on the sled, and the wind cuts. The trees fly by, and Duchess sings all the way down.|${hero} lies flat on the sled with the chin almost in the snow. The wind cuts, the trees fly by, and all the way down to the bridge Duchess sings at the top of her voice.}`,
            ...one,
            right: `${hero} rolls into the hay at the end and laughs.`,
          },
          end: `{${hero} wins! They get a gold cup. But ${friend} is not there to see it. ${hero} finds ${friend} at the hut, with the bits of the sled. “Can Duchess carry two?” asks ${hero}. They ride till it is dark.|${hero} wins and gets the golden cup, but ${friend} is not there to see it. ${hero} finds ${friend} behind the hut with the pieces of the sled. “Do you think Duchess can carry two?” asks ${hero}. They ride until it is dark.|${hero} wins, and for a minute the golden cup is the most beautiful thing in the world, but ${friend} is not there to see it. After a while ${hero} finds ${friend} behind the hut, trying to fit the pieces together. “Do you think that Duchess can carry two of us?” asks ${hero} and puts the cup into the snow. They ride until it is too dark to see the slope.}`,
        },
        {
          label: 'Ride together',
          step: {
            title: 'Two on a sled',
            text: `{${friend} sits in front. ${hero} holds on. “Lean left!” “Now right!” Duchess has never been so loud.|${friend} sits in front, and ${hero} holds on behind. “Lean to the left! And now to the right!” Duchess has never been so loud.|${friend} sits in front with the rope, and ${hero} holds on behind with both arms. “Lean to the left!” they shout at the same time. “And now to the right!” Duchess has never been so loud.}`,
            ...two,
            right: `They fly over the line and through the fence.`,
          },
          end: `{They do not win. They come in next to last. But Grandma stands at the fence. She has seen it all. “That is how I won,” she says. “With a friend in front.” She had not told them that before.|They do not win. But at the fence stands Grandma, who has seen it all. “That is how I won it,” she says, “with a friend in front of me.” She had never told anybody that part before.|They do not win, because two weigh more than one and the fence was in the way, but behind the fence stands Grandma, who has seen everything. “That is exactly how I won it,” she says, “with my best friend in front of me.” She has told that story a hundred times, and she has never told that part before.}`,
        },
      ],
    },
  };
};
