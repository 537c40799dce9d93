import { useLocation, useNavigate } from '../../router/router'

/**
 * The code of the invitation in the address. It is in the fragment, so that no server's log has it; older links have
 * it in the query.
 */
export function useInvitationCode() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const code = new URLSearchParams(hash.slice(1)).get('join') ?? new URLSearchParams(search).get('join')
  return {
    code,
    show: (next: string) => void navigate({ pathname, hash: `join=${next}` }),
    close: () => void navigate({ pathname }, { replace: true }),
  }
}
