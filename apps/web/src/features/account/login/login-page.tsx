import { VisitorsOnly } from '../visitors-only'
import { LoginForm } from './login-form'

export function LoginPage() {
  return (
    <VisitorsOnly heading="Welcome back">
      <LoginForm />
    </VisitorsOnly>
  )
}
