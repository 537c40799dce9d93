import { ForVisitors } from './for-visitors'
import { RegisterForm } from './register-form'

export function RegisterPage() {
  return (
    <ForVisitors heading="Create your account">
      <RegisterForm />
    </ForVisitors>
  )
}
