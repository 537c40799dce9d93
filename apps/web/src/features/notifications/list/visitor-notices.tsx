import { Link } from 'react-router'
import { loginPath, paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { SampleSections } from './sample-sections'

export function VisitorNotices() {
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="max-w-measure">
          This is what entries look like. Log in to see those of your own kitchen.
        </p>
        <Button variant="primary" asChild>
          <Link to={loginPath(paths.logsNotifications)}>Log in</Link>
        </Button>
      </div>
      <SampleSections />
    </div>
  )
}
