import { account } from '@larder/contract/account'
import { lazy, Suspense, useState } from 'react'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'

// Few set it up, and they do it once.
const SecondFactorDialog = lazy(async () => ({
  default: (await import('./second-factor-dialog')).SecondFactorDialog,
}))

/** Whether signing in asks for a code, and the way to change it. */
export function SecondFactorRow() {
  const { data } = useRead(account.secondFactor, {})
  const [isOpen, setIsOpen] = useState(false)
  const state = data?.data
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">Second factor</p>
        <p className="text-ink-soft">
          {state?.enabled
            ? `On. Signing in asks for a code from your app. ${formatNounCount(state.recoveryCodes, 'recovery code')} left.`
            : 'A code from an app on your phone, asked for after your password.'}
        </p>
      </div>
      <Button disabled={!state} onClick={() => setIsOpen(true)}>
        {state?.enabled ? 'Turn Off' : 'Set Up'}
      </Button>
      {isOpen && state && (
        <Suspense fallback={null}>
          <SecondFactorDialog isOn={state.enabled} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
