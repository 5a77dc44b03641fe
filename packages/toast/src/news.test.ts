import { expect, it } from 'vitest';
import { type News, news, onNews } from './news.ts';

it('keeps news until the second toaster is there, and gives it once', () => {
  const heard: News[] = [];
  news({ title: 'Early' });
  const leave = onNews((item) => heard.push(item));
  news({ title: 'Later' });
  leave();
  expect(heard.map(({ title }) => title)).toEqual(['Early', 'Later']);
});
