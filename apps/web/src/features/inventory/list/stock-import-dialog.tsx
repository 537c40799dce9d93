import type { DataOf } from '@larder/contract/http/endpoint'
import { inventory, maxStockFileLength } from '@larder/contract/inventory'
import { type ChangeEvent, useId, useState } from 'react'
import { ApiError, toErrorMessage } from '../../../api/api-error'
import { changeQueue } from '../../../api/change-queue/change-queue'
import { randomId } from '../../../api/random-id'
import { change } from '../../../api/sync'
import { formatItemAmount } from '../../../food/item-amount'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { numberText } from '../../../ui/formatting/locale'
import { Dialog } from '../../../ui/overlays/dialog'
import { showUndoToast } from '../stock'

interface ImportDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

type Preview = DataOf<typeof inventory.importFile>
interface ChosenFile {
  readonly format: 'csv' | 'json'
  readonly text: string
  /** The idempotency key of this choice: pressed twice, the file is imported once. */
  readonly action: string
  /** The household of the preview; the import goes to the same one. */
  readonly household: string | undefined
}
interface StockImportFailure {
  readonly sentence: string
  readonly lines: readonly string[]
}

/** Previews a file first, then imports it, all or nothing. */
export function StockImportDialog({ open, onClose }: ImportDialogProps) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<StockImportFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const listId = useId()

  function close() {
    onClose()
    setChosen(null)
    setPreview(null)
    setFailure(null)
  }

  async function requestImport(file: ChosenFile, dryRun: boolean): Promise<Preview | null> {
    setBusy(true)
    setFailure(null)
    try {
      const { action, household, ...rest } = file
      const body = { ...rest, dryRun }
      const options = dryRun ? { household } : { household, key: action }
      return (await change(inventory.importFile, { body }, options).response).data
    } catch (error) {
      console.error('Importing the inventory failed', error)
      setFailure({
        sentence: toErrorMessage(error),
        lines: error instanceof ApiError ? formatErrorLines(error.fields) : [],
      })
      return null
    } finally {
      setBusy(false)
    }
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    setPreview(null)
    setChosen(null)
    if (!file) return
    if (file.size > maxStockFileLength)
      return setFailure({
        sentence: 'That file is larger than 4 MB. Split it and import the parts.',
        lines: [],
      })
    const text = await file.text()
    const format = /\.json$/i.test(file.name) || file.type === 'application/json' ? 'json' : 'csv'
    const next: ChosenFile = { format, text, action: randomId(), household: changeQueue.currentHouseholdId() }
    const previewed = await requestImport(next, true)
    if (!previewed) return
    setChosen(next)
    setPreview(previewed)
  }

  async function importChosen() {
    if (!chosen) return
    const added = await requestImport(chosen, false)
    if (!added) return
    const written = {
      id: chosen.action,
      household: chosen.household,
      response: Promise.resolve({ data: { booking: added.booking } }),
      cancel: async () => false,
      annotate: () => false,
    }
    showUndoToast(`${formatCount(added.added)} Imported`, undefined, [{ written, restores: [], removes: [] }])
    close()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && close()}
      title="Import items"
      description="A CSV file with a header row, at least name and amount, or a JSON file as Larder exports it."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!preview || preview.added === 0}
            onClick={() => void importChosen()}
          >
            {preview ? `Import ${formatCount(preview.added)}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label="File">
          <TextInput
            type="file"
            accept=".csv,.json,text/csv,application/json"
            onChange={(event) => void choose(event)}
          />
        </Field>
        {failure && (
          <ErrorNote title={failure.sentence}>
            {failure.lines.length > 0 && (
              <ul className="list-disc ps-5 text-sm">
                {failure.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </ErrorNote>
        )}
        {preview && (
          <section aria-labelledby={listId}>
            <h3 id={listId} className="font-text font-semibold">
              {formatCount(preview.added)} would be added
            </h3>
            <ul className="mt-2 border-y *:not-first:border-t">
              {preview.sample.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file may be alike, and their order stays
                <li key={index} className="flex justify-between gap-4 py-2">
                  <span className="min-w-0 wrap-anywhere">{item.name}</span>
                  <span className="numbers shrink-0 text-ink-soft">{formatItemAmount(item)}</span>
                </li>
              ))}
            </ul>
            {preview.added > preview.sample.length && (
              <p className="pt-2 text-sm text-ink-soft">
                and {numberText(preview.added - preview.sample.length)} more
              </p>
            )}
          </section>
        )}
      </div>
    </Dialog>
  )
}

function formatCount(count: number): string {
  return count === 1 ? '1 Item' : `${numberText(count)} Items`
}

/** Formats field errors as 'items.3.amount: …' or 'line 4: …', the first eight only. */
function formatErrorLines(fields: Readonly<Record<string, string>>): readonly string[] {
  const lines = Object.entries(fields).map(([field, sentence]) => `${field}: ${sentence}`)
  return lines.length > 8 ? [...lines.slice(0, 8), `and ${lines.length - 8} more`] : lines
}
