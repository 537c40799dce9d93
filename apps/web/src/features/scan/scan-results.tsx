import { scan as endpoints } from '@larder/contract/scan'
import type { Ref } from 'react'
import { call } from '../../api/client'
import { refresh } from '../../api/use-api'
import { useFoods } from '../../food/use-foods'
import { useToday } from '../../food/use-today'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast-store'
import { DetectedItems } from './detected-items'
import { savedLines } from './line-values'
import { NothingFound } from './nothing-found'
import { saveScan, tellRefused } from './saving'
import { ScanTrouble } from './scan-trouble'
import { ScanningNote } from './scanning-note'
import type { ScanFlow } from './use-scan'

interface ScanResultsProps {
  readonly flow: ScanFlow
  readonly lit: string | null
  readonly onPoint: (key: string | null) => void
  /** Leads to the form that needs no camera. */
  readonly onType: () => void
  /** It was saved or put aside: the list is gone. */
  readonly onOver: () => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** What comes of looking: how far it is, what was found, or why nothing was. Nothing at all before that. */
export function ScanResults({ flow, lit, onPoint, onType, onOver, headingRef }: ScanResultsProps) {
  const { stage, found, lines, change, codes } = flow
  const today = useToday()
  const facts = useFoods(lines.length > 0)

  function save() {
    if (!found) return
    const checked = savedLines(lines)
    change({ type: 'wrong', errors: checked.ok ? {} : checked.errors })
    if (!checked.ok) return
    saveScan(found, checked.lines, () => flow.restore(found, lines))
    flow.clear()
    onOver()
  }

  function putAside() {
    if (found && !found.sample && !found.here)
      void call(endpoints.drop, { params: { id: found.id } }).then(() => refresh(endpoints.list), tellRefused)
    flow.clear()
    onOver()
    if (!found?.sample) toast({ title: 'Put aside', description: 'Nothing of it was saved.' })
  }

  if (stage.step === 'looking') return <ScanningNote progress={stage.progress} onCancel={flow.cancel} />
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
      <ScanTrouble
        trouble={stage.trouble}
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
      onPutAside={putAside}
      headingRef={headingRef}
    />
  )
}
