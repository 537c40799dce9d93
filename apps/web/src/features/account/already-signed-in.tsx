import { avatarUrl } from '../../api/avatar-url'
import { useMe } from '../../api/use-me'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { Button } from '../../ui/controls/button'
import { Avatar } from '../../ui/display/avatar'
import { Skeleton } from '../../ui/feedback/skeleton'
import { AuthPageLayout } from './auth-page-layout'
import { useSignOut } from './use-sign-out'

export function AlreadySignedIn({ heading }: { readonly heading: string }) {
  const { me, error } = useMe()
  const signOut = useSignOut()
  return (
    <AuthPageLayout
      heading={heading}
      intro="You are already signed in. To use another account, log out first."
    >
      {/* Always one line, so that nothing shifts when the name loads. */}
      {!error && (
        <p aria-busy={!me} className="flex h-11 items-center gap-3 font-medium">
          {me ? (
            <Avatar name={me.name} src={avatarUrl(me.avatar)} decorative />
          ) : (
            <Skeleton className="size-11 rounded-full" />
          )}
          {me ? (
            <bdi title={me.name} className="truncate">
              {me.name}
            </bdi>
          ) : (
            <Skeleton className="h-4 w-32" />
          )}
        </p>
      )}
      <div className="flex flex-col gap-3">
        <Button asChild variant="primary" wide>
          <Link to={paths.userHome}>Go to Your Kitchen</Link>
        </Button>
        <Button wide onClick={signOut}>
          Logout
        </Button>
      </div>
    </AuthPageLayout>
  )
}
