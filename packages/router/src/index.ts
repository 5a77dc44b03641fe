/**
 * The part of the router that Lemma uses, shared as one instance between the shell and the remotes. It is a package of
 * its own because a shared package cannot be tree-shaken: as a whole, react-router costs four times as much.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  redirect,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { RouterProvider } from './router-provider.tsx';
export { type Go, Link, type LinkProps, useGo, type Ways, WaysProvider } from './ways.tsx';
