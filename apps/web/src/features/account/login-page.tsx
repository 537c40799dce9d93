import { ForVisitors } from './for-visitors'
import { LoginForm } from './login-form'

export function LoginPage() {
  return (
    <ForVisitors heading="Welcome back">
      <LoginForm />
    </ForVisitors>
  )
}
