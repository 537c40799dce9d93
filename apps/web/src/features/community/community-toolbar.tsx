import { SearchInput } from '../../ui/search-input'
import { Select } from '../../ui/select'
import { type CommunityView, longestSearch, orders } from './community-view'

interface CommunityToolbarProps {
  readonly typed: string
  readonly sort: CommunityView['sort']
  readonly onSearch: (text: string) => void
  readonly onSort: (sort: CommunityView['sort']) => void
}

export function CommunityToolbar({ typed, sort, onSearch, onSort }: CommunityToolbarProps) {
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <SearchInput
        aria-label="Search posts"
        placeholder="Search posts by title, words or tag"
        value={typed}
        onValueChange={onSearch}
        maxLength={longestSearch}
      />
      <Select
        aria-label="Sort posts"
        options={orders}
        value={sort}
        onChange={({ target }) =>
          onSort(orders.find(({ value }) => value === target.value)?.value ?? 'recent')
        }
      />
    </search>
  )
}
