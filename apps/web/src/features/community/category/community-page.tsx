import { CommunityId, communityNames } from '@larder/contract/community'
import { CookingPot, SearchX } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { useProjected } from '../../../api/use-read'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { communityPath, paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useParams } from '../../../router/router'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { SearchInput } from '../../../ui/fields/search-input'
import { Select } from '../../../ui/fields/select'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { communityIconName, parseCommunityId } from '../community-icon'
import { PostList, PostSkeleton } from '../posts/post-list'
import { useCommunityPosts } from '../posts/posts-projection'
import { isSamplePost } from '../posts/sample-post'
import { SamplePostsNote } from '../sample-posts-note'
import { useDocumentTitle, usePageFocus } from '../use-community-page'
import {
  type CommunityFilter,
  maxCommunitySearchLength,
  postOrderOptions,
  toCommunityParams,
  useCommunityFilter,
} from './community-filter'
import { CommunityHeading, joinedCommunity } from './community-heading'

/** Dims outdated results. The delay avoids flicker on quick responses. */
const staleStyle = 'opacity-60 transition-opacity delay-200'
const countId = 'posts-count'

interface CommunityToolbarProps {
  readonly typed: string
  readonly sort: CommunityFilter['sort']
  readonly onSearch: (text: string) => void
  readonly onSort: (sort: CommunityFilter['sort']) => void
}

function CommunityToolbar({ typed, sort, onSearch, onSort }: CommunityToolbarProps) {
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <SearchInput
        aria-label="Search posts"
        placeholder="Search posts by title, words or tag"
        value={typed}
        onValueChange={onSearch}
        maxLength={maxCommunitySearchLength}
      />
      <Select
        aria-label="Sort posts"
        options={postOrderOptions}
        value={sort}
        onChange={({ target }) =>
          onSort(postOrderOptions.find(({ value }) => value === target.value)?.value ?? 'recent')
        }
      />
    </search>
  )
}

/** Links to the other communities. */
function OtherCommunities({ but }: { readonly but?: string | undefined }) {
  return (
    <nav aria-labelledby="other-communities" className="flex flex-col gap-2">
      <h2 id="other-communities" className="text-lg">
        {but === undefined ? 'Communities' : 'Other communities'}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-2">
        {CommunityId.options
          .filter((id) => id !== but)
          .map((id) => (
            <li key={id}>
              <Link
                to={communityPath(id)}
                className="-mx-2 flex min-h-11 items-center gap-3 rounded-inner px-2 no-underline enabled-hover:bg-shade"
              >
                <FoodIcon foodId={communityIconName(id)} className="size-6" />
                {communityNames[id].name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

interface NoPostsProps {
  readonly community: string
  readonly known: boolean
  readonly search: string
  readonly onClear: () => void
}

function NoPosts({ community, known, search, onClear }: NoPostsProps) {
  const { isAuthenticated } = useSession()
  if (!known)
    return (
      <EmptyState
        icon={<CookingPot />}
        title="There is no community here"
        hint="The address is not quite right. The real ones are close by."
        action={
          <Button asChild variant="primary">
            <Link to={paths.community}>See all communities</Link>
          </Button>
        }
      />
    )
  if (search !== '')
    return (
      <EmptyState
        icon={<SearchX />}
        title="No posts found"
        hint={`We looked for ‘${search}’ in titles, words and tags. Try fewer or other words.`}
        action={<Button onClick={onClear}>Clear search</Button>}
      />
    )
  return (
    <EmptyState
      icon={<CookingPot />}
      title="No posts yet"
      hint="Be the first. A recipe you know by heart is a good start."
      action={
        isAuthenticated && (
          <Button asChild variant="primary">
            <Link to={`${paths.postRecipe}?community=${community}`}>Post a Recipe</Link>
          </Button>
        )
      }
    />
  )
}

/** The page /community/{category}: its posts, searched, sorted, ten a page. */
export function CommunityPage() {
  const { category = '' } = useParams()
  const { typed, asked, search, clear, order } = useCommunityFilter()
  const about = useProjected(joinedCommunity, { params: { id: category.slice(0, 60) } })
  const posts = useCommunityPosts(category.slice(0, 60), asked)
  const answered = posts.data !== undefined && !posts.isPlaceholderData
  const failure = useLastFailure(`posts of ${category}`, posts.error ?? about.error, answered && !about.error)
  const total = posts.data?.page.total
  const samples = posts.data?.data.some(isSamplePost) ?? false
  const toPageHref = (page: number) => {
    const params = toCommunityParams({ ...asked, page }).toString()
    return communityPath(category) + (params && `?${params}`)
  }
  useDocumentTitle(about.data?.data.name)
  usePageFocus(asked.page, countId)

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-6 pb-12 sm:px-6 sm:pt-8">
      <CommunityHeading id={category} community={about.data?.data} failed={about.error !== null} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <CommunityToolbar typed={typed} sort={asked.sort} onSearch={search} onSort={order} />
          <p id={countId} role="status" tabIndex={-1} className="numbers min-h-6 text-ink-soft">
            {total === undefined ? '\u00a0' : formatNounCount(total, samples ? 'sample' : 'post')}
          </p>
          {failure && (
            <LoadErrorNote
              title={total === undefined ? 'The posts could not be loaded' : 'This may be out of date'}
              sentence={toErrorMessage(failure)}
              reading={posts.isFetching || about.isFetching}
              onTryAgain={() => void Promise.all([posts.refetch(), about.refetch()])}
            />
          )}
          <div
            aria-busy={posts.isPlaceholderData}
            className={classNames('flex flex-col gap-4', posts.isPlaceholderData && staleStyle)}
          >
            {!posts.data && !failure && <PostSkeleton />}
            {samples && <SamplePostsNote community={category} />}
            {posts.data && (
              <PostList
                posts={posts.data.data}
                page={asked.page}
                pages={posts.data.page.pages}
                total={posts.data.page.total}
                hrefOf={toPageHref}
                empty={
                  <NoPosts
                    community={category}
                    known={parseCommunityId(category) !== undefined}
                    search={asked.q.trim()}
                    onClear={() => {
                      clear()
                      document.getElementById(countId)?.focus({ preventScroll: true })
                    }}
                  />
                }
              />
            )}
          </div>
        </div>
        {/* Where it is below the posts, it waits for them; otherwise it would jump when there are few. */}
        <aside
          className={classNames(
            'lg:sticky lg:top-24 lg:self-start',
            !posts.data && !failure && 'max-lg:hidden',
          )}
        >
          <OtherCommunities but={parseCommunityId(category)} />
        </aside>
      </div>
    </div>
  )
}
