import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type NavigateOptions, type To, toHref } from './location'
import { useHref, useLocation, useNavigate, useResolved } from './router'

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, NavigateOptions {
  readonly to: To
}

/** A link within the app. A press with a modifier, or for another tab, is the browser's. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const hrefOf = useHref()
  const target = useResolved(to)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event) || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    // The address one is at already makes no further entry to go back through.
    navigate(to, { replace: replace ?? toHref(target) === toHref(location), state })
  }

  // The press only saves loading the page anew.
  return <a {...rest} href={hrefOf(target)} onClick={follow} />
}

const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

interface NavLinkProps extends LinkProps {
  /** Current only at its own address, not below it. */
  readonly end?: boolean
}

/** A link that says when one is where it leads. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const target = useResolved(rest.to).pathname
  const isBelow = !end && pathname.startsWith(target.replace(/\/*$/, '/'))
  const isActive = pathname.replace(/(.)\/+$/, '$1') === target.replace(/(.)\/+$/, '$1') || isBelow
  return <Link {...rest} aria-current={isActive ? 'page' : undefined} />
}
