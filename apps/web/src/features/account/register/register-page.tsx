import { VisitorsOnly } from '../visitors-only'
import { RegisterForm } from './register-form'

export function RegisterPage() {
  return (
    <VisitorsOnly heading="Create your account">
      <RegisterForm />
    </VisitorsOnly>
  )
}
