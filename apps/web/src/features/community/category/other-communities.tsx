import { CommunityId, communityNames } from '@larder/contract/community'
import { Link } from 'react-router'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { communityPath } from '../../../paths'
import { communityIconName } from '../community-icon'

/** Links to the other communities. */
export function OtherCommunities({ but }: { readonly but?: string | undefined }) {
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
