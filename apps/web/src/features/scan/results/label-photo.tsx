import { type ScannedLabel, scan } from '@larder/contract/scan'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { readOnce } from '../../../api/sync'
import { PhotoButton } from '../../../ui/controls/photo-button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { numberText } from '../../../ui/formatting/locale'
import { preparePhoto } from '../../../vision/prepare-photo'

interface LabelPhotoProps {
  readonly name: string
  readonly foodId: string | undefined
}

/** Small print needs more pixels than a picture of a plate. */
const longest = 3000

/** Reads the label of a product from a photo, and shows what it says. */
export function LabelPhoto({ name, foodId }: LabelPhotoProps) {
  const [busy, setBusy] = useState(false)
  const [label, setLabel] = useState<ScannedLabel>()
  const [error, setError] = useState<string>()

  async function read(file: File) {
    setBusy(true)
    setError(undefined)
    setLabel(undefined)
    try {
      const picture = await preparePhoto(file, { longest })
      const query = { name: name.trim() || 'Product', ...(foodId !== undefined && { foodId }) }
      setLabel((await readOnce(scan.label, { query, picture })).data)
    } catch (failure) {
      setError(toErrorMessage(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <PhotoButton
        label={`Photo of the label of ${name}`}
        busy={busy}
        onFile={(file) => void read(file)}
        className="self-start"
      >
        Photograph the label
      </PhotoButton>
      {error !== undefined && <ErrorNote>{error}</ErrorNote>}
      <div role="status" className="flex flex-col gap-2">
        {label && <LabelFindings label={label} />}
      </div>
    </div>
  )
}

const doubts: Record<NonNullable<ScannedLabel['doubt']>, string> = {
  'no list': 'No list of ingredients could be read. Photograph it from its heading to its end.',
  unclear: 'Some of the list could not be read. Try again in better light, and hold still.',
  cut: 'The text runs off the edge of the picture. Take it again with a margin all round.',
  'no end': 'The end of the list cannot be seen. Photograph it from its heading to its end.',
}

/** What a label says: what it contains, what is not known, what was not found, and its figures. */
function LabelFindings({ label }: { readonly label: ScannedLabel }) {
  const { contains, notKnown, noneFound, doubt, unknown, warnings, figures } = label
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-1.5 text-sm font-medium text-tomato-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{warning}</span>
        </p>
      ))}
      {doubt !== undefined && <p>{doubts[doubt]}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Finding title="Contains" allergens={contains} />
        <Finding title="Not known" allergens={notKnown} />
        <Finding title="Not in the list" allergens={noneFound} />
      </dl>
      {unknown.length > 0 && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          Not understood: {unknown.slice(0, 5).join(', ')}
        </p>
      )}
      {figures && <Figures figures={figures} />}
      <p className="text-sm text-ink-soft">Read from the picture. If it matters, read the pack yourself.</p>
    </>
  )
}

interface FindingProps {
  readonly title: string
  readonly allergens: readonly string[]
}

function Finding({ title, allergens }: FindingProps) {
  if (allergens.length === 0) return null
  return (
    <>
      <dt className="text-ink-soft">{title}</dt>
      <dd>{allergens.map((one) => (one === 'msg' ? 'MSG' : one)).join(', ')}</dd>
    </>
  )
}

const figureRows = [
  ['kcal', 'Energy', 'kcal'],
  ['fat', 'Fat', 'g'],
  ['satFat', 'of which saturates', 'g'],
  ['carbs', 'Carbohydrate', 'g'],
  ['sugar', 'of which sugars', 'g'],
  ['fiber', 'Fibre', 'g'],
  ['protein', 'Protein', 'g'],
  ['sodium', 'Sodium', 'mg'],
] as const

function Figures({ figures }: { readonly figures: NonNullable<ScannedLabel['figures']> }) {
  return (
    <table className="numbers w-full max-w-xs text-sm">
      <caption className="pb-1 text-start text-ink-soft">
        {figures.per === 'serving' ? 'A serving' : `In ${figures.per}`}
      </caption>
      <tbody>
        {figureRows.map(([key, title, unit]) => {
          const value = figures[key]
          if (value === undefined) return null
          return (
            <tr key={key}>
              <th scope="row" className="text-start font-normal">
                {title}
              </th>
              <td className="text-end whitespace-nowrap">
                {numberText(value)} {unit}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
