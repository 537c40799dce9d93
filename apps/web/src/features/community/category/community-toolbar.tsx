import { SearchInput } from '../../../ui/fields/search-input'
import { Select } from '../../../ui/fields/select'
import { type CommunityFilter, maxCommunitySearchLength, postOrderOptions } from './community-filter'

interface CommunityToolbarProps {
  readonly typed: string
  readonly sort: CommunityFilter['sort']
  readonly onSearch: (text: string) => void
  readonly onSort: (sort: CommunityFilter['sort']) => void
}

export function CommunityToolbar({ typed, sort, onSearch, onSort }: CommunityToolbarProps) {
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
