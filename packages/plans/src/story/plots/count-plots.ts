import type { Rng } from '@lemma/math';
import type { Step, Tell } from '../draft.ts';
import { bars } from '../drawings.ts';
import { digits, noun } from '../noun.ts';

const name = noun('name');

type Asked = Pick<Step, 'ask' | 'task' | 'is' | 'unit' | 'stock'> & { readonly said: string };

/** A place where names are counted, told with `N` for the number; `other` is what it is compared with. */
type Spot = {
  readonly lead: string;
  readonly other: string;
  /** What is done with the number there. */
  readonly use: string;
  /** Whether the other number is one that has to be reached or kept to, and not counted as well. */
  readonly isLimit: boolean;
};

const spots = {
  door: {
    lead: '{There are N names on the list at the door.|In the evening they count the names on the list at the door, and there are N of them.|When they have counted the list at the door for the second time, there are N names on it, and all of them are real.}',
    other:
      '{On the list at the gate there are M.|On the list at the gate there are M.|On the other list, the one at the gate, there are M names.}',
    use: 'on the sign for the tree',
    isLimit: false,
  },
  market: {
    lead: '{There are N names on the list from the market.|When the rain stops, they count the names on the list from the market, and there are N of them.|When the rain stops at last, they count the names on the wet list from the market, and there are N that can still be read.}',
    other:
      '{The baker has M on a list of his own.|On a list that hangs at the bakery there are M.|On a list that the baker has hung up beside his door there are M names.}',
    use: 'on the next sign',
    isLimit: false,
  },
  mayor: {
    lead: '{On all the lists there are N names.|On all of their lists together there are N names.|On all of their lists together, down to the last one on the carpet, there are N names.}',
    other:
      '{The mayor says that it takes M.|“The rule says that it takes M,” says the mayor.|“The rule says that a town has to listen from M names on,” says the mayor.}',
    use: 'in the book of the mayor',
    isLimit: true,
  },
  paper: {
    lead: '{They have to print N names.|With those who came in the evening, they have to print N names.|With those who came running in the evening, they have to find room for N names.}',
    other:
      '{There is room for M.|On the page there is room for M.|If the letters are small enough, there is room on the page for M names.}',
    use: 'in the headline',
    isLimit: true,
  },
} satisfies Record<string, Spot>;

const placeNames = ['ones', 'tens', 'hundreds', 'thousands'];
const full = ['', 'Ten names fill a sheet.', 'A hundred names fill a folder.', 'A thousand names fill a box.'];

