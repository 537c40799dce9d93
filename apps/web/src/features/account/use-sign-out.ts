import { paths } from '../../paths'
import { useNavigate } from '../../router/router'
import { session } from '../../session/session-store'

/** Logs out and navigates home at once. The server call runs in the background, and its failure is ignored. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => {
    const { accessToken } = session.get()
    void navigate(paths.home)
    session.clearUser()
    if (accessToken !== null) void revokeSessionQuietly(accessToken)
  }
}

async function revokeSessionQuietly(token: string) {
  try {
    const { revokeSession: endOnServer } = await import('./revoke-session')
    await endOnServer(token)
  } catch (error) {
    console.error('Logout failed', error)
  }
}
