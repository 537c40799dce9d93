import { type Dislike, diet, type HouseholdPerson, maxDislikes } from '@larder/contract/diet'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useActionForm } from '../../../api/forms/use-action-form'
import { change } from '../../../api/sync'
import { useChange } from '../../../api/use-change'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { toast } from '../../../ui/toasts/toast-store'

/** The dislikes of a person as free text. Each is saved when it is added. */
export function DislikesSection({ person }: { readonly person: HouseholdPerson | undefined }) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useState(false)
  const { form, fields, failure, submitting, clearErrors } = useActionForm({
    logLabel: 'Adding a dislike failed',
    submit: async () => {
      input.current?.focus()
      const text = typed.trim()
      if (!person || text === '') return
      await change(diet.addDislike, { params: { id: person.id }, body: { text } }).done
      setTyped('')
      setAdded(true)
    },
  })
  const undo = useChange(diet.addDislike)
  const remove = useChange(diet.removeDislike)
  // Values cached by an earlier version have no dislikes.
  const dislikes = person?.dislikes ?? []

  function removeDislike({ text }: Dislike) {
    if (!person) return
    const { id } = person
    input.current?.focus()
    remove.change(
      { params: { id }, query: { text } },
      {
        onSuccess: () =>
          toast({
            title: `Removed: ${text}`,
            action: { label: 'Undo', onSelect: () => undo.change({ params: { id }, body: { text } }) },
          }),
        onError: (error) =>
          toast({ title: 'Not removed', description: toErrorMessage(error), tone: 'destructive' }),
      },
    )
  }

  return (
    <section aria-labelledby="dislikes" className="flex flex-col gap-4">
      <div>
        <h2 id="dislikes" className="text-xl">
          Dislikes
        </h2>
        <p className="text-ink-soft">
          Not an allergy, just not welcome: mushrooms, coriander, offal. Dishes with them say so, and the
          choice is yours.
        </p>
      </div>
      {person ? (
        <form {...form} className="flex max-w-xl items-end gap-2">
          <Field
            label="A food or a kind of food"
            error={fields.text ?? failure?.sentence ?? (undo.error ? toErrorMessage(undo.error) : undefined)}
            className="min-w-0 grow"
          >
            <TextInput
              ref={input}
              value={typed}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              placeholder="no mushrooms"
              onChange={({ target }) => {
                clearErrors()
                if (undo.isError) undo.reset()
                setTyped(target.value)
              }}
            />
          </Field>
          <Button type="submit" icon={<Plus />} busy={submitting || undo.isPending}>
            Add
          </Button>
        </form>
      ) : (
        <p>Log in to note what somebody would rather not eat.</p>
      )}
      <p role="status" className="sr-only">
        {(added || undo.isSuccess) && `Noted. ${dislikes.length} of at most ${maxDislikes} dislikes.`}
      </p>
      {person && dislikes.length === 0 && <p className="text-ink-soft">No dislikes yet.</p>}
      {dislikes.length > 0 && (
        <ul aria-label="Dislikes" className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
          {dislikes.map((dislike) => (
            <li
              key={dislike.text}
              className="flex items-start gap-2 rounded-card border border-edge bg-raised py-2 ps-4 pe-1"
            >
              <div className="min-w-0 grow py-2">
                <p className="font-semibold wrap-anywhere">{dislike.text}</p>
                <p className="line-clamp-3 text-sm text-ink-soft wrap-anywhere">
                  {describeCoverage(dislike)}
                </p>
              </div>
              <IconButton
                label={`Remove ${dislike.text}`}
                icon={<X aria-hidden />}
                disabled={remove.isPending}
                onClick={() => removeDislike(dislike)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Describes the covered foods: 'Covers mushroom, shiitake mushroom and 16 more'. */
function describeCoverage({ foods, covers }: Dislike): string {
  if (foods.length === 0) return 'Not a food we know: we look for the word in each recipe.'
  const more = covers - foods.length
  return `Covers ${foods.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}