/** What is asked of the names at a place, by the skill of the story. */
function askAt(
  rng: Rng,
  skill: string,
  { lead, other, use, isLimit }: Spot,
  n: number,
  m: number,
  to: number,
): Asked | undefined {
  const asks = (number: string, question: string): string =>
    lead.replaceAll('N ', `${number} `).replace(/[|}]/g, (end) => ` ${question}${end}`);
  if (skill.endsWith('count-on')) {
    const step = rng.pick([1, 10]);
    const how = step === 1 ? 'Then one more person signs.' : 'Then ten more people sign.';
    return {
      ask: asks(digits(n), `${how} At which number are they then?`),
      task: { skill: 'whole-numbers.count-on', params: { start: n, step } },
      is: n + step,
      said: digits(n + step),
    };
  }
  if (skill.endsWith('hundred-more-or-less')) {
    const by = rng.pick([100, -100]);
    const what = by > 0 ? 'Then 100 more people sign.' : 'Of these, 100 are there twice and are crossed out.';
    return {
      ask: asks(digits(n), `${what} How many names are there then?`),
      task: { skill: 'whole-numbers.hundred-more-or-less', params: { from: n, by } },
      is: n + by,
      unit: name,
      said: digits(n + by),
    };
  }
  if (skill.endsWith('add-several-two-digit')) {
    const [a, b, c] = [rng.int(12, 38), rng.int(12, 28), rng.int(12, 28)];
    return {
      ask: asks(`${a}, ${b} and ${c}`, 'These are the names of three days. How many is that in all?'),
      task: { skill: 'whole-numbers.add-several-two-digit', params: { a, b, c, d: 0 } },
      is: a + b + c,
      unit: name,
      said: digits(a + b + c),
    };
  }
  if (skill.endsWith('round')) {
    const nearest = to === 10 ? 'ten' : to === 100 ? 'hundred' : 'thousand';
    return {
      ask: asks(
        digits(n),
        `${use.charAt(0).toUpperCase()}${use.slice(1)} they round it. How many is that to the nearest ${nearest}?`,
      ),
      task: { skill: 'whole-numbers.round', params: { n, to } },
      is: Math.round(n / to) * to,
      unit: name,
      said: `about ${digits(Math.round(n / to) * to)}`,
    };
  }
  /** Both numbers, and a question in the words of each band. */
  const both = (a: string, b: string, questions: readonly string[]): string => {
    const part = (text: string, band: number): string => text.slice(1, -1).split('|')[band] ?? '';
    const told = questions.map(
      (question, band) =>
        `${part(lead, band).replaceAll('N ', `${a} `)} ${part(other, band).replace(/M(?=[\s.,])/, b)} ${question}`,
    );
    return `{${told.join('|')}}`;
  };
  if (skill.endsWith('compare'))
    return {
      ask: both(`\`${n}\``, `\`${m}\``, [
        'Which is true?',
        'Which is true of the two numbers?',
        'Which statement about these two numbers is true?',
      ]),
      task: { skill: 'whole-numbers.compare', params: { a: n, b: m } },
      is: n < m ? 'less' : 'greater',
      said: `${digits(n)}, and that is ${n < m ? 'less' : 'more'} than ${digits(m)}`,
    };
  if (/(?:add|subtract)-multi-digit/.test(skill)) {
    const [large, small] = [Math.max(n, m), Math.min(n, m)];
    const question = isLimit
      ? `How many ${n < m ? 'names fewer' : 'names more'} than that do they have?`
      : 'How many names is that in all?';
    const is = isLimit ? large - small : n + m;
    return {
      ask: both(digits(n), digits(m), [question, question, question]),
      task: isLimit ? `${large} - ${small}` : `${n} + ${m}`,
      is,
      unit: name,
      said: isLimit ? `${digits(is)} ${n < m ? 'fewer' : 'more'} than that` : `${digits(is)} in all`,
    };
  }
  if (skill.endsWith('digit-value')) {
    const at = String(n).length - 1 - (n > 99 ? rng.int(0, 1) : 0);
    const digit = Math.floor(n / 10 ** at) % 10;
    return digit === 0 || at === 0
      ? undefined
      : {
          ask: asks(
            digits(n),
            `${full[at] ?? ''} How many names does the ${placeNames[at] ?? 'tens'} digit stand for?`,
          ),
          task: { skill: 'whole-numbers.digit-value', params: { n, place: at } },
          is: digit * 10 ** at,
          unit: name,
          said: `${digits(digit * 10 ** at)} on full ${['', 'sheets', 'folders', 'boxes'][at] ?? ''}`,
        };
  }
  const parts = [...String(n)].flatMap((digit, at, all) =>
    digit === '0' ? [] : [Number(digit) * 10 ** (all.length - 1 - at)],
  );
  const shuffled = rng.shuffle(parts);
  return {
    ask: asks(`\`${shuffled.join(' + ')}\``, 'Which number is that?'),
    task: { skill: 'whole-numbers.expanded-form', params: { parts: shuffled } },
    is: n,
    unit: name,
    said: digits(n),
  };
}

