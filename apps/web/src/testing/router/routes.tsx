import { Children, isValidElement, type ReactNode } from 'react'
import { useRoutes } from '../../router/router'

interface RouteProps {
  readonly path: string
  readonly element: ReactNode
}

/** A page of a test and its path. */
export const Route = (_: RouteProps): ReactNode => null

/** The pages of a test. */
export function Routes({ children }: { readonly children: ReactNode }) {
  const routes = Children.toArray(children).flatMap((child) =>
    isValidElement<RouteProps>(child) ? [child.props] : [],
  )
  return useRoutes(routes)
}
