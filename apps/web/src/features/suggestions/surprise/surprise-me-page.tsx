import { toQueryKey } from '@larder/contract/http/endpoint'
import { RecipeOccasion } from '@larder/contract/recipes'
import { suggestions } from '@larder/contract/suggestions'
import { ArrowRight } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { suggestionsPath } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { PageHeading } from '../../../ui/page-heading'
import { useExpiringFoods } from '../use-expiring'
import { OccasionPicker } from './occasion-picker'

/** Suggest Recipe: choose the occasion first, then get three dishes for it. */
export function SurpriseMePage() {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { bare } = useExpiringFoods()
  const occasion = RecipeOccasion.options.find((known) => known === params.get('occasion')) ?? null

  function choose(next: RecipeOccasion) {
    setParams({ occasion: next }, { replace: true })
    preloadSuggestions(next)
  }

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (occasion) void navigate(suggestionsPath(occasion))
  }

  return (
    <form
      onSubmit={goOn}
      className="mx-auto flex min-h-[calc(100dvh-var(--bar-height)-3.25rem)] w-full max-w-5xl flex-col gap-6 px-4 pt-6 sm:gap-8 sm:px-6 sm:pt-10"
    >
      <PageHeading
        title="Suggest Recipe"
        intro={`Tell us the occasion, and get three dishes${bare ? '' : ' from what you have'}.`}
      />
      <OccasionPicker value={occasion} onChoose={choose} />
      {/* At the bottom on a phone, whichever card is in view. */}
      <div className="sticky bottom-0 -mx-4 mt-auto border-t bg-paper px-4 py-3 sm:static sm:m-0 sm:border-0 sm:p-0 sm:pb-10">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<ArrowRight />}
          disabled={occasion === null}
          className="w-full sm:w-auto"
        >
          Show three dishes
        </Button>
      </div>
    </form>
  )
}

/** Preloads the dishes and their page before the button is pressed. */
function preloadSuggestions(occasion: RecipeOccasion) {
  const query = { occasion }
  void queryClient.prefetchQuery({
    queryKey: toQueryKey(suggestions.list, { query }),
    queryFn: ({ signal }) => callEndpoint(suggestions.list, { query }, { signal }),
    retry: false,
  })
  import('../suggest/meal-suggestions-page').catch(() => {})
}
