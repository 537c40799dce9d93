import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '../../api/use-me'
import { paths } from '../../paths'
import { Button } from '../../ui/button'
import { PageHeading } from '../../ui/page-heading'
import { Skeleton } from '../../ui/skeleton'
import { ChangePasswordForm } from './change-password-form'
import { SessionList } from './session-list'
import { signOut } from './sign-out'

export function MyAccountPage() {
  const me = useMe()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await signOut()
    void navigate(paths.home)
  }

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-12 px-4 py-8 sm:px-6 sm:py-12">
      <PageHeading
        title="My Account"
        actions={
          <Button busy={leaving} onClick={() => void leave()}>
            Sign Out
          </Button>
        }
      />
      <section aria-labelledby="profile" className="flex flex-col gap-4">
        <h2 id="profile" className="text-xl">
          Profile
        </h2>
        <dl
          aria-busy={me === null}
          className="grid grid-cols-[auto_1fr] items-center gap-x-8 border-y *:min-h-12 *:content-center [&>*:nth-child(n+3)]:border-t"
        >
          <dt className="text-ink-soft">Name</dt>
          <dd>{me ? me.name : <Skeleton className="h-4 w-40" />}</dd>
          <dt className="text-ink-soft">Email</dt>
          <dd>{me ? me.email : <Skeleton className="h-4 w-56" />}</dd>
        </dl>
      </section>
      <ChangePasswordForm personal={me ? [me.name, me.email] : []} />
      {/* Last, because its length is not known before it arrives. */}
      <SessionList />
    </div>
  )
}
