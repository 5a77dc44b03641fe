import type { StoredPage, StoredRules } from '@lemma/contract/stored-page';
import type { coverRoot, Told } from './cover-root.ts';
import type { makeStored } from './make-stored.ts';

/**
 * Draws the page that this device has kept of the last visit to this address, before any script of the application is there, if
 * it is of the person who is signed in. What is too old, of another build of the shell or of somebody else goes.
 * @returns what resolves when it is painted, or it is found that it can't be; undefined where nothing is kept.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function drawStored(
  key: string,
  rules: StoredRules,
  make: typeof makeStored,
  cover: typeof coverRoot,
): Promise<void> | undefined {
  const { dataset } = document.documentElement;
  const told: Told = Reflect.get(globalThis, Symbol.for('lemma.kept'));
  const person: Promise<{ readonly uid: string } | undefined> | undefined = Reflect.get(
    globalThis,
    Symbol.for('lemma.person'),
  );
  const { pathname, search, hash } = location;
  const parsed = () =>
    new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const root = document.getElementById('root');
        if (root === null) return;
        observer.disconnect();
        resolve(root);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      look();
    });
  const drawFor = async (stored: StoredPage) => {
    const [found, root] = await Promise.all([person, parsed()]);
    if (found?.uid === stored.uid) return cover(root, stored, make(stored.tree, stored.classes, rules), rules, told);
    localStorage.removeItem(key + pathname);
  };
  try {
    const text = localStorage.getItem(key + pathname);
    if (text === null || person === undefined) return undefined;
    const stored: StoredPage = JSON.parse(text);
    const age = Date.now() - stored.storedAt;
    const isOf =
      stored.build === told.build &&
      stored.language === localStorage.getItem('lemma.own-language') &&
      localStorage.getItem('lemma.shared') === null;
    if (!isOf || !(age >= 0 && age < rules.mostAgeMs)) {
      localStorage.removeItem(key + pathname);
      return undefined;
    }
    const isOther = ['lemma.override', 'lemma.sample'].some((tab) => sessionStorage.getItem(tab) !== null);
    if (isOther || stored.width !== innerWidth || search + hash !== '') return undefined;
    // Nothing else is shown until it is known whose it is.
    dataset.kept = '';
    const begun = () => {
      if (told.end === undefined) delete dataset.kept;
    };
    // A page in the background is never painted, and a database or a sheet may not answer.
    const atLatest = new Promise<void>((resolve) => setTimeout(resolve, rules.startsMs));
    told.shown = Promise.race([drawFor(stored).then(begun, begun), atLatest]);
    return told.shown;
  } catch {
    // Storage is blocked, or holds something else: the page opens as on a first visit.
    return undefined;
  }
}
