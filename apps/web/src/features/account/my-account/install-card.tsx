import { Smartphone, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { installPrompt } from '../../../install-prompt'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'

/** Offers to install Larder as an app, where the browser supports it. After a decline it is not offered again. */
export function InstallCard() {
  const open = useSyncExternalStore(installPrompt.subscribe, installPrompt.isAvailable)
  if (!open) return null
  return (
    <section
      aria-labelledby="install"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-raised py-3 ps-4 pe-2"
    >
      <Smartphone aria-hidden className="size-6 shrink-0 text-herb-ink" />
      <div className="min-w-0 grow basis-60">
        <h2 id="install" className="text-lg">
          Install Larder
        </h2>
        <p className="text-ink-soft">An icon of its own, and it opens without a network.</p>
      </div>
      <div className="ms-auto flex items-center gap-1">
        <Button onClick={() => void installPrompt.accept()}>Install</Button>
        <IconButton
          label="Do not offer this again"
          icon={<X aria-hidden />}
          onClick={() => installPrompt.decline()}
        />
      </div>
    </section>
  )
}
