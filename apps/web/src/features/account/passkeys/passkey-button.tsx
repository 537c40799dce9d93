import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { useHydrated } from '../../../use-hydrated'
import { canUsePasskeys } from './passkey-calls'

interface PasskeyButtonProps {
  readonly label: string
  /** Uses a passkey; what it throws is shown. */
  readonly onUse: () => Promise<void>
}

/** A button for a passkey, where this browser can use one. */
export function PasskeyButton({ label, onUse }: PasskeyButtonProps) {
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Part of the prerendered page, so that nothing moves where it stays.
  if (hydrated && !canUsePasskeys()) return null

  async function run() {
    setBusy(true)
    setFailure(null)
    try {
      await onUse()
    } catch (error) {
      console.error('Using a passkey failed', error)
      setFailure(toErrorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button wide icon={<KeyRound aria-hidden />} busy={busy} onClick={() => void run()}>
        {label}
      </Button>
      {failure && <ErrorNote>{failure}</ErrorNote>}
    </>
  )
}
