export { Link, NavLink, useSearchParams } from '@lemma/router';
