import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { whenSignedOut } from '../api/way-to-login'
import { loginFrom, paths } from '../paths'

/** Tells the client how to lead a cook to /login; there it waits, with the place they came from. */
export function useWayToLogin() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const lead = useEffectEvent(() => {
    if (pathname !== paths.login) void navigate(loginFrom(pathname + search))
  })
  useEffect(() => {
    whenSignedOut(() => lead())
    return () => whenSignedOut(() => {})
  }, [])
}
