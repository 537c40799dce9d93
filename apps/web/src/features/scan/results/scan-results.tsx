import { scan as endpoints } from '@larder/contract/scan'
import type { Ref } from 'react'
import { callEndpoint } from '../../../api/client'
import { refresh } from '../../../api/use-api'
import { useToday } from '../../../food/expiry/use-today'
import { useLazyFoodFacts } from '../../../food/use-lazy-food-facts'
import { Button } from '../../../ui/controls/button'
import { toast } from '../../../ui/toasts/toast-store'
import type { ScanFlow } from '../use-scan'
import { DetectedItems } from './detected-items'
import { validateScanLines } from './line-values'
import { NothingFound } from './nothing-found'
import { saveScan, showScanRejection } from './save-scan'
import { ScanFailureNote } from './scan-failure'
import { ScanProgressNote } from './scanning-note'

interface ScanResultsProps {
  readonly flow: ScanFlow
  readonly lit: string | null
  readonly onPoint: (key: string | null) => void
  /** Focuses the manual form. */
  readonly onType: () => void
  /** Called after saving or discarding, when the list is gone. */
  readonly onOver: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The progress, result or failure of a scan; empty before the first one. */
export function ScanResults({ flow, lit, onPoint, onType, onOver, headingRef }: ScanResultsProps) {
  const { stage, found, lines, change, codes } = flow
  const today = useToday()
  const facts = useLazyFoodFacts(lines.length > 0)

  function save() {
    if (!found) return
    const checked = validateScanLines(lines)
    change({ type: 'wrong', errors: checked.ok ? {} : checked.errors })
    if (!checked.ok) return
    saveScan(found, checked.lines, () => flow.restore(found, lines))
    flow.clear()
    onOver()
  }

  function discard() {
    if (found && !found.sample && !found.here)
      void callEndpoint(endpoints.drop, { params: { id: found.id } }).then(
        () => refresh(endpoints.list),
        showScanRejection,
      )
    flow.clear()
    onOver()
    if (!found?.sample) toast({ title: 'Put aside', description: 'Nothing of it was saved.' })
  }

  if (stage.step === 'looking') return <ScanProgressNote progress={stage.progress} onCancel={flow.cancel} />
  if (stage.step === 'nothing')
    return (
      <NothingFound
        notes={stage.notes}
        action={
          <>
            <Button variant="primary" onClick={() => flow.openCamera(stage.way)}>
              Try another picture
            </Button>
            <Button onClick={onType}>Type it instead</Button>
          </>
        }
      />
    )
  if (stage.step === 'failed')
    return (
      <ScanFailureNote
        failure={stage.trouble}
        onTryAgain={flow.tryAgain}
        onLookHere={stage.way === 'photo' ? flow.lookHere : undefined}
        onType={onType}
      />
    )
  if (!found) return null
  return (
    <DetectedItems
      found={found}
      lines={lines}
      change={change}
      codes={codes.open}
      onTeach={codes.teach}
      onAskAgain={({ code, picture }) => void codes.ask(code, picture)}
      onDismiss={codes.dismiss}
      lit={lit}
      onPoint={onPoint}
      facts={facts}
      today={today}
      onSave={save}
      onPutAside={discard}
      headingRef={headingRef}
    />
  )
}
