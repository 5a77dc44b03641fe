import type { Tell } from '../draft.ts';
import { bars, equalParts } from '../drawings.ts';
import { count, digits, noun } from '../noun.ts';

const copy = noun('copy', 'copies');
const page = noun('page');
const bundle = noun('bundle');

/** Printing night: how many pages, how many bundles. */
export const press: Tell = ({ rng, reach, hero, friend, world }) => {
  const [pages, stands] = [rng.int(3, 9), rng.int(3, 9)];
  const each = rng.int(Math.floor(reach / 2), reach);
  const copies = each * stands;
  const sheets = rng.int(Math.floor(reach / 3), reach);
  const all = sheets * pages;
  const [schools, groups] = [rng.int(3, 9), rng.int(3, 9)];
  const posters = rng.int(Math.floor(reach / 3), reach);
  const perSchool = rng.int(Math.floor(reach / 3), reach);
  if (new Set([each, sheets, posters, perSchool]).size < 4 || new Set([pages, stands, schools, groups]).size < 4)
    return undefined;
  return {
    title: 'The story on page one',
    steps: [
      {
        title: 'The machine wakes up',
        text: `{“The park with the big tree will be a parking lot!” That is what ${hero} found out. Now it must be in the paper. ${world.keeper} turns on the big machine. It hums. “First we count the paper,” she says.|${hero} has found out that the park with the big tree is going to be a parking lot, and now it has to be in the newspaper. ${world.keeper} turns on the old printing machine. “First we count the paper,” she says over the noise.|Nobody in town knows it yet, but ${hero} has found out that the park behind the school, with its pond and its big tree, is going to be a parking lot. Tomorrow it has to be in the newspaper. ${world.keeper} turns on the old printing machine, which shakes the whole floor. “Before we print anything,” she shouts over the noise, “we count the paper!”}`,
        ask: `{They print ${sheets} copies. Each has ${pages} pages. How many pages is that?|They want to print ${count(sheets, copy)} with ${pages} pages in each. How many pages does the machine have to print?|They want to print ${count(sheets, copy)} of the newspaper, and each copy has ${pages} pages. How many pages does the machine have to print?}`,
        task: `${sheets} × ${pages}`,
        is: all,
        unit: page,
        picture: bars('The same number of copies for each page.', [
          'pages',
          Array.from({ length: pages }, () => [1, `${sheets}`] as const),
          '?',
        ]),
        right: `It has to print ${count(all, page)}. ${friend} runs for more paper.`,
      },
      {
        title: 'A second printing',
        text: `{At noon all is sold! People stand in line. “Print it again,” they say. “We want to read it!” Ink is on all their hands.|At noon everything is sold, and people are still standing in line. “Print it again,” they say, “because we want to read it too!” So they print until there is ink on everything.|By noon everything is sold, and in front of the school people are still standing in a long line. “Then print it again,” they say, “because our neighbors want to read it too!” So they print until there is ink on the table, on the door and on the nose of ${friend}.}`,
        ask: `{They print ${digits(copies)} more. ${stands} stands get the same number. How many copies go to one stand?|They print ${count(copies, copy)} more and share them equally among ${stands} stands. How many copies does each stand get?|They print another ${count(copies, copy)} and share them equally among the ${stands} newspaper stands of the town. How many copies does each stand get?}`,
        task: `${copies} ÷ ${stands}`,
        is: each,
        unit: copy,
        picture: equalParts('All the new copies, shared equally among the stands.', 'stands', stands, '?', `${copies}`),
        right: `Each stand gets ${count(each, copy)}, and by evening the whole town knows.`,
      },
    ],
    choice: {
      title: 'The call from town hall',
      text: `{The phone rings. It is the mayor. “Come and see me,” he says. “Tell me your side. But print no more till then.” They can bring him a lot of names. Or they can print big signs for the park.|The phone rings, and it is the mayor. “Come and talk to me,” he says, “but print nothing more until then.” They could collect names for a letter in the other schools and bring it to him. Or they could go on and print posters.|The phone rings, and it is the mayor himself. “Come and talk to me on Monday,” he says, “but do me a favor and print nothing more until then.” They could trust him and collect names for a letter in the other schools. Or they could go on, print posters and hang them up all over the town before he changes his mind.}`,
      options: [
        {
          label: 'Write a letter and collect names',
          step: {
            title: 'Names',
            text: `{They walk from school to school. “Sign here, please,” says ${friend}. Hands go up in each class.|They walk from school to school with their letter. “Sign here, please,” says ${friend}, and in every class the hands go up.|All week they walk from school to school with the letter under one arm. “Please read it before you sign it,” says ${friend} in every single class, and everywhere the hands go up.}`,
            ask: `{In each of ${schools} schools, ${perSchool} children sign. How many names is that?|They go to ${schools} schools, and in each of them ${perSchool} children sign. How many names do they have?|They go to ${schools} schools, and in each of them exactly ${perSchool} children sign the letter. How many names do they bring to the mayor?}`,
            task: `${perSchool} × ${schools}`,
            is: perSchool * schools,
            unit: noun('name'),
            right: `They bring ${count(perSchool * schools, noun('name'))} to the mayor. He needs both hands to hold them.`,
          },
          end: `{The mayor reads and reads. “Half,” he says at last. “Half a park, half a lot.” It is not what they want. But the big tree is in the right half. “We will be back,” says ${hero}.|The mayor reads for a long time. “Half of it,” he says at last, “can stay a park.” It is not what they wanted, but the big tree is in the right half. “We will be back,” says ${hero} politely.|The mayor reads the letter, and then he reads the names, and it takes him a long time. “Half of it,” he says at last, “can stay a park.” It is not what they came for, but the big tree and the pond are in the right half. “Thank you,” says ${hero} politely at the door. “We will be back for the other one.”}`,
        },
        {
          label: 'Print posters',
          step: {
            title: 'Posters everywhere',
            text: `{The machine gets hot. They print big green posters. ${friend} ties them up with string.|The machine gets hot while they print big green posters. ${friend} ties them up with string, one bundle after the other.|The machine gets so hot that they have to open all the windows, but they go on and print big green posters until midnight. ${friend} ties them up with string, one bundle for each group of helpers.}`,
            ask: `{They print ${digits(posters * groups)} posters. ${groups} bundles must be the same. How many posters are in one bundle?|They print ${digits(posters * groups)} posters and tie them into ${groups} equal bundles. How many posters are in each bundle?|They print ${digits(posters * groups)} posters and tie them into ${groups} bundles of the same size. How many posters are in each bundle?}`,
            task: `${posters * groups} ÷ ${groups}`,
            is: posters,
            unit: noun('poster'),
            right: `There are ${count(posters, noun('poster'))} in each ${bundle.one}. In the morning the town is green.`,
          },
          end: `{The town is full of green. The mayor is mad. “I said wait,” he says. He does not speak to them for a week. But each day more people stop at the park. They look at the trees and then at his door.|The whole town is green, and the mayor is angry. “I asked you to wait,” he says, and for weeks he does not speak to them. But every day more people stop at the park and look at the trees. In the end the town has to vote.|The whole town is green with posters, and the mayor is so angry that he turns red. “I asked you to wait,” he says, and because he is right about that, ${hero} does not know what to answer. For weeks nobody at town hall speaks to them. But every day more people stop at the park, look up at the trees and ask questions, and in the end the whole town has to vote.}`,
        },
      ],
    },
  };
};

