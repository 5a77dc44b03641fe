/** The people of the demonstration school. They are made up, like everything that they do. */
export const PASSWORD = 'lemma-demo-2026';

export const TEACHER = { name: 'Maya Okafor', email: 'teacher@lemma.example' };

/** The parents, each with the student whose parent it is. The first one is shown at the start of `npm start`. */
export const PARENTS = [
  {
    name: 'Jon Rivera',
    email: 'parent@lemma.example',
    children: ['Sofia Rivera', 'Nico Rivera'],
    language: 'en',
    often: 'weekly',
  },
  {
    name: 'Lucía García',
    email: 'lucia.garcia@lemma.example',
    children: ['Mateo García'],
    language: 'es',
    often: 'weekly',
  },
  {
    name: 'Ngozi Nwosu',
    email: 'ngozi.nwosu@lemma.example',
    children: ['Amara Nwosu'],
    language: 'en',
    often: 'daily',
  },
  {
    name: 'Rosa Huamán',
    email: 'rosa.huaman@lemma.example',
    children: ['Diego Huamán'],
    language: 'es',
    often: 'daily',
  },
  { name: 'Erin Murphy', email: 'erin.murphy@lemma.example', children: ['Liam Murphy'], language: 'en', often: 'off' },
  {
    name: 'Carmen Ortega',
    email: 'carmen.ortega@lemma.example',
    children: ['Valeria Ortega'],
    language: 'es',
    often: 'weekly',
  },
  { name: 'Dev Patel', email: 'dev.patel@lemma.example', children: ['Arjun Patel'], language: 'en', often: 'weekly' },
  {
    name: 'Luis Castillo',
    email: 'luis.castillo@lemma.example',
    children: ['Camila Castillo'],
    language: 'es',
    often: 'off',
  },
] as const;
export type PlannedParent = (typeof PARENTS)[number];

const GRADE_4 = [
  'Nico Rivera',
  'Valeria Ortega',
  'Ada Lindqvist',
  'Samuel Osei',
  'Mei Chen',
  'Jasper Cole',
  'Zainab Bello',
  'Owen Fitzgerald',
  'Lucía Mendoza',
  'Theo Papadakis',
  'Naomi Katz',
  'Rafael Souza',
  'Ivy Thompson',
  'Hassan Aziz',
  'Clara Weiss',
  'Malik Robinson',
  'Sunita Rao',
  'Felix Andersen',
  'Paloma Reyes',
  'Dmitri Volkov',
  'Grace Kim',
  'Elijah Brooks',
  'Layla Nasser',
  'Otto Brandt',
  'Imani Walker',
  'Caleb Nguyen',
];

const GRADE_6 = [
  'Sofia Rivera',
  'Amara Nwosu',
  'Liam Murphy',
  'Yuki Tanaka',
  'Mateo García',
  'Fatima Al-Sayed',
  'Noah Schmidt',
  'Priya Raman',
  'Kofi Mensah',
  'Elif Yılmaz',
  'Lucas Moreau',
  'Minh Trần',
  'Ingrid Solberg',
  'Tomasz Zieliński',
  'Aaliyah Johnson',
  'Arjun Patel',
  'Chloé Lefèvre',
  'Diego Huamán',
  'Hana Kim',
  'Ibrahim Diallo',
  'Leila Haddad',
  'Marco Bianchi',
  'Nia Williams',
  'Oleksandr Kovalenko',
  'Tui Ngata',
  'Camila Castillo',
  'Ethan Park',
  'Savannah Blake',
];

const ALGEBRA = [
  'Gabriela Santos',
  'Anders Holm',
  'Keisha Daniels',
  'Ravi Menon',
  'Emilia Nowak',
  'Tariq Hassan',
  'Brooke Sullivan',
  'Jin Park',
  'Adaeze Okoro',
  'Julian Vargas',
  'Mila Petrova',
  'Connor Walsh',
  'Aisha Mohammed',
  'Leo Fontaine',
  'Daniela Cruz',
  'Nikhil Shah',
  'Hazel Morgan',
  'Yusuf Demir',
  'Sienna Rossi',
  'Andre Baptiste',
  'Linh Pham',
  'Freya Nielsen',
  'Isaac Goldberg',
  'Carmen Delgado',
  'Tyrell James',
  'Phoebe Carter',
];

export const CLASSES = [
  { key: 'fourth', name: '4A Math', grade: 4, names: GRADE_4, secret: 'pictures' },
  { key: 'sixth', name: '6B Math', grade: 6, names: GRADE_6, secret: 'words' },
  { key: 'algebra', name: 'Algebra 1, period 3', grade: 9, names: ALGEBRA, secret: 'words' },
] as const;
type Planned = (typeof CLASSES)[number];
export type PlannedClass = Omit<Planned, 'names'> & { readonly names: readonly string[] };
export type ClassKey = PlannedClass['key'];
