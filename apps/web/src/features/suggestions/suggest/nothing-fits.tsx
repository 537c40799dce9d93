import { type EndpointParams, toQueryKey } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { useQueries } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { toSuggestionsQuery, type Wishes } from '../wishes'
import { listRelaxedWishes, type RelaxedWish, relaxAllWishes } from './relaxed-wishes'

interface NothingFitsProps {
  readonly wishes: Wishes
  readonly onLetGo: (without: Wishes) => void
}

/** The empty state: finds the wish that excludes all dishes, and removes it at a press. */
export function NothingFits({ wishes, onLetGo }: NothingFitsProps) {
  const single = listRelaxedWishes(wishes)
  const all = relaxAllWishes(wishes)
  const tries = all ? [...single, all] : single
  const found = useQueries(
    {
      queries: tries.map(({ without }) => {
        const query = toSuggestionsQuery(without)
        return {
          queryKey: toQueryKey(suggestions.list, { query } as EndpointParams),
          queryFn: ({ signal }: { signal: AbortSignal }) =>
            callEndpoint(suggestions.list, { query }, { signal }),
        }
      }),
    },
    queryClient,
  )
  const settled = found.every(({ isPending }) => !isPending)
  const helps = tries.filter((_, place) => (found[place]?.data?.data.suggestions.length ?? 0) > 0)
  return (
    <EmptyState
      // Replaced as a whole: the result may need more lines than the placeholder, and nothing is shifted.
      key={settled ? 'known' : 'asking'}
      icon={<SearchX />}
      title="Nothing fits all of that"
      hint={settled ? formatReason(helps, single) : <Skeleton className="mx-auto h-lh w-72 max-w-full" />}
      action={
        settled ? (
          <>
            {helps.slice(0, 3).map((one, place) => (
              <Button
                key={one.offer}
                variant={place === 0 ? 'primary' : 'secondary'}
                onClick={() => onLetGo(one.without)}
              >
                {one.offer}
              </Button>
            ))}
            {helps.length === 0 && (
              <Button asChild>
                <Link to={paths.dietaryPreferences}>Dietary Preferences</Link>
              </Button>
            )}
          </>
        ) : (
          <Skeleton className="h-11 w-40" />
        )
      }
      className="min-h-110"
    />
  )
}

function formatReason(helps: readonly RelaxedWish[], single: readonly RelaxedWish[]): string {
  const [first] = helps
  if (!first) return 'What the people at the table follow and avoid leaves no dish here.'
  return single.includes(first)
    ? `The hard wish is ${first.wish}. Without it there are dishes.`
    : 'No single wish is the hard one: it is all of them together.'
}
