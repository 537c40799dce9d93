import { CircleHelp, X } from 'lucide-react'
import { useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Spinner } from '../../../ui/feedback/spinner'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import type { TaughtProduct, UnresolvedBarcode } from '../use-barcodes'

interface TeachFormProps {
  readonly code: string
  readonly onTeach: (taught: TaughtProduct) => Promise<void>
}

/** Asks for the name of an unknown product. */
function UnknownProductForm({ code, onTeach }: TeachFormProps) {
  const [taught, setTaught] = useState<TaughtProduct>({ name: '', amount: '1', unit: '' })
  const { form, fields, failure, submitting, clearErrors } = useActionForm({
    logLabel: 'Saving an unknown product failed',
    submit: ({ reject }) =>
      taught.name.trim() === '' ? reject({ name: 'Please say what it is.' }) : onTeach(taught),
  })
  const set = (field: keyof TaughtProduct) => ({
    value: taught[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setTaught((now) => ({ ...now, [field]: target.value }))
      clearErrors()
    },
  })

  return (
    <form {...form} aria-label={`What ${code} is`} className="flex flex-col gap-3">
      <Field label="Name" error={fields.name ?? failure?.sentence}>
        <TextInput {...set('name')} maxLength={120} placeholder="Oat drink" />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Amount" error={fields.amount} className="w-24">
          <TextInput {...set('amount')} inputMode="decimal" maxLength={30} className="numbers" />
        </Field>
        <Field label="Unit" error={fields.unit} className="min-w-24 grow basis-24">
          <TextInput {...set('unit')} maxLength={40} autoCapitalize="none" placeholder="l" />
        </Field>
        <Button type="submit" variant="primary" busy={submitting}>
          Remember it
        </Button>
      </div>
      <p className="text-sm text-ink-soft">We only ask once: your household knows this code from now on.</p>
    </form>
  )
}

interface OpenCodeRowProps {
  readonly open: UnresolvedBarcode
  readonly onTeach: (taught: TaughtProduct) => Promise<void>
  readonly onTryAgain: () => void
  readonly onDismiss: () => void
}

/** A barcode without a product: loading, unknown (with a form), or failed. */
export function UnresolvedBarcodeRow({ open, onTeach, onTryAgain, onDismiss }: OpenCodeRowProps) {
  const { code, state, sentence, why } = open
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-start justify-between gap-2">
        {state === 'asking' ? (
          <Spinner label={`Looking up ${code}`} className="min-h-11" />
        ) : (
          <p className="flex min-h-11 items-center gap-2">
            <CircleHelp aria-hidden className="size-6 shrink-0 text-sky-ink" />
            <span>
              <span className="numbers font-mono wrap-anywhere">{code}</span>
              {state === 'unknown' && ' is new here. What is it?'}
            </span>
          </p>
        )}
        {state !== 'asking' && (
          <IconButton label={`Leave out ${code}`} icon={<X aria-hidden />} onClick={onDismiss} />
        )}
      </div>
      {state === 'unknown' && <UnknownProductForm code={code} onTeach={onTeach} />}
      {state === 'failed' && (
        <ErrorNote
          action={
            why === 'scan-limit' ? (
              <Button asChild>
                <Link to={paths.product}>See the plans</Link>
              </Button>
            ) : why === 'not-a-barcode' ? null : (
              <Button onClick={onTryAgain}>Try again</Button>
            )
          }
        >
          {sentence}
        </ErrorNote>
      )}
    </li>
  )
}
