import { type Address, keyOf } from '@larder/contract/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { useQueries } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { paths } from '../../paths'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { type LettingGo, lettingAllGo, lettingGo } from './letting-go'
import { queryFor, type Wishes } from './wishes'

interface NothingFitsProps {
  readonly wishes: Wishes
  readonly onLetGo: (without: Wishes) => void
}

/** Nothing fits: finds out which wish is the hard one, and lets it go at a press. */
export function NothingFits({ wishes, onLetGo }: NothingFitsProps) {
  const single = lettingGo(wishes)
  const all = lettingAllGo(wishes)
  const tries = all ? [...single, all] : single
  const found = useQueries(
    {
      queries: tries.map(({ without }) => {
        const query = queryFor(without)
        return {
          queryKey: keyOf(suggestions.list, { query } as Address),
          queryFn: ({ signal }: { signal: AbortSignal }) => call(suggestions.list, { query }, { signal }),
        }
      }),
    },
    queries,
  )
  const settled = found.every(({ isPending }) => !isPending)
  const helps = tries.filter((_, place) => (found[place]?.data?.data.suggestions.length ?? 0) > 0)
  return (
    <EmptyState
      // As a whole: what was found out may take more lines than its place, and nothing is moved about.
      key={settled ? 'known' : 'asking'}
      icon={<SearchX />}
      title="Nothing fits all of that"
      hint={settled ? whyWords(helps, single) : <Skeleton className="mx-auto h-lh w-72 max-w-full" />}
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

function whyWords(helps: readonly LettingGo[], single: readonly LettingGo[]): string {
  const [first] = helps
  if (!first) return 'What the people at the table follow and avoid leaves no dish here.'
  return single.includes(first)
    ? `The hard wish is ${first.wish}. Without it there are dishes.`
    : 'No single wish is the hard one: it is all of them together.'
}
