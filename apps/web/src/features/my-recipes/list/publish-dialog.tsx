import { CommunityId, communityNames } from '@larder/contract/community'
import { myRecipes } from '@larder/contract/my-recipes'
import { useId, useState } from 'react'
import { useForm } from '../../../api/forms/use-form'
import { change } from '../../../api/sync'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { Select } from '../../../ui/fields/select'
import { TextArea } from '../../../ui/fields/text-area'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'

/** The recipe to publish. */
export interface Publication {
  readonly id: number
  readonly title: string
  readonly community: string
  readonly introduction: string
}

interface PublishDialogProps {
  readonly publication: Publication
  readonly onClose: () => void
}

const communities = CommunityId.options.map((id) => ({ value: id, label: communityNames[id].name }))

/** Asks for the community and an introduction, and submits the recipe. */
export function PublishDialog({ publication, onClose }: PublishDialogProps) {
  const formId = useId()
  const [community, setCommunity] = useState(
    CommunityId.safeParse(publication.community).data ?? 'healthy-eating',
  )
  const [introduction, setIntroduction] = useState(publication.introduction)
  const { form, fields, failure, submitting } = useForm(myRecipes.publish, {
    logLabel: 'Publishing the recipe failed',
    closesOnSuccess: true,
    body: () => ({ community, introduction }),
    send: (body) => change(myRecipes.publish, { params: { id: publication.id }, body }).response,
    onDone: () => {
      toast({
        title: 'Submitted',
        description: `It appears in ${communityNames[community].name} once an admin has approved it.`,
        tone: 'success',
      })
      onClose()
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title="Publish Recipe"
      description={`“${publication.title}” appears in the community once an admin has approved it.`}
      footer={
        <>
          <Button onClick={onClose}>Keep as draft</Button>
          <Button variant="primary" type="submit" form={formId} busy={submitting}>
            Submit it
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-4">
        <Field label="Community" hint={communityNames[community].description}>
          <Select
            options={communities}
            value={community}
            onChange={({ target }) => setCommunity(CommunityId.safeParse(target.value).data ?? community)}
          />
        </Field>
        <Field label="Introduction" hint="It appears above your recipe." error={fields.introduction} optional>
          <TextArea
            value={introduction}
            maxLength={2000}
            placeholder="My grandmother’s, for rainy Sundays."
            onChange={({ target }) => setIntroduction(target.value)}
          />
        </Field>
        {failure && <ErrorNote title="Not submitted">{failure.sentence}</ErrorNote>}
      </form>
    </Dialog>
  )
}
