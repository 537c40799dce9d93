import { loginPath, paths, registerPath } from './paths'
import { useOperatorConfig } from './use-operator-config'

interface VisitorStart {
  /** Whether a visitor can create an account. */
  readonly canRegister: boolean
  /** The words of the link. */
  readonly label: string
  readonly to: string
}

/** Where a visitor begins: creates an account, or logs in where nobody can create one. */
export function useVisitorStart(label: string, returnPath?: string): VisitorStart {
  const { registration } = useOperatorConfig()
  if (registration === 'closed')
    return { canRegister: false, label: 'Log In', to: returnPath ? loginPath(returnPath) : paths.login }
  return { canRegister: true, label, to: returnPath ? registerPath(returnPath) : paths.register }
}
