import { Apple, Snowflake } from 'lucide-react'
import { useState } from 'react'
import { Tabs } from '../../ui/controls/tabs'
import { Avatar } from '../../ui/display/avatar'
import { Pagination } from '../../ui/display/pagination'
import { Specimen } from './specimen'

const places = [
  {
    value: 'pantry',
    label: 'Pantry',
    icon: <Apple aria-hidden />,
    count: 12,
    content: <p>Twelve things in the pantry.</p>,
  },
  {
    value: 'freezer',
    label: 'Freezer',
    icon: <Snowflake aria-hidden />,
    count: 3,
    content: <p>Three things, frozen.</p>,
  },
  { value: 'none', label: 'Nowhere', content: <p>Nothing is nowhere.</p> },
]

export function NavigationSection() {
  const [page, setPage] = useState(7)
  return (
    <div>
      <h2 className="pb-4 text-2xl">Finding the way</h2>
      <Specimen name="Tabs" plain>
        <Tabs label="Places" tabs={places} />
      </Specimen>
      <Specimen name="Pagination: buttons in the middle, links at the start" plain>
        <div className="flex flex-col gap-4">
          <Pagination page={page} pageCount={25} onPageChange={setPage} />
          <Pagination
            aria-label="Pagination by address"
            page={1}
            pageCount={3}
            hrefOf={(to) => `?page=${to}`}
          />
        </div>
      </Specimen>
      <Specimen name="Avatar">
        <Avatar name="Ada Lovelace" size="sm" />
        <Avatar name="Ada King Lovelace" />
        <Avatar name="Élise" size="lg" />
      </Specimen>
    </div>
  )
}
