import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { setLoginRedirect } from '../api/login-redirect'
import { loginPath, paths } from '../paths'

/** Tells the client how to lead a cook to /login; there it waits, with the place they came from. */
export function useLoginRedirect() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const lead = useEffectEvent(() => {
    if (pathname !== paths.login) void navigate(loginPath(pathname + search))
  })
  useEffect(() => {
    setLoginRedirect(() => lead())
    return () => setLoginRedirect(() => {})
  }, [])
}
