import { expect, it } from 'vitest';
import { type News, news, onFirstNews, onNews } from './news.ts';

it('keeps news until the second toaster is there, and gives it once', () => {
  const heard: News[] = [];
  news({ title: 'Early' });
  const leave = onNews((item) => heard.push(item));
  news({ title: 'Later' });
  leave();
  expect(heard.map(({ title }) => title)).toEqual(['Early', 'Later']);
});

it('asks for the second toaster when there is news and nobody to show it', () => {
  let asked = 0;
  const leave = onFirstNews(() => {
    asked += 1;
  });
  expect(asked).toBe(0);
  news({ title: 'To nobody' });
  expect(asked).toBe(1);
  onNews(() => undefined)();
  leave();
  news({ title: 'Later' });
  expect(asked).toBe(1);
  onNews(() => undefined)();
});
