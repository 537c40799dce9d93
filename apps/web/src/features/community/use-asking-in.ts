import { useLocation, useNavigate } from 'react-router'
import { loginFrom } from '../../paths'
import { toast } from '../../ui/toast-store'

/** Asks a visitor to log in, with the way there and back. */
export function useAskingIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (sentence: string) => {
    toast({
      title: sentence,
      action: { label: 'Log in', onSelect: () => void navigate(loginFrom(pathname + search)) },
    })
  }
}
