import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { setLoginRedirect } from '../api/login-redirect'
import { loginPath, paths } from '../paths'

/** Redirects to /login when the API client reports an expired session, with the path to return to. */
export function useLoginRedirect() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const redirect = useEffectEvent(() => {
    if (pathname !== paths.login) void navigate(loginPath(pathname + search))
  })
  useEffect(() => {
    setLoginRedirect(() => redirect())
    return () => setLoginRedirect(() => {})
  }, [])
}
