import { Outlet } from 'react-router'

export function PlainLayout() {
  return (
    <main id="main" tabIndex={-1} className="min-h-(--page-height)">
      <Outlet />
    </main>
  )
}
