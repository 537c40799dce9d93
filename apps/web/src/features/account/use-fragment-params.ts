import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../router/router'

/**
 * Takes single-use values from the URL fragment, which no server log contains, and removes them, so that they stay
 * neither visible nor in the history.
 */
export function useFragmentParams(...names: readonly string[]): URLSearchParams {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [fragment, setFragment] = useState('')
  const offered = new URLSearchParams(hash.slice(1))
  const meant = names.some((name) => offered.has(name))
  if (meant && hash !== fragment) setFragment(hash)

  useEffect(() => {
    if (meant) void navigate({ pathname, search }, { replace: true })
  }, [meant, pathname, search, navigate])

  return new URLSearchParams((meant ? hash : fragment).slice(1))
}
