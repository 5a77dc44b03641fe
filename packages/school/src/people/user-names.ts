const sound = (latin: string): string => (latin === '-' ? '' : latin);

/** Letters, each with how it is written in Latin; `-` for nothing. */
function paired(text: string): Record<string, string> {
  const words = text.split(' ');
  return Object.fromEntries(
    words.flatMap((letter, at) => (at % 2 === 0 ? [[letter, sound(words[at + 1] ?? '-')]] : [])),
  );
}

/** The letters from `first` on: the parts of Korean syllables stand in this order in Unicode. */
const counted = (first: number, text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((latin, at) => [String.fromCodePoint(first + at), sound(latin)]));

/** Letters that Unicode does not split into a Latin letter and a mark, and other alphabets in which schools write names. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ə: 'a',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
  ...paired('ا a أ a إ i آ a ء - ؤ w ئ y ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh'),
  ...paired('ف f ق q ك k ل l م m ن n ه h ة a و w ي y ى a پ p چ ch ژ zh گ g ک k ی y ے e ہ h ں n ٹ t ڈ d ڑ r'),
  ...paired(
    'א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ ts ץ ts ק k ר r ש sh ת t',
  ),
  ...counted(0x1100, 'g kk n d tt r m b pp s ss - j jj ch k t p h'),
  ...counted(0x1161, 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'),
  ...counted(0x11a8, 'k k k n n n t l l l l l l l l m p p t t ng t t k t p t'),
};

const LONGEST = 20;
/** The user name of somebody whose name has no letter that a school's keyboard is likely to have. */
const NO_LATIN = 'student';

const plain = (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '');

const toLatin = (text: string): string =>
  Array.from(
    text.toLowerCase().normalize('NFC'),
    (letter) => LATIN[letter] ?? Array.from(plain(letter), (part) => LATIN[part] ?? part).join(''),
  )
    .join('')
    .replace(/[^a-z0-9]/g, '');

const wordsOf = (fullName: string): string[] => fullName.trim().split(/\s+/);

/** First name and initial, "Ana L.": what classmates may see of "Ana María López". */
export function displayNameOf(fullName: string): string {
  const words = wordsOf(fullName);
  const first = (words[0] ?? '').slice(0, 50);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const initial = last?.match(/\p{L}\p{M}*/u)?.[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

function firstNameOf(fullName: string): string {
  const latin = toLatin(wordsOf(fullName)[0] ?? '').slice(0, LONGEST);
  return latin.length >= 2 ? latin : NO_LATIN;
}

/**
 * One user name for each full name, in order: the first name in plain letters, with a number if it is taken ("ana",
 * "ana2"). It never contains the surname. `taken` are the user names that exist in the class.
 */
export function userNamesFor(fullNames: readonly string[], taken: Iterable<string>): string[] {
  const used = new Set(taken);
  return fullNames.map((fullName) => {
    const first = firstNameOf(fullName);
    let name = first;
    for (let number = 2; used.has(name); number += 1) name = `${first}${number}`;
    used.add(name);
    return name;
  });
}
