import { paths } from '../../paths'
import { useOperatorConfig } from '../../use-operator-config'
import { AuthPageLayout } from './auth-page-layout'
import { TextLink } from './text-link'

/** In place of a form with a password, where people sign in through OpenID only. */
export function SingleSignOnOnly({ heading }: { readonly heading: string }) {
  const { openId } = useOperatorConfig()
  return (
    <AuthPageLayout
      heading={heading}
      intro={`There are no passwords here: you sign in through ${openId?.name ?? 'single sign-on'}.`}
      footer={
        <p>
          <TextLink to={paths.login}>Go to Login</TextLink>
        </p>
      }
    >
      {null}
    </AuthPageLayout>
  )
}
