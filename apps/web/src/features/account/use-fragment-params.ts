import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Takes a one-time value out of the address after '#', where no server log sees it, and wipes it from there, so
 * that it stays neither in sight nor in the history.
 */
export function useFragmentParams(...names: readonly string[]): URLSearchParams {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [held, setHeld] = useState('')
  const offered = new URLSearchParams(hash.slice(1))
  const meant = names.some((name) => offered.has(name))
  if (meant && hash !== held) setHeld(hash)

  useEffect(() => {
    if (meant) void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [meant, pathname, search, navigate])

  return new URLSearchParams((meant ? hash : held).slice(1))
}
