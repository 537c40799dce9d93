import { loginPath } from '../../paths'
import { useLocation, useNavigate } from '../../router/router'
import { toast } from '../../ui/toasts/toast-store'

/** Asks a visitor to log in, and returns to this page afterwards. */
export function useLoginPrompt() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (sentence: string) => {
    toast({
      title: sentence,
      action: { label: 'Log in', onSelect: () => void navigate(loginPath(pathname + search)) },
    })
  }
}
