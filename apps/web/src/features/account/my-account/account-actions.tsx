import { LogOut, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { DataDownload } from '../data-download'
import { useSignOut } from '../use-sign-out'

/** Actions on the account as a whole. */
export function AccountActions() {
  const signOut = useSignOut()
  return (
    <section aria-labelledby="actions" className="flex flex-col gap-4">
      <h2 id="actions" className="text-xl">
        Account Actions
      </h2>
      <Card className="flex flex-col gap-4">
        <DataDownload />
        <div className="flex flex-wrap gap-2 border-t pt-4">
          <Button asChild icon={<ShieldCheck />}>
            <Link to={`${paths.settings}#privacy`}>Privacy Settings</Link>
          </Button>
          <Button icon={<LogOut />} onClick={signOut}>
            Sign Out
          </Button>
        </div>
      </Card>
    </section>
  )
}
