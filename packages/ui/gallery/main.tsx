import './gallery.css';
import { createBrowserRouter, Link, Outlet, RouterProvider } from '@lemma/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TooltipProvider } from '../src/index.ts';
import { ComponentsPage } from './pages/components-page.tsx';
import { FieldsPage } from './pages/fields-page.tsx';
import { FiguresPage } from './pages/figures-page.tsx';
import { ParentFramePage, PublicFramePage, StudentFramePage, TeacherFramePage } from './pages/frame-pages.tsx';
import { MathPage } from './pages/math-page.tsx';
import { StatesPage } from './pages/states-page.tsx';
import { TablePage } from './pages/table-page.tsx';
import { TokensPage } from './pages/tokens-page.tsx';

const pages = [
  ['', 'Tokens', TokensPage],
  ['components', 'Components', ComponentsPage],
  ['table', 'Table', TablePage],
  ['states', 'States', StatesPage],
  ['math', 'Mathematics', MathPage],
  ['figures', 'Pictures', FiguresPage],
  ['fields', 'Fields', FieldsPage],
] as const;

const Shelf = () => (
  <div data-screen="" className="mx-auto max-w-page px-4 py-8 md:px-10">
    <nav aria-label="Gallery" className="mb-8 flex flex-wrap gap-x-5 gap-y-1 border-b border-line pb-3 text-sm">
      {pages.map(([path, name]) => (
        <Link key={path} to={`/${path}`} className="text-accent">
          {name}
        </Link>
      ))}
      {['teacher', 'student', 'parent', 'public'].map((name) => (
        <Link key={name} to={`/frame/${name}`} className="text-accent">
          {name} frame
        </Link>
      ))}
    </nav>
    <Outlet />
  </div>
);

const router = createBrowserRouter([
  { path: '/frame/teacher/*', Component: TeacherFramePage },
  { path: '/frame/student/*', Component: StudentFramePage },
  { path: '/frame/parent/*', Component: ParentFramePage },
  { path: '/frame/public', Component: PublicFramePage },
  { Component: Shelf, children: pages.map(([path, , Component]) => ({ path, Component })) },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </StrictMode>,
  );
}