/** What is usual here? Means of a small survey. */
export const survey: Tell = ({ rng, reach, hero, friend, world }) => {
  const keys = rng.shuffle(Array.from({ length: reach - 3 }, (_, index) => index + 4)).slice(0, 4);
  // More soup than pizza, which answers the boy, and most of the soup that the children asked for.
  const [least, middle, most] = keys.slice(0, 3).toSorted((a, b) => a - b);
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const free = Array.from({ length: 2 * reach }, (_, index) => index + 1).filter((each) => !keys.includes(each));
  /** Five numbers with this mean, none of which is the mean of any week. */
  const week = (center: number | undefined): number[] => {
    for (let tries = 0; tries < 60; tries += 1) {
      const four = rng.shuffle(free).slice(0, 4);
      const fifth = (center ?? 0) * 5 - four.reduce((sum, each) => sum + each, 0);
      if (free.includes(fifth) && !four.includes(fifth)) return rng.shuffle([...four, fifth]);
    }
    return [];
  };
  const [ours, theirs, later, park] = [week(middle), week(least), week(most), week(keys[3])];
  if ([ours, theirs, later, park].some(({ length }) => length === 0)) return undefined;
  const centerOf = (values: readonly number[]) => ({
    task: { skill: 'statistics.mean' as const, params: { values: [...values] } },
    is: mean(values),
  });
  const chart = (values: readonly number[], label: string) => ({
    kind: 'bar-chart' as const,
    alt: `A bar for each of five days: ${label}.`,
    bars: values.map((value, index) => ({ label: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'][index] ?? '', value })),
    step: 5,
    label,
  });
  const list = (values: readonly number[]) => values.join(', ');
  return {
    title: 'The truth about the cafeteria',
    steps: [
      {
        title: 'A headline',
        text: `{“Nobody eats the soup!” That is what a boy wrote for the paper. ${world.keeper} shakes her head. “Is it true?” she asks. “Find out.” So ${hero} stands in the lunch room with a list.|“Nobody eats the soup!” a boy has written for the school newspaper. ${world.keeper} shakes her head. “Before we print it,” she says, “find out if it is true.” So ${hero} stands in the cafeteria with a list and counts.|“Nobody eats the soup!” a boy has written in large letters for the front page of the school newspaper. ${world.keeper} reads it and shakes her head. “Before we print that,” she says, “you are going to find out whether it is true.” So for a whole week ${hero} stands in the cafeteria with a list and counts.}`,
        ask: `{From Monday to Friday these are the bowls of soup: \`${list(ours)}\`. What is the mean?|From Monday to Friday the cafeteria sells these numbers of bowls: \`${list(ours)}\`. What is the mean for the week?|From Monday to Friday the cafeteria sells these numbers of bowls of soup: \`${list(ours)}\`. What is the mean number of bowls for this week?}`,
        ...centerOf(ours),
        unit: noun('bowl'),
        picture: chart(ours, 'bowls of soup'),
        right: `The mean is ${count(mean(ours), noun('bowl'))}. “So it is not nobody,” says ${hero}.`,
      },
      {
        title: 'The other lunch',
        text: `{“But that is not a lot,” says the boy. ${friend} thinks. “What do we compare it with? Let us count the pizza, too.”|“But that is not a lot,” says the boy. “Not a lot compared with what?” asks ${friend}. So the next week they count the pizza too.|“But that isn’t many,” says the boy who wrote the headline. “Not many compared with what?” asks ${friend}, because a number on its own says very little. So in the next week they stand in the cafeteria again and count the slices of pizza.}`,
        ask: `{These are the slices of pizza, day by day: \`${list(theirs)}\`. What is the mean?|From Monday to Friday the cafeteria sells these numbers of slices: \`${list(theirs)}\`. What is the mean for the week?|From Monday to Friday the cafeteria sells these numbers of slices of pizza: \`${list(theirs)}\`. What is the mean number of slices for this week?}`,
        ...centerOf(theirs),
        unit: noun('slice'),
        picture: chart(theirs, 'slices of pizza'),
        right: `The mean is ${count(mean(theirs), noun('slice'))}, less than for the soup. The boy is silent for a while.`,
      },
    ],
    choice: {
      title: 'What to print?',
      text: `{The paper has room for one more count. They can ask for a new soup and count again. Or they can count who eats in the park and not in school.|There is time for one more count before the newspaper is printed. They could ask the cook for another soup and count again. Or they could count who eats in the park and not at school.|There is time for exactly one more count before the newspaper has to be printed. They could ask the cook to try another soup and count the bowls again. Or they could find out how many students don’t eat at school at all and have lunch in the park instead.}`,
      options: [
        {
          label: 'Try a new soup',
          step: {
            title: 'Tomato and noodles',
            text: `{The cook is glad that someone asks. She makes it with noodles. It smells good.|The cook is glad that somebody asks her, and she makes tomato soup with noodles. It smells so good that people turn around.|The cook is glad that somebody asks her for once instead of making jokes, and she makes tomato soup with noodles after a recipe of her own. It smells so good that people turn around in the door.}`,
            ask: `{These are the bowls of the new soup: \`${list(later)}\`. What is the mean?|In this week the cafeteria sells these numbers of bowls: \`${list(later)}\`. What is the mean now?|In the week of the new soup the cafeteria sells these numbers of bowls: \`${list(later)}\`. What is the mean number of bowls now?}`,
            ...centerOf(later),
            unit: noun('bowl'),
            picture: chart(later, 'bowls of the new soup'),
            right: `The mean of the new soup is ${count(mean(later), noun('bowl'))}, more than before.`,
          },
          end: `{They print both weeks with a chart. All can see what is true. The boy who wrote “nobody” eats a bowl. “Not bad,” he says. It is in the paper, too.|They print both weeks with a chart, so that everybody can see for themselves. The boy who wrote “nobody” eats a bowl of it. “It isn’t bad,” he says, and they print that too.|They print both weeks side by side with a chart, so that all readers can see for themselves what has changed and what has not. It is less exciting than the first headline, and fewer people talk about it. But the boy who wrote “nobody” is sitting in front of a bowl. “It isn’t bad,” he says, and they print that as well.}`,
        },
        {
          label: 'Count in the park',
          step: {
            title: 'On the grass',
            text: `{They sit under a tree and count. Each day, some eat on the grass. “It is quiet here,” says a girl.|They sit under a tree and count the students who eat on the grass. “It is quiet here,” says a girl, “and at school it is so loud.”|At lunchtime they sit under a tree and count the students who eat on the grass. “It is quiet here,” says a girl with a book on her knees, “and in the cafeteria it is so loud that I can’t hear myself chew.”}`,
            ask: `{These are the students in the park: \`${list(park)}\`. What is the mean?|From Monday to Friday these numbers of students eat in the park: \`${list(park)}\`. What is the mean?|From Monday to Friday these numbers of students have their lunch in the park: \`${list(park)}\`. What is the mean number of students?}`,
            ...centerOf(park),
            unit: noun('student'),
            picture: chart(park, 'students in the park'),
            right: `The mean is ${count(mean(park), noun('student'))}. It was never about the soup.`,
          },
          end: `{“It is too loud in there,” says the paper. Now all talk of the noise, and no one of the soup. The cook is a bit sad. But then a quiet room opens. And in it they sell soup.|“It is too loud in there,” says the front page, and now everybody talks about the noise and nobody about the soup. Soon a quiet room opens beside the cafeteria. The cook brings the soup there herself.|“It is too loud in there,” says the front page, with the numbers right below it. Now everybody talks about the noise and nobody about the soup any more, which makes the cook a little sad. But a month later a quiet room opens beside the cafeteria, and on its first day she carries a pot of soup into it herself.}`,
        },
      ],
    },
  };
};