/** Names on long lists: read, rounded, compared. */
export const names: Tell = ({ rng, reach, skill, hero, friend, world }) => {
  const adding = /(?:add|subtract)-multi-digit/.test(skill);
  const comparing = adding || skill.endsWith('compare');
  const least = skill.endsWith('hundred-more-or-less') ? 221 : Math.max(11, Math.floor(reach / 9) + 1);
  const most = Math.max(least + 6, Math.floor(reach / (comparing ? 4.2 : 2.5)));
  const [door, gate, market, bakery] = [0, 1, 2, 3].map(() => rng.int(least, most)) as [number, number, number, number];
  // All lists together are what the mayor hears, and in the evening there are a few more.
  const all = door + market + (comparing ? gate + bakery : 0);
  const evening = all + rng.int(2, Math.max(3, Math.floor(reach / 20)));
  const counts = [door, market, all, evening];
  if (evening > reach || door === gate || market === bakery) return undefined;
  if (new Set(counts).size < 4 || counts.some((n) => n % 10 === 0)) return undefined;
  const to = reach > 1000 ? rng.pick([100, 1000]) : reach > 100 ? rng.pick([10, 100]) : 10;
  const [needed, room] = [all + rng.pick([-1, 1]) * rng.int(1, least), evening + rng.int(1, 9)];
  if (needed > reach || needed < 11 || room > reach) return undefined;
  const first = askAt(rng, skill, spots.door, door, gate, to);
  const second = askAt(rng, skill, spots.market, market, bakery, to);
  const one = askAt(rng, skill, spots.mayor, all, needed, to);
  const two = askAt(rng, skill, spots.paper, evening, room, to);
  if (!first || !second || !one || !two) return undefined;
  if (!comparing && new Set([first, second, one, two].map(({ is }) => is)).size < 4) return undefined;
  return {
    title: 'The old oak',
    steps: [
      {
        title: 'A white cross',
        text: `{There is a white cross on the old oak. “They will cut it down,” says ${friend}. “For cars!” ${hero} has a swing on that tree. “We must ask people to sign,” says ${hero}. They put out lists.|In the morning there is a white cross on the old oak. “They are going to cut it down for more cars,” says ${friend}. On this tree ${hero} has learned to climb. “Then we have to ask people to sign for it,” says ${hero}, and they put out lists.|On Monday morning somebody has painted a white cross on the old oak in front of the school. “It means that they are going to cut it down for a parking lot,” says ${friend}, who has asked. On this tree ${hero} has learned to climb, and to fall. “Then we will ask people to sign for it,” says ${hero}, and before lunch they have put out lists.}`,
        ...first,
        picture: bars('All the names in one bar.', ['names', [[1, '?']]]),
        right: `${hero} writes it on a sign and hangs it on the oak: ${first.said}.`,
      },
      {
        title: 'Rain',
        text: `{It rains. The sign hangs on the oak. ${hero} and ${friend} stand at the market with a list. At first no one stops. Then an old man does. “I kissed my wife under that tree,” he says.|The number hangs on the oak now, but it rains, and ${hero} and ${friend} stand at the market with a new list. At first nobody stops, but then an old man takes the pen. “I met my wife under that tree,” he says, and calls his friends.|The number hangs on the oak now, and everybody talks about it. It rains all day, and ${hero} and ${friend} stand at the market with a new list that is getting wet. At first nobody stops. Then an old man takes the pen and writes his name very slowly. “I met my wife under that tree,” he says, “and I am going to call everybody I know.”}`,
        ...second,
        right: `“So we have ${second.said},” says ${friend}. ${hero} writes it on the next sign.`,
      },
    ],
    choice: {
      title: 'The mayor',
      text: `{The mayor has heard of the signs and has time for them. But just a bit! They can read out all the names. Or they can print them in the paper, so that the whole town sees them.|The mayor has seen the signs and has a little time for them on Friday. They could bring the lists and read out all the names, or they could print them in the paper, so that the whole town sees them.|The mayor has seen the signs and has a little time for them on Friday, but only between lunch and a birthday. They could bring the lists along and read out every name. Or they could print them all in the paper, in very small letters, so that the whole town can look for its own name.}`,
      options: [
        {
          label: 'Read out the names',
          step: {
            title: 'In the big room',
            text: `{${hero} reads. ${friend} holds the list. It goes down to the floor. The mayor looks at the clock.|${hero} reads while ${friend} holds the list, which is so long that it touches the floor. The mayor looks at the clock.|${hero} reads out name after name, while ${friend} holds the list, which is so long that it lies on the carpet like a snake. After a while the mayor looks at the clock.}`,
            ...one,
            right: `${hero} says it out loud: ${one.said}. The mayor writes it down.`,
          },
          end: `{At the end of the list the mayor sits up. “Read that last name again!” It is the name of the mayor’s mom. “Well,” says the mayor. “Then I must ask her first.” The cross is gone the next day.|Near the end of the list the mayor sits up. “Could you read that name again?” It is the name of the mayor’s own mother. “Then I had better ask her first,” says the mayor. The next day the cross is gone.|Near the very end of the list the mayor suddenly sits up. “Would you please read that name once more?” It is the name of the mayor’s own mother, who signed at the market, in the rain. “In that case,” says the mayor, “I think I had better talk to her first.” The next morning the cross on the oak has been painted over.}`,
        },
        {
          label: 'Print them all',
          step: {
            title: 'The small letters',
            text: `{They set the names in small letters. It takes all night. ${world.keeper} makes cocoa.|They set all the names in small letters, which takes until late at night. ${world.keeper} makes cocoa for everybody.|They set all the names in letters as small as ants, and it takes until late at night. ${world.keeper} makes cocoa, and later some more of it, because nobody wants to go home.}`,
            ...two,
            right: `That is ${two.said}. It just fits on the page, and ${friend} falls asleep on it.`,
          },
          end: `{The whole town reads the paper. They look for their names. Those who are not in it feel bad. They go to the tree. They all want to sign! There is no more room, so they tie ribbons to it. No one can cut a tree like that.|The whole town reads the paper and looks for names. Those who are not in it feel left out, so they come to the tree to sign as well. When there is no more paper, they tie ribbons to it. Nobody can cut down a tree like that.|On Saturday the whole town bends over the paper and looks for names with a finger on the page. Those who are not in it feel left out, and all afternoon they come to the tree, because they want to sign as well. When there is no more paper, they tie ribbons to the branches. On Monday two men come with a saw, look up for a while, and drive away again.}`,
        },
      ],
    },
  };
};
