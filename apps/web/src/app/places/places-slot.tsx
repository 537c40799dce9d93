import { paths } from '../../paths'
import { useLocation } from '../../router/router'
import { useSession } from '../../session/use-session'
import { classNames } from '../../ui/class-names'
import { importWithRetry } from '../background/lazy-household-sync'
import { cookPart } from '../cook-part'
import { SilentErrorBoundary } from '../page/page-error-boundary'

const LoadedPlacesBar = cookPart(async () => (await importWithRetry(() => import('./places-bar'))).PlacesBar)

interface PlacesSlotProps {
  /** Within a row that is there anyway. */
  readonly inRow?: boolean
}

/**
 * The room of the five places, for signed-in cooks: its size is known before its content loads, and styles/app.css
 * tells the page. The cooking guide has none on a phone.
 */
export function PlacesSlot({ inRow = false }: PlacesSlotProps) {
  const { pathname } = useLocation()
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  const isGuide = pathname === paths.cookingGuide
  return (
    <div
      data-places={isGuide ? 'row' : 'bar'}
      className={classNames(
        'flex items-center print:hidden max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-25 max-md:h-(--tab-bar)',
        'max-md:items-start max-md:border-t max-md:bg-raised max-md:in-data-keyboard:hidden',
        inRow ? 'grow' : 'h-(--places-row) border-b md:px-[max(0.75rem,calc(50%-39.25rem))]',
        isGuide && 'max-md:hidden',
      )}
    >
      <SilentErrorBoundary>
        <LoadedPlacesBar />
      </SilentErrorBoundary>
    </div>
  )
}
