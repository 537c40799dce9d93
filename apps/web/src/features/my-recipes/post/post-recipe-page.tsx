import { CommunityId, community, communityNames } from '@larder/contract/community'
import { useMemo } from 'react'
import { change } from '../../../api/sync'
import { paths } from '../../../paths'
import { useNavigate, useSearchParams } from '../../../router/router'
import { PageHeading } from '../../../ui/page-heading'
import { toast } from '../../../ui/toasts/toast-store'
import { usePreloadToaster } from '../../../ui/toasts/use-preload-toaster'
import { emptyRecipeForm } from '../form/form-values'
import { RecipeEditor } from '../form/recipe-editor'

const postRecipeActions = [{ intent: 'submit', label: 'Submit Recipe' }] as const

/** The page /post-recipe: submits a recipe with an introduction to a community. */
export function PostRecipePage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const communityParam = CommunityId.safeParse(params.get('community')).data
  const blank = useMemo(
    () => (communityParam ? { ...emptyRecipeForm, community: communityParam } : emptyRecipeForm),
    [communityParam],
  )
  usePreloadToaster()
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
      <PageHeading
        title="Post a Recipe"
        intro="Share a dish with the community. It appears once an admin has approved it."
      />
      <RecipeEditor
        id={0}
        blank={blank}
        name="Post a Recipe"
        ways={postRecipeActions}
        introduced
        writeNew={async (draft, { introduction }, key) => {
          const id = draft.community ?? 'healthy-eating'
          const body = { draft, introduction }
          return (await change(community.submit, { params: { id }, body }, { key }).response).data
        }}
        onSaved={({ form }) => {
          const to = CommunityId.safeParse(form.community).data ?? 'healthy-eating'
          toast({
            title: 'Submitted',
            description: `It appears in ${communityNames[to].name} once an admin has approved it.`,
            tone: 'success',
          })
          void navigate(paths.myRecipes)
        }}
      />
    </div>
  )
}
